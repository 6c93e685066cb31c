import Foundation
import Painting
import Testing

@Suite struct PathShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 60, height: 40)

  @Test("a rectangle goes clockwise, whatever its sign")
  func rectangle() {
    let path = Path.rect(CGRect(x: 70, y: 60, width: -60, height: -40))
    #expect(path == .rect(rect))
    #expect(path.area == 2_400)
    #expect(path.bounds == rect)
  }

  @Test("rounded corners take (1 - π/4) r² each", arguments: 0..<16)
  func roundedRect(_ mask: UInt8) {
    let corners = Corners(rawValue: mask)
    let path = Path.roundedRect(RoundedRect(rect, radius: 12, corners: corners))
    let expected = 2_400 - Double(mask.nonzeroBitCount) * (1 - Double.pi / 4) * 144
    #expect(abs(path.area - expected) < 1)
    #expect(path.bounds == rect)
  }

  @Test("a radius beyond half the shorter side is half of it (PIX-16)")
  func clamped() {
    let huge = Path.roundedRect(RoundedRect(rect, radius: 1e9))
    #expect(huge == .roundedRect(RoundedRect(rect, radius: 20)))
    #expect(abs(huge.area - (20 * 40 + Double.pi * 400)) < 3)
    #expect(Path.roundedRect(RoundedRect(rect, radius: -3)) == .rect(rect))
  }

  @Test("continuous corners are hollower than circles, and circles where there is no room")
  func continuous() {
    let circle = Path.roundedRect(RoundedRect(rect, radius: 10)).area
    let smooth = Path.roundedRect(RoundedRect(rect, radius: 10, curve: .continuous)).area
    #expect(smooth < circle && smooth > circle - 10)
    let pill = Path.roundedRect(RoundedRect(rect, radius: 20, curve: .continuous))
    #expect(abs(pill.area - Path.roundedRect(RoundedRect(rect, radius: 20)).area) < 2)
    #expect(pill.bounds == rect)
  }

  @Test("the continuous curve reaches 1.528665 radii, and its ends follow the sides")
  func outline() {
    let outline = CornerOutline.continuous(smoothness: 1)
    #expect(abs(outline.reach - 1.528665) < 1e-6)
    #expect(outline.segments.count == 5)
    #expect(CornerOutline.continuous(smoothness: 0).reach == 1)
    #expect(CornerOutline.smoothness(radius: 10, halfSide: 15.28665) > 0.9999)
    #expect(CornerOutline.smoothness(radius: 10, halfSide: 10) == 0)
    #expect(CornerOutline.smoothness(radius: 10, halfSide: 5) == 0)
    #expect(CornerOutline.smoothness(radius: 0, halfSide: 5) == 0)
  }

  @Test("an ellipse has its area and bounds")
  func ellipse() throws {
    let path = Path.ellipse(in: rect)
    #expect(abs(path.area - Double.pi * 600) < 8)
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 70) < 1e-9)
    #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 60) < 1e-9)
  }

  struct Arc: Sendable, CustomTestStringConvertible {
    let name: String
    let start: Double
    let end: Double
    var clockwise = true
    /// In radians, positive.
    let sweep: Double
    var testDescription: String { name }
  }

  static let arcs = [
    Arc(name: "a quarter", start: 0, end: .pi / 2, sweep: .pi / 2),
    Arc(
      name: "a quarter the other way round", start: 0, end: .pi / 2, clockwise: false,
      sweep: 1.5 * .pi),
    Arc(name: "half", start: -.pi / 2, end: .pi / 2, sweep: .pi),
    Arc(name: "half, anticlockwise", start: .pi, end: 0, clockwise: false, sweep: .pi),
    Arc(name: "less than a quarter", start: 0.3, end: 1, sweep: 0.7),
    Arc(name: "just under a turn", start: 0, end: 6.2, sweep: 6.2),
    Arc(name: "a full turn", start: 0, end: 2 * .pi, sweep: 2 * .pi),
    Arc(name: "a full turn from the top", start: -.pi / 2, end: 1.5 * .pi, sweep: 2 * .pi),
    Arc(name: "more than a turn is one", start: 1, end: 20, sweep: 2 * .pi),
    Arc(name: "a full turn backwards", start: 2 * .pi, end: 0, clockwise: false, sweep: 2 * .pi),
    Arc(name: "an end before its start goes on round", start: 1, end: 0.5, sweep: 2 * .pi - 0.5),
    Arc(name: "nothing", start: 1, end: 1, sweep: 0),
  ]

  @Test("arcs sweep as UIKit's do", arguments: arcs)
  func arc(_ c: Arc) throws {
    let center = CGPoint(x: 3, y: -4)
    let path = Path.arc(
      center: center, radius: 10, startAngle: c.start, endAngle: c.end, clockwise: c.clockwise)
    let points = path.sampled
    for point in points {
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      #expect(abs((dx * dx + dy * dy).squareRoot() - 10) < 4e-3)
    }
    let length = zip(points, points.dropFirst()).reduce(0.0) {
      let (dx, dy) = ($1.1.x - $1.0.x, $1.1.y - $1.0.y)
      return $0 + (dx * dx + dy * dy).squareRoot()
    }
    #expect(abs(length - c.sweep * 10) < 0.05)
    let start = try #require(points.first), end = try #require(points.last)
    #expect(
      start.isClose(
        to: CGPoint(x: 3 + 10 * cos(c.start), y: -4 + 10 * sin(c.start)), tolerance: 1e-9))
    if c.sweep < 2 * .pi {
      #expect(
        end.isClose(to: CGPoint(x: 3 + 10 * cos(c.end), y: -4 + 10 * sin(c.end)), tolerance: 1e-9))
    }
  }

  @Test("an arc joins what is there by a line")
  func joined() {
    var path = Path(elements: [.move(.zero)])
    path.addArc(
      center: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.elements.count == 3)
    #expect(path.elements[1] == .line(CGPoint(x: 15, y: 0)))
  }

  @Test("bounds are those of the curve, not of its controls")
  func bounds() throws {
    let path = Path(elements: [
      .move(.zero),
      .curve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8)),
    ])
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.height - 6) < 1e-12 && bounds.width == 10)
    #expect(Path().bounds == nil)
    #expect(
      Path(elements: [.move(CGPoint(x: 2, y: 3))]).bounds == CGRect(x: 2, y: 3, width: 0, height: 0)
    )
  }

  @Test("a transform moves every point")
  func transformed() {
    let turn = Painting.AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 6)
    let path = Path.ellipse(in: rect).transformed(by: turn)
    for (a, b) in zip(path.sampled, Path.ellipse(in: rect).sampled) {
      #expect(a.isClose(to: CGPoint(x: 5 - 2 * b.y, y: 6 + 2 * b.x)))
    }
  }
}
