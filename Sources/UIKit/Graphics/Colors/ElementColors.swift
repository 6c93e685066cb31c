/// The colours named for what they are used on: labels, fills, separators, backgrounds.
enum ElementColors {
  private typealias Value = SystemColorValue

  /// From iOS 13 on; no change is known in iOS 26.
  static let all: [SystemColor: SystemColorVariants] = [
    .label: SystemColorVariants(
      light: Value(0, 0, 0), dark: Value(255, 255, 255),
      lightHighContrast: Value(0, 0, 0),
      darkHighContrast: Value(255, 255, 255),
      darkElevated: Value(255, 255, 255),
      darkHighContrastElevated: Value(255, 255, 255)),
    .secondaryLabel: SystemColorVariants(
      light: Value(60, 60, 67, 0.6), dark: Value(235, 235, 245, 0.6),
      lightHighContrast: Value(60, 60, 67, 0.6784),
      darkHighContrast: Value(235, 235, 245, 0.6784),
      darkElevated: Value(235, 235, 245, 0.6),
      darkHighContrastElevated: Value(235, 235, 245, 0.6784)),
    .tertiaryLabel: SystemColorVariants(
      light: Value(60, 60, 67, 0.3), dark: Value(235, 235, 245, 0.3),
      lightHighContrast: Value(60, 60, 67, 0.3765),
      darkHighContrast: Value(235, 235, 245, 0.3765),
      darkElevated: Value(235, 235, 245, 0.3),
      darkHighContrastElevated: Value(235, 235, 245, 0.3765)),
    .quaternaryLabel: SystemColorVariants(
      light: Value(60, 60, 67, 0.18), dark: Value(235, 235, 245, 0.16),
      lightHighContrast: Value(60, 60, 67, 0.2588),
      darkHighContrast: Value(235, 235, 245, 0.2392),
      darkElevated: Value(235, 235, 245, 0.16),
      darkHighContrastElevated: Value(235, 235, 245, 0.2392)),
    .placeholderText: SystemColorVariants(
      light: Value(60, 60, 67, 0.3), dark: Value(235, 235, 245, 0.3),
      lightHighContrast: Value(60, 60, 67, 0.3765),
      darkHighContrast: Value(235, 235, 245, 0.3765),
      darkElevated: Value(235, 235, 245, 0.3),
      darkHighContrastElevated: Value(235, 235, 245, 0.3765)),
    .systemFill: SystemColorVariants(
      light: Value(120, 120, 128, 0.2), dark: Value(120, 120, 128, 0.36),
      lightHighContrast: Value(120, 120, 128, 0.2784),
      darkHighContrast: Value(120, 120, 128, 0.4392),
      darkElevated: Value(120, 120, 128, 0.36),
      darkHighContrastElevated: Value(120, 120, 128, 0.4392)),
    .secondarySystemFill: SystemColorVariants(
      light: Value(120, 120, 128, 0.16), dark: Value(120, 120, 128, 0.32),
      lightHighContrast: Value(120, 120, 128, 0.2392),
      darkHighContrast: Value(120, 120, 128, 0.4),
      darkElevated: Value(120, 120, 128, 0.32),
      darkHighContrastElevated: Value(120, 120, 128, 0.4)),
    .tertiarySystemFill: SystemColorVariants(
      light: Value(118, 118, 128, 0.12), dark: Value(118, 118, 128, 0.24),
      lightHighContrast: Value(118, 118, 128, 0.2),
      darkHighContrast: Value(118, 118, 128, 0.3176),
      darkElevated: Value(118, 118, 128, 0.24),
      darkHighContrastElevated: Value(118, 118, 128, 0.3176)),
    .quaternarySystemFill: SystemColorVariants(
      light: Value(116, 116, 128, 0.08), dark: Value(118, 118, 128, 0.18),
      lightHighContrast: Value(116, 116, 128, 0.1569),
      darkHighContrast: Value(118, 118, 128, 0.2588),
      darkElevated: Value(118, 118, 128, 0.18),
      darkHighContrastElevated: Value(118, 118, 128, 0.2588)),
    .separator: SystemColorVariants(
      light: Value(60, 60, 67, 0.29), dark: Value(84, 84, 88, 0.6),
      lightHighContrast: Value(60, 60, 67, 0.3686),
      darkHighContrast: Value(84, 84, 88, 0.6784),
      darkElevated: Value(84, 84, 88, 0.6),
      darkHighContrastElevated: Value(84, 84, 88, 0.6784)),
    .opaqueSeparator: SystemColorVariants(
      light: Value(198, 198, 200), dark: Value(56, 56, 58),
      lightHighContrast: Value(198, 198, 200),
      darkHighContrast: Value(56, 56, 58),
      darkElevated: Value(56, 56, 58),
      darkHighContrastElevated: Value(56, 56, 58)),
    .link: SystemColorVariants(
      light: Value(0, 122, 255), dark: Value(9, 132, 255),
      lightHighContrast: Value(0, 122, 255),
      darkHighContrast: Value(9, 132, 255),
      darkElevated: Value(9, 132, 255),
      darkHighContrastElevated: Value(9, 132, 255)),
    .systemBackground: SystemColorVariants(
      light: Value(255, 255, 255), dark: Value(0, 0, 0),
      lightHighContrast: Value(255, 255, 255),
      darkHighContrast: Value(0, 0, 0),
      darkElevated: Value(28, 28, 30),
      darkHighContrastElevated: Value(36, 36, 38)),
    .secondarySystemBackground: SystemColorVariants(
      light: Value(242, 242, 247), dark: Value(28, 28, 30),
      lightHighContrast: Value(235, 235, 240),
      darkHighContrast: Value(36, 36, 38),
      darkElevated: Value(44, 44, 46),
      darkHighContrastElevated: Value(54, 54, 56)),
    .tertiarySystemBackground: SystemColorVariants(
      light: Value(255, 255, 255), dark: Value(44, 44, 46),
      lightHighContrast: Value(255, 255, 255),
      darkHighContrast: Value(54, 54, 56),
      darkElevated: Value(58, 58, 60),
      darkHighContrastElevated: Value(68, 68, 70)),
    .systemGroupedBackground: SystemColorVariants(
      light: Value(242, 242, 247), dark: Value(0, 0, 0),
      lightHighContrast: Value(235, 235, 240),
      darkHighContrast: Value(0, 0, 0),
      darkElevated: Value(28, 28, 30),
      darkHighContrastElevated: Value(36, 36, 38)),
    .secondarySystemGroupedBackground: SystemColorVariants(
      light: Value(255, 255, 255), dark: Value(28, 28, 30),
      lightHighContrast: Value(255, 255, 255),
      darkHighContrast: Value(36, 36, 38),
      darkElevated: Value(44, 44, 46),
      darkHighContrastElevated: Value(54, 54, 56)),
    .tertiarySystemGroupedBackground: SystemColorVariants(
      light: Value(242, 242, 247), dark: Value(44, 44, 46),
      lightHighContrast: Value(235, 235, 240),
      darkHighContrast: Value(54, 54, 56),
      darkElevated: Value(58, 58, 60),
      darkHighContrastElevated: Value(68, 68, 70)),
  ]
}
