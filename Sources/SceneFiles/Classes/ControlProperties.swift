import UIKit

extension SceneClass {
  /// A picture.
  static let imageView = SceneClass(
    "UIImageView", .view, parent: "UIView", make: { _ in UIImageView(frame: .zero) },
    [
      .image("image") { $0.image = $1 },
      .image("highlightedImage") { $0.highlightedImage = $1 },
      .property("isHighlighted", .bool) { $0.isHighlighted = $1 },
    ])

  /// What reacts to touches.
  static let control = SceneClass(
    "UIControl", .view, parent: "UIView", make: { _ in UIControl(frame: .zero) },
    [
      .property("isEnabled", .bool) { $0.isEnabled = $1 },
      .property("isSelected", .bool) { $0.isSelected = $1 },
      .property("isHighlighted", .bool) { $0.isHighlighted = $1 },
      .property(
        "contentHorizontalAlignment",
        .oneOf([.center, .left, .right, .fill, .leading, .trailing])
      ) { $0.contentHorizontalAlignment = $1 },
      .property("contentVerticalAlignment", .oneOf([.center, .top, .bottom, .fill])) {
        $0.contentVerticalAlignment = $1
      },
    ])

  /// A button.
  static let button = SceneClass(
    "UIButton", .view, parent: "UIControl",
    make: { UIButton(type: $0["type"] as? UIButton.ButtonType ?? .system) },
    [
      .fixed("type", .buttonType),
      .property("title", .optionalText) { $0.setTitle($1, for: .normal) },
      .property("titleColor", .optionalColor) { $0.setTitleColor($1?.uiColor, for: .normal) },
      .image("image") { $0.setImage($1, for: .normal) },
      .image("backgroundImage") { $0.setBackgroundImage($1, for: .normal) },
      .property("font", .font) { $0.titleLabel?.font = $1.uiFont },
      .part("titleLabel", of: "UILabel") { $0.titleLabel },
      .property("contentEdgeInsets", .insets) { $0.contentEdgeInsets = $1.edges },
      .property("titleEdgeInsets", .insets) { $0.titleEdgeInsets = $1.edges },
      .property("imageEdgeInsets", .insets) { $0.imageEdgeInsets = $1.edges },
    ])
}

extension ValueKind where Value == UIButton.ButtonType {
  /// The types scenes can make.
  static let buttonType = oneOf([.system, .custom])
}
