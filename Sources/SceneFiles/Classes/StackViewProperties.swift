import UIKit

extension SceneClass {
  /// A row or a column.
  static let stackView = SceneClass(
    "UIStackView", .view, parent: "UIView", structure: [.arrangedSubviews, .customSpacing],
    make: { _ in UIStackView(frame: .zero) },
    [
      .property("axis", .axis) { $0.axis = $1 },
      .property("distribution", .stackDistribution) { $0.distribution = $1 },
      .property("alignment", .stackAlignment) { $0.alignment = $1 },
      .property("spacing", .spacing) { $0.spacing = $1.value },
      .property("isBaselineRelativeArrangement", .bool) { $0.isBaselineRelativeArrangement = $1 },
      .property("isLayoutMarginsRelativeArrangement", .bool) {
        $0.isLayoutMarginsRelativeArrangement = $1
      },
    ])
}

extension SceneSpacing {
  /// As UIStackView takes it.
  @MainActor var value: CGFloat {
    switch self {
    case .points(let points): CGFloat(points)
    case .system: UIStackView.spacingUseSystem
    case .standard: UIStackView.spacingUseDefault
    }
  }
}

extension ValueKind where Value == NSLayoutConstraint.Axis {
  /// NSLayoutConstraint.Axis's members.
  static let axis = words(["horizontal": .horizontal, "vertical": .vertical])
}

extension ValueKind where Value == UIStackView.Distribution {
  /// UIStackView.Distribution's members.
  static let stackDistribution = words([
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ])
}

extension ValueKind where Value == UIStackView.Alignment {
  /// UIStackView.Alignment's members; `top` and `bottom` are other names of leading and trailing.
  static let stackAlignment = words([
    "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
  ])
}
