import CCairo
import Testing

@testable import Canvas

@Suite struct TextFontLibraryTests {
  @Test("every pinned file is installed and opens")
  func pinned() {
    for pinned in PinnedFonts.all {
      #expect(FontLibrary.file(pinned) != nil, "\(pinned.path)")
    }
  }

  @Test("Cairo draws with a weight of the variable font")
  func variable() throws {
    let file = try #require(FontLibrary.file(PinnedFonts.interRoman))
    let areas = try [100.0, 400, 700, 900].map { weight in
      let face = Face(
        digest: file.digest, variations: [Face.Variation(tag: "wght", value: weight)])
      let cairo = try #require(FontLibrary.cairoFontFace(for: face))
      #expect(!cairo.isColorBitmap)
      #expect(FontLibrary.cairoFontFace(for: face) === cairo)
      return ink(of: 100, in: cairo)
    }
    #expect(areas == areas.sorted() && Set(areas).count == areas.count, "\(areas)")
  }

  /// The sum of coverage of one glyph's outline, 100 px high.
  private func ink(of glyph: UInt, in face: CairoFontFace) -> Int {
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, 200, 200)
    let context = unsafe cairo_create(surface)
    defer {
      unsafe cairo_destroy(context)
      unsafe cairo_surface_destroy(surface)
    }
    unsafe cairo_set_font_face(context, face.handle)
    unsafe cairo_set_font_size(context, 100)
    var placed = cairo_glyph_t(index: glyph, x: 20, y: 150)
    unsafe cairo_glyph_path(context, &placed, 1)
    unsafe cairo_fill(context)
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return 0 }
    return unsafe (0..<200 * Int(cairo_image_surface_get_stride(surface))).reduce(0) {
      unsafe $0 + Int(data[$1])
    }
  }

  @Test("emoji come as bitmaps")
  func emoji() throws {
    let file = try #require(FontLibrary.file(PinnedFonts.colorEmoji))
    let face = Face(digest: file.digest)
    #expect(FontLibrary.isColorBitmap(face))
    let bitmap = try #require(FontLibrary.colorBitmap(of: 900, in: face))
    #expect(bitmap.width == 136)
    #expect(bitmap.pixelsPerEm == 109)
    #expect(bitmap.pixels.contains { $0 != 0 })
  }

  @Test("a digest names contents and not places")
  func digest() {
    #expect(FontLibrary.cairoFontFace(for: Face(digest: "0000000000000000")) == nil)
  }
}
