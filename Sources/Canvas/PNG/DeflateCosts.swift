/// What literals, lengths and distances cost, in sixteenths of a bit, extra bits included.
struct DeflateCosts {
  /// By byte.
  let literals: [Int32]
  /// By length, from 0 to 258; lengths below 3 cost nothing and must not occur.
  let lengths: [Int32]
  /// By distance symbol.
  let distances: [Int32]

  /// The costs under a code that suits `counts`.
  ///
  /// A symbol that did not occur costs as much as one that occurred once.
  init(_ counts: TokenCounts) {
    let literalBits = Self.bits(counts.literals)
    let distanceBits = Self.bits(counts.distances)
    literals = Array(literalBits.prefix(256))
    lengths = (0...Deflate.longestMatch).map { length in
      guard length >= 3 else { return 0 }
      let (symbol, _, extraBits) = Deflate.lengthSymbol(length)
      return literalBits[symbol] + 16 * Int32(extraBits)
    }
    distances = distanceBits.enumerated().map { symbol, bits in
      bits + 16 * Int32(symbol < 4 ? 0 : symbol / 2 - 1)
    }
  }

  /// −log₂ of each symbol's share, in sixteenths.
  private static func bits(_ counts: [UInt32]) -> [Int32] {
    let total = counts.reduce(0) { $0 + Int($1) } + counts.count
    let all = sixteenthsOfLog2(total)
    return counts.map { max(8, all - sixteenthsOfLog2(Int($0) + 1)) }
  }

  /// 16 · log₂ of `value`, rounded down, in whole numbers so that it is equal everywhere.
  private static func sixteenthsOfLog2(_ value: Int) -> Int32 {
    let whole = Int.bitWidth - 1 - value.leadingZeroBitCount
    // Four squarings give four binary places.
    var mantissa = UInt64(value) << UInt64(31 - whole)
    var result = Int32(whole)
    for _ in 0..<4 {
      mantissa = mantissa * mantissa >> 31
      result <<= 1
      if mantissa >= 1 << 32 {
        mantissa >>= 1
        result |= 1
      }
    }
    return result
  }
}
