import Foundation
import Testing
import UIKit

/// Margins, safe areas and the guides that follow them.
@Suite @MainActor struct MarginTests {
  @Test("AL-51: a plain view has 8 on each side; both spellings share the storage")
  func defaults() {
    let view = root(100, 100)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("AL-52: inherited margins are those of the superview less the distance to it")
  func inherited() {
    let outer = root(300, 300)
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
  }

  @Test("AL-53, AL-54: the safe area reaches into subviews and is added to margins")
  func safeArea() {
    let screen = root(390, 844, scale: 3)
    screen.rootSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 800))
    screen.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 10, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 35, left: 8, bottom: 18, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let outside = UIView(frame: CGRect(x: 0, y: -10, width: 10, height: 10))
    screen.addSubview(outside)
    #expect(outside.safeAreaInsets.top == 47, "never more than the superview's")
  }

  @Test("AL-57: a controller's root view has at least 16 at the sides, 20 from 414 points on")
  func controller() {
    let cases: [(width: CGFloat, margin: CGFloat)] = [(390, 16), (414, 20), (768, 20)]
    for (width, margin) in cases {
      UIScreen.main.configure(
        size: CGSize(width: width, height: 800), scale: 2,
        traits: UITraitCollection(displayScale: 2))
      let controller = UIViewController()
      #expect(controller.view.layoutMargins.left == margin)
      #expect(controller.view.layoutMargins.top == 0)
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(controller.view.layoutMargins.left == 8)
    }
  }

  @Test("AL-50, AL-55: guides are rectangles of the view")
  func guides() {
    let screen = root(1024, 768)
    screen.rootSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let inside = UIView(frame: .zero)
    inside.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),
      inside.leadingAnchor.constraint(equalTo: screen.readableContentGuide.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: screen.readableContentGuide.trailingAnchor),
      inside.bottomAnchor.constraint(equalTo: screen.layoutMarginsGuide.bottomAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 176, y: 20, width: 672, height: 740))
    #expect(
      screen.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 28, width: 1008, height: 732))
  }
}
