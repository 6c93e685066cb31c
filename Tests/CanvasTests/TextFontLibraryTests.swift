import CCairo
import Foundation
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
    let digests = PinnedFonts.all.compactMap { FontLibrary.file($0)?.digest }
    #expect(Set(digests).count == PinnedFonts.all.count)
    #expect(digests.allSatisfy { $0.count == 16 })
  }

  @Test("the fingerprint names every pinned file and the libraries")
  func fingerprint() {
    let fingerprint = FontLibrary.fingerprint
    #expect(fingerprint.fonts.count == PinnedFonts.all.count)
    #expect(fingerprint.fonts.allSatisfy { $0.digest != nil && $0.version?.isEmpty == false })
    #expect(fingerprint.libraries.map(\.name) == ["Pango", "HarfBuzz", "FreeType", "Cairo"])
    #expect(fingerprint.libraries.allSatisfy { $0.version.first?.isNumber == true })
    #expect(FontLibrary.missingPackages.isEmpty)
    #expect(fingerprint == FontLibrary.fingerprint)
  }

  @Test("a font file brings its families along")
  func addedFont() throws {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    let families = try Typesetter.addFont(file: path)
    #expect(families == ["DejaVu Sans"])
    #expect(try Typesetter.addFont(file: path) == families)
    let font = FontRequest(family: .named("DejaVu Sans"), size: 17)
    #expect(Typesetter.resolvedFamily(of: font).quality == .exact)
    // 43.091: what Pango measures without hinting.
    #expect(Sample.width("Hello", family: font.family).isClose(to: 43.091, within: 0.01))
    let metrics = Typesetter.metrics(of: font)
    #expect(metrics.ascender.isClose(to: 17 * 1901 / 2048, within: 1e-9))
    #expect(metrics.lineHeight.isClose(to: 17 * 2384 / 2048, within: 1e-9))
    let byPostScriptName = FontRequest(family: .named("DejaVuSans"), size: 17)
    #expect(Typesetter.resolvedFamily(of: byPostScriptName).family == "DejaVu Sans")
    #expect(
      Sample.width("Hello", family: byPostScriptName.family).isClose(to: 43.091, within: 0.01))
  }

  @Test("what is no font is refused with its name")
  func badFonts() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try #require(
      FileManager.default.contents(atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
    let contents: [(String, Data)] = [
      ("empty.ttf", Data()), ("text.ttf", Data("not a font at all".utf8)),
      ("short.ttf", whole.prefix(1000)), ("head.ttf", whole.prefix(12)),
      ("zeroes.ttf", whole.prefix(400) + Data(count: 100_000)),
      ("collection.ttc", Data("ttcf".utf8) + Data([0, 1, 0, 0, 255, 255, 255, 255])),
    ]
    for (name, data) in contents {
      let file = folder.appendingPathComponent(name)
      try data.write(to: file)
      let error = #expect(throws: CanvasError.self, "\(name)") {
        try Typesetter.addFont(file: file.path)
      }
      #expect(error?.description.contains(name) == true)
    }
    for path in [folder.path, folder.path + "/missing.ttf", "/dev/null"] {
      #expect(throws: CanvasError.self) { try Typesetter.addFont(file: path) }
    }
  }
}
