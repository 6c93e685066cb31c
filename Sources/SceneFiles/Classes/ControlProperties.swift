extension SceneClass {
  /// A picture.
  static let imageView = SceneClass(
    "UIImageView", .view, parent: "UIView",
    [
      Property("image", ValueKind<SceneImage>.image.optional),
      Property("highlightedImage", ValueKind<SceneImage>.image.optional),
      Property("isHighlighted", .bool),
    ])

  /// What reacts to touches.
  static let control = SceneClass(
    "UIControl", .view, parent: "UIView",
    [
      Property("isEnabled", .bool),
      Property("isSelected", .bool),
      Property("isHighlighted", .bool),
      Property(
        "contentHorizontalAlignment",
        .word(of: [
          "center", "left", "right", "fill", "leading", "trailing",
        ])),
      Property("contentVerticalAlignment", .word(of: ["center", "top", "bottom", "fill"])),
    ])

  /// A button.
  static let button = SceneClass(
    "UIButton", .view, parent: "UIControl",
    [
      Property("type", .word(of: ["system", "custom"])),
      Property("configuration", .buttonConfiguration),
      Property("title", ValueKind<String>.text.optional),
      Property("titleColor", ValueKind<SceneColor>.color.optional),
      Property("image", ValueKind<SceneImage>.image.optional),
      Property("backgroundImage", ValueKind<SceneImage>.image.optional),
      Property("font", .font),
      Property("titleLabel", .properties(of: "UILabel"), nested: "UILabel"),
      Property("contentEdgeInsets", .insets),
      Property("titleEdgeInsets", .insets),
      Property("imageEdgeInsets", .insets),
    ])
}

/// A button's configuration as a scene writes it.
package struct SceneButtonConfiguration: Hashable, Sendable {
  /// The factory of UIButton.Configuration it starts from.
  package var style = "plain"
  package var title: String?
  package var subtitle: String?
  package var image: SceneImage?
  package var imagePlacement: String?
  package var imagePadding: Double?
  package var titlePadding: Double?
  package var titleAlignment: String?
  package var cornerStyle: String?
  package var buttonSize: String?
  package var baseForegroundColor: SceneColor?
  package var baseBackgroundColor: SceneColor?
  package var contentInsets: SceneInsets?
}

extension ValueKind where Value == SceneButtonConfiguration {
  private static let style = ValueKind<String>.word(of: [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted",
    "borderedProminent",
  ])

  private static let object = ValueKind.object(
    "configuration", SceneButtonConfiguration(),
    [
      Field("style", style) { $0.style = $1 },
      Field("title", .text) { $0.title = $1 },
      Field("subtitle", .text) { $0.subtitle = $1 },
      Field("image", .image) { $0.image = $1 },
      Field("imagePlacement", .word(of: ["leading", "trailing", "top", "bottom"])) {
        $0.imagePlacement = $1
      },
      Field("imagePadding", .length) { $0.imagePadding = $1 },
      Field("titlePadding", .length) { $0.titlePadding = $1 },
      Field("titleAlignment", .word(of: ["automatic", "leading", "center", "trailing"])) {
        $0.titleAlignment = $1
      },
      Field("cornerStyle", .word(of: ["fixed", "dynamic", "small", "medium", "large", "capsule"])) {
        $0.cornerStyle = $1
      },
      Field("buttonSize", .word(of: ["mini", "small", "medium", "large"])) { $0.buttonSize = $1 },
      Field("baseForegroundColor", .color) { $0.baseForegroundColor = $1 },
      Field("baseBackgroundColor", .color) { $0.baseBackgroundColor = $1 },
      Field("contentInsets", .directionalInsets) { $0.contentInsets = $1 },
    ])

  /// A style, or an object with more.
  static let buttonConfiguration = either([
    .string: style.map { SceneButtonConfiguration(style: $0) },
    .object: object,
  ])
}

extension ValueKind where Value == [PropertyValue] {
  /// Some properties of an object that another one owns.
  static func properties(of className: String) -> ValueKind {
    ValueKind(
      expects: "an object of \(className)'s properties",
      schema: .reference("\(className).properties")
    ) { node, context in
      guard let members = node.members else {
        context.mismatch(node, expects: "an object of \(className)'s properties")
        return nil
      }
      return SceneClass.named(className).map { context.properties(of: $0, from: members) }
    }
  }
}
