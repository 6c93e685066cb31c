/// The tints of iOS: the sixteen colours and grays that differ by generation.
enum SystemTints {
  private typealias Value = SystemColorValue

  /// Tints do not differ between raised and other interfaces.
  private static func row(
    _ light: Value, _ dark: Value, _ lightHighContrast: Value, _ darkHighContrast: Value
  ) -> SystemColorVariants {
    SystemColorVariants(
      light: light, dark: dark, lightHighContrast: lightHighContrast,
      darkHighContrast: darkHighContrast, darkElevated: dark,
      darkHighContrastElevated: darkHighContrast)
  }

  /// Apps built for iOS 15 to 18; teal and cyan were others before.
  static let iOS18: [SystemColor: SystemColorVariants] = [
    .systemRed: row(
      Value(255, 59, 48), Value(255, 69, 58), Value(215, 0, 21),
      Value(255, 105, 97)),
    .systemOrange: row(
      Value(255, 149, 0), Value(255, 159, 10), Value(201, 52, 0),
      Value(255, 179, 64)),
    .systemYellow: row(
      Value(255, 204, 0), Value(255, 214, 10), Value(178, 80, 0),
      Value(255, 212, 38)),
    .systemGreen: row(
      Value(52, 199, 89), Value(48, 209, 88), Value(36, 138, 61),
      Value(48, 219, 91)),
    .systemMint: row(
      Value(0, 199, 190), Value(99, 230, 226), Value(12, 129, 123),
      Value(102, 212, 207)),
    .systemTeal: row(
      Value(48, 176, 199), Value(64, 200, 224), Value(0, 130, 153),
      Value(93, 230, 255)),
    .systemCyan: row(
      Value(50, 173, 230), Value(100, 210, 255), Value(0, 113, 164),
      Value(112, 215, 255)),
    .systemBlue: row(
      Value(0, 122, 255), Value(10, 132, 255), Value(0, 64, 221),
      Value(64, 156, 255)),
    .systemIndigo: row(
      Value(88, 86, 214), Value(94, 92, 230), Value(54, 52, 163),
      Value(125, 122, 255)),
    .systemPurple: row(
      Value(175, 82, 222), Value(191, 90, 242), Value(137, 68, 171),
      Value(218, 143, 255)),
    .systemPink: row(
      Value(255, 45, 85), Value(255, 55, 95), Value(211, 15, 69),
      Value(255, 100, 130)),
    .systemBrown: row(
      Value(162, 132, 94), Value(172, 142, 104), Value(127, 101, 69),
      Value(181, 148, 105)),
    .systemGray: row(
      Value(142, 142, 147), Value(142, 142, 147), Value(108, 108, 112),
      Value(174, 174, 178)),
    .systemGray2: row(
      Value(174, 174, 178), Value(99, 99, 102), Value(142, 142, 147),
      Value(124, 124, 128)),
    .systemGray3: row(
      Value(199, 199, 204), Value(72, 72, 74), Value(174, 174, 178),
      Value(84, 84, 86)),
    .systemGray4: row(
      Value(209, 209, 214), Value(58, 58, 60), Value(188, 188, 192),
      Value(68, 68, 70)),
    .systemGray5: row(
      Value(229, 229, 234), Value(44, 44, 46), Value(216, 216, 220),
      Value(54, 54, 56)),
    .systemGray6: row(
      Value(242, 242, 247), Value(28, 28, 30), Value(235, 235, 240),
      Value(36, 36, 38)),
  ]

  /// Apps built for iOS 26.
  static let iOS26: [SystemColor: SystemColorVariants] = [
    .systemRed: row(
      Value(255, 56, 60), Value(255, 66, 69), Value(233, 21, 45),
      Value(255, 97, 101)),
    .systemOrange: row(
      Value(255, 141, 40), Value(255, 146, 48), Value(197, 83, 0),
      Value(255, 160, 86)),
    .systemYellow: row(
      Value(255, 204, 0), Value(255, 214, 0), Value(161, 106, 0),
      Value(254, 223, 67)),
    .systemGreen: row(
      Value(52, 199, 89), Value(48, 209, 88), Value(0, 137, 50),
      Value(74, 217, 104)),
    .systemMint: row(
      Value(0, 200, 179), Value(0, 218, 195), Value(0, 133, 117),
      Value(84, 223, 203)),
    .systemTeal: row(
      Value(0, 195, 208), Value(0, 210, 224), Value(0, 129, 152),
      Value(59, 221, 236)),
    .systemCyan: row(
      Value(0, 192, 232), Value(60, 211, 254), Value(0, 126, 174),
      Value(109, 217, 255)),
    .systemBlue: row(
      Value(0, 136, 255), Value(0, 145, 255), Value(30, 110, 244),
      Value(92, 184, 255)),
    .systemIndigo: row(
      Value(97, 85, 245), Value(107, 93, 255), Value(86, 74, 222),
      Value(167, 170, 255)),
    .systemPurple: row(
      Value(203, 48, 224), Value(219, 52, 242), Value(176, 47, 194),
      Value(234, 141, 255)),
    .systemPink: row(
      Value(255, 45, 85), Value(255, 55, 95), Value(231, 18, 77),
      Value(255, 138, 196)),
    .systemBrown: row(
      Value(172, 127, 94), Value(183, 138, 102), Value(149, 109, 81),
      Value(219, 166, 121)),
    .systemGray: row(
      Value(142, 142, 147), Value(142, 142, 147), Value(108, 108, 112),
      Value(174, 174, 178)),
    .systemGray2: row(
      Value(174, 174, 178), Value(99, 99, 102), Value(142, 142, 147),
      Value(124, 124, 128)),
    .systemGray3: row(
      Value(199, 199, 204), Value(72, 72, 74), Value(174, 174, 178),
      Value(84, 84, 86)),
    .systemGray4: row(
      Value(209, 209, 214), Value(58, 58, 60), Value(188, 188, 192),
      Value(68, 68, 70)),
    .systemGray5: row(
      Value(229, 229, 234), Value(44, 44, 46), Value(216, 216, 220),
      Value(54, 54, 56)),
    .systemGray6: row(
      Value(242, 242, 247), Value(28, 28, 30), Value(235, 235, 240),
      Value(36, 36, 38)),
  ]
}
