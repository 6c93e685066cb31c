/// A paragraph's glyphs in em, in the order of the text: what every size is scaled from.
struct ShapedParagraph: Sendable {
  /// One glyph; lengths in em of its face, upwards and to the right.
  struct Glyph: Sendable {
    var id: UInt32
    /// The first character of its cluster.
    var grapheme: Int
    var advance: Double
    var x: Double
    var y: Double
    /// Whether the text must be shaped anew when it is cut before this cluster.
    var isUnsafeToBreak: Bool
  }

  let paragraph: Paragraph
  /// The first byte of each character, then the length of the text.
  let starts: [Int]
  let traits: [GraphemeTraits]
  /// In the order of the text.
  var items: [ShapedItem]
  let baseLevel: UInt8
  /// Each once, in the order of the text.
  let missing: [Unicode.Scalar]

  /// Characters.
  var count: Int { traits.count }

  /// The places of the items that have characters of a range.
  func items(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let first = items.partitioningIndex { $0.range.upperBound > range.lowerBound }
    let end = items.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return first..<max(first, end)
  }
}
