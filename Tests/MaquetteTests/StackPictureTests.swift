import Foundation
import MaquetteTesting
import Testing
import UIKit

/// Rendered stacks, held against `Snapshots/MaquetteTests` pixel by pixel.
@Suite @MainActor struct StackPictureTests {
  /// Three boxes of different sizes in a stack of 200 x 90 points, on a plate that shows its bounds.
  private func stack(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment = .center,
    axis: NSLayoutConstraint.Axis = .horizontal
  ) -> UIStackView {
    let sizes: [(CGFloat, CGFloat, UIColor)] = [
      (30, 30, .systemRed), (50, 60, .systemGreen), (20, 45, .systemBlue),
    ]
    let stack = UIStackView(
      arrangedSubviews: sizes.map { width, height, color in
        let view = Placeholder(frame: .zero)
        view.natural = axis == .horizontal ? (width, height) : (height, width)
        view.backgroundColor = color
        return view
      })
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = 8
    stack.backgroundColor = .systemGray5
    stack.frame =
      axis == .horizontal
      ? CGRect(x: 0, y: 0, width: 200, height: 90) : CGRect(x: 0, y: 0, width: 90, height: 200)
    return stack
  }

  @Test("SV-30 to SV-36: each distribution", arguments: 0..<5)
  func distribution(_ value: Int) throws {
    let distribution = try #require(UIStackView.Distribution(rawValue: value))
    assertSnapshot(of: stack(distribution), as: .image, named: "\(distribution)")
  }

  @Test("SV-40 to SV-43: each alignment", arguments: [0, 1, 3, 4])
  func alignment(_ value: Int) throws {
    let alignment = try #require(UIStackView.Alignment(rawValue: value))
    assertSnapshot(of: stack(.fillEqually, alignment), as: .image, named: "\(alignment)")
  }

  @Test("SV-80: from right to left")
  func rightToLeft() {
    let stack = stack(.equalSpacing, .leading)
    stack.semanticContentAttribute = .forceRightToLeft
    assertSnapshot(of: stack, as: .image)
  }

  @Test("SV-22, SV-24, SV-25: a hidden view takes its spacing along, custom spacing replaces it")
  func hiddenAndCustomSpacing() {
    let stack = stack(.fill, .fill, axis: .vertical)
    stack.setCustomSpacing(24, after: stack.arrangedSubviews[0])
    assertSnapshot(of: stack, as: .image, named: "shown")
    stack.arrangedSubviews[0].isHidden = true
    assertSnapshot(of: stack, as: .image, named: "hidden")
  }

  @Test("SV-50, SV-81: margins, corners, border and shadow on the stack itself")
  func decorated() {
    let content = stack(.fillProportionally, .bottom)
    content.isLayoutMarginsRelativeArrangement = true
    content.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    content.layer.cornerRadius = 16
    content.layer.cornerCurve = .continuous
    content.layer.borderWidth = 2
    content.layer.borderColor = UIColor.systemOrange.cgColor
    content.layer.shadowOpacity = 0.4
    content.layer.shadowOffset = CGSize(width: 0, height: 4)
    content.layer.shadowRadius = 5
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 130))
    content.frame.origin = CGPoint(x: 20, y: 15)
    page.addSubview(content)
    assertSnapshot(of: page, as: .image(traits: UITraitCollection(displayScale: 3)))
  }

  @Test("SV-44: text of different sizes stands on one line")
  func baselines() {
    let texts: [(String, CGFloat)] = [("Large", 34), ("작은 글", 13), ("middle", 20)]
    let stack = UIStackView(
      arrangedSubviews: texts.map { text, size in
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        label.backgroundColor = .systemYellow
        return label
      })
    stack.alignment = .firstBaseline
    stack.spacing = 6
    assertSnapshot(of: stack, as: .image)
  }

  @Test("dynamic colours follow the traits of the picture")
  func dark() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
    ])
    assertSnapshot(of: stack(.fill), as: .image(traits: traits))
  }

  @Test("traits that state no scale are completed: two pixels a point")
  func scaleless() {
    assertSnapshot(
      of: stack(.fill), as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)),
      named: "scaleless")
  }
}
