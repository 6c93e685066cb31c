import Foundation
import Painting
import Testing

@testable import Raster

@Suite struct ImageTests {
  /// A bitmap from words.
  private func bitmap(_ width: Int, _ pixels: [UInt32]) -> Bitmap {
    Bitmap(width: width, height: pixels.count / width, pixels: pixels)
  }

  private func image(
    _ bitmap: Bitmap, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    tint: Color? = nil
  ) -> DisplayItem {
    .image(
      ImageItem(
        bitmap: bitmap, destination: CGRect(x: x, y: y, width: width, height: height), tint: tint))
  }

  private let noise: Bitmap = {
    var seed: UInt64 = 3
    let pixels = (0..<20 * 16).map { _ in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 0xff00_0000 | UInt32(truncatingIfNeeded: seed >> 40)
    }
    return Bitmap(width: 20, height: 16, pixels: pixels)
  }()

  @Test("at its own size a bitmap is copied bit by bit", arguments: [1.0, 2])
  func copied(_ scale: Double) throws {
    let size = (20 / scale, 16 / scale)
    let picture = try render(size.0, size.1, scale: scale, [image(noise, 0, 0, size.0, size.1)])
    #expect(picture == noise)
    // A place between pixels goes to the next one.
    let moved = try render(24, 20, [image(noise, 1.6, 2.4, 20, 16)])
    #expect((0..<20).allSatisfy { moved.pixels[2 * 24 + 2 + $0] == noise.pixels[$0] })
  }

  @Test("a uniform bitmap stays uniform at every size, up to its edges")
  func uniform() throws {
    let plain = bitmap(7, [UInt32](repeating: 0x8040_2010, count: 35))
    for (width, height) in [(7, 5), (70, 50), (3, 2), (1, 1), (8, 4), (100, 1)] {
      let picture = try render(
        Double(width), Double(height), [image(plain, 0, 0, Double(width), Double(height))])
      #expect(picture.pixels.allSatisfy { $0 == 0x8040_2010 }, "\(width)×\(height)")
    }
  }

  @Test("half the size averages four pixels each")
  func halved() throws {
    let checks = bitmap(8, (0..<64).map { ($0 + $0 / 8) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 })
    let picture = try render(4, 4, [image(checks, 0, 0, 4, 4)])
    #expect(picture.pixels.allSatisfy { $0 == 0xff80_8080 })
  }

