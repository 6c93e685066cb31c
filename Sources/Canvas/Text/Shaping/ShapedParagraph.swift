import CPango

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

  /// Glyphs of one face, script and direction.
  struct Item: Sendable {
    /// Characters.
    var range: Range<Int>
    /// nil for controls, which have no glyphs.
    var choice: FaceChoice?
    var font: FontKey
    var script: hb_script_t
    /// Odd from right to left.
    var level: UInt8
    /// The place in ``TextRequest/runs``.
    var source: Int
    /// From left to right, whatever the direction.
    var glyphs: [Glyph] = []

    var isRightToLeft: Bool { level & 1 == 1 }
  }

  let paragraph: Paragraph
  /// The first byte of each character, then the length of the text.
  var starts: [Int]
  var traits: [GraphemeTraits]
  var items: [Item]
  var baseLevel: UInt8
  /// Each once, in the order of the text.
  var missing: [Unicode.Scalar]

  /// Characters.
  var count: Int { traits.count }
}
