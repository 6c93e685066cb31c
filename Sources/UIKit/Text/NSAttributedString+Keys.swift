public import Foundation

extension NSAttributedString.Key {
  /// A UIFont.
  public static let font = NSAttributedString.Key("NSFont")
  /// An NSParagraphStyle.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A UIColor of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A UIColor behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters are joined: an integer.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added between characters.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an NSUnderlineStyle.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an NSUnderlineStyle.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A UIColor of outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines in per cent of the size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An NSShadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The name of an effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An NSTextAttachment.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A URL.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points the text is raised by.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A UIColor of the underline.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A UIColor of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The slant of the text.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How far the text is stretched.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Embedded writing directions.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// How a line under or through text is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// What is measured and drawn of a text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the top left corner of the text, not the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Gaps of the font count in line heights.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The ink counts, not the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits ends in dots.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How a text was fitted.
open class NSStringDrawingContext: NSObject {
  /// The least factor that text may be shrunk by; shrinking is not done here.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// What was drawn into.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context.
  public override init() {}
}

/// A shadow of text.
open class NSShadow: NSObject {
  /// Points to the right and down.
  open var shadowOffset = CGSize.zero
  /// How far it is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A UIColor; a third of black where it is nil.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow of no extent.
  public override init() {}
}
