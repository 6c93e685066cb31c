/// A canonical prefix code of DEFLATE (RFC 1951, 3.2.2), made from symbol counts.
struct HuffmanCode {
  /// Bits of each symbol's code; 0 where the symbol does not occur.
  let lengths: [UInt8]
  /// Each symbol's code, its bits in the order in which they are written.
  let codes: [UInt16]

  /// Builds the code for `counts` with no code longer than `limit` bits.
  ///
  /// Codes are as short as possible without the limit; with it, what it costs is taken from the
  /// rarest symbols. Depends on nothing but the counts.
  init(counts: [UInt32], limit: Int) {
    lengths = Self.lengths(counts: counts, limit: limit)
    codes = CanonicalCodes.codes(lengths: lengths)
  }

  /// The bits that the counted symbols take, without their extra bits.
  func cost(of counts: [UInt32]) -> Int {
    var bits = 0
    for (count, length) in zip(counts, lengths) { bits += Int(count) * Int(length) }
    return bits
  }

  private static func lengths(counts: [UInt32], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let used = counts.indices.filter { counts[$0] > 0 }
      .sorted { counts[$0] != counts[$1] ? counts[$0] < counts[$1] : $0 < $1 }
    guard used.count > 1 else {
      // One bit for a lone symbol; a code without symbols still needs one to be well formed.
      lengths[used.first ?? 0] = 1
      return lengths
    }
    let depths = leafDepths(sortedWeights: used.map { UInt64(counts[$0]) })
    // Symbols per length, with those that are too deep gathered at the limit …
    var perLength = [Int](repeating: 0, count: limit + 1)
    for depth in depths { perLength[min(depth, limit)] += 1 }
    // … and Kraft's sum brought back to one: a leaf one level up becomes the parent of two.
    var sum = 0
    for length in 1...limit { sum += perLength[length] << (limit - length) }
    while sum > 1 << limit {
      var length = limit - 1
      while perLength[length] == 0 { length -= 1 }
      perLength[length] -= 1
      perLength[length + 1] += 2
      perLength[limit] -= 1
      sum -= 1
    }
    // The rarest symbols take the longest codes.
    var position = 0
    for length in stride(from: limit, through: 1, by: -1) {
      for _ in 0..<perLength[length] {
        lengths[used[position]] = UInt8(length)
        position += 1
      }
    }
    return lengths
  }

  /// The depths of the leaves in Huffman's tree; weights ascending.
  private static func leafDepths(sortedWeights leaves: [UInt64]) -> [Int] {
    let count = leaves.count
    var weights = leaves
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var leaf = 0
    var node = count
    // Both leaves and inner nodes come in ascending order, so the lighter front is the minimum.
    func takeLightest() -> Int {
      if leaf < count && (node >= weights.count || weights[leaf] <= weights[node]) {
        leaf += 1
        return leaf - 1
      }
      node += 1
      return node - 1
    }
    while weights.count < 2 * count - 1 {
      let first = takeLightest()
      let second = takeLightest()
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for index in stride(from: 2 * count - 3, through: 0, by: -1) {
      depths[index] = depths[parents[index]] + 1
    }
    return Array(depths.prefix(count))
  }
}

/// The codes that follow from code lengths alone, their bits in the order of the stream.
enum CanonicalCodes {
  /// One code for each of `lengths`; 0 where the length is 0.
  static func codes(lengths: [UInt8]) -> [UInt16] {
    var perLength = [UInt16](repeating: 0, count: 16)
    for length in lengths where length > 0 { perLength[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 16)
    for length in 1..<16 { next[length] = (next[length - 1] &+ perLength[length - 1]) &<< 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] &+= 1
      return reversed(code, bits: Int(length))
    }
  }

  /// The lowest `bits` bits of `code` in the opposite order.
  private static func reversed(_ code: UInt16, bits: Int) -> UInt16 {
    var rest = code
    var result: UInt16 = 0
    for _ in 0..<bits {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
