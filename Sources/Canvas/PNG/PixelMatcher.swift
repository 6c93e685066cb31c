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
    let above = layout.rowBytes <= Deflate.windowSize ? layout.rowBytes : 0
    let left = layout.pixelBytes
    var places = [Int32](repeating: Int32.min, count: 1 << hashBits)
    unsafe places.withUnsafeMutableBufferPointer { places in
      var position = 0
      while position < count {
        let limit = count &- position
        var length = 0
        var distance = 0
        // 1. The row above, as far as it goes: equal rows are one match.
        if above > 0 && position >= above {
          length = unsafe Deflate.commonLength(
            bytes + position, bytes + (position &- above), limit: limit)
          distance = above
        }
        // 2. The pixel to the left: a run of one colour.
        if length < 64 && position >= left {
          let run = unsafe Deflate.commonLength(
            bytes + position, bytes + (position &- left), limit: limit)
          if run >= length {
            length = run
            distance = left
          }
        }
        // 3. The last place that began alike.
        if length < 16 && limit >= 8 {
          let slot = unsafe Deflate.hash(bytes + position, bits: hashBits)
          let place = unsafe Int(places[slot])
          unsafe places[slot] = Int32(truncatingIfNeeded: position)
          if place >= 0 && position &- place <= Deflate.windowSize {
            let found = unsafe Deflate.commonLength(
              bytes + position, bytes + place, limit: min(limit, 258))
            if found >= 4 && found > length &+ 1 {
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

  /// A hash of the four bytes at `place`.
  @inline(__always)
  static func hash(_ place: UnsafePointer<UInt8>, bits: Int) -> Int {
    let word = unsafe UnsafeRawPointer(place).loadUnaligned(as: UInt32.self).littleEndian
    return Int(truncatingIfNeeded: (word &* 2_654_435_761) &>> UInt32(32 &- bits))
  }
}
