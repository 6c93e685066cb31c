import Foundation
import Painting
import Testing

@testable import UIKit

@Suite struct PathTests {
  struct Arc: Sendable, CustomTestStringConvertible {
    let name: String
    let start: CGFloat
    let end: CGFloat
    let clockwise: Bool
    /// The box around the arc of radius 1 about (0, 0).
    let bounds: CGRect
    var testDescription: String { name }
  }

  static let whole = CGRect(x: -1, y: -1, width: 2, height: 2)

  static let arcs: [Arc] = [
    Arc(
      name: "a quarter, clockwise on the screen", start: 0, end: .pi / 2, clockwise: true,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1)),
    Arc(
      name: "the other three quarters", start: 0, end: .pi / 2, clockwise: false, bounds: whole),
    Arc(
      name: "half, over the top", start: .pi, end: 0, clockwise: true,
      bounds: CGRect(x: -1, y: -1, width: 2, height: 1)),
    Arc(name: "a whole turn", start: 0, end: 2 * .pi, clockwise: true, bounds: whole),
    Arc(
      name: "a whole turn the other way", start: 0, end: 2 * .pi, clockwise: false, bounds: whole),
    Arc(name: "more than a turn", start: 0, end: 9, clockwise: true, bounds: whole),
    Arc(
      name: "angles beyond a turn", start: 2 * .pi, end: 2.5 * .pi, clockwise: true,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1)),
    Arc(
      name: "no way at all", start: 0, end: 0, clockwise: true,
      bounds: CGRect(x: 1, y: 0, width: 0, height: 0)),
  ]

  @Test("an arc's reach", arguments: arcs)
  func arc(_ arc: Arc) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: arc.start, endAngle: arc.end,
      clockwise: arc.clockwise)
    let box = path.cgPath.boundingBoxOfPath
    #expect(abs(box.minX - arc.bounds.minX) < 1e-3 && abs(box.maxX - arc.bounds.maxX) < 1e-3)
    #expect(abs(box.minY - arc.bounds.minY) < 1e-3 && abs(box.maxY - arc.bounds.maxY) < 1e-3)
    // Core Graphics counts the other way round.
    let mirror = CGMutablePath()
    mirror.addArc(
      center: .zero, radius: 1, startAngle: arc.start, endAngle: arc.end,
      clockwise: !arc.clockwise)
    #expect(mirror == path.cgPath)
  }

  @Test("the smooth corner of a rounded rectangle reaches 1.528665 radii along the edge")
  func smoothCorner() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
    let tops = path.path.elements.compactMap { element -> CGFloat? in
      switch element {
      case .move(let p), .line(let p), .curve(let p, _, _): p.y == 0 ? p.x : nil
      case .close: nil
      }
    }
    #expect(abs((tops.min() ?? 0) - 15.2866483) < 1e-6)
    #expect(abs((tops.max() ?? 0) - 84.7133517) < 1e-6)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("only the corners asked for are rounded")
  func someCorners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 39.5, y: 39.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 39.5)))
  }

  @Test("corners of unequal radii are ellipses")
  func ellipticCorners() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 20, cornerHeight: 5,
      transform: nil)
    #expect(path.contains(CGPoint(x: 20, y: 0.1)))
    #expect(!path.contains(CGPoint(x: 5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.2, y: 10)))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  struct Inside: Sendable, CustomTestStringConvertible {
    let name: String
    let point: CGPoint
    let winding: Bool
    let evenOdd: Bool
    var testDescription: String { name }
  }

  static let inside: [Inside] = [
    Inside(name: "in the outer ring", point: CGPoint(x: 2, y: 10), winding: true, evenOdd: true),
    Inside(name: "in both", point: CGPoint(x: 10, y: 10), winding: true, evenOdd: false),
    Inside(name: "outside", point: CGPoint(x: 21, y: 10), winding: false, evenOdd: false),
    Inside(
      name: "outside the circle's corner", point: CGPoint(x: 1, y: 1), winding: false,
      evenOdd: false),
  ]

  @Test("fill rules", arguments: inside)
  func contains(_ row: Inside) {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(path.contains(row.point) == row.winding)
    path.usesEvenOddFillRule = true
    #expect(path.contains(row.point) == row.evenOdd)
  }

  @Test("an open path is filled as if closed")
  func open() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    path.close()
    #expect(path.currentPoint == .zero)
  }

  @Test("a quadratic curve goes through its middle")
  func quadratic() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(abs(path.cgPath.boundingBoxOfPath.maxY - 5) < 1e-9)
    #expect(abs(path.bounds.maxY - 20.0 / 3) < 1e-9)
  }

  @Test("an arc between tangents touches both lines")
  func tangents() {
    for end in [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: -10)] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 2)
      #expect(path.path.elements[1] == .line(CGPoint(x: 8, y: 0)))
      #expect(abs(path.currentPoint.x - 10) < 1e-9)
      #expect(abs(path.currentPoint.y - (end.y > 0 ? 2 : -2)) < 1e-9)
      // The middle of the arc lies outside the chord, towards the corner.
      #expect(path.contains(CGPoint(x: 9.3, y: end.y > 0 ? 0.7 : -0.7)))
      #expect(!path.contains(CGPoint(x: 9.6, y: end.y > 0 ? 0.4 : -0.4)))
      #expect(path.path.elements.count == 3)
    }
  }

  @Test("reversing swaps the ends and keeps the shape")
  func reversing() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 3
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 0, width: 1, height: 1)))
    let back = path.reversing()
    #expect(back.lineWidth == 3)
    #expect(back.bounds == path.bounds)
    #expect(back.path != path.path)
    #expect(back.reversing().path == path.path)
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addCurve(
      to: CGPoint(x: 3, y: 0), controlPoint1: CGPoint(x: 1, y: 1),
      controlPoint2: CGPoint(x: 2, y: 2))
    #expect(
      line.reversing().path.elements == [
        .move(CGPoint(x: 3, y: 0)),
        .curve(to: .zero, control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 1, y: 1)),
      ])
  }

  @Test("transforms given by value, by nil and in place")
  func transforms() {
    var move = CGAffineTransform(translationX: 5, y: 0)
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(CGPath(rect: rect, transform: nil).boundingBox == rect)
    #expect(CGPath(rect: rect, transform: &move).boundingBox.minX == 5)
    #expect(CGPath(rect: rect).copy(using: &move)?.boundingBox.minX == 5)
    let path = UIBezierPath(rect: rect)
    path.apply(move)
    #expect(path.bounds.minX == 5)
  }

  @Test("a line from nowhere is reported, not drawn")
  func nowhere() {
    let log = UIKitLogReader()
    log.watch { CGMutablePath().addLine(to: .zero) }
    #expect(log.ids == ["no-current-point"])
    #expect(UIBezierPath().bounds.isNull)
    #expect(UIBezierPath().isEmpty)
  }
}
