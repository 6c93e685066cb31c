import Foundation
import Testing
import UIKit

/// The tree of views: order, coordinates, constraints of what leaves.
@Suite @MainActor struct HierarchyTests {
  @Test("inserting puts a subview where it is said, and its layer with it")
  func order() {
    let parent = root(10, 10)
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    parent.insertSubview(c, aboveSubview: b)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(a)
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [c, b, a])
    #expect(parent.layer.sublayers?.map { $0.view } == [c, b, a])
    parent.insertSubview(a, belowSubview: c)
    #expect(parent.subviews == [a, c, b])
  }

  @Test("coordinates convert through frames, bounds and transforms")
  func conversion() {
    let parent = root(200, 200)
    let scrolled = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let child = UIView(frame: CGRect(x: 10, y: 60, width: 10, height: 10))
    parent.addSubview(scrolled)
    scrolled.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 30, y: 40))
    #expect(parent.convert(CGPoint(x: 30, y: 40), to: child) == .zero)
    scrolled.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: -10, y: 0))
  }

  @Test("AL-90: a leaving view takes down only constraints between it and the rest")
  func leaving() {
    let parent = root(100, 100)
    let (a, b) = (UIView(), UIView())
    pin(a, to: parent)
    a.addSubview(b)
    b.translatesAutoresizingMaskIntoConstraints = false
    let own = b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5)
    let size = b.heightAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([own, size])
    #expect(parent.constraints.count == 4)
    #expect(a.constraints == [own])
    #expect(b.constraints == [size])
    a.removeFromSuperview()
    #expect(parent.constraints.isEmpty)
    #expect(own.isActive && size.isActive)
    own.isActive = false
    #expect(a.constraints.isEmpty)
    own.isActive = true
    own.isActive = true
    #expect(a.constraints.count == 1, "twice is once")
  }

  struct MaskCase: Sendable, CustomTestStringConvertible {
    let name: String
    let mask: UInt
    let expected: CGRect
    var testDescription: String { name }
  }

  // A view at (10, 20) of 30 x 40 in 100 x 100 that becomes 200 x 300.
  nonisolated static let masks: [MaskCase] = [
    MaskCase(
      name: "AL-41: nothing gives way", mask: 0,
      expected: CGRect(x: 10, y: 20, width: 30, height: 40)),
    MaskCase(
      name: "AL-41: size gives way", mask: 2 | 16,
      expected: CGRect(x: 10, y: 20, width: 130, height: 240)),
    MaskCase(
      name: "AL-41: near margins give way", mask: 1 | 8,
      expected: CGRect(x: 110, y: 220, width: 30, height: 40)),
    MaskCase(
      name: "AL-41: both margins give way in proportion", mask: 1 | 4,
      expected: CGRect(x: 10.0 / 70 * 170, y: 20, width: 30, height: 40)),
  ]

  @Test("autoresizing", arguments: masks)
  func autoresizing(_ c: MaskCase) {
    let parent = root(100, 100)
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.autoresizingMask = UIView.AutoresizingMask(rawValue: c.mask)
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 300)
    #expect(abs(child.frame.minX - c.expected.minX) < 1e-9)
    #expect(child.frame.size == c.expected.size)
    #expect(abs(child.frame.minY - c.expected.minY) < 1e-9)
  }

  @Test("AL-10: a shrinking superview leaves no negative size")
  func shrinking() {
    let parent = root(100, 100)
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 50))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 10, height: 10)
    #expect(child.frame.size == .zero)
  }
}
