import Testing

@testable import Canvas

@Suite struct CairoGlyphShapesTests {
  @Test("outlines are in ems, closed, and upright")
  func outline() throws {
    let digest = try #require(FontLibrary.file(PinnedFonts.interRoman)).digest
    let shapes = try #require(try GlyphShapes.open(Face(digest: digest)))
    guard case .outline(let elements) = try shapes.shape(of: 100) else {
      Issue.record("no outline")
      return
    }
    #expect(elements.count > 4)
    #expect(elements.last == .close)
    let ys = elements.compactMap { element -> Double? in
      switch element {
      case .move(_, let y), .line(_, let y), .curve(_, _, _, _, _, let y): y
      case .close: nil
      }
    }
    // Most of a letter stands above the baseline: y is negative there.
    #expect((ys.min() ?? 0) < -0.3 && (ys.min() ?? 0) > -1.2 && (ys.max() ?? 1) < 0.4)
  }

  @Test("emoji are pictures about one em high")
  func picture() throws {
    let digest = try #require(FontLibrary.file(PinnedFonts.colorEmoji)).digest
    let shapes = try #require(try GlyphShapes.open(Face(digest: digest)))
    let pictures = try (1..<60 as Range<UInt32>).compactMap { id -> GlyphPicture? in
      if case .picture(let picture) = try shapes.shape(of: id) { picture } else { nil }
    }
    let picture = try #require(pictures.first)
    #expect(picture.pixels.count == picture.width * picture.height)
    #expect(picture.pixels.contains { $0 >> 24 == 255 })
    let height = Double(picture.height) * picture.pixelSize
    #expect(height > 0.9 && height < 1.4 && picture.top < -0.7)
  }

  @Test("a face without a file")
  func missing() throws {
    #expect(try GlyphShapes.open(Face(digest: "none")) == nil)
  }
}
