import Foundation
import Testing
import UIKit

/// Buttons: sizes, where title and image stand, colours by state.
@Suite @MainActor struct ButtonTests {
  private func button(_ title: String?, type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.rootTraits = UITraitCollection(displayScale: 2)
    button.setTitle(title, for: .normal)
    return button
  }

  struct HeightCase: Sendable {
    let size: CGFloat
    let height: CGFloat

    init(_ size: CGFloat, _ height: CGFloat) {
      self.size = size
      self.height = height
    }
  }

  nonisolated static let heights: [HeightCase] = [
    HeightCase(15, 30), HeightCase(17, 32.5), HeightCase(18, 33.5), HeightCase(24, 41),
  ]

  @Test("a title stands 6 points from top and bottom", arguments: heights)
  func heights(_ c: HeightCase) {
    let button = button("Button")
    button.titleLabel?.font = .systemFont(ofSize: c.size)
    #expect(button.intrinsicContentSize.height == c.height)
  }

  @Test("at least 30 wide; 30 by 34 without content; an image alone is as large as it is")
  func sizes() throws {
    #expect(button("i").intrinsicContentSize.width == 30)
    #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 34))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 50)).image { _ in }
    let button = button(nil)
    button.setImage(picture, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 80, height: 50))
  }

  @Test("colours: tint for system buttons, white for custom ones, what was set before all")
  func colors() {
    let system = button("x")
    system.tintColor = .systemRed
    #expect(system.titleLabel?.textColor == .systemRed)
    #expect(button("x", type: .custom).titleLabel?.textColor == .white)
    system.setTitleColor(.black, for: .normal)
    #expect(system.titleLabel?.textColor == .black)
    system.setTitleColor(.gray, for: .disabled)
    system.isEnabled = false
    #expect(system.titleLabel?.textColor == .gray)
  }

  @Test("the image stands before the title in reading direction")
  func order() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let button = button("Title")
    button.setImage(picture, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let image = try #require(button.imageView)
    let title = try #require(button.titleLabel)
    #expect(image.frame.maxX == title.frame.minX)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(title.frame.maxX == image.frame.minX)
  }

  @Test("a configured button is its title with 7 points above and below and 12 beside")
  func configuration() throws {
    let plain = button("Button")
    plain.titleLabel?.font = .systemFont(ofSize: 17)
    let button = button("Button")
    button.configuration = .filled()
    #expect(button.intrinsicContentSize.height == 34.5)
    #expect(button.intrinsicContentSize.width == plain.intrinsicContentSize.width + 24)
    #expect(button.titleLabel?.textColor == .white)
    button.configuration?.title = "Other"
    #expect(button.titleLabel?.text == "Other")
    let plate = try #require(button.layer.sublayers?.first)
    let tint = UIColor.systemBlue.resolvedColor(with: button.traitCollection)
    #expect(plate.backgroundColor == tint.cgColor)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test("actions run in the order they were added")
  func actions() {
    let button = button("x")
    var calls: [Int] = []
    for number in 0..<3 {
      button.addAction(UIAction { _ in calls.append(number) }, for: .touchUpInside)
    }
    button.sendActions(for: .valueChanged)
    #expect(calls.isEmpty)
    button.sendActions(for: .touchUpInside)
    #expect(calls == [0, 1, 2])
  }
}
