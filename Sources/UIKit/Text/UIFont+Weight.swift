public import Foundation

extension UIFont {
  /// How heavy a font is: -1 to 1, 0 regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// How wide a font is: 0 standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a width.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}

extension UIFont.Weight {
  /// The named weights from light to heavy, with the numbers that CSS and font files use.
  package static let named: [(name: String, weight: UIFont.Weight, css: Int)] = [
    ("ultraLight", .ultraLight, 100), ("thin", .thin, 200), ("light", .light, 300),
    ("regular", .regular, 400), ("medium", .medium, 500), ("semibold", .semibold, 600),
    ("bold", .bold, 700), ("heavy", .heavy, 800), ("black", .black, 900),
  ]

  /// The weight from 100 to 900; between two named ones in proportion.
  package var css: Int {
    guard let first = Self.named.first, let last = Self.named.last else { return 400 }
    if rawValue <= first.weight.rawValue { return first.css }
    for (below, above) in zip(Self.named, Self.named.dropFirst())
    where rawValue <= above.weight.rawValue {
      let span = above.weight.rawValue - below.weight.rawValue
      let share = (rawValue - below.weight.rawValue) / span
      return below.css + Int((share * CGFloat(above.css - below.css)).rounded())
    }
    return last.css
  }

  /// The named weight nearest to this one.
  var nearestName: String {
    let nearest = Self.named.min { a, b in
      abs(a.weight.rawValue - rawValue) < abs(b.weight.rawValue - rawValue)
    }
    return nearest?.name ?? "regular"
  }
}
