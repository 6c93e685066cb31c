/// A dynamic colour of UIKit's own.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  // Tints.
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan,
    systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray, systemGray2,
    systemGray3, systemGray4, systemGray5, systemGray6
  // Colours of elements.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, systemFill,
    secondarySystemFill, tertiarySystemFill, quaternarySystemFill, separator, opaqueSeparator,
    link, systemBackground, secondarySystemBackground, tertiarySystemBackground,
    systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  /// UIKit's own name for the colour, as it prints it.
  var name: String { rawValue + "Color" }

  /// The numbers in one set of circumstances; light where nothing is specified.
  func components(in traits: UITraitCollection) -> ColorComponents {
    let tints = traits.look < .iOS26 ? SystemTints.iOS18 : SystemTints.iOS26
    guard let variants = tints[self] ?? ElementColors.all[self] else {
      preconditionFailure("no figures for \(rawValue)")
    }
    return variants.value(
      isDark: traits.userInterfaceStyle == .dark,
      hasHighContrast: traits.accessibilityContrast == .high,
      isElevated: traits.userInterfaceLevel == .elevated
    ).components
  }
}
