import Foundation
import Painting
import Testing

@testable import UIKit

@Suite struct DrawingRecorderTests {
  static let size = CGSize(width: 10, height: 10)

  static func record(
    _ traits: UITraitCollection = .standard, _ draw: () -> Void
  ) -> [DisplayItem] {
    DrawingRecorder.record(size: size, scale: 2, traits: traits, draw)
  }

  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .rect(CGRect(x: x, y: y, width: width, height: height))
  }

  static let red = Painting.Color(red: 1, green: 0, blue: 0)
  static let blue = Painting.Color(red: 0, green: 0, blue: 1)

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let draw: @Sendable () -> Void
    let items: [DisplayItem]
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "a rectangle in the colour that was set",
      draw: {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
      }, items: [.fill(.path(box(1, 2, 3, 4), .nonZero), red)]),
    Row(
      name: "black where none was set",
      draw: { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill() },
      items: [.fill(.path(box(0, 0, 1, 1), .nonZero), .black)]),
    Row(
      name: "a path's own fill rule and line width",
      draw: {
        UIColor.blue.set()
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
        path.usesEvenOddFillRule = true
        path.lineWidth = 3
        path.fill()
        path.stroke()
      },
      items: [
        .fill(.path(box(0, 0, 2, 2), .evenOdd), blue),
        .stroke(box(0, 0, 2, 2), line(3), blue),
      ]),
    Row(
      name: "states come back",
      draw: {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.red.cgColor)
        context.saveGState()
        context.setFillColor(UIColor.blue.cgColor)
        context.translateBy(x: 5, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      },
      items: [
        .fill(.path(box(5, 0, 1, 1), .nonZero), blue),
        .fill(.path(box(0, 0, 1, 1), .nonZero), red),
      ]),
    Row(
      name: "scaling stretches the pen",
      draw: {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.scaleBy(x: 2, y: 2)
        context.stroke(CGRect(x: 1, y: 1, width: 2, height: 2), width: 1)
      },
      items: [
        group([.stroke(box(1, 1, 2, 2), line(1), .black)]) {
          $0.transform = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
        }
      ]),
    Row(
      name: "what is clipped the same is in one group",
      draw: {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
        context.saveGState()
        UIBezierPath(rect: CGRect(x: 2, y: 2, width: 1, height: 1)).addClip()
        UIRectFill(CGRect(x: 1, y: 1, width: 9, height: 9))
        context.restoreGState()
        UIRectFill(CGRect(x: 2, y: 2, width: 9, height: 9))
      },
      items: [
        group([
          .fill(.path(box(0, 0, 9, 9), .nonZero), .black),
          group([.fill(.path(box(1, 1, 9, 9), .nonZero), .black)]) {
            $0.clip = .path(box(2, 2, 1, 1), .nonZero)
          },
          .fill(.path(box(2, 2, 9, 9), .nonZero), .black),
        ]) { $0.clip = .path(box(0, 0, 5, 5), .nonZero) }
      ]),
    Row(
      name: "a path is transformed when it is added, not when it is filled",
      draw: {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: 3, y: 0)
        context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.translateBy(x: 100, y: 0)
        context.fillPath()
        context.fillPath()
      }, items: [.fill(.path(box(3, 0, 1, 1), .nonZero), .black)]),
    Row(
      name: "alpha multiplies the colour's own",
      draw: {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setAlpha(0.5)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }, items: [.fill(.path(box(0, 0, 1, 1), .nonZero), red.multiplyingAlpha(by: 0.25))]),
    Row(
      name: "a shadow's blur is two standard deviations",
      draw: {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setShadow(
          offset: CGSize(width: 1, height: 2), blur: 6, color: UIColor.blue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      },
      items: [
        group([.fill(.path(box(0, 0, 1, 1), .nonZero), .black)]) {
          $0.shadow = Shadow(color: blue, offset: CGSize(width: 1, height: 2), radius: 3)
        }
      ]),
    Row(
      name: "a transparency layer fades as a whole",
      draw: {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setAlpha(0.5)
        context.beginTransparencyLayer()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.endTransparencyLayer()
      },
      items: [
        group([.fill(.path(box(0, 0, 1, 1), .nonZero), .black)]) { $0.opacity = 0.5 }
      ]),
    Row(
      name: "a frame is a point inside the edges",
      draw: { UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4)) },
      items: [
        .fill(
          .path(Path(elements: box(0, 0, 4, 4).elements + box(1, 1, 2, 2).elements), .evenOdd),
          .black)
      ]),
    Row(
      name: "clearing everything leaves nothing",
      draw: {
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        UIGraphicsGetCurrentContext()?.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
      }, items: []),
    Row(
      name: "Core Graphics draws images upside down here",
      draw: {
        UIGraphicsGetCurrentContext()?.draw(
          CGImage(Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF])),
          in: CGRect(x: 0, y: 2, width: 4, height: 4))
      },
      items: [
        group([
          .image(
            ImageItem(
              bitmap: Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF]),
              destination: CGRect(x: 0, y: 2, width: 4, height: 4)))
        ]) { $0.transform = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 8) }
      ]),
  ]

  static func line(_ width: Double) -> StrokeStyle {
    var style = StrokeStyle()
    style.width = width
    return style
  }

  static func group(
    _ items: [DisplayItem], _ change: (inout Painting.Group) -> Void
  ) -> DisplayItem {
    var group = Painting.Group(items)
    change(&group)
    return .group(group)
  }

  @Test("records", arguments: rows)
  func records(_ row: Row) { #expect(Self.record { row.draw() } == row.items) }

  @Test("dynamic colours take the traits of the recording")
  func traits() {
    let items = Self.record(UITraitCollection(userInterfaceStyle: .dark)) {
      UIColor.label.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      items == [
        .fill(
          .path(Self.box(0, 0, 1, 1), .nonZero), Painting.Color(red: 1, green: 1, blue: 1))
      ])
  }

  @Test("recordings nest, and end with what they pushed")
  func nesting() {
    let outer = Self.record {
      let inner = Self.record {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      #expect(inner.isEmpty)
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(outer.count == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("drawing into nothing is reported")
  func nothing() {
    let log = UIKitLogReader()
    log.watch {
      UIColor.red.setFill()
      UIBezierPath(rect: .zero).fill()
    }
    #expect(log.ids == ["no-context", "no-context"])
  }

  @Test("what cannot be drawn is reported")
  func unsupported() {
    let log = UIKitLogReader()
    log.watch {
      _ = Self.record {
        let context = UIGraphicsGetCurrentContext()
        context?.setBlendMode(.multiply)
        context?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context?.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        context?.restoreGState()
      }
    }
    #expect(log.ids == ["blend-mode", "clear-rect", "graphics-state"])
  }
}
