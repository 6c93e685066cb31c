import UIKit

extension SceneClass {
  /// A window onto larger content.
  static let scrollView = SceneClass(
    "UIScrollView", .view, parent: "UIView", make: { _ in UIScrollView(frame: .zero) },
    [
      .property("contentInset", .insets) { $0.contentInset = $1.edges },
      .property(
        "contentInsetAdjustmentBehavior",
        .words([
          "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
          "always": .always,
        ])
      ) { $0.contentInsetAdjustmentBehavior = $1 },
      .property("contentSize", .size) { $0.contentSize = $1 },
      .property("contentOffset", .point) { $0.contentOffset = $1 },
      .property("isScrollEnabled", .bool) { $0.isScrollEnabled = $1 },
      .property("isPagingEnabled", .bool) { $0.isPagingEnabled = $1 },
      .property("bounces", .bool) { $0.bounces = $1 },
      .property("alwaysBounceVertical", .bool) { $0.alwaysBounceVertical = $1 },
      .property("alwaysBounceHorizontal", .bool) { $0.alwaysBounceHorizontal = $1 },
      .property("showsVerticalScrollIndicator", .bool) { $0.showsVerticalScrollIndicator = $1 },
      .property("showsHorizontalScrollIndicator", .bool) {
        $0.showsHorizontalScrollIndicator = $1
      },
    ])

  /// A column of rows.
  static let tableView = SceneClass(
    "UITableView", .view, parent: "UIScrollView", structure: [.rows, .sections],
    make: {
      UITableView(frame: .zero, style: $0["style"] as? UITableView.Style ?? .plain)
    },
    [
      .fixed("style", .tableStyle),
      .property("rowHeight", .rowHeight) { $0.rowHeight = $1.value },
      .property("separatorStyle", .separatorStyle) { $0.separatorStyle = $1 },
      .property("separatorColor", .optionalColor) { $0.separatorColor = $1?.uiColor },
      .property("separatorInset", .insets) { $0.separatorInset = $1.edges },
    ])
}

extension ValueKind where Value == UITableView.Style {
  /// UITableView.Style's members.
  static let tableStyle = words([
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ])
}

extension ValueKind where Value == UITableViewCell.SeparatorStyle {
  /// UITableViewCell.SeparatorStyle's members.
  static let separatorStyle = words([
    "none": .none, "singleLine": .singleLine,
  ])
}

/// A row's height.
package enum SceneRowHeight: Hashable, Sendable {
  case points(Double)
  /// UITableView.automaticDimension.
  case automatic

  /// As UITableView takes it.
  @MainActor var value: CGFloat {
    switch self {
    case .points(let points): CGFloat(points)
    case .automatic: UITableView.automaticDimension
    }
  }
}

extension ValueKind where Value == SceneRowHeight {
  /// A number or `"automatic"`.
  static let rowHeight = either([
    .number: ValueKind<Double>.length.map { .points($0) },
    .string: words(["automatic": .automatic]),
  ])
}
