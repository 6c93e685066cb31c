import Foundation
import Testing
import UIKit

/// Trees go when nobody holds them, laid out or not.
@Suite @MainActor struct LifetimeTests {
  @Test("a laid-out tree with stacks, labels, guides and a table is let go")
  func trees() {
    weak var weakRoot: UIView?
    weak var weakLeaf: UIView?
    weak var weakCell: UIView?
    do {
      let screen = root(200, 400)
      let label = UILabel()
      label.text = "Text"
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      let stack = UIStackView(arrangedSubviews: [label, button, UITextView()])
      pin(stack, to: screen)
      stack.topAnchor.constraint(
        greaterThanOrEqualTo: screen.safeAreaLayoutGuide.topAnchor
      ).isActive = true
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      screen.addSubview(cell)
      screen.layoutIfNeeded()
      _ = stack.systemLayoutSizeFitting(.zero)
      weakRoot = screen
      weakLeaf = label
      weakCell = cell
    }
    #expect(weakRoot == nil)
    #expect(weakLeaf == nil)
    #expect(weakCell == nil)
  }

  @Test("a controller and its view are let go after an appearance")
  func controllers() {
    weak var weakController: UIViewController?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = UIViewController()
      window.rootViewController = controller
      controller.beginAppearance()
      window.layoutIfNeeded()
      controller.finishAppearance()
      weakController = controller
    }
    #expect(weakController == nil)
  }
}
