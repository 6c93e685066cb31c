import Foundation
import Painting
import Raster
import Testing

@testable import Canvas

@Suite struct GlyphTests {
  private func face(_ file: PinnedFonts.File, weight: Double? = nil) throws -> FontFace {
    let digest = try #require(FontLibrary.file(file)).digest
    let variations = weight.map { [FontFace.Variation(tag: "wght", value: $0)] } ?? []
    return FontFace(digest: digest, index: 0, variations: variations)
  }

  private func inter(weight: Double = 400) throws -> FontFace {
    try face(PinnedFonts.interRoman, weight: weight)
  }

  private func run(
    _ face: FontFace, _ glyphs: [(id: UInt32, x: Double)], size: Double = 20, slant: Double = 0
  ) -> GlyphRun {
    GlyphRun(
      face: face, size: size, slant: slant,
      glyphs: glyphs.enumerated().map {
        GlyphRun.Glyph(id: $1.id, position: CGPoint(x: $1.x, y: 0), cluster: $0)
      })
  }

  private func glyphs(
    _ run: GlyphRun, _ x: Double, _ y: Double, _ color: Color = .black
  ) -> DisplayItem {
    .glyphs(GlyphItem(run: run, origin: CGPoint(x: x, y: y), color: color))
  }

  private func ink(_ picture: Bitmap) -> Double {
    picture.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
  }

  @Test("the baseline's y is rounded to a pixel, x is not")
  func baseline() throws {
    let run = run(try inter(), [(100, 0), (101, 15)])
    func picture(_ x: Double, _ y: Double) throws -> Bitmap {
      try render(40, 30, scale: 2, [glyphs(run, x, y)])
    }
    let base = try picture(4, 20)
    #expect(ink(base) > 50)
    #expect(try picture(4, 20.2) == base)
    #expect(try picture(4, 19.75) == base)
    #expect(try picture(4, 20.25) != base)
    #expect(try picture(4.125, 20) != base)
    // A whole pixel is the same picture moved.
    let moved = try picture(4.5, 20.5)
    for y in 0..<59 {
      for x in 0..<79 {
        #expect(abs(moved[x + 1, y + 1].alpha - base[x, y].alpha) <= 1)
      }
    }
  }

  @Test("the same outline at every size: ink grows with the square")
  func sizes() throws {
    let face = try inter()
    let areas = try [10.0, 20, 40, 80].map { size in
      ink(try render(100, 100, [glyphs(run(face, [(100, 0)], size: size), 10, 80)])) / size / size
    }
    for area in areas { #expect(abs(area / areas[3] - 1) < 0.02, "\(areas)") }
  }

  @Test("glyphs that overlap are one shape")
  func overlap() throws {
    let twice = run(try inter(), [(100, 0), (100, 0)])
    let once = run(try inter(), [(100, 0)])
    let faint = Color.red.multiplyingAlpha(by: 0.5)
    let picture = try render(30, 30, [glyphs(twice, 4, 22, faint)])
    #expect(try render(30, 30, [glyphs(once, 4, 22, faint)]) == picture)
    #expect(ink(picture) > 10)
  }

  @Test("weights differ, and a slant leans to the right above the baseline")
  func styles() throws {
    let plain = try render(40, 40, [glyphs(run(try inter(), [(100, 0)]), 10, 30)])
    let bold = try render(40, 40, [glyphs(run(try inter(weight: 700), [(100, 0)]), 10, 30)])
    #expect(ink(bold) > ink(plain) * 1.1)
    let slanted = try render(
      40, 40, [glyphs(run(try inter(), [(100, 0)], slant: 0.25), 10, 30)])
    #expect(abs(ink(slanted) - ink(plain)) < 2)
    func center(_ picture: Bitmap) -> Double {
      let sum = (0..<picture.pixels.count).reduce(0.0) {
        $0 + Double($1 % picture.width) * Double(picture.pixels[$1] >> 24) / 255
      }
      return sum / ink(picture)
    }
    #expect(center(slanted) > center(plain) + 0.5)
  }

  @Test("glyphs turn with their group")
  func turned() throws {
    let item = glyphs(run(try inter(), [(100, 0)]), 5, 25)
    let upright = try render(30, 30, [item])
    let turned = try render(
      30, 30, [Group.of([item], transform: .init(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 0))])
    for y in 0..<30 {
      for x in 0..<30 {
        // Coverage is exact across and sampled down: not quite the same when turned.
        #expect(abs(turned[29 - y, x].alpha - upright[x, y].alpha) <= 24)
      }
    }
  }

  @Test("a group with text has its shadow, clip and opacity where the text is")
  func grouped() throws {
    let item = glyphs(run(try inter(), [(100, 0), (103, 14), (104, 28)]), 5, 25)
    let plain = try render(60, 40, [item])
    let clipped = try render(
      60, 40, [Group.of([item], clip: .box(-50, -50, 200, 200, radius: 3))])
    #expect(plain == clipped)
    let shadowed = try render(60, 40, [Group.of([item], shadow: .of(.red, y: 8))])
    for y in 8..<40 {
      for x in 0..<60 where plain[x, y - 8].alpha == 255 { #expect(shadowed[x, y].alpha == 255) }
    }
    let faded = try render(60, 40, [Group.of([item], opacity: 0.5)])
    #expect(abs(ink(faded) - ink(plain) / 2) < ink(plain) * 0.02)
  }

  @Test("emoji keep their colours and take the colour's alpha")
  func emoji() throws {
    let face = try face(PinnedFonts.colorEmoji)
    // The first glyph that is a picture.
    let shapes = try #require(try GlyphShapes.open(Face(digest: face.digest)))
    let id = try #require(
      try (1..<200 as Range<UInt32>).first { id in
        if case .picture = try shapes.shape(of: id) { return true }
        return false
      })
    let run = run(face, [(id, 0)], size: 24)
    let full = try render(40, 40, [glyphs(run, 4, 30, .green)])
    let blue = try render(40, 40, [glyphs(run, 4, 30, .blue)])
    #expect(full == blue)
    #expect(ink(full) > 50)
    let half = try render(40, 40, [glyphs(run, 4, 30, Color.green.multiplyingAlpha(by: 0.5))])
    #expect(abs(ink(half) - ink(full) / 2) < 3)
    let large = try render(80, 80, scale: 2, [glyphs(run, 4, 30, .green)])
    #expect(abs(ink(large) / ink(full) - 4) < 0.1)
  }

  @Test("a face that is not installed paints nothing and does not fail")
  func missing() throws {
    let none = FontFace(digest: "no such file", index: 0, variations: [])
    let picture = try render(30, 30, [glyphs(run(none, [(5, 0)]), 5, 20)])
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }
}
