/// Compression in the zlib format (RFC 1950, 1951), ours so that equal data gives equal bytes
/// whatever is installed.
enum Deflate {
  /// How the data is laid out, for matches that are likely.
  struct Layout {
    /// Bytes of one pixel; 1 for text.
    var pixelBytes = 1
    /// Bytes of one row with its filter byte; 0 where there are no rows.
    var rowBytes = 0

    /// Bytes that earlier places are found by: a pixel of three, which is the shortest match,
    /// else four.
    var hashedBytes: Int { pixelBytes == 3 ? 3 : 4 }
  }

  /// The zlib stream of `bytes`.
  ///
  /// Depends on nothing but its arguments.
  ///
  /// - Complexity: O(`bytes.count`), with a larger factor for ``PNG/Effort/small``.
  static func zlibStream(
    of bytes: [UInt8], layout: Layout = Layout(), effort: PNG.Effort
  ) -> [UInt8] {
    var writer = DeflateBlockWriter(effort: effort)
    unsafe bytes.withUnsafeBufferPointer { source in
      switch effort {
      case .fast:
        unsafe PixelMatcher.match(source, layout: layout, into: &writer)
      case .small:
        // A fast attempt shows which symbols will be frequent, so cheap.
        var attempt = DeflateBlockWriter(effort: .fast)
        unsafe PixelMatcher.match(source, layout: layout, into: &attempt)
        let costs = DeflateCosts(attempt.finishedCounts())
        unsafe ChainMatcher.match(source, layout: layout, costs: costs, into: &writer)
      }
    }
    let checksum = Adler32.checksum(of: bytes, count: bytes.count)
    return writer.finished() + checksum.bigEndianBytes
  }

  /// The length symbol (257…285) of a match, with the value and the number of its extra bits.
  @inline(__always)
  static func lengthSymbol(_ length: Int) -> (symbol: Int, extra: UInt32, extraBits: Int) {
    let value = length &- 3
    if value < 4 { return (257 &+ value, 0, 0) }
    if length == 258 { return (285, 0, 0) }
    let bits = (Int.bitWidth &- 3) &- value.leadingZeroBitCount
    return (
      257 &+ 4 &* (bits &+ 1) &+ (value &>> bits) & 3,
      UInt32(truncatingIfNeeded: value & ((1 &<< bits) &- 1)), bits
    )
  }

  /// The distance symbol (0…29) of a match, with the value and the number of its extra bits.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> (symbol: Int, extra: UInt32, extraBits: Int) {
    let value = distance &- 1
    if value < 2 { return (value, 0, 0) }
    let bits = (Int.bitWidth &- 2) &- value.leadingZeroBitCount
    return (
      2 &* (bits &+ 1) &+ (value &>> bits) & 1,
      UInt32(truncatingIfNeeded: value & ((1 &<< bits) &- 1)), bits
    )
  }
}

extension UInt32 {
  /// The four bytes, highest first, as PNG and zlib store numbers.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) }
  }
}