  @Test("far smaller, every pixel still counts")
  func tiny() throws {
    var pixels = [UInt32](repeating: 0xff00_0000, count: 100 * 100)
    for index in stride(from: 0, to: pixels.count, by: 10) { pixels[index] = 0xffff_ffff }
    let picture = try render(5, 5, [image(bitmap(100, pixels), 0, 0, 5, 5)])
    // A tenth of each area is white.
    for pixel in picture.pixels { #expect(abs(Int(pixel & 0xff) - 26) <= 1) }
  }

  @Test("uneven factors cover areas exactly")
  func areas() throws {
    let ramp = bitmap(5, [0xff00_0000, 0xff32_3232, 0xff64_6464, 0xff96_9696, 0xffc8_c8c8])
    let picture = try render(2, 1, [image(ramp, 0, 0, 2, 1)])
    // (0 + 50 + 100/2) / 2.5 and (100/2 + 150 + 200) / 2.5
    #expect(picture[0, 0] == RGBA(40, 40, 40) && picture[1, 0] == RGBA(160, 160, 160))
  }

  @Test("enlarged, pixels are joined linearly and edges go on")
  func enlarged() throws {
    let pair = bitmap(2, [0xff00_0000, 0xffc8_c8c8])
    let picture = try render(8, 1, [image(pair, 0, 0, 8, 1)])
    #expect((0..<8).map { picture[$0, 0].red } == [0, 0, 25, 75, 125, 175, 200, 200])
    #expect((0..<8).allSatisfy { picture[$0, 0].alpha == 255 })
  }

  @Test("only part of a large image may show")
  func cropped() throws {
    let whole = try render(60, 48, [image(noise, 0, 0, 60, 48)])
    let part = try render(20, 20, [image(noise, -13, -9, 60, 48)])
    for y in 0..<20 {
      for x in 0..<20 { #expect(part[x, y] == whole[x + 13, y + 9]) }
    }
  }

  @Test("a template takes the tint's colour and its own alpha")
  func template() throws {
    let alphas = bitmap(4, [0x0000_0000, 0x4040_0000, 0x8000_8000, 0xffff_ffff])
    let picture = try render(4, 1, [image(alphas, 0, 0, 4, 1, tint: Color(0x0080ff))])
    #expect(picture[0, 0].alpha == 0)
    #expect(picture[1, 0].isClose(to: RGBA(0, 128, 255, 64), tolerance: 2))
    #expect(picture[2, 0].isClose(to: RGBA(0, 128, 255, 128), tolerance: 1))
    #expect(picture[3, 0] == RGBA(0, 128, 255))
    let faint = try render(
      4, 1, [image(alphas, 0, 0, 4, 1, tint: Color(0x0080ff).multiplyingAlpha(by: 0.5))])
    #expect(faint[3, 0].isClose(to: RGBA(0, 128, 255, 128), tolerance: 1))
  }

  @Test("mirrors and quarter turns move pixels unchanged")
  func turned() throws {
    let four = bitmap(2, [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff])
    let (r, g, b, w) = (RGBA(255, 0, 0), RGBA(0, 255, 0), RGBA(0, 0, 255), RGBA(255, 255, 255))
    let cases: [(String, Painting.AffineTransform, [RGBA])] = [
      ("across", .init(a: -1, b: 0, c: 0, d: 1, tx: 2, ty: 0), [g, r, w, b]),
      ("down", .init(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2), [b, w, r, g]),
      ("half", .init(a: -1, b: 0, c: 0, d: -1, tx: 2, ty: 2), [w, b, g, r]),
      ("clockwise", .init(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0), [b, r, w, g]),
      ("back", .init(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 2), [g, w, r, b]),
    ]
    for (name, transform, expected) in cases {
      let picture = try render(2, 2, [Group.of([image(four, 0, 0, 2, 2)], transform: transform)])
      #expect((0..<4).map { picture[$0 % 2, $0 / 2] } == expected, "\(name)")
    }
  }

  @Test("a turned image has its colour inside and no dark rim")
  func rotated() throws {
    let plain = bitmap(10, [UInt32](repeating: 0xff33_66cc, count: 100))
    let turn = Painting.AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 20, ty: 2)
    let picture = try render(
      40, 40,
      [
        Group.of([image(plain, 0, 0, 20, 20)], transform: turn),
        Group.of(
          [image(plain, 30, 30, 6, 6, tint: .red)],
          transform: .init(a: 0.96, b: 0.28, c: -0.28, d: 0.96, tx: 8, ty: -8)),
      ])
    #expect(picture[22, 16] == RGBA(0x33, 0x66, 0xcc))
    for pixel in picture.pixels where pixel >> 24 > 8 && pixel & 0xff > 0 {
      let (alpha, blue) = (Double(pixel >> 24), Double(pixel & 0xff))
      #expect(abs(blue / alpha - 0xcc / 255.0) < 0.08)
    }
    #expect(picture.pixels.contains { $0 & 0x00ff_ffff == 0x00ff_0000 })
  }

  @Test("nothing to show is nothing")
  func empty() throws {
    let none = Bitmap(width: 0, height: 0, pixels: [])
    let picture = try render(
      4, 4, [image(none, 0, 0, 4, 4), image(noise, 0, 0, 0, 4), image(noise, 9, 9, 4, 4)])
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }

  @Test("taps add up to one for every pixel")
  func taps() {
    for (source, target) in [(1, 1), (1, 9), (9, 1), (7, 3), (3, 7), (1_000, 33), (33, 1_000)] {
      for taps in Resampling(from: source, to: target, part: 0..<target).taps {
        #expect(taps.weights.reduce(0, +) == 65_536)
        #expect(taps.first >= 0 && taps.first + taps.weights.count <= source)
      }
    }
  }
}
