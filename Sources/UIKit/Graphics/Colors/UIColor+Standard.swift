extension UIColor {
  // MARK: Tints

  /// Red that suits light and dark.
  public static let systemRed = UIColor(source: .system(.systemRed))
  /// Orange that suits light and dark.
  public static let systemOrange = UIColor(source: .system(.systemOrange))
  /// Yellow that suits light and dark.
  public static let systemYellow = UIColor(source: .system(.systemYellow))
  /// Green that suits light and dark.
  public static let systemGreen = UIColor(source: .system(.systemGreen))
  /// Mint that suits light and dark.
  public static let systemMint = UIColor(source: .system(.systemMint))
  /// Teal that suits light and dark.
  public static let systemTeal = UIColor(source: .system(.systemTeal))
  /// Cyan that suits light and dark.
  public static let systemCyan = UIColor(source: .system(.systemCyan))
  /// Blue that suits light and dark.
  public static let systemBlue = UIColor(source: .system(.systemBlue))
  /// Indigo that suits light and dark.
  public static let systemIndigo = UIColor(source: .system(.systemIndigo))
  /// Purple that suits light and dark.
  public static let systemPurple = UIColor(source: .system(.systemPurple))
  /// Pink that suits light and dark.
  public static let systemPink = UIColor(source: .system(.systemPink))
  /// Brown that suits light and dark.
  public static let systemBrown = UIColor(source: .system(.systemBrown))
  /// The base gray.
  public static let systemGray = UIColor(source: .system(.systemGray))
  /// Gray number 2: nearer to the background the higher it is.
  public static let systemGray2 = UIColor(source: .system(.systemGray2))
  /// Gray number 3: nearer to the background the higher it is.
  public static let systemGray3 = UIColor(source: .system(.systemGray3))
  /// Gray number 4: nearer to the background the higher it is.
  public static let systemGray4 = UIColor(source: .system(.systemGray4))
  /// Gray number 5: nearer to the background the higher it is.
  public static let systemGray5 = UIColor(source: .system(.systemGray5))
  /// Gray number 6: nearer to the background the higher it is.
  public static let systemGray6 = UIColor(source: .system(.systemGray6))

  // MARK: Colours of elements

  /// Primary text.
  public static let label = UIColor(source: .system(.label))
  /// Secondary text.
  public static let secondaryLabel = UIColor(source: .system(.secondaryLabel))
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(source: .system(.tertiaryLabel))
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(source: .system(.quaternaryLabel))
  /// Text that stands where text is to be entered.
  public static let placeholderText = UIColor(source: .system(.placeholderText))
  /// Thin and small shapes.
  public static let systemFill = UIColor(source: .system(.systemFill))
  /// Medium shapes.
  public static let secondarySystemFill = UIColor(source: .system(.secondarySystemFill))
  /// Large shapes.
  public static let tertiarySystemFill = UIColor(source: .system(.tertiarySystemFill))
  /// Large areas with complex content.
  public static let quaternarySystemFill = UIColor(source: .system(.quaternarySystemFill))
  /// Lines that let what is below show through.
  public static let separator = UIColor(source: .system(.separator))
  /// Lines that hide what is below.
  public static let opaqueSeparator = UIColor(source: .system(.opaqueSeparator))
  /// Links.
  public static let link = UIColor(source: .system(.link))
  /// The main background.
  public static let systemBackground = UIColor(source: .system(.systemBackground))
  /// Content on the main background.
  public static let secondarySystemBackground = UIColor(source: .system(.secondarySystemBackground))
  /// Content on the secondary background.
  public static let tertiarySystemBackground = UIColor(source: .system(.tertiarySystemBackground))
  /// The main background of grouped content.
  public static let systemGroupedBackground = UIColor(source: .system(.systemGroupedBackground))
  /// Content on the main grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    source: .system(.secondarySystemGroupedBackground))
  /// Content on the secondary grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(
    source: .system(.tertiarySystemGroupedBackground))

  /// The colour of what can be touched, where no view says otherwise.
  public static let tintColor = UIColor(source: .system(.systemBlue))
  /// Dark text; black.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Light text; white with an alpha of 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The background of grouped tables.
  public static let groupTableViewBackground = systemGroupedBackground

  // MARK: Fixed colours

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray of 1 / 3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A gray of 2 / 3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray of 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red 1, green 0, blue 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Red 0, green 1, blue 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Red 0, green 0, blue 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Red 0, green 1, blue 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 1, blue 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1, green 0, blue 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green 0.5, blue 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 0.5, green 0, blue 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing: black with an alpha of 0.
  public static let clear = UIColor(white: 0, alpha: 0)
}
