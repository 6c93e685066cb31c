import Foundation
import Painting
import Raster
import Testing

@Suite struct BorderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let width: Double
    let scale: Double
    /// Whole pixels at the left edge of a 20 pt box at 0.
    let pixels: Int
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "1 pt at 1x", width: 1, scale: 1, pixels: 1),
    Case(name: "1 pt at 3x", width: 1, scale: 3, pixels: 3),
    Case(name: "4 pt at 3x is 12 px", width: 4, scale: 3, pixels: 12),
    Case(name: "a hairline at 2x", width: 0.5, scale: 2, pixels: 1),
    Case(name: "a hairline at 3x", width: 1.0 / 3, scale: 3, pixels: 1),
    Case(name: "thinner than a hairline", width: 0.1, scale: 2, pixels: 1),
    Case(name: "half a pixel goes up", width: 0.75, scale: 2, pixels: 2),
    Case(name: "a third of 2 px goes down", width: 0.6, scale: 2, pixels: 1),
  ]

  @Test("the width falls on pixels", arguments: cases)
  func widths(_ c: Case) throws {
    let picture = try render(
      20, 20, scale: c.scale, [.fill(.band(0, 0, 20, 20, band: c.width), .red)])
    let middle = picture.alphaRow(picture.height / 2)
    let inner = picture.width - 2 * c.pixels
    let side = [Int](repeating: 255, count: c.pixels)
    #expect(middle == side + [Int](repeating: 0, count: inner) + side)
    #expect(picture.alphaRow(0).allSatisfy { $0 == 255 })
    #expect(picture.alphaRow(c.pixels - 1).allSatisfy { $0 == 255 })
    #expect(picture.alphaRow(c.pixels)[c.pixels] == 0)
  }

  @Test("a border is the box less the inner box", arguments: [2.0, 6, 10])
  func ring(_ radius: Double) throws {
    let band = try render(50, 40, [.fill(.band(0, 0, 50, 40, radius: radius, band: 4), .red)])
    let outer = try render(50, 40, [.fill(.box(0, 0, 50, 40, radius: radius), .red)])
    let inner = try render(50, 40, [.fill(.box(4, 4, 42, 32, radius: max(radius - 4, 0)), .red)])
    for y in 0..<40 {
      for x in 0..<50 {
        #expect(band[x, y].alpha == outer[x, y].alpha - inner[x, y].alpha, "(\(x), \(y))")
      }
    }
  }

  @Test("a border as wide as the box fills it")
  func wide() throws {
    let band = try render(20, 10, [.fill(.band(0, 0, 20, 10, radius: 3, band: 5), .red)])
    let box = try render(20, 10, [.fill(.box(0, 0, 20, 10, radius: 3), .red)])
    #expect(band == box)
  }

  @Test("no width, no border")
  func none() throws {
    let picture = try render(20, 10, [.fill(.band(0, 0, 20, 10, band: 0), .red)])
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }

  @Test("a turned border has the same area")
  func turned() throws {
    let upright = try render(80, 80, [.fill(.band(20, 20, 40, 40, radius: 8, band: 4), .red)])
    let (cosine, sine) = (0.8, 0.6)
    let turn = Painting.AffineTransform(
      a: cosine, b: sine, c: -sine, d: cosine, tx: 40 - 40 * cosine + 40 * sine,
      ty: 40 - 40 * sine - 40 * cosine)
    let turned = try render(
      80, 80,
      [Group.of([.fill(.band(20, 20, 40, 40, radius: 8, band: 4), .red)], transform: turn)])
    func area(_ picture: Bitmap) -> Double {
      picture.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
    }
    #expect(abs(area(upright) - area(turned)) < 3)
  }
}
