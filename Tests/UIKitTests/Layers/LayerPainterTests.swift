import Diagnostics
import Foundation
import Painting
import Testing
import UIKit

/// What a tree of layers becomes: order, groups, shadows, clips.
@Suite @MainActor struct LayerPainterTests {
  private func items(of view: UIView) -> [DisplayItem] {
    let context = LayerPainter.Context(
      traits: UITraitCollection(displayScale: 2), scale: 2, log: DiagnosticLog())
    let list = LayerPainter(context).displayList(of: view, background: nil)
    guard case .group(let group)? = list.items.first else { return [] }
    return group.items
  }

  /// The kinds of items, nested groups in brackets.
  private func outline(_ items: [DisplayItem]) -> String {
    items.map { item in
      switch item {
      case .fill(.band, _): "border"
      case .fill: "fill"
      case .stroke: "stroke"
      case .image: "image"
      case .glyphs: "glyphs"
      case .shadow: "shadow"
      case .group(let group):
        [
          group.clip == nil ? "" : "clip", group.shadow == nil ? "" : "shadowed",
          group.opacity == 1 ? "" : "faded", group.mask == nil ? "" : "masked",
          "[\(outline(group.items))]",
        ].joined()
      }
    }.joined(separator: " ")
  }

  private func card() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 30, y: 20, width: 20, height: 20))
    child.backgroundColor = .blue
    view.addSubview(child)
    return view
  }

  @Test("background, then sublayers, then the border")
  func order() {
    let view = card()
    view.layer.borderWidth = 1
    #expect(outline(items(of: view)) == "fill [fill] border")
  }

  @Test("an opaque box that holds everything throws the shadow of its shape")
  func shadowOfShape() {
    let view = card()
    view.layer.cornerRadius = 10
    view.layer.shadowOpacity = 0.5
    #expect(outline(items(of: view)) == "shadow fill [fill]")
    guard case .shadow(let shadow, of: .box(let box))? = items(of: view).first else {
      Issue.record("no shadow of a box")
      return
    }
    #expect(shadow.color == Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(shadow.offset == CGSize(width: 0, height: -3))
    #expect(box.radius == 10)
  }

  struct ShadowCase: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @MainActor @Sendable (UIView) -> Void
    let expected: String
    var testDescription: String { name }
  }

  nonisolated static let shadows: [ShadowCase] = [
    ShadowCase(
      name: "a child that sticks out", change: { $0.subviews[0].frame.origin.x = 90 },
      expected: "shadowed[fill [fill]]"),
    ShadowCase(
      name: "a child over a round corner", change: { $0.subviews[0].frame.origin = .zero },
      expected: "shadowed[fill [fill]]"),
    ShadowCase(
      name: "no background", change: { $0.backgroundColor = nil }, expected: "shadowed[[fill]]"),
    ShadowCase(
      name: "a translucent background",
      change: { $0.backgroundColor = UIColor.red.withAlphaComponent(0.5) },
      expected: "shadowed[fill [fill]]"),
    ShadowCase(
      name: "a path of its own",
      change: {
        $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath
      }, expected: "[shadow fill [fill]]"),
    ShadowCase(
      name: "masksToBounds cuts the shadow off", change: { $0.clipsToBounds = true },
      expected: "[clip[fill [fill]]]"),
    ShadowCase(
      name: "no opacity, no shadow", change: { $0.layer.shadowOpacity = 0 },
      expected: "[fill [fill]]"),
  ]

  @Test("what throws the shadow", arguments: shadows)
  func shadow(_ c: ShadowCase) {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = card()
    view.layer.cornerRadius = 10
    view.layer.shadowOpacity = 1
    c.change(view)
    page.addSubview(view)
    #expect(outline(items(of: page)) == c.expected)
  }

  @Test("opacity fades the finished group; hidden and invisible layers paint nothing")
  func opacity() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = card()
    page.addSubview(view)
    view.alpha = 0.5
    #expect(outline(items(of: page)) == "faded[fill [fill]]")
    view.alpha = 0
    #expect(items(of: page).isEmpty)
    view.alpha = 1
    view.isHidden = true
    #expect(items(of: page).isEmpty)
  }

  @Test("zPosition moves layers, equal ones keep their order")
  func depth() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let colors: [UIColor] = [.red, .green, .blue]
    for color in colors {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = color
      page.addSubview(view)
    }
    page.subviews[0].layer.zPosition = 1
    let found = items(of: page).compactMap { item -> Color? in
      guard case .group(let group) = item, case .fill(_, let color)? = group.items.first else {
        return nil
      }
      return color
    }
    #expect(found == [colors[1], colors[2], colors[0]].map { $0.cgColor.painting })
  }

  @Test("rows outside a clipping view are not painted")
  func culling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for row in 0..<50 {
      let view = UIView(frame: CGRect(x: 0, y: row * 40, width: 100, height: 40))
      view.backgroundColor = .red
      scroll.addSubview(view)
    }
    scroll.contentOffset.y = 60
    #expect(outline(items(of: scroll)) == "clip[[fill] [fill] [fill]]")
  }

  @Test("draw(_:) of a subclass paints between background and subviews")
  func customDrawing() {
    final class Dial: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    dial.backgroundColor = .red
    #expect(outline(items(of: dial)) == "fill fill")
  }
}
