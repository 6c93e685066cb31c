package import Foundation

/// A face in use: names a font file by its contents, so it means the same on every machine.
package struct Face: Hashable, Sendable {
  /// A digest of the file's table directory, which holds a checksum of every table.
  package var digest: String
  /// The face's place in a collection, 0 otherwise.
  package var index: Int
  /// Variation axes, sorted by tag.
  package var variations: [Variation]

  package struct Variation: Hashable, Sendable {
    package var tag: String
    package var value: Double

    package init(tag: String, value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  package init(digest: String, index: Int = 0, variations: [Variation] = []) {
    self.digest = digest
    self.index = index
    self.variations = variations
  }
}

/// Glyphs of one face at one size, placed; the same values are measured and drawn.
package struct ShapedRun: Hashable, Sendable {
  package struct Glyph: Hashable, Sendable {
    package var id: UInt32
    /// The origin in points, from the start of the line's baseline; y grows downwards.
    package var position: CGPoint
    /// The distance to the next glyph on the line in points, tracking and kern included.
    ///
    /// Text that runs to the left has its spacing on the left of each character, so a line that
    /// begins with such text has room before its first glyph.
    package var advance: Double
    /// The first UTF-8 byte of its text, from the start of the whole text.
    package var cluster: Int

    package init(id: UInt32, position: CGPoint, advance: Double, cluster: Int) {
      self.id = id
      self.position = position
      self.advance = advance
      self.cluster = cluster
    }
  }

  package var face: Face
  /// Points per em that the outlines are scaled to (not always the size asked for).
  package var size: Double
  /// x moves by this much of y, for faces without an italic.
  package var slant: Double
  /// The index in ``TextRequest/runs`` of the run it came from.
  package var source: Int
  package var glyphs: [Glyph]

  package init(face: Face, size: Double, slant: Double, source: Int, glyphs: [Glyph]) {
    self.face = face
    self.size = size
    self.slant = slant
    self.source = source
    self.glyphs = glyphs
  }
}

/// One laid-out line.
package struct TextLine: Hashable, Sendable {
  /// Where the line starts when lines are aligned in ``TextRequest/width`` (0 without one).
  package var x: Double
  /// The line's top, in points below the top of the text.
  package var top: Double
  /// The baseline, in points below the top of the text, not rounded.
  package var baseline: Double
  /// The sum of advances in points, without the white space at which the line wraps.
  ///
  /// White space at the end of a paragraph counts as far as there is room, as in UIKit.
  package var width: Double
  /// The line's height in points, by UIKit's metrics and never by Pango's.
  package var height: Double
  /// The UTF-8 bytes of the text that the line shows.
  package var range: Range<Int>
  package var runs: [ShapedRun]

  package init(
    x: Double, top: Double, baseline: Double, width: Double, height: Double, range: Range<Int>,
    runs: [ShapedRun]
  ) {
    self.x = x
    self.top = top
    self.baseline = baseline
    self.width = width
    self.height = height
    self.range = range
    self.runs = runs
  }
}

/// Text broken into lines of glyphs.
package struct TextLayout: Hashable, Sendable {
  package var lines: [TextLine]
  /// The widest line and the sum of line heights, in points, not rounded.
  package var size: CGSize
  /// Whether some of the text is not shown.
  package var isTruncated: Bool
  /// Characters that no installed face has, each once, in the order of the text.
  package var missingCharacters: [Unicode.Scalar]

  package init(
    lines: [TextLine], size: CGSize, isTruncated: Bool, missingCharacters: [Unicode.Scalar]
  ) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.missingCharacters = missingCharacters
  }
}
