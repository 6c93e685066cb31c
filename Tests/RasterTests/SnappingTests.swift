import Foundation
import Painting
import Raster
import Testing

@Suite struct SnappingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let x: Double
    let width: Double
    let scale: Double
    let columns: Range<Int>
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "whole pixels stay", x: 2, width: 3, scale: 1, columns: 2..<5),
    Case(name: "half a pixel goes up (AL-66)", x: 2.5, width: 3, scale: 1, columns: 3..<6),
    Case(name: "less than half goes down", x: 2.49, width: 3, scale: 1, columns: 2..<5),
    Case(name: "edges go each by itself", x: 2.4, width: 3.2, scale: 1, columns: 2..<6),
    Case(name: "a third at 3x", x: 1.0 / 3, width: 2.0 / 3, scale: 3, columns: 1..<3),
    Case(
      name: "a half just missed by arithmetic", x: 0.1 + 0.2 + 0.2, width: 1, scale: 1,
      columns: 1..<2),
    Case(name: "a negative half goes up", x: -0.5, width: 3, scale: 1, columns: 0..<3),
    Case(name: "less than half a pixel vanishes", x: 2.6, width: 0.3, scale: 1, columns: 3..<3),
    Case(name: "a negative width counts backwards", x: 5, width: -3, scale: 1, columns: 2..<5),
  ]

  @Test("straight edges of boxes fall on pixels", arguments: cases)
  func edges(_ c: Case) throws {
    let width = 8.0
    let picture = try render(
      width, 4, scale: c.scale, [.fill(.box(c.x, 0, c.width, 4), .black)])
    let expected = (0..<picture.width).map { c.columns.contains($0) ? 255 : 0 }
    for y in 0..<picture.height { #expect(picture.alphaRow(y) == expected) }
  }

  @Test("neighbours in a group moved by a part of a pixel leave no seam")
  func movedNeighbours() throws {
    for step in 0..<20 {
      let offset = Double(step) * 0.13
      let picture = try render(
        30, 4, on: .white,
        [
          Group.of(
            [.fill(.box(0, 0, 9.7, 4), .black), .fill(.box(9.7, 0, 9.7, 4), .black)],
            transform: .translation(x: offset, y: 0))
        ])
      for x in 0..<30 { #expect([0, 255].contains(picture[x, 1].red)) }
      #expect((0..<30).count { picture[$0, 1].red == 0 } >= 19)
    }
  }

  @Test("a path is antialiased where it lies")
  func path() throws {
    let picture = try render(
      6, 2, [.fill(.path(.rect(CGRect(x: 1.5, y: 0, width: 3, height: 2)), .nonZero), .black)])
    #expect(picture.alphaRow(0) == [0, 128, 255, 255, 128, 0])
  }

  @Test("colours reach the pixels byte for byte")
  func exactColors() throws {
    for value in 0..<256 {
      let rgb = UInt32(value) << 16 | UInt32(255 - value) << 8 | UInt32(value ^ 0x5a)
      let picture = try render(40, 40, [.fill(.box(0, 0, 40, 40, radius: 4), Color(rgb))])
      #expect(picture.pixels[20 * 40 + 20] == 0xff00_0000 | rgb)
      #expect(picture.pixels[20] == 0xff00_0000 | rgb)
    }
  }

  @Test("translucent colours blend within 1", arguments: [0.1, 0.25, 0.5, 0.75, 0.9])
  func blending(_ alpha: Double) throws {
    let color = Color(red: 0.2, green: 0.6, blue: 1)
    let picture = try render(
      4, 4, on: .white, [.fill(.box(0, 0, 4, 4), color.multiplyingAlpha(by: alpha))])
    func expected(_ channel: Double) -> Double { 255 * (channel * alpha + 1 - alpha) }
    let found = picture[1, 1]
    #expect(abs(Double(found.red) - expected(0.2)) <= 1)
    #expect(abs(Double(found.green) - expected(0.6)) <= 1)
    #expect(abs(Double(found.blue) - expected(1)) <= 1)
  }
}
