/// Nonbasic forms that may improve the cost, the most harmless move first.
///
/// A move that costs nothing of its own comes first, then one that costs at a weak priority, then
/// small ranks: so a pass seldom does what a weaker one has to take back. The order is only a
/// matter of speed.
struct CandidateQueue {
  struct Candidate {
    var priority: Float
    var rank: Double
    /// What a unit of the move gained when it was queued.
    var gain: Double
    var form: Int32
  }
  /// Which of equally harmless moves comes first.
  enum Order {
    /// The smallest form: parents before children. Best for layouts.
    case oldest
    /// The greatest gain: for systems that take more exchanges than they have forms.
    case steepest
    /// The smallest form, whatever its move costs (Bland's rule): never goes round in circles.
    case bland
  }
  private var heap: ContiguousArray<Candidate> = []
  private var isQueued: ContiguousArray<Bool> = []
  private(set) var order = Order.oldest

  mutating func appendForm() { isQueued.append(false) }

  func contains(_ form: Int32) -> Bool { isQueued[Int(form)] }

  mutating func setOrder(_ new: Order) {
    if order == new { return }
    let old = heap
    heap.removeAll(keepingCapacity: true)
    order = new
    for candidate in old { sift(candidate) }
  }

  mutating func push(_ candidate: Candidate) {
    isQueued[Int(candidate.form)] = true
    sift(candidate)
  }

  private mutating func sift(_ candidate: Candidate) {
    var i = heap.count
    heap.append(candidate)
    while i > 0 {
      let parent = (i - 1) / 2
      if !isBefore(candidate, heap[parent]) { break }
      heap[i] = heap[parent]
      i = parent
    }
    heap[i] = candidate
  }

  mutating func pop() -> Int32? {
    guard let top = heap.first else { return nil }
    isQueued[Int(top.form)] = false
    let last = heap.removeLast()
    let n = heap.count
    if n > 0 {
      var i = 0
      while true {
        var child = 2 * i + 1
        if child >= n { break }
        if child + 1 < n && isBefore(heap[child + 1], heap[child]) { child += 1 }
        if !isBefore(heap[child], last) { break }
        heap[i] = heap[child]
        i = child
      }
      heap[i] = last
    }
    return top.form
  }

  mutating func removeAll() {
    for candidate in heap { isQueued[Int(candidate.form)] = false }
    heap.removeAll(keepingCapacity: true)
  }

  private func isBefore(_ a: Candidate, _ b: Candidate) -> Bool {
    if order != .bland {
      if a.priority != b.priority { return a.priority < b.priority }
      if a.rank != b.rank { return a.rank < b.rank }
      if order == .steepest && a.gain != b.gain { return a.gain > b.gain }
    }
    return a.form < b.form
  }
}

/// Bends that forms meet while one form moves, the nearest first.
struct EventQueue {
  struct Event {
    /// Distance that the moving form has gone.
    var distance: Double
    /// Which form meets its bend, and which bend: a number in ``BendStore``.
    var form: Int32
    var bend: Int32
    /// Movement of the form a unit of distance.
    var rate: Double
    /// The form's row; -1 for the moving form itself.
    var row: Int32
  }
  private var heap: ContiguousArray<Event> = []

  var nearest: Event? { heap.first }

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  mutating func push(_ event: Event) {
    var i = heap.count
    heap.append(event)
    while i > 0 {
      let parent = (i - 1) / 2
      if !Self.isBefore(event, heap[parent]) { break }
      heap[i] = heap[parent]
      i = parent
    }
    heap[i] = event
  }

  mutating func pop() -> Event? {
    guard let top = heap.first else { return nil }
    let last = heap.removeLast()
    let n = heap.count
    if n > 0 {
      var i = 0
      while true {
        var child = 2 * i + 1
        if child >= n { break }
        if child + 1 < n && Self.isBefore(heap[child + 1], heap[child]) { child += 1 }
        if !Self.isBefore(heap[child], last) { break }
        heap[i] = heap[child]
        i = child
      }
      heap[i] = last
    }
    return top
  }

  private static func isBefore(_ a: Event, _ b: Event) -> Bool {
    a.distance != b.distance ? a.distance < b.distance : a.form < b.form
  }
}
