import Canvas
import Foundation

/// Everything that makes one font different from another.
struct FontDescription: Hashable, Sendable {
  /// Which design or family.
  enum Family: Hashable, Sendable {
    case system
    case design(FontRequest.Design)
    /// A family or PostScript name.
    case named(String)
  }

  /// How the size follows the size a person has chosen.
  enum Scaling: Hashable, Sendable {
    case fixed
    /// A text style's own font.
    case style(UIFont.TextStyle)
    /// A font scaled by UIFontMetrics from a size, up to a most.
    case metrics(UIFont.TextStyle, baseSize: CGFloat, maximum: CGFloat?)
  }

  var family = Family.system
  var size: CGFloat
  var weight = UIFont.Weight.regular
  var isItalic = false
  var hasMonospacedDigits = false
  var scaling = Scaling.fixed

  init(size: CGFloat) { self.size = size }

  /// The same font in another size, which no longer follows the person's choice.
  func withSize(_ size: CGFloat) -> FontDescription {
    var other = self
    other.size = size
    other.scaling = .fixed
    return other
  }

  /// What is asked of the typesetter.
  var request: FontRequest {
    let family: FontRequest.Family =
      switch self.family {
      case .system: .system
      case .design(let design): .design(design)
      case .named(let name): .named(name)
      }
    return FontRequest(
      family: family, size: Double(size), weight: weight.css, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
  }

  /// The font of a text style under `traits`.
  static func preferred(
    for style: UIFont.TextStyle, in traits: UITraitCollection
  ) -> FontDescription {
    let row = TextStyleTable.row(of: style)
    var description = FontDescription(
      size: row.pointSize(in: traits.preferredContentSizeCategory))
    description.weight =
      traits.legibilityWeight == .bold ? row.emphasizedWeight : row.weight
    description.scaling = .style(style)
    return description
  }
}
