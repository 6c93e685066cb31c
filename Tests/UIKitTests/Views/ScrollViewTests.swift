import Foundation
import Testing
import UIKit

/// Scroll views: content guides, content sizes, where a view rests.
@Suite @MainActor struct ScrollViewTests {
  private func list(rows: Int) -> (screen: UIView, scroll: UIScrollView, stack: UIStackView) {
    let screen = root(200, 100)
    let scroll = UIScrollView()
    pin(scroll, to: screen)
    let stack = UIStackView(arrangedSubviews: (0..<rows).map { _ in box(50, 40) })
    stack.axis = .vertical
    pin(stack, to: scroll)
    stack.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    return (screen, scroll, stack)
  }

  @Test("AL-80, AL-81: edges against the scroll view are edges of its content")
  func content() {
    let (screen, scroll, stack) = list(rows: 6)
    screen.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(scroll.contentSize == CGSize(width: 200, height: 240))
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 200, height: 240))
    scroll.contentOffset.y = 60
    screen.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 200, height: 240), "scrolling moves bounds")
    #expect(scroll.bounds.origin.y == 60)
  }

  @Test("AL-81: insets move the resting place of content, not its frames")
  func insets() {
    let (screen, scroll, stack) = list(rows: 2)
    scroll.contentInset.top = 20
    screen.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -20)
    #expect(stack.frame.minY == 0)
    #expect(stack.convert(CGPoint.zero, to: screen).y == 20)
  }

  @Test("AL-80: what is tied to the frame guide stays while content scrolls")
  func frameGuide() {
    let (screen, scroll, _) = list(rows: 6)
    let badge = box(10, 10)
    badge.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
    ])
    scroll.contentOffset.y = 30
    screen.layoutIfNeeded()
    #expect(badge.frame.minY == 35)
    #expect(badge.convert(CGPoint.zero, to: screen).y == 5)
  }
}
