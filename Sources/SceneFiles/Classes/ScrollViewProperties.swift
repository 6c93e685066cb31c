extension SceneClass {
  /// A window onto larger content.
  static let scrollView = SceneClass(
    "UIScrollView", .view, parent: "UIView",
    [
      Property("contentInset", .insets),
      Property(
        "contentInsetAdjustmentBehavior",
        .word(of: [
          "automatic", "scrollableAxes", "never", "always",
        ])),
      Property("contentSize", .size),
      Property("contentOffset", .point),
      Property("isScrollEnabled", .bool),
      Property("isPagingEnabled", .bool),
      Property("bounces", .bool),
      Property("alwaysBounceVertical", .bool),
      Property("alwaysBounceHorizontal", .bool),
      Property("showsVerticalScrollIndicator", .bool),
      Property("showsHorizontalScrollIndicator", .bool),
    ])

  /// A column of rows.
  static let tableView = SceneClass(
    "UITableView", .view, parent: "UIScrollView", structure: [.rows, .sections],
    [
      Property("style", .word(of: ["plain", "grouped", "insetGrouped"])),
      Property("rowHeight", .rowHeight),
      Property("separatorStyle", .word(of: ["none", "singleLine"])),
      Property("separatorColor", ValueKind<SceneColor>.color.optional),
      Property("separatorInset", .insets),
    ])
}

/// A row's height.
package enum SceneRowHeight: Hashable, Sendable {
  case points(Double)
  /// UITableView.automaticDimension.
  case automatic
}

extension ValueKind where Value == SceneRowHeight {
  /// A number or `"automatic"`.
  static let rowHeight = either([
    .number: ValueKind<Double>.length.map { .points($0) },
    .string: words(["automatic": .automatic]),
  ])
}

/// A row that the system's cell draws.
package struct SceneRow: Sendable {
  package var text: String?
  package var detailText: String?
  package var image: SceneImage?
  /// UITableViewCell.CellStyle's name.
  package var style: String?
  /// UITableViewCell.AccessoryType's name.
  package var accessory: String?
  package var height: SceneRowHeight?
  /// What the cell's content view holds instead.
  package var contentView: SceneNode?

  /// The keys besides `contentView`.
  static let fields: [Field<SceneRow>] = [
    Field("text", .text) { $0.text = $1 },
    Field("detailText", .text) { $0.detailText = $1 },
    Field("image", .image) { $0.image = $1 },
    Field("style", .word(of: ["default", "value1", "value2", "subtitle"])) { $0.style = $1 },
    Field(
      "accessory",
      .word(of: [
        "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
      ])
    ) { $0.accessory = $1 },
    Field("height", .rowHeight) { $0.height = $1 },
  ]
}

/// Rows under one header.
package struct SceneSection: Sendable {
  package var header: String?
  package var footer: String?
  package var rows: [SceneRow] = []

  /// The keys besides `rows`.
  static let fields: [Field<SceneSection>] = [
    Field("header", .text) { $0.header = $1 },
    Field("footer", .text) { $0.footer = $1 },
  ]
}
