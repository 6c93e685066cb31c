import Foundation
import Testing
import UIKit

@Suite @MainActor struct StackViewFrameTests {
  private func box(_ width: CGFloat?, _ height: CGFloat?) -> Placeholder {
    let view = Placeholder(frame: .zero)
    view.natural = (width, height)
    return view
  }

  @Test("two labels' places in a row that fills the root (SV-20, SV-21)")
  func row() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let stack = UIStackView(arrangedSubviews: [box(50, 20), box(60, 30), box(nil, nil)])
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 10, y: 5, width: 300, height: 30))
    #expect(
      stack.arrangedSubviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 30), CGRect(x: 60, y: 0, width: 60, height: 30),
        CGRect(x: 130, y: 0, width: 170, height: 30),
      ])
    stack.arrangedSubviews[0].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 0, width: 60, height: 30))
  }
}
