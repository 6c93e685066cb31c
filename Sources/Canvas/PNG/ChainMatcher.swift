/// Finds good matches: many earlier places are tried, and a match waits whether the next
/// position has a better one.
enum ChainMatcher {
  private static let hashBits = 16
  /// The most earlier places that are tried at one position.
  private static let depth = 48
  /// A match of this length is taken without looking further.
  private static let longEnough = 96

  /// Writes `source` as literals and matches.
  static func match(
    _ source: UnsafeBufferPointer<UInt8>, layout: Deflate.Layout,
    into writer: inout DeflateBlockWriter
  ) {
    guard let bytes = source.baseAddress else { return }
    let count = source.count
    var search = unsafe ChainSearch(bytes: bytes, count: count, layout: layout)
    var position = 0
    var next: Match?
    while position < count {
      let match: Match
      if let known = next {
        match = known
        next = nil
      } else {
        match = search.best(at: position, depth: depth)
      }
      guard match.length >= 3 else {
        unsafe writer.literal(bytes[position])
        position &+= 1
        continue
      }
      if match.length < longEnough && position &+ 1 < count {
        let later = search.best(at: position &+ 1, depth: depth)
        if later.gain > match.gain &+ 4 {
          unsafe writer.literal(bytes[position])
          position &+= 1
          next = later
          continue
        }
      }
      writer.match(length: match.length, distance: match.distance)
      search.skip(to: position &+ match.length)
      position &+= match.length
    }
  }

  /// An earlier place with equal bytes.
  struct Match {
    var length = 0
    var distance = 0

    /// A measure of what the match saves: bits of literals, less those of the distance.
    @inline(__always)
    var gain: Int {
      length &* 4 &- (Int.bitWidth &- distance.leadingZeroBitCount)
    }
  }
}

/// The earlier places of every hash, newest first, within the window.
@safe
private struct ChainSearch: ~Copyable {
  private static let hashBits = 16
  private static let longEnough = 96
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private let above: Int
  private let left: Int
  /// The newest position with a hash; negative where there is none.
  private let newest: UnsafeMutablePointer<Int32>
  /// For each position modulo the window, the one before it with the same hash.
  private let older: UnsafeMutablePointer<Int32>
  /// Positions before this one are in the chains, or left out on purpose.
  private var entered = 0

  init(bytes: UnsafePointer<UInt8>, count: Int, layout: Deflate.Layout) {
    unsafe self.bytes = bytes
    self.count = count
    above = layout.rowBytes <= Deflate.windowSize ? layout.rowBytes : 0
    left = layout.pixelBytes
    unsafe newest = .allocate(capacity: 1 << Self.hashBits)
    unsafe newest.initialize(repeating: -1, count: 1 << Self.hashBits)
    unsafe older = .allocate(capacity: Deflate.windowSize)
    unsafe older.initialize(repeating: -1, count: Deflate.windowSize)
  }

  deinit {
    unsafe newest.deallocate()
    unsafe older.deallocate()
  }

  /// The best match at `position`, which then is in the chains itself.
  mutating func best(at position: Int, depth: Int) -> ChainMatcher.Match {
    var best = ChainMatcher.Match()
    var bestGain = 8
    let limit = count &- position
    func consider(_ place: Int, limit: Int) {
      let length = unsafe Deflate.commonLength(bytes + position, bytes + place, limit: limit)
      let match = ChainMatcher.Match(length: length, distance: position &- place)
      if length >= 3 && match.gain > bestGain {
        best = match
        bestGain = match.gain
      }
    }
    if position >= left { consider(position &- left, limit: limit) }
    if above > 0 && position >= above { consider(position &- above, limit: limit) }
    guard best.length < Self.longEnough, limit >= 8 else {
      enter(position)
      return best
    }
    let shortLimit = min(limit, 258)
    var place = unsafe Int(newest[Deflate.hash(bytes + position, bits: Self.hashBits)])
    var tries = depth
    while place >= 0 && position &- place <= Deflate.windowSize && tries > 0 {
      // Only a place that agrees in the byte after the best match can be better.
      let end = min(best.length, shortLimit &- 1)
      if unsafe bytes[place &+ end] == bytes[position &+ end] {
        consider(place, limit: shortLimit)
        if best.length >= Self.longEnough { break }
      }
      let before = unsafe Int(older[place & (Deflate.windowSize &- 1)])
      if before >= place { break }
      place = before
      tries &-= 1
    }
    enter(position)
    return best
  }

  /// Puts the positions before `end` into the chains; of a long match only both its ends.
  mutating func skip(to end: Int) {
    if end &- entered > 64 {
      let first = entered &+ 16
      while entered < first { enter(entered) }
      entered = end &- 16
    }
    while entered < end { enter(entered) }
  }

  @inline(__always)
  private mutating func enter(_ position: Int) {
    guard position >= entered else { return }
    entered = position &+ 1
    guard position &+ 8 <= count else { return }
    let slot = unsafe Deflate.hash(bytes + position, bits: Self.hashBits)
    unsafe older[position & (Deflate.windowSize &- 1)] = newest[slot]
    unsafe newest[slot] = Int32(truncatingIfNeeded: position)
  }
}
