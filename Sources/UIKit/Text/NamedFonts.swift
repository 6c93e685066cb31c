import Canvas
import Foundation

/// Fonts asked for by name.
enum NamedFonts {
  /// The families that iOS brings along.
  static let families: [String] = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
    "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier",
    "Courier New", "DIN Alternate", "DIN Condensed", "Damascus", "Devanagari Sangam MN",
    "Didot", "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans",
    "Grantha Sangam MN", "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN",
    "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact", "Kailasa", "Kefa",
    "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
    "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt", "Menlo",
    "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu",
    "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Palatino",
    "Papyrus", "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell",
    "STIX Two Math", "STIX Two Text", "Savoye LET", "Sinhala Sangam MN", "Snell Roundhand",
    "Symbol", "Tamil Sangam MN", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana",
    "Zapf Dingbats", "Zapfino",
  ]

  /// Endings of PostScript names, longest first where one ends in another.
  private static let weights: [(ending: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .thin), ("thin", .thin), ("light", .light),
    ("demibold", .semibold), ("semibold", .semibold), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ("medium", .medium), ("regular", .regular), ("roman", .regular), ("book", .regular),
  ]

  /// The font of that name, with the weight and slant its name says; nil for an unknown one.
  static func description(of name: String, size: CGFloat) -> FontDescription? {
    let isInstalled =
      Typesetter.resolvedFamily(of: FontRequest(family: .named(name), size: 12)).quality == .exact
    if !isInstalled {
      guard families.contains(family(of: name)) else {
        UIKitLog.warn(
          id: "unknown-font", "no font is named \(name)",
          help: "name a font file in the scene's `fonts`, or a family that iOS has")
        return nil
      }
      UIKitLog.warn(
        id: "missing-font", "the font \(name) is not installed: the system font takes its place",
        help: "name a font file in the scene's `fonts`")
    }
    var content = FontDescription(size: size > 0 ? size : UIFont.systemFontSize)
    content.family = .named(name)
    var style = style(of: name).lowercased()
    // `Arial-BoldItalicMT`: a foundry's ending.
    if style.hasSuffix("mt") { style.removeLast(2) }
    for ending in ["italic", "oblique", "ital"] where style.hasSuffix(ending) {
      content.isItalic = true
      style = String(style.dropLast(ending.count))
    }
    content.weight = weights.first { style.hasSuffix($0.ending) }?.weight ?? .regular
    return content
  }

  /// `HelveticaNeue` of `HelveticaNeue-Bold`, spelled as the family is where it is known.
  static func family(of name: String) -> String {
    let stem = plain(name.split(separator: "-", maxSplits: 1).first.map(String.init) ?? name)
    // `TimesNewRomanPSMT`, `ArialMT`: foundries' endings.
    for ending in ["", "psmt", "mt", "ps", "let"] where stem.hasSuffix(ending) {
      let core = stem.dropLast(ending.count)
      if let family = families.first(where: { plain($0) == core }) { return family }
    }
    return name
  }

  private static func style(of name: String) -> String {
    let parts = name.split(separator: "-", maxSplits: 1)
    return parts.count == 2 ? String(parts[1]) : ""
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
