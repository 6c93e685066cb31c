package import Diagnostics
package import UIKit

/// A row of a table.
package struct SceneRow: Sendable {
  package var text: String?
  package var detailText: String?
  package var image: SceneImage?
  package var style = UITableViewCell.CellStyle.default
  package var accessory = UITableViewCell.AccessoryType.none
  package var height: SceneRowHeight?
  /// What the cell's content view holds instead of texts and image.
  package var contentView: SceneNode?
  /// Where the row is described.
  package var location: SourceLocation

  /// The keys besides `contentView`.
  static let fields: [Field<SceneRow>] = [
    Field("text", .text) { $0.text = $1 },
    Field("detailText", .text) { $0.detailText = $1 },
    Field("image", .image) { $0.image = $1 },
    Field("style", .cellStyle) { $0.style = $1 },
    Field("accessory", .accessoryType) { $0.accessory = $1 },
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

extension ValueKind where Value == UITableViewCell.CellStyle {
  /// UITableViewCell.CellStyle's members.
  static let cellStyle = words([
    "default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle,
  ])
}

extension ValueKind where Value == UITableViewCell.AccessoryType {
  /// UITableViewCell.AccessoryType's members.
  static let accessoryType = words([
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ])
}
