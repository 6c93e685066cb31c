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
        .words([
          "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
          "trailing": .trailing,
        ])
      ) { $0.contentHorizontalAlignment = $1 },
      .property(
        "contentVerticalAlignment",
        .words(["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
      ) { $0.contentVerticalAlignment = $1 },
    ])

  /// A button.
  static let button = SceneClass(
    "UIButton", .view, parent: "UIControl",
    make: { UIButton(type: $0["type"] as? UIButton.ButtonType ?? .system) },
    [
      .fixed("type", .buttonType),
      .property("configuration", .buttonConfiguration) { $0.configuration = $1 },
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
  static let buttonType = words(["system": .system, "custom": .custom])
}

extension ValueKind where Value == UIButton.Configuration {
  /// The name of a stock look, or an object that starts from one; title and image are the button's.
  static let buttonConfiguration = either([
    .string: look,
    .object: object(
      "configuration", .plain(),
      [
        Field("style", look) { $0 = $1 },
        Field(
          "imagePlacement",
          .words(["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
        ) {
          $0.imagePlacement = $1
        },
        Field("imagePadding", .points) { $0.imagePadding = $1 },
        Field("contentInsets", .directionalInsets) { $0.contentInsets = $1.directionalEdges },
        Field("baseForegroundColor", .optionalColor) { $0.baseForegroundColor = $1?.uiColor },
        Field("baseBackgroundColor", .optionalColor) { $0.baseBackgroundColor = $1?.uiColor },
        Field(
          "cornerStyle",
          .words([
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium,
            "large": .large, "capsule": .capsule,
          ])
        ) { $0.cornerStyle = $1 },
        Field("cornerRadius", .points) { $0.background.cornerRadius = $1 },
        Field(
          "buttonSize",
          .words(["mini": .mini, "small": .small, "medium": .medium, "large": .large])
        ) { $0.buttonSize = $1 },
      ]),
  ])

  private static let look = words([
    "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
  ])
}
