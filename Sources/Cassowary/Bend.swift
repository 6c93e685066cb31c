/// A place where the cost of a form changes its slope: one row's wish for that form.
///
/// `form ≤ p` at some priority costs nothing below p and `weight` a unit above it: slopes 0 and
/// `weight`. `form ≥ p` has slopes -`weight` and 0, and `form = p` has -`weight` and `weight`.
struct Bend {
  /// In the form's own units; moves with the row's constant.
  var position: Double
  /// Slopes of the cost to the left (not positive) and to the right (not negative).
  let left: Double
  let right: Double
  /// Weight of the cost in the pass for ranks.
  let rank: Double
  /// The priority; 0 for free choices, weaker than any row.
  let priority: Float
  /// The slot of the row, or ``Source``'s code of a variable that is not negative.
  let source: Int32
}

/// What a bend stands for.
enum Source {
  case row(slot: Int32)
  /// The variable of this place in the elimination order is not negative.
  case nonnegative(position: Int32)
  /// No row: a free choice.
  case choice

  var code: Int32 {
    switch self {
    case .row(let slot): slot
    case .nonnegative(let position): -2 - position
    case .choice: -1
    }
  }

  init(code: Int32) {
    self = code >= 0 ? .row(slot: code) : code == -1 ? .choice : .nonnegative(position: -2 - code)
  }
}

extension Bend {
  /// The bend of a row whose expression is `scale · form + constant`.
  init(
    _ relation: Relation, scale: Double, constant: Double, priority: Float, rank: Int,
    source: Source
  ) {
    let weight = abs(scale)
    // A negative scale turns the relation round.
    let costsBelow =
      relation == .equal || (relation == .greaterThanOrEqual) == (scale > 0)
    let costsAbove = relation == .equal || (relation == .lessThanOrEqual) == (scale > 0)
    self.init(
      position: -constant / scale, left: costsBelow ? -weight : 0, right: costsAbove ? weight : 0,
      rank: Double(rank), priority: priority, source: source.code)
  }
}

/// Bends of all forms in one flat array, each form's sorted by position.
struct BendStore {
  private var bends: ContiguousArray<Bend> = []
  private var starts: ContiguousArray<Int32> = []
  private var counts: ContiguousArray<Int32> = []
  private var room: ContiguousArray<Int32> = []

  /// Bends of a form in ``subscript(_:)``.
  @inline(__always)
  func range(of form: Int32) -> Range<Int> {
    let start = Int(starts[Int(form)])
    return start..<start + Int(counts[Int(form)])
  }

  @inline(__always)
  subscript(index: Int) -> Bend { bends[index] }

  mutating func appendForm() {
    starts.append(Int32(bends.count))
    counts.append(0)
    room.append(0)
  }

  /// Adds a bend without sorting; ``sort(_:)`` follows.
  mutating func append(_ bend: Bend, to form: Int32) {
    let f = Int(form)
    if counts[f] == room[f] {
      // A form whose bends lie at the end grows in place; another moves there.
      if Int(starts[f]) + Int(room[f]) != bends.count {
        let range = range(of: form)
        starts[f] = Int32(bends.count)
        for i in range { bends.append(bends[i]) }
        room[f] = counts[f]
      }
      let more = max(2, room[f])
      for _ in 0..<more { bends.append(bend) }
      room[f] += more
    }
    bends[Int(starts[f] + counts[f])] = bend
    counts[f] += 1
  }

  mutating func remove(source: Int32, from form: Int32) {
    let range = range(of: form)
    guard let index = range.first(where: { bends[$0].source == source }) else { return }
    for i in index..<range.upperBound - 1 { bends[i] = bends[i + 1] }
    counts[Int(form)] -= 1
  }

  mutating func setPosition(_ position: Double, at index: Int) { bends[index].position = position }

  /// Sorts by position; of equal ones lower limits come first, then by strength and row.
  mutating func sort(_ form: Int32) {
    let range = range(of: form)
    if range.count < 2 { return }
    if range.count < 16 {
      for i in range.dropFirst() {
        let bend = bends[i]
        var j = i
        while j > range.lowerBound && Self.isOrdered(bend, bends[j - 1]) {
          bends[j] = bends[j - 1]
          j -= 1
        }
        bends[j] = bend
      }
    } else {
      bends[range].sort(by: Self.isOrdered)
    }
  }

  private static func isOrdered(_ a: Bend, _ b: Bend) -> Bool {
    if a.position != b.position { return a.position < b.position }
    if (a.right == 0) != (b.right == 0) { return a.right == 0 }
    if a.priority != b.priority { return a.priority > b.priority }
    return a.source < b.source
  }
}
