import Foundation
import Painting
import Testing

@testable import Raster

@Suite struct CornerTests {
  /// The coverage of a quarter circle's corner, by counting 32×32 points a pixel.
  private static func countedCoverage(radius: Double, x: Int, y: Int) -> Double {
    var inside = 0
    for j in 0..<32 {
      for i in 0..<32 {
        let dx = radius - (Double(x) + (Double(i) + 0.5) / 32)
        let dy = radius - (Double(y) + (Double(j) + 0.5) / 32)
        if dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius { inside += 1 }
      }
    }
    return Double(inside) / 1_024 * 255
  }

  @Test("circular corners cover exact areas", arguments: [2.0, 4.5, 10, 13.37])
  func exactAreas(_ radius: Double) throws {
    let picture = try render(60, 60, [.fill(.box(0, 0, 60, 60, radius: radius), .black)])
    for y in 0..<Int(radius) + 1 {
      let row = picture.alphaRow(y)
      for x in 0..<Int(radius) + 1 {
        let expected = CornerTests.countedCoverage(radius: radius, x: x, y: y)
        #expect(abs(Double(row[x]) - expected) <= 2, "(\(x), \(y)) radius \(radius)")
      }
    }
  }

  @Test("the four corners are mirror images")
  func symmetry() throws {
    for curve in [RoundedRect.Curve.circular, .continuous] {
      let picture = try render(
        41, 41, [.fill(.box(0, 0, 41, 41, radius: 12, curve: curve), .black)])
      for y in 0..<41 {
        let row = picture.alphaRow(y)
        #expect(row == row.reversed())
        #expect(row == picture.alphaRow(40 - y))
        #expect(row == (0..<41).map { picture.alphaRow($0)[y] })
      }
    }
  }

  @Test("iOS draws a 10 pt corner at 1x within 13 of this (rms 1.8)")
  func measuredCircle() throws {
    let picture = try render(100, 100, [.fill(.box(0, 0, 100, 100, radius: 10), .black)])
    let measured = [
      [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255],
      [0, 0, 0, 0, 81, 220, 255, 255, 255, 255, 255],
      [0, 0, 2, 138, 255, 255, 255, 255, 255, 255, 255],
    ]
    for (y, expected) in measured.enumerated() {
      for (found, value) in zip(picture.alphaRow(y), expected) {
        #expect(abs(found - value) <= 13)
      }
    }
  }

  struct Continuous: Sendable {
    var scale: Double
    var rows: [[Int]]
  }

  /// The first four rows of an 8 pt continuous corner on iOS 17.
  static let continuous = [
    Continuous(
      scale: 3,
      rows: [
        [
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 104, 148, 181, 204, 219, 230,
          237, 243, 246, 249, 250, 252, 253, 254, 255, 255, 255, 255, 255,
        ],
        [
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 132, 199, 237, 254, 255, 255, 255, 255, 255,
          255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        ],
        [
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 76, 188, 243, 255, 255, 255, 255, 255, 255, 255, 255,
          255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        ],
        [
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 184, 248, 255, 255, 255, 255, 255, 255, 255, 255, 255,
          255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        ],
      ]),
    Continuous(
      scale: 2,
      rows: [
        [
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 102, 160, 198, 223, 236, 244, 248, 251, 253, 254, 254,
          255, 255, 255,
        ],
        [
          0, 0, 0, 0, 0, 0, 0, 0, 98, 196, 244, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
          255, 255, 255, 255,
        ],
        [
          0, 0, 0, 0, 0, 0, 58, 197, 252, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
          255, 255, 255, 255, 255,
        ],
        [
          0, 0, 0, 0, 0, 120, 234, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
          255, 255, 255, 255, 255,
        ],
      ]),
  ]

  @Test("continuous corners are those of the screen, and no circles", arguments: continuous)
  func measuredContinuous(_ c: Continuous) throws {
    func rms(_ curve: RoundedRect.Curve) throws -> Double {
      let picture = try render(
        60, 60, scale: c.scale, [.fill(.box(0, 0, 60, 60, radius: 8, curve: curve), .black)])
      let squares = c.rows.enumerated().flatMap { y, row in
        zip(picture.alphaRow(y), row).map { Double(($0 - $1) * ($0 - $1)) }
      }
      return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
    }
    let (smooth, round) = (try rms(.continuous), try rms(.circular))
    #expect(smooth < 6, "\(smooth)")
    #expect(round > 2 * smooth, "\(round)")
  }

  @Test("a continuous corner with no room is a circle")
  func continuousPill() throws {
    let smooth = try render(
      100, 40, [.fill(.box(0, 0, 100, 40, radius: 99, curve: .continuous), .red)])
    let round = try render(100, 40, [.fill(.box(0, 0, 100, 40, radius: 20), .red)])
    for (a, b) in zip(smooth.pixels, round.pixels) {
      #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 1)
    }
  }

  @Test("only the corners named are round")
  func maskedCorners() throws {
    let all: [(Corners, Int, Int)] = [
      (.topLeft, 0, 0), (.topRight, 39, 0), (.bottomLeft, 0, 29), (.bottomRight, 39, 29),
    ]
    for mask in 0..<16 {
      let corners = Corners(rawValue: UInt8(mask))
      let picture = try render(
        40, 30, [.fill(.box(0, 0, 40, 30, radius: 8, corners: corners), .red)])
      for (corner, x, y) in all {
        #expect(picture[x, y].alpha == (corners.contains(corner) ? 0 : 255))
      }
    }
  }

  @Test("corners follow mirrors and quarter turns")
  func turnedCorners() throws {
    let transforms: [(String, Painting.AffineTransform, Int, Int)] = [
      ("mirrored across", .init(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0), 39, 0),
      ("mirrored down", .init(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40), 0, 39),
      ("a quarter clockwise", .init(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0), 39, 0),
      ("a quarter back", .init(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 40), 0, 39),
    ]
    for (name, transform, x, y) in transforms {
      let picture = try render(
        40, 40,
        [
          Group.of(
            [.fill(.box(0, 0, 40, 40, radius: 10, corners: .topLeft), .red)],
            transform: transform)
        ])
      for (column, row) in [(0, 0), (39, 0), (0, 39), (39, 39)] {
        let isRound = column == x && row == y
        #expect(picture[column, row].alpha == (isRound ? 0 : 255), "\(name)")
      }
    }
  }

  @Test("corners too large for a table look like those that are not")
  func hugeCorners() throws {
    // The left edges of two circles that differ by 0.005 px there.
    let pictures = try [512.0, 513].map { radius in
      try render(
        10, 100,
        [.fill(.box(0, 50 - radius, 2 * radius, 2 * radius, radius: radius), .red)])
    }
    for (a, b) in zip(pictures[0].pixels, pictures[1].pixels) {
      #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 3)
    }
    #expect(pictures[1][0, 0].alpha == 0 && pictures[1][0, 50].alpha == 255)
  }

  @Test("very large borders have an inner edge")
  func hugeBand() throws {
    let band = try render(
      60, 10, [.fill(.band(0, -2_995, 6_000, 6_000, radius: 9e9, band: 20), .red)])
    #expect(band.alphaRow(5)[...] == (0..<60).map { $0 < 20 ? 255 : 0 }[...])
  }
}
