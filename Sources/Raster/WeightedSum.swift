/// A row of sums of whole numbers modulo 2³²: where blurs and scaled pictures spend their time.
struct WeightedSum {
  private var sums: [UInt32]

  /// Creates `count` sums, each with a start that makes its upper bits round.
  init(count: Int, start: UInt32 = 0) { sums = [UInt32](repeating: start, count: count) }

  /// Adds each value times `factor`; there are as many values as sums.
  mutating func add(_ values: [UInt32], times factor: UInt32) {
    precondition(values.count == sums.count)
    // Spans of one length, so that the loop needs no checks.
    let source = values.span
    var target = sums.mutableSpan
    for index in target.indices { target[index] &+= factor &* source[index] }
  }

  /// Makes each sum `value`.
  mutating func reset(to value: UInt32) {
    var target = sums.mutableSpan
    for index in target.indices { target[index] = value }
  }

  /// The upper eight bits of each sum, rounded.
  var bytes: [UInt8] { sums.map { UInt8(truncatingIfNeeded: ($0 &+ (1 << 23)) >> 24) } }

  /// Appends a pixel for every four sums: bits 16 to 23 of alpha, red, green and blue.
  func appendPixels(to pixels: inout [UInt32]) {
    for base in stride(from: 0, to: sums.count, by: 4) {
      let (alpha, red) = (sums[base] >> 16, sums[base + 1] >> 16)
      let (green, blue) = (sums[base + 2] >> 16, sums[base + 3] >> 16)
      pixels.append(alpha << 24 | red << 16 | green << 8 | blue)
    }
  }
}
