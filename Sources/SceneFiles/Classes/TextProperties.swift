extension SceneClass {
  /// Text that is only shown.
  static let label = SceneClass(
    "UILabel", .view, parent: "UIView",
    [
      Property("text", ValueKind<String>.text.optional),
      Property("font", .font),
      Property("textColor", .color),
      Property("textAlignment", .textAlignment),
      Property("numberOfLines", .integer(in: 0...10_000)),
      Property("lineBreakMode", .lineBreakMode),
      Property("adjustsFontSizeToFitWidth", .bool),
      Property("minimumScaleFactor", .fraction),
      Property("allowsDefaultTighteningForTruncation", .bool),
      Property("preferredMaxLayoutWidth", .length),
      Property("attributedText", .attributedText),
      Property("isEnabled", .bool),
      Property("highlightedTextColor", ValueKind<SceneColor>.color.optional),
      Property("isHighlighted", .bool),
      Property("shadowColor", ValueKind<SceneColor>.color.optional),
      Property("shadowOffset", .offset),
    ])

  /// Text of many lines that scrolls.
  static let textView = SceneClass(
    "UITextView", .view, parent: "UIScrollView",
    [
      Property("text", .text),
      Property("font", .font),
      Property("textColor", ValueKind<SceneColor>.color.optional),
      Property("textAlignment", .textAlignment),
      Property("isEditable", .bool),
      Property("isSelectable", .bool),
      Property("textContainerInset", .insets),
      Property("attributedText", .attributedText),
    ])
}

extension ValueKind where Value == String {
  /// NSTextAlignment's members.
  static let textAlignment = word(of: ["left", "center", "right", "justified", "natural"])

  /// NSLineBreakMode's members.
  static let lineBreakMode = word(of: [
    "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
    "byTruncatingMiddle",
  ])
}
