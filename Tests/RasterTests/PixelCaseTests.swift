import Foundation
import Painting
import Raster
import Testing

/// Pictures whose pixels are known, from reports about other engines (PIX-n).
@Suite struct PixelCaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var size = (100.0, 100.0)
    var scale = 1.0
    var ground: Color? = .white
    let items: [DisplayItem]
    let pixels: [(x: Int, y: Int, is: RGBA)]
    var tolerance = 0
    var testDescription: String { name }
  }

  static let white = RGBA(255, 255, 255)
  static let black = RGBA(0, 0, 0)
  static let red = RGBA(255, 0, 0)
  static let green = RGBA(0, 255, 0)
  static let blue = RGBA(0, 0, 255)
  static let clear = RGBA(0, 0, 0, 0)

  static let cases: [Case] = [
    Case(
      name: "PIX-01 corner radius rounds the background, not the children", ground: nil,
      items: [
        .fill(.box(0, 0, 100, 100, radius: 20), .red), .fill(.box(0, 0, 100, 100), .blue),
      ],
      pixels: [(1, 1, blue), (50, 50, blue)]),
    Case(
      name: "PIX-03 a clip on the view itself removes its shadow", size: (100, 110),
      items: [
        Group.of(
          [.fill(.box(20, 20, 60, 60), .red)], shadow: .of(y: 10), clip: .box(20, 20, 60, 60))
      ],
      pixels: [(50, 85, white), (50, 50, red)]),
    Case(
      name: "PIX-05 outer shadow, inner rounded clip", size: (100, 110),
      items: [
        Group.of(
          [
            Group.of(
              [
                .fill(.box(20, 20, 60, 60, radius: 10), .green),
                .fill(.box(20, 20, 60, 60), .red),
              ], clip: .box(20, 20, 60, 60, radius: 10))
          ], shadow: .of(y: 10))
      ],
      pixels: [(50, 85, black), (20, 89, white), (20, 20, white), (50, 50, red)]),
    Case(
      name: "PIX-06 a group's shadow follows what its items paint",
      items: [Group.of([.fill(.box(30, 30, 20, 20), .red)], shadow: .of(x: 10, y: 10))],
      pixels: [(55, 55, black), (65, 65, white), (40, 40, red)]),
    Case(
      name: "PIX-08 a shadow of a shape of its own", size: (100, 120),
      items: [
        .shadow(
          .of(), of: .path(.rect(CGRect(x: 20, y: 70, width: 60, height: 40)), .nonZero)),
        .fill(.box(20, 20, 60, 60), .red),
      ],
      pixels: [
        (50, 95, black), (50, 105, black), (50, 112, white), (50, 15, white), (50, 50, red),
      ]),
    Case(
      name: "PIX-15 the sharp shadow of a circle is a circle", size: (220, 100),
      items: [
        .shadow(.of(x: 110), of: .box(10, 10, 80, 80, radius: 40)),
        .fill(.box(10, 10, 80, 80, radius: 40), .red),
      ],
      pixels: [(160, 50, black), (122, 12, white), (50, 50, red)]),
    Case(
      name: "PIX-16 a radius larger than half the height acts as half the height",
      size: (100, 40), ground: nil, items: [.fill(.box(0, 0, 100, 40, radius: 100), .red)],
      pixels: [
        (0, 0, clear), (3, 3, clear), (2, 20, red), (50, 0, red), (97, 20, red),
        (99, 39, clear),
      ]),
    Case(
      name: "PIX-18 opacity applies to the finished group", size: (10, 10),
      items: [
        Group.of(
          [.fill(.box(0, 0, 10, 10), .red), .fill(.box(0, 0, 10, 10), .blue)], opacity: 0.5)
      ],
      pixels: [(5, 5, RGBA(128, 128, 255))], tolerance: 1),
    Case(
      name: "PIX-20 thirds of 100 px leave no grey line", size: (100, 10),
      items: [
        .fill(.box(0, 0, 33.3333, 10), .black), .fill(.box(33.3333, 0, 33.3333, 10), .black),
        .fill(.box(66.6667, 0, 33.3333, 10), .black),
      ],
      pixels: (0..<100).map { ($0, 5, black) }),
    Case(
      name: "PIX-22 a hairline at 10.25 is one row at 2x", size: (20, 20), scale: 2,
      items: [.fill(.box(0, 10.25, 20, 0.5), .black)],
      pixels: [(9, 20, white), (9, 21, black), (9, 22, white)]),
    Case(
      name: "PIX-23 the second of two rounded clips is still there", size: (256, 256),
      ground: nil,
      items: [
        Group.of(
          [.fill(.box(0, 0, 128, 256), .blue)], clip: .box(0, 0, 128, 256, radius: 64)),
        Group.of(
          [.fill(.box(128, 0, 128, 256), .red)], clip: .box(128, 0, 128, 256, radius: 64)),
      ],
      pixels: [(64, 128, blue), (192, 128, red), (130, 2, clear), (126, 2, clear)]),
    Case(
      name: "PIX-28 background, border and shadow in their dark colours", size: (100, 110),
      ground: Color(0x808080),
      items: [
        .shadow(.of(.green, y: 10), of: .box(20, 20, 60, 60)),
        .fill(.box(20, 20, 60, 60), Color(0x202020)),
        .fill(.band(20, 20, 60, 60, band: 4), .white),
      ],
      pixels: [(50, 50, RGBA(32, 32, 32)), (22, 50, white), (50, 85, green)]),
    Case(
      name: "PIX-30 a picture of 20,000 px is complete", size: (100, 20_000),
      items: [
        .fill(.box(0, 0, 100, 100), .red), .fill(.box(0, 19_900, 100, 100), .blue),
      ],
      pixels: [(50, 50, red), (50, 10_000, white), (50, 19_999, blue)]),
  ]

  @Test("pixels", arguments: cases)
  func pixels(_ c: Case) throws {
    let picture = try render(c.size.0, c.size.1, scale: c.scale, on: c.ground, c.items)
    for (x, y, expected) in c.pixels {
      let found = picture[x, y]
      #expect(
        found.isClose(to: expected, tolerance: c.tolerance),
        "(\(x), \(y)) is \(found) instead of \(expected)")
    }
  }

  @Test("PIX-10 a blurred shadow fades out evenly and is not cut")
  func evenShadow() throws {
    let picture = try render(
      200, 200, on: .white,
      [
        .shadow(.of(.black.multiplyingAlpha(by: 0.5), radius: 10), of: .box(70, 70, 60, 60)),
        .fill(.box(70, 70, 60, 60), .white),
      ])
    let sides = (0..<50).map { distance in
      [
        picture[69 - distance, 100], picture[130 + distance, 100], picture[100, 69 - distance],
        picture[100, 130 + distance],
      ].map(\.red)
    }
    #expect(sides.allSatisfy { Set($0).count == 1 })
    let fade = sides.map { $0[0] }
    #expect(fade[1] < fade[5] && fade[5] < fade[10] && fade[10] < fade[19])
    #expect(fade[20...].allSatisfy { $0 == 255 }, "nothing beyond two radii")
    #expect(zip(fade, fade.dropFirst()).allSatisfy { $1 - $0 <= 40 })
  }

  @Test("PIX-13 a border hides the background under its outer edge when that is inset")
  func borderOverInsetBackground() throws {
    let picture = try render(
      60, 60, on: .black,
      [
        .fill(.box(7.5, 7.5, 45, 45, radius: 22.5), Color(0xff8000)),
        .fill(.band(5, 5, 50, 50, radius: 25, band: 5), .white),
      ])
    for y in 0..<60 {
      for x in 0..<60 {
        let (dx, dy) = (Double(x) + 0.5 - 30, Double(y) + 0.5 - 30)
        guard (dx * dx + dy * dy).squareRoot() > 23 else { continue }
        #expect(abs(picture[x, y].red - picture[x, y].blue) <= 12, "(\(x), \(y))")
      }
    }
  }

  @Test("PIX-32 a long picture is not scaled down")
  func longPicture() throws {
    let picture = try render(400, 3_000, scale: 3, [.fill(.box(0, 0, 400, 3_000), .red)])
    #expect(picture.width == 1_200 && picture.height == 9_000)
    #expect(picture[1_199, 8_999] == PixelCaseTests.red)
  }

  @Test("PIX-35 an odd box on an even canvas keeps its size")
  func oddBox() throws {
    let picture = try render(
      100, 100, on: .white, [.fill(.box(30.5, 30.5, 39, 39), .black)])
    for y in 0..<100 {
      for x in 0..<100 {
        let isInside = (31..<70).contains(x) && (31..<70).contains(y)
        #expect(picture[x, y] == (isInside ? PixelCaseTests.black : PixelCaseTests.white))
      }
    }
  }
}
