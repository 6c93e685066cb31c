import Canvas
public import Foundation

/// What makes a font different from others, without being one yet.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Never changed.
  final let content: FontDescription

  init(_ content: FontDescription) { self.content = content }

  /// Creates a descriptor of a font by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a descriptor from attributes; those of no meaning here are reported.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var content = FontDescription(size: 0)
    content.apply(attributes)
    self.init(content)
  }

  /// The descriptor of a text style's font.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style's font under `traitCollection`.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferred(for: style, in: traitCollection ?? .current))
  }

  /// Points per em.
  open var pointSize: CGFloat { content.size }

  /// The PostScript name.
  open var postscriptName: String { UIFont(content).fontName }

  /// Bold, italic, monospaced.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if content.isItalic { traits.insert(.traitItalic) }
    if content.weight.css >= 600 { traits.insert(.traitBold) }
    if content.family == .design(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The attributes that make the descriptor.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: content.size]
    switch content.family {
    case .system, .design: attributes[.name] = postscriptName
    case .named(let name): attributes[.name] = name
    }
    if case .style(let style) = content.scaling { attributes[.textStyle] = style.rawValue }
    attributes[.traits] = [
      TraitKey.weight: content.weight.rawValue,
      TraitKey.symbolic: CGFloat(symbolicTraits.rawValue),
    ]
    return attributes
  }

  /// One attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The same descriptor with attributes added or set anew.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var content = content
    content.apply(attributes)
    return UIFontDescriptor(content)
  }

  /// The same descriptor in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(content.withSize(newPointSize))
  }

  /// The same descriptor of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The same descriptor with these traits only.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var content = content
    content.isItalic = symbolicTraits.contains(.traitItalic)
    content.setBold(symbolicTraits.contains(.traitBold))
    if symbolicTraits.contains(.traitMonoSpace), content.family == .system {
      content.family = .design(.monospaced)
    }
    return UIFontDescriptor(content)
  }

  /// The same descriptor in another design of the system font; nil for other families.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named = content.family { return nil }
    var content = content
    switch design {
    case .rounded: content.family = .design(.rounded)
    case .serif: content.family = .design(.serif)
    case .monospaced: content.family = .design(.monospaced)
    default: content.family = .system
    }
    return UIFontDescriptor(content)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return content == other.content
  }

  open override var hash: Int { content.hashValue }
}

extension UIFontDescriptor {
  /// A key of ``UIFontDescriptor/fontAttributes``.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A key of the dictionary under ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a dictionary under ``AttributeName/featureSettings``.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Bold, italic and the like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}

/// The feature type of how digits are spaced.
public let kNumberSpacingType = 6
/// The feature that gives all digits one width.
public let kMonospacedNumbersSelector = 0
/// The feature that gives each digit its own width.
public let kProportionalNumbersSelector = 1

extension FontDescription {
  /// Makes the font bold or not; a text style has a bold weight of its own.
  fileprivate mutating func setBold(_ isBold: Bool) {
    if case .style(let style) = scaling {
      let row = TextStyleTable.row(of: style)
      weight = isBold ? row.emphasizedWeight : (row.weight == .semibold ? .regular : row.weight)
    } else if isBold {
      if weight.css < 600 { weight = .bold }
    } else if weight.css >= 600 {
      weight = .regular
    }
  }

  /// Takes over the attributes that mean something here.
  fileprivate mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    if let size = CGFloat(attribute: attributes[.size]) { self = withSize(size) }
    if let name = (attributes[.name] ?? attributes[.family]) as? String,
      let named = NamedFonts.description(of: name, size: size)
    {
      (family, weight, isItalic) = (named.family, named.weight, named.isItalic)
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight {
        self.weight = weight
      } else if let weight = CGFloat(attribute: traits[.weight]) {
        self.weight = UIFont.Weight(weight)
      }
      if let slant = CGFloat(attribute: traits[.slant]) { isItalic = slant != 0 }
    }
    if let face = attributes[.face] as? String {
      isItalic = isItalic || face.lowercased().contains("italic")
      if face.lowercased().contains("bold") { weight = .bold }
    }
    for setting in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
    where setting[.typeIdentifier] == kNumberSpacingType {
      hasMonospacedDigits = setting[.selector] == kMonospacedNumbersSelector
    }
  }
}
