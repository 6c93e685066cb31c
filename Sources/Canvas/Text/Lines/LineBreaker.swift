/// Decides which characters of a paragraph stand on a line.
struct LineBreaker {
  let measured: MeasuredParagraph
  /// The width of a hyphen in a character's font, in points.
  let hyphenWidth: (Int) -> Double
  /// Points; nil for no limit.
  let width: Double?
  let breaksAnywhere: Bool

  /// A line's characters.
  struct Span {
    /// With the white space it ends in.
    var range: Range<Int>
    /// Without the white space that hangs over its end.
    var visibleEnd: Int
    /// Whether a hyphen stands where the text has a soft one.
    var endsInHyphen = false
  }

  private var traits: [GraphemeTraits] { measured.shaped.traits }

  /// The line that starts at a character, as long as fits, at least one character.
  func line(from start: Int) -> Span {
    let count = measured.shaped.count
    guard let width else { return Span(range: start..<count, visibleEnd: count) }
    let limit = width + MeasuredParagraph.tolerance
    var x = 0.0
    var opportunity: Int?
    for grapheme in start..<count {
      if grapheme > start, mayBreak(before: grapheme, at: x, limit) { opportunity = grapheme }
      x = measured.advance(x, over: grapheme)
      guard x > limit, !traits[grapheme].contains(.space) else { continue }
      return span(start..<(opportunity ?? max(grapheme, start + 1)))
    }
    return Span(range: start..<count, visibleEnd: fittingEnd(from: start, limit))
  }

  private func mayBreak(before grapheme: Int, at x: Double, _ limit: Double) -> Bool {
    if breaksAnywhere { return !traits[grapheme].contains(.space) }
    guard traits[grapheme].contains(.mayBreakBefore) else { return false }
    guard traits[grapheme - 1].contains(.softHyphen) else { return true }
    return x + hyphenWidth(grapheme - 1) <= limit
  }

  private func span(_ range: Range<Int>) -> Span {
    var end = range.upperBound
    while end > range.lowerBound, traits[end - 1].contains(.space) { end -= 1 }
    return Span(
      range: range, visibleEnd: end,
      endsInHyphen: traits[range.upperBound - 1].contains(.softHyphen))
  }

  /// The end of the paragraph without the white space that there is no room for.
  private func fittingEnd(from start: Int, _ limit: Double) -> Int {
    var x = 0.0
    for grapheme in start..<measured.shaped.count {
      x = measured.advance(x, over: grapheme)
      // Only white space can be over: everything else would have broken the line.
      if x > limit { return grapheme }
    }
    return measured.shaped.count
  }
}
