public import Foundation

extension UIImage {
  /// The circumstances an image is made for.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits the image is made for.
    public final let traitCollection: UITraitCollection?

    init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// Creates a configuration for some traits.
    public convenience init(traits: UITraitCollection) { self.init(traitCollection: traits) }

    /// The same configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }

    /// What `otherConfiguration` specifies, and for the rest what this one does.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// What is specified; the rest is left to the one it is applied to.
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var colors: [UIColor] = []
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
      super.init(traitCollection: nil)
    }

    /// Specifies nothing.
    public static let unspecified = SymbolConfiguration(Values())

    /// Specifies the size of the text beside the symbol, in points.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// Specifies size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Specifies size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Specifies the scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Specifies the weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Specifies the text style of the text beside the symbol.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Specifies text style and scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(scale: scale, textStyle: textStyle))
    }

    /// Specifies the font of the text beside the symbol.
    public convenience init(font: UIFont) { self.init(Self.values(of: font, nil)) }

    /// Specifies the font and the scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Self.values(of: font, scale))
    }

    private static func values(of font: UIFont, _ scale: SymbolScale?) -> Values {
      Values(
        pointSize: font.pointSize, weight: SymbolWeight(font.content.weight), scale: scale,
        textStyle: font.textStyle)
    }

    /// Specifies a colour for layers; drawn as one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor]))
    }

    /// Specifies colours for layers; drawn in the first one.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors))
    }

    /// What `otherConfiguration` specifies, and for the rest what this one does.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      var values = values
      if let size = other.values.pointSize {
        values.pointSize = size
        values.textStyle = other.values.textStyle
      } else if let style = other.values.textStyle {
        values.textStyle = style
        values.pointSize = nil
      }
      values.weight = other.values.weight ?? values.weight
      values.scale = other.values.scale ?? values.scale
      if !other.values.colors.isEmpty { values.colors = other.values.colors }
      // The class is final: the cast cannot fail.
      return SymbolConfiguration(values) as? Self ?? self
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return values == other.values
    }

    public override var hash: Int { values.hashValue }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable, CaseIterable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }
}

extension UIImage.SymbolWeight {
  /// The weight named like that of a font.
  init(_ weight: UIFont.Weight) {
    switch weight.nearestName {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: self = .regular
    }
  }
}
