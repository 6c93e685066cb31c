import Foundation
import Painting
import Testing

@testable import UIKit

@Suite struct GeometryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let transform: CGAffineTransform
    let point: CGPoint
    let image: CGPoint
    var testDescription: String { name }
  }

  static let quarter = CGFloat.pi / 2

  static let rows: [Row] = [
    Row(
      name: "a move", transform: CGAffineTransform(translationX: 3, y: -4),
      point: CGPoint(x: 1, y: 1), image: CGPoint(x: 4, y: -3)),
    Row(
      name: "a quarter turn is clockwise on the screen",
      transform: CGAffineTransform(rotationAngle: quarter), point: CGPoint(x: 1, y: 0),
      image: CGPoint(x: 0, y: 1)),
    Row(
      name: "translatedBy moves before",
      transform: CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1), point: .zero,
      image: CGPoint(x: 2, y: 3)),
    Row(
      name: "scaledBy scales before",
      transform: CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2),
      point: CGPoint(x: 1, y: 1), image: CGPoint(x: 12, y: 2)),
    Row(
      name: "rotated turns before",
      transform: CGAffineTransform(translationX: 10, y: 0).rotated(by: quarter),
      point: CGPoint(x: 1, y: 0), image: CGPoint(x: 10, y: 1)),
    Row(
      name: "concatenating comes after",
      transform: CGAffineTransform(translationX: 1, y: 0)
        .concatenating(CGAffineTransform(scaleX: 2, y: 2)),
      point: .zero, image: CGPoint(x: 2, y: 0)),
  ]

  @Test("moves a point", arguments: rows)
  func point(_ row: Row) {
    let image = row.point.applying(row.transform)
    #expect(abs(image.x - row.image.x) < 1e-12 && abs(image.y - row.image.y) < 1e-12)
    let back = image.applying(row.transform.inverted())
    #expect(abs(back.x - row.point.x) < 1e-12 && abs(back.y - row.point.y) < 1e-12)
  }

  @Test("a transform without inverse is its own")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
  }

  @Test("a rectangle's image is the box around its corners")
  func rect() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let image = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(image == CGRect(x: -20, y: 0, width: 20, height: 10))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(
      CGSize(width: 3, height: 4).applying(CGAffineTransform(translationX: 9, y: 9))
        == CGSize(width: 3, height: 4))
  }

  @Test("insets move the edges inwards and follow the reading direction")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 100, height: 100).inset(by: insets)
    #expect(rect == CGRect(x: 12, y: 11, width: 94, height: 96))
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(directional.resolved(isRightToLeft: false) == insets)
    #expect(directional.resolved(isRightToLeft: true).left == 4)
    #expect(insets.directional(isRightToLeft: true).leading == 4)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == insets)
  }

  @Test("corner masks are the display list's corners")
  func corners() {
    #expect(UIRectCorner.allCorners.painting == .all)
    #expect(
      CACornerMask([.layerMinXMinYCorner, .layerMaxXMaxYCorner]).painting == [
        .topLeft, .bottomRight,
      ])
  }
}
