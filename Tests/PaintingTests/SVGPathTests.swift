import Foundation
import Painting
import Testing

@Suite struct SVGPathTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// The same path in absolute lines and curves.
    let elements: [Path.Element]
    var testDescription: String { name }
  }

  private static func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  static let cases: [Case] = [
    Case(name: "nothing", text: " \n\t", elements: []),
    Case(
      name: "the arrow of the scene format", text: "M0 0H14L7 8Z",
      elements: [.move(p(0, 0)), .line(p(14, 0)), .line(p(7, 8)), .close]),
    Case(
      name: "relative commands", text: "m 1,2 l 3 4 h -1 v 2 z",
      elements: [.move(p(1, 2)), .line(p(4, 6)), .line(p(3, 6)), .line(p(3, 8)), .close]),
    Case(
      name: "further pairs after a move are lines", text: "M0 0 10 0 10 10m5 5 1 1",
      elements: [
        .move(p(0, 0)), .line(p(10, 0)), .line(p(10, 10)), .move(p(15, 15)), .line(p(16, 16)),
      ]),
    Case(
      name: "numbers without separators", text: "M.5.5-1-2L+3e1.5E1",
      elements: [.move(p(0.5, 0.5)), .line(p(-1, -2)), .line(p(30, 5))]),
    Case(
      name: "a number may end in its point", text: "M1. 2.L3.,4.",
      elements: [.move(p(1, 2)), .line(p(3, 4))]),
    Case(
      name: "exponents", text: "M1e2 2E-1 l-5e+0 0",
      elements: [.move(p(100, 0.2)), .line(p(95, 0.2))]),
    Case(
      name: "repeated horizontals and verticals", text: "M0 0H1 2v1 1",
      elements: [
        .move(p(0, 0)), .line(p(1, 0)), .line(p(2, 0)), .line(p(2, 1)), .line(p(2, 2)),
      ]),
    Case(
      name: "cubic curves, absolute and relative", text: "M0 0C1 2 3 4 5 6c1 1 2 2 3 3",
      elements: [
        .move(p(0, 0)), .curve(to: p(5, 6), control1: p(1, 2), control2: p(3, 4)),
        .curve(to: p(8, 9), control1: p(6, 7), control2: p(7, 8)),
      ]),
    Case(
      name: "a smooth cubic mirrors the control before it", text: "M0 0C0 5 5 10 10 10S20 5 20 0",
      elements: [
        .move(p(0, 0)), .curve(to: p(10, 10), control1: p(0, 5), control2: p(5, 10)),
        .curve(to: p(20, 0), control1: p(15, 10), control2: p(20, 5)),
      ]),
    Case(
      name: "a smooth cubic after a line starts straight", text: "M0 0L10 0s5 5 10 5",
      elements: [
        .move(p(0, 0)), .line(p(10, 0)),
        .curve(to: p(20, 5), control1: p(10, 0), control2: p(15, 5)),
      ]),
    Case(
      name: "a quadratic becomes the cubic of the same shape", text: "M0 0Q15 30 30 0",
      elements: [.move(p(0, 0)), .curve(to: p(30, 0), control1: p(10, 20), control2: p(20, 20))]),
    Case(
      name: "a smooth quadratic mirrors, and mirrors again", text: "M0 0Q3 6 6 0T12 0t6 0",
      elements: [
        .move(p(0, 0)), .curve(to: p(6, 0), control1: p(2, 4), control2: p(4, 4)),
        .curve(to: p(12, 0), control1: p(8, -4), control2: p(10, -4)),
        .curve(to: p(18, 0), control1: p(14, 4), control2: p(16, 4)),
      ]),
    Case(
      name: "after a close the path goes on from its start", text: "M5 5h5v5zl-1-1z m1 1h1",
      elements: [
        .move(p(5, 5)), .line(p(10, 5)), .line(p(10, 10)), .close, .move(p(5, 5)),
        .line(p(4, 4)), .close, .move(p(6, 6)), .line(p(7, 6)),
      ]),
    Case(
      name: "an arc without radius is a line", text: "M0 0A0 5 0 0 1 9 9a5 0 0 0 1 1 1",
      elements: [.move(p(0, 0)), .line(p(9, 9)), .line(p(10, 10))]),
    Case(
      name: "an arc to where it starts is nothing", text: "M3 3A5 5 0 1 1 3 3H4",
      elements: [.move(p(3, 3)), .line(p(4, 3))]),
  ]

  @Test("path text", arguments: cases)
  func elements(_ c: Case) throws {
    let path = try Path(svg: c.text)
    #expect(path.elements.count == c.elements.count)
    for (found, expected) in zip(path.elements, c.elements) {
      #expect(found.isClose(to: expected), "\(found) instead of \(expected)")
    }
  }

  struct Arc: Sendable, CustomTestStringConvertible {
    let text: String
    let center: CGPoint
    let radii: (Double, Double)
    /// A point near the middle of the arc.
    let middle: CGPoint
    var testDescription: String { text }
  }

  static let arcs = [
    Arc(text: "M0 0A10 10 0 0 1 10 10", center: p(0, 10), radii: (10, 10), middle: p(7.071, 2.929)),
    Arc(text: "M0 0A10 10 0 0 0 10 10", center: p(10, 0), radii: (10, 10), middle: p(2.929, 7.071)),
    Arc(
      text: "M0 0A10 10 0 1 1 10 10", center: p(10, 0), radii: (10, 10), middle: p(17.071, -7.071)),
    Arc(
      text: "M0 0A10 10 0 1 0 10 10", center: p(0, 10), radii: (10, 10), middle: p(-7.071, 17.071)),
    Arc(text: "M0 0A10 10 0 0120 0", center: p(10, 0), radii: (10, 10), middle: p(10, -10)),
    Arc(text: "M0 0a10 10 0 1020 0", center: p(10, 0), radii: (10, 10), middle: p(10, 10)),
    Arc(text: "M0 0A1 1 0 0 1 20 0", center: p(10, 0), radii: (10, 10), middle: p(10, -10)),
    Arc(text: "M0 0A20 10 0 0 1 40 0", center: p(20, 0), radii: (20, 10), middle: p(20, -10)),
    Arc(text: "M0 0A10 20 90 0 1 40 0", center: p(20, 0), radii: (20, 10), middle: p(20, -10)),
    Arc(text: "M0 0A-20 10 360 0,1 40,0", center: p(20, 0), radii: (20, 10), middle: p(20, -10)),
  ]

  @Test("arcs lie on their ellipse, on the side the flags say", arguments: arcs)
  func arc(_ c: Arc) throws {
    let path = try Path(svg: c.text)
    let points = path.sampled
    for point in points {
      let (x, y) = ((point.x - c.center.x) / c.radii.0, (point.y - c.center.y) / c.radii.1)
      #expect(abs((x * x + y * y).squareRoot() - 1) < 5e-4, "\(point)")
    }
    let nearest = points.map { abs($0.x - c.middle.x) + abs($0.y - c.middle.y) }.min() ?? .infinity
    #expect(nearest < 0.5)
  }

  @Test("an ellipse turned by 30 degrees")
  func turnedArc() throws {
    let (cosine, sine) = (3.0.squareRoot() / 2, 0.5)
    // From one end of the long axis to the other.
    let path = try Path(svg: "M0 0A20 8 30 0 1 \(40 * cosine) \(40 * sine)")
    for point in path.sampled {
      let (dx, dy) = (point.x - 20 * cosine, point.y - 20 * sine)
      let (x, y) = ((dx * cosine + dy * sine) / 20, (dy * cosine - dx * sine) / 8)
      #expect(abs((x * x + y * y).squareRoot() - 1) < 5e-4)
    }
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    let text: String
    let offset: Int
    let reason: String
    var testDescription: String { text }
  }

  static let failures = [
    Failure(text: "L1 1", offset: 0, reason: "begins with M"),
    Failure(text: "10 10", offset: 0, reason: "no path command"),
    Failure(text: "M0 0X5", offset: 4, reason: "“X” is no path command"),
    Failure(text: "M0", offset: 2, reason: "a number is missing"),
    Failure(text: "M0 0L1", offset: 6, reason: "a number is missing"),
    Failure(text: "M0 0L1,,2", offset: 7, reason: "“,” is no number"),
    Failure(text: "M0 0L1 2,", offset: 9, reason: "after the comma"),
    Failure(text: "M0 0L1 2,Z", offset: 9, reason: "after the comma"),
    Failure(text: "M,0 0", offset: 1, reason: "“,” is no number"),
    Failure(text: "M0 0L- 1", offset: 5, reason: "“-” is no number"),
    Failure(text: "M0 0Z5 5", offset: 5, reason: "“5” is no path command"),
    Failure(text: "M0 0L1 1e999", offset: 7, reason: "out of range"),
    Failure(text: "M0 0A5 5 0 2 1 9 9", offset: 11, reason: "no flag of an arc"),
    Failure(text: "M0 0A5 5 0 1", offset: 12, reason: "flag is missing"),
    Failure(text: "M0 0 L nan 1", offset: 7, reason: "“n” is no number"),
    Failure(text: "M0 0é", offset: 4, reason: "“é” is no path command"),
    Failure(text: "M0 0C1 1 2 2 3", offset: 14, reason: "a number is missing"),
  ]

  @Test("what is wrong, and where", arguments: failures)
  func failure(_ c: Failure) throws {
    let error = try #require(throws: SVGPathError.self) { try Path(svg: c.text) }
    #expect(error.offset == c.offset)
    #expect(error.reason.contains(c.reason), "\(error)")
  }

  @Test("any text is read or refused", arguments: 0..<20)
  func anyText(_ seed: UInt64) {
    var state = seed
    let alphabet = Array("MmZzLlHhVvCcSsQqTtAa0123456789.+-eE, \n01")
    for _ in 0..<200 {
      let text = String(
        (0..<24).map { _ -> Character in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return alphabet[Int(state >> 33) % alphabet.count]
        })
      do throws(SVGPathError) {
        let path = try Path(svg: "M0 0" + text)
        #expect(path.sampled.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(text)")
      } catch {
        #expect(error.offset <= text.utf8.count + 4)
      }
    }
  }
}
