/// A set of small numbers that gives the greatest first.
struct MaxHeap {
  private var items: ContiguousArray<Int32> = []
  private var contains: ContiguousArray<Bool> = []

  init(universe: Int) { contains = ContiguousArray(repeating: false, count: universe) }

  var isEmpty: Bool { items.isEmpty }
  /// The members in no useful, but reproducible order.
  var members: ContiguousArray<Int32> { items }

  mutating func insert(_ x: Int32) {
    if contains[Int(x)] { return }
    contains[Int(x)] = true
    var i = items.count
    items.append(x)
    while i > 0 {
      let parent = (i - 1) / 2
      if items[parent] >= x { break }
      items[i] = items[parent]
      i = parent
    }
    items[i] = x
  }

  mutating func popMax() -> Int32? {
    guard let top = items.first else { return nil }
    contains[Int(top)] = false
    let last = items.removeLast()
    let n = items.count
    if n > 0 {
      var i = 0
      while true {
        var child = 2 * i + 1
        if child >= n { break }
        if child + 1 < n && items[child + 1] > items[child] { child += 1 }
        if items[child] <= last { break }
        items[i] = items[child]
        i = child
      }
      items[i] = last
    }
    return top
  }

  mutating func removeAll() {
    for x in items { contains[Int(x)] = false }
    items.removeAll(keepingCapacity: true)
  }
}
