/// Finds matches quickly in rows of pixels: the pixel above, the pixel to the left, and one
/// earlier place with the same four bytes.
enum PixelMatcher {
  private static let hashBits = 15

  /// Writes `source` as literals and matches.
  static func match(
    _ source: UnsafeBufferPointer<UInt8>, layout: Deflate.Layout,
    into writer: inout DeflateBlockWriter
  ) {
    guard let bytes = source.baseAddress else { return }
    let count = source.count
    var neighbours = unsafe LayoutMatches(bytes: bytes, count: count, layout: layout)
    var places = [Int32](repeating: Int32.min, count: 1 << hashBits)
    unsafe places.withUnsafeMutableBufferPointer { places in
      var position = 0
      while position < count {
        let limit = min(count &- position, Deflate.longestMatch)
        // 1. The pixel to the left: a run of one colour. Its distance takes no extra bits, so as
        //    much of it as whole matches cover is taken at once …
        var length = neighbours.run(at: position)
        var distance = neighbours.left
        if length >= Deflate.longestMatch {
          length &-= length % Deflate.longestMatch
          writer.match(length: length, distance: distance)
          position &+= length
          continue
        }
        // 2. … and the rest by the row above, which goes on over the end of the row.
        let repetition = min(neighbours.repetition(at: position), limit)
        if repetition > length {
          length = repetition
          distance = neighbours.above
        }
        // 3. The last place that began alike.
        if length < 16 && limit >= 8 {
          let slot = unsafe Deflate.hash(
            bytes + position, length: layout.hashedBytes, bits: hashBits)
          let place = unsafe Int(places[slot])
          unsafe places[slot] = Int32(truncatingIfNeeded: position)
          if place >= 0 && position &- place <= Deflate.windowSize {
            let found = unsafe Deflate.commonLength(
              bytes + position, bytes + place, limit: limit)
            if found > length &+ 1 {
              length = found
              distance = position &- place
            }
          }
        }
        if length >= 3 {
          writer.match(length: length, distance: distance)
          position &+= length
        } else {
          unsafe writer.literal(bytes[position])
          position &+= 1
        }
      }
    }
  }
}

extension Deflate {
  /// The farthest that a match may lie back.
  static let windowSize = 32768

  /// The most bytes of one match.
  static let longestMatch = 258

  /// How many bytes at `a` and `b` are equal, at most `limit`; both must have as many.
  @inline(__always)
  static func commonLength(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, limit: Int
  ) -> Int {
    var length = 0
    while length &+ 8 <= limit {
      let difference =
        unsafe UnsafeRawPointer(a + length).loadUnaligned(as: UInt64.self)
        ^ UnsafeRawPointer(b + length).loadUnaligned(as: UInt64.self)
      if difference != 0 {
        return length &+ difference.littleEndian.trailingZeroBitCount &>> 3
      }
      length &+= 8
    }
    while unsafe length < limit && a[length] == b[length] { length &+= 1 }
    return length
  }

  /// The eight bytes at `place` as a number.
  @inline(__always)
  static func word(_ place: UnsafePointer<UInt8>) -> UInt64 {
    unsafe UnsafeRawPointer(place).loadUnaligned(as: UInt64.self).littleEndian
  }

  /// A hash of the first `length` bytes at `place`, which must have eight.
  @inline(__always)
  static func hash(_ place: UnsafePointer<UInt8>, length: Int, bits: Int) -> Int {
    let beginning = unsafe word(place) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* length)
    return Int(truncatingIfNeeded: (beginning &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- bits))
  }
}
