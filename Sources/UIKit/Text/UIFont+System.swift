import Canvas
public import Foundation

extension UIFont {
  /// The size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The standard size: 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// The small size: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The system font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var content = FontDescription(size: fontSize)
    content.weight = weight
    return UIFont(content)
  }

  /// The system font in a weight; widths other than the standard one are not drawn.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    if width != .standard {
      UIKitLog.warn(
        id: "font-width",
        "the system font has its standard width only: width \(width.rawValue) is not drawn")
    }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var content = FontDescription(size: fontSize)
    content.isItalic = true
    return UIFont(content)
  }

  /// The system font with digits of one width.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    var content = FontDescription(size: fontSize)
    content.weight = weight
    content.hasMonospacedDigits = true
    return UIFont(content)
  }

  /// The system font with all characters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var content = FontDescription(size: fontSize)
    content.family = .design(.monospaced)
    content.weight = weight
    return UIFont(content)
  }

  /// The font of a text style, in the size a person has chosen.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style, in the size that `traitCollection` specifies.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(.preferred(for: style, in: traitCollection ?? .current))
  }

  /// The families that iOS has, sorted.
  public static var familyNames: [String] { NamedFonts.families.sorted() }

  /// The fonts of a family: its own name, where no more is known.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    NamedFonts.families.contains(familyName) ? [familyName] : []
  }
}
