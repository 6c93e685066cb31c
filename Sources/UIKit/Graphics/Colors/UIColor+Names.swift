extension UIColor {
  /// The names that scenes use for UIKit's colours, without `Color` at the end, in a fixed order.
  package static var systemColorNames: [String] { standardColors.map(\.name) }

  /// The colour of that name.
  ///
  /// Accepted with or without `Color` at the end (`systemBlue`, as nibs have it `systemBlueColor`).
  package static func named(systemName: String) -> UIColor? {
    let name =
      systemName.hasSuffix("Color") && systemName != "tintColor"
      ? String(systemName.dropLast("Color".count)) : systemName
    return colorsByName[name]
  }

  private static let colorsByName: [String: UIColor] = Dictionary(
    uniqueKeysWithValues: standardColors.map { ($0.name, $0.color) })

  private static let standardColors: [(name: String, color: UIColor)] = [
    ("systemRed", .systemRed),
    ("systemOrange", .systemOrange),
    ("systemYellow", .systemYellow),
    ("systemGreen", .systemGreen),
    ("systemMint", .systemMint),
    ("systemTeal", .systemTeal),
    ("systemCyan", .systemCyan),
    ("systemBlue", .systemBlue),
    ("systemIndigo", .systemIndigo),
    ("systemPurple", .systemPurple),
    ("systemPink", .systemPink),
    ("systemBrown", .systemBrown),
    ("systemGray", .systemGray),
    ("systemGray2", .systemGray2),
    ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4),
    ("systemGray5", .systemGray5),
    ("systemGray6", .systemGray6),
    ("label", .label),
    ("secondaryLabel", .secondaryLabel),
    ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel),
    ("placeholderText", .placeholderText),
    ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill),
    ("separator", .separator),
    ("opaqueSeparator", .opaqueSeparator),
    ("link", .link),
    ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ("tintColor", .tintColor),
    ("groupTableViewBackground", .groupTableViewBackground),
    ("black", .black),
    ("darkGray", .darkGray),
    ("lightGray", .lightGray),
    ("white", .white),
    ("gray", .gray),
    ("red", .red),
    ("green", .green),
    ("blue", .blue),
    ("cyan", .cyan),
    ("yellow", .yellow),
    ("magenta", .magenta),
    ("orange", .orange),
    ("purple", .purple),
    ("brown", .brown),
    ("clear", .clear),
    ("darkText", .darkText),
    ("lightText", .lightText),
  ]
}
