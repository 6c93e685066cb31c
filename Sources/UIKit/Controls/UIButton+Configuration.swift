public import Foundation

extension UIButton {
  /// A look and content given as one value, since iOS 15.
  public struct Configuration: Hashable, Sendable {
    /// Which of the stock looks.
    enum Style: Hashable, Sendable { case plain, gray, tinted, filled }

    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public enum Size: Int, Hashable, Sendable { case medium, small, mini, large }

    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic, leading, center, trailing
    }

    var style: Style
    public var title: String?
    public var image: UIImage?
    /// On which side of the title the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Around image and title, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium {
      didSet { if contentInsets == Self.insets(of: oldValue) { setDefaultContentInsets() } }
    }
    public var titleAlignment = TitleAlignment.automatic
    public var background = UIBackgroundConfiguration()

    private init(_ style: Style) {
      self.style = style
      contentInsets = Self.insets(of: .medium)
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(of: buttonSize) }

    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch size {
        case .medium: (7, 12)
        case .small: (4, 10)
        case .mini: (4, 9)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// The title's font: body, smaller in small buttons.
    var font: UIFont {
      .preferredFont(
        forTextStyle: buttonSize == .small || buttonSize == .mini ? .subheadline : .body)
    }

    func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
      guard isEnabled else { return .tertiaryLabel }
      return baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    /// The plate's colour; nil where there is none.
    func plateColor(tint: UIColor, isEnabled: Bool) -> UIColor? {
      if let color = background.backgroundColor { return color }
      if !isEnabled, style != .plain { return .tertiarySystemFill }
      switch style {
      case .plain: return baseBackgroundColor
      case .gray: return baseBackgroundColor ?? .secondarySystemFill
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: return baseBackgroundColor ?? tint
      }
    }

    /// The plate's corner radius in points.
    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic, .medium: 5.95
      case .small: 4
      case .large: 8
      case .capsule: height / 2
      }
    }
  }
}

/// The plate behind a button's content.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  public var backgroundColor: UIColor?
  /// Points, with the corner style `fixed`.
  public var cornerRadius: CGFloat = 5.95
  public var strokeColor: UIColor?
  /// Points.
  public var strokeWidth: CGFloat = 0

  public init() {}

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
