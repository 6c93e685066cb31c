/// Earlier places with equal bytes: by the layout of the picture, and by chains of places with
/// the same hash.
@safe
struct ChainSearch: ~Copyable {
  private static let hashBits = 15
  /// The most places of a chain that are tried at one position.
  private static let depth = 8

  /// The shortest match that is taken without looking further.
  private static let longEnough = 64

  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private let hashedBytes: Int
  private var neighbours: LayoutMatches
  /// The newest place of each hash; negative where there is none.
  private let newest: UnsafeMutablePointer<Int32>
  /// For each place modulo the window, the one before it with the same hash.
  private let older: UnsafeMutablePointer<Int32>

  init(bytes: UnsafePointer<UInt8>, count: Int, layout: Deflate.Layout) {
    unsafe self.bytes = bytes
    self.count = count
    hashedBytes = layout.hashedBytes
    unsafe neighbours = LayoutMatches(bytes: bytes, count: count, layout: layout)
    unsafe newest = .allocate(capacity: 1 << Self.hashBits)
    unsafe newest.initialize(repeating: -1, count: 1 << Self.hashBits)
    unsafe older = .allocate(capacity: Deflate.windowSize)
    unsafe older.initialize(repeating: -1, count: Deflate.windowSize)
  }

  deinit {
    unsafe newest.deallocate()
    unsafe older.deallocate()
  }

  /// A match that is long enough to be taken without looking further, or nothing.
  mutating func longMatch(at position: Int) -> (length: Int, distance: Int) {
    let run = neighbours.run(at: position)
    // As many whole matches as there are; the row above may reach further with the rest.
    if run >= Deflate.longestMatch {
      return (run &- run % Deflate.longestMatch, neighbours.left)
    }
    // The row above costs more bits than the pixel to the left.
    let repetition = min(neighbours.repetition(at: position), Deflate.longestMatch)
    if repetition >= Self.longEnough && repetition > run &+ 16 {
      return (repetition, neighbours.above)
    }
    return run >= Self.longEnough ? (run, neighbours.left) : (0, 0)
  }

  /// Calls `body` with matches at `position`, lengths ascending, and enters it into the chains.
  @inline(__always)
  mutating func forEachMatch(
    at position: Int, _ body: (_ lengths: Range<Int>, _ distance: Int) -> Void
  ) {
    let limit = min(count &- position, Deflate.longestMatch)
    guard limit >= 8 else { return }
    var longest = 2
    let run = min(neighbours.run(at: position), limit)
    if run > longest {
      body(3..<(run &+ 1), neighbours.left)
      longest = run
    }
    let repetition = min(neighbours.repetition(at: position), limit)
    if repetition > longest {
      body((longest &+ 1)..<(repetition &+ 1), neighbours.above)
      longest = repetition
    }
    let slot = unsafe Deflate.hash(
      bytes + position, length: hashedBytes, bits: Self.hashBits)
    var place = unsafe Int(newest[slot])
    unsafe older[position & (Deflate.windowSize &- 1)] = newest[slot]
    unsafe newest[slot] = Int32(truncatingIfNeeded: position)
    var tries = Self.depth
    while place >= 0 && position &- place <= Deflate.windowSize && tries > 0 && longest < limit {
      // Only a place that agrees in the byte after the longest match can be longer.
      if unsafe bytes[place &+ longest] == bytes[position &+ longest] {
        let length = unsafe Deflate.commonLength(
          bytes + position, bytes + place, limit: limit)
        if length > longest {
          body((longest &+ 1)..<(length &+ 1), position &- place)
          longest = length
        }
      }
      let before = unsafe Int(older[place & (Deflate.windowSize &- 1)])
      if before >= place { break }
      place = before
      tries &-= 1
    }
  }
}
