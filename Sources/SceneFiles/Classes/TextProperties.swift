import UIKit

extension SceneClass {
  /// Text that is only shown.
  static let label = SceneClass(
    "UILabel", .view, parent: "UIView", make: { _ in UILabel(frame: .zero) },
    [
      .property("text", .optionalText) { $0.text = $1 },
      .property("font", .font) { $0.font = $1.uiFont },
      .property("textColor", .color) { $0.textColor = $1.uiColor },
      .property("textAlignment", .textAlignment) { $0.textAlignment = $1 },
      .property("numberOfLines", .integer(in: 0...10_000)) { $0.numberOfLines = $1 },
      .property("lineBreakMode", .lineBreakMode) { $0.lineBreakMode = $1 },
      .property("adjustsFontSizeToFitWidth", .bool) { $0.adjustsFontSizeToFitWidth = $1 },
      .property("minimumScaleFactor", .fraction) { $0.minimumScaleFactor = $1 },
      .property("allowsDefaultTighteningForTruncation", .bool) {
        $0.allowsDefaultTighteningForTruncation = $1
      },
      .property("preferredMaxLayoutWidth", .length) { $0.preferredMaxLayoutWidth = $1 },
      .property("attributedText", .attributedText) { $0.attributedText = $1.attributedString },
      .property("isEnabled", .bool) { $0.isEnabled = $1 },
      .property("highlightedTextColor", .optionalColor) { $0.highlightedTextColor = $1?.uiColor },
      .property("isHighlighted", .bool) { $0.isHighlighted = $1 },
      .property("shadowColor", .optionalColor) { $0.shadowColor = $1?.uiColor },
      .property("shadowOffset", .offset) { $0.shadowOffset = $1 },
    ])

  /// Text of many lines that scrolls.
  static let textView = SceneClass(
    "UITextView", .view, parent: "UIScrollView", make: { _ in UITextView(frame: .zero) },
    [
      .property("text", .text) { $0.text = $1 },
      .property("font", .font) { $0.font = $1.uiFont },
      .property("textColor", .optionalColor) { $0.textColor = $1?.uiColor },
      .property("textAlignment", .textAlignment) { $0.textAlignment = $1 },
      .property("isEditable", .bool) { $0.isEditable = $1 },
      .property("isSelectable", .bool) { $0.isSelectable = $1 },
      .property("textContainerInset", .insets) { $0.textContainerInset = $1.edges },
      .property("attributedText", .attributedText) { $0.attributedText = $1.attributedString },
    ])
}

extension ValueKind where Value == NSTextAlignment {
  /// NSTextAlignment's members.
  static let textAlignment = words([
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ])
}

extension ValueKind where Value == NSLineBreakMode {
  /// NSLineBreakMode's members.
  static let lineBreakMode = words([
    "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping,
    "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
    "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
  ])
}
