extension SceneClass {
  /// A row or a column.
  static let stackView = SceneClass(
    "UIStackView", .view, parent: "UIView", structure: [.arrangedSubviews, .customSpacing],
    [
      Property("axis", .axis),
      Property("distribution", .stackDistribution),
      Property("alignment", .stackAlignment),
      Property("spacing", .spacing),
      Property("isBaselineRelativeArrangement", .bool),
      Property("isLayoutMarginsRelativeArrangement", .bool),
    ])
}

extension ValueKind where Value == String {
  /// NSLayoutConstraint.Axis's members.
  static let axis = word(of: ["horizontal", "vertical"])

  /// UIStackView.Distribution's members.
  static let stackDistribution = word(of: [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ])

  /// UIStackView.Alignment's members.
  static let stackAlignment = word(of: [
    "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
  ])
}
