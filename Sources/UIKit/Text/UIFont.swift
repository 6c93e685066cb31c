package import Canvas
public import Foundation

/// A font in one size.
open class UIFont: NSObject, @unchecked Sendable {
  /// Never changed.
  final let content: FontDescription

  init(_ content: FontDescription) { self.content = content }

  /// A font by its family or PostScript name.
  ///
  /// Names that iOS has and this machine has not are drawn in the system font and say so in a
  /// warning; names that neither knows give nil.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let content = NamedFonts.description(of: fontName, size: fontSize) else { return nil }
    self.init(content)
  }

  /// A font of a descriptor; a size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let content = descriptor.content
    self.init(
      pointSize > 0 && pointSize != content.size ? content.withSize(pointSize) : content)
  }

  /// What the typesetter is asked for.
  package final var request: FontRequest { content.request }

  // MARK: Names

  /// Points per em.
  open var pointSize: CGFloat { content.size }

  /// The PostScript name.
  open var fontName: String {
    let style = Self.styleName(content)
    switch content.family {
    case .system: return ".SFUI-\(style)"
    case .design(.rounded): return ".SFUIRounded-\(style)"
    case .design(.monospaced): return ".SFUIMono-\(style)"
    case .design(.serif): return ".NewYork-\(style)"
    case .named(let name): return name
    }
  }

  private static func styleName(_ content: FontDescription) -> String {
    let name = content.weight.nearestName
    let weight = name.prefix(1).uppercased() + name.dropFirst()
    return content.isItalic ? "\(weight)Italic" : weight
  }

  /// The family's name.
  open var familyName: String {
    switch content.family {
    case .system: ".AppleSystemUIFont"
    case .design(.rounded): ".AppleSystemUIFontRounded"
    case .design(.monospaced): ".AppleSystemUIFontMonospaced"
    case .design(.serif): ".AppleSystemUIFontSerif"
    case .named(let name): NamedFonts.family(of: name)
    }
  }

  /// What makes this font different from others.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(content) }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(content.withSize(fontSize)) }

  // MARK: Measures, in points

  private var metrics: FontMetrics { Typesetter.metrics(of: request) }

  /// From the baseline to the top of the line.
  open var ascender: CGFloat { metrics.ascender }
  /// From the baseline to the bottom of the line; negative.
  open var descender: CGFloat { metrics.descender }
  /// The gap between lines, counted in ``lineHeight``.
  open var leading: CGFloat { metrics.leading }
  /// The height of a line.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The height of a capital letter.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a small x.
  open var xHeight: CGFloat { metrics.xHeight }

  // MARK: Following the size a person has chosen

  /// The font that stands for this one under `traits`.
  ///
  /// A text style's font and one scaled by UIFontMetrics follow the content size category, every
  /// other font stays as it is: what `adjustsFontForContentSizeCategory` asks for.
  package final func adapted(to traits: UITraitCollection) -> UIFont {
    switch content.scaling {
    case .fixed: return self
    case .style(let style):
      var content = content
      content.size = FontDescription.preferred(for: style, in: traits).size
      return UIFont(content)
    case .metrics(let style, let size, let maximum):
      let base = UIFont(content.withSize(size))
      return UIFontMetrics(forTextStyle: style).scaled(base, maximum: maximum, in: traits)
    }
  }

  /// The text style whose font this is.
  package final var textStyle: TextStyle? {
    if case .style(let style) = content.scaling { return style }
    return nil
  }

  /// Points from baseline to baseline that Apple publishes for the font of a text style.
  package static func publishedLeading(
    of style: TextStyle, in traits: UITraitCollection
  ) -> CGFloat {
    TextStyleTable.row(of: style).leading(in: traits.preferredContentSizeCategory)
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return content == other.content
  }

  open override var hash: Int { content.hashValue }

  open override var description: String {
    "<UIFont: \(fontName), \(pointSize) pt>"
  }
}
