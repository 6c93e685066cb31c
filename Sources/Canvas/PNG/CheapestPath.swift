/// The cheapest way from one place of the data to all that can be reached from it.
///
/// Places are visited in order; each adds its literal and its matches.
@safe
struct CheapestPath: ~Copyable {
  private static let unreached = Int32.max / 2

  /// One place behind the start.
  private struct Node {
    /// The cost of the best way to this place.
    var cost: Int32
    /// The last step of it: length << 16 | distance, or 1 << 16 for a literal.
    var step: UInt32
  }

  private let nodes: UnsafeMutablePointer<Node>
  private let capacity: Int
  /// Costs by byte, by length and by distance symbol, one table after the other.
  private let costs: UnsafeMutablePointer<Int32>
  private static let lengthCosts = 256
  private static let distanceCosts = lengthCosts + Deflate.longestMatch + 1
  private var start = 0
  /// Nodes that have a meaning.
  private var reached = 0

  /// Makes room for stretches of `length` bytes.
  init(length: Int, costs: DeflateCosts) {
    capacity = length + Deflate.longestMatch + 1
    unsafe nodes = .allocate(capacity: capacity)
    let tables = costs.literals + costs.lengths + costs.distances
    unsafe self.costs = .allocate(capacity: tables.count)
    for (index, cost) in tables.enumerated() { unsafe self.costs[index] = cost }
  }

  deinit {
    unsafe nodes.deallocate()
    unsafe costs.deallocate()
  }

  /// Begins a new stretch at `position`.
  mutating func begin(at position: Int) {
    start = position
    unsafe nodes[0] = Node(cost: 0, step: 0)
    reached = 1
  }

  /// Allows the byte at `position` to be written as it is.
  @inline(__always)
  mutating func addLiteral(_ byte: UInt8, at position: Int) {
    let node = position &- start
    reach(node &+ 1)
    unsafe relax(node &+ 1, cost: nodes[node].cost &+ costs[Int(byte)], step: 1 << 16)
  }

  /// Allows a match of any of `lengths` at `position`.
  @inline(__always)
  mutating func addMatches(lengths: Range<Int>, distance: Int, at position: Int) {
    let node = position &- start
    let symbol = Deflate.distanceSymbol(distance).symbol
    let base = unsafe nodes[node].cost &+ costs[Self.distanceCosts &+ symbol]
    reach(node &+ lengths.upperBound &- 1)
    var length = lengths.lowerBound
    while length < lengths.upperBound {
      unsafe relax(
        node &+ length, cost: base &+ costs[Self.lengthCosts &+ length],
        step: UInt32(truncatingIfNeeded: length &<< 16 | distance))
      length &+= 1
    }
  }

  /// Makes sure that all nodes up to `node` have a meaning.
  @inline(__always)
  private mutating func reach(_ node: Int) {
    while reached <= node {
      unsafe nodes[reached] = Node(cost: Self.unreached, step: 0)
      reached &+= 1
    }
  }

  @inline(__always)
  private func relax(_ node: Int, cost: Int32, step: UInt32) {
    if unsafe cost < nodes[node].cost {
      unsafe nodes[node] = Node(cost: cost, step: step)
    }
  }

  /// Writes the cheapest way to `end` and returns `end`.
  mutating func write(
    upTo end: Int, of bytes: UnsafePointer<UInt8>, into writer: inout DeflateBlockWriter
  ) -> Int {
    // Backwards once, leaving at each place where the way goes on.
    var node = end &- start
    var following: UInt32 = 0
    while node > 0 {
      let step = unsafe nodes[node].step
      unsafe nodes[node].step = following
      following = step
      node &-= Int(step >> 16)
    }
    var position = start
    while position < end {
      if following >> 16 == 1 {
        unsafe writer.literal(bytes[position])
      } else {
        writer.match(length: Int(following >> 16), distance: Int(following & 0xFFFF))
      }
      position &+= Int(following >> 16)
      following = unsafe nodes[position &- start].step
    }
    return position
  }
}
