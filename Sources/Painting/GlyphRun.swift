package import Foundation

/// A font file and the setting of its axes, named so that it means the same on every machine.
package struct FontFace: Hashable, Sendable {
  /// A digest of the font file's contents.
  package var digest: String
  /// The face's place in a collection, 0 otherwise.
  package var index: Int
  /// Variation axes by tag, in the order of the tags.
  package var variations: [Variation]

  /// One axis of a variable font.
  package struct Variation: Hashable, Sendable {
    package var tag: String
    package var value: Double

    package init(tag: String, value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  package init(digest: String, index: Int, variations: [Variation]) {
    self.digest = digest
    self.index = index
    self.variations = variations
  }
}

/// Shaped glyphs of one face at one size: what was measured is what is drawn.
package struct GlyphRun: Hashable, Sendable {
  /// One glyph.
  package struct Glyph: Hashable, Sendable {
    /// The glyph's index in its face.
    package var id: UInt32
    /// The glyph's origin on the baseline, in points from the start of the line's baseline.
    package var position: CGPoint
    /// The first UTF-8 byte of the text this glyph came from, counted from the start of the text.
    package var cluster: Int

    package init(id: UInt32, position: CGPoint, cluster: Int) {
      self.id = id
      self.position = position
      self.cluster = cluster
    }
  }

  package var face: FontFace
  /// The size the outlines are scaled to, in points per em.
  package var size: Double
  /// Horizontal slant for faces without an italic: x moves by this much of y.
  ///
  /// 0 is upright.
  package var slant: Double
  package var glyphs: [Glyph]

  package init(face: FontFace, size: Double, slant: Double = 0, glyphs: [Glyph]) {
    self.face = face
    self.size = size
    self.slant = slant
    self.glyphs = glyphs
  }
}
