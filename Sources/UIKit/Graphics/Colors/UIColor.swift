public import Foundation
package import Painting

/// A colour, which may depend on the circumstances it is used in.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  /// What the colour is made of.
  enum Source: @unchecked Sendable {
    case fixed(ColorComponents)
    case system(SystemColor)
    case provider((UITraitCollection) -> UIColor)
    /// Another colour with an alpha of its own.
    case faded(UIColor, alpha: CGFloat)
  }

  /// Never changed.
  final let source: Source

  init(source: Source) { self.source = source }

  /// Creates a colour from sRGB components, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(ColorComponents(.rgb(red, green, blue), alpha: alpha)))
  }

  /// Creates a colour from Display P3 components; drawn as sRGB, channels cut to 0 to 1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (r, g, b) = DisplayP3.sRGB(red, green, blue)
    self.init(source: .fixed(ColorComponents(.rgb(r, g, b), alpha: alpha)))
  }

  /// Creates a gray, 0 black to 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(ColorComponents(.gray(white), alpha: alpha)))
  }

  /// Creates a colour from hue, saturation and brightness, each 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      source: .fixed(
        ColorComponents(
          hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
  }

  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    self.init(source: .fixed(ColorComponents(cgColor)))
  }

  /// Creates a colour that is asked for anew in each trait collection.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .provider(dynamicProvider))
  }

  /// Creates a colour of the asset catalogs in ``ColorCatalog``; nil where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour of the asset catalogs in ``ColorCatalog``; nil where there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = ColorCatalog.color(named: name) else { return nil }
    guard let traitCollection else {
      self.init(source: color.source)
      return
    }
    self.init(source: .fixed(color.components(in: traitCollection)))
  }

  /// Creates a colour from a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Values

  /// The numbers the colour has in `traits`.
  final func components(in traits: UITraitCollection) -> ColorComponents {
    switch source {
    case .fixed(let components): return components
    case .system(let system): return system.components(in: traits)
    case .provider(let provider):
      return traits.asCurrent { provider(traits).components(in: traits) }
    case .faded(let color, let alpha):
      return ColorComponents(color.components(in: traits).model, alpha: alpha)
    }
  }

  /// The colour in the display list's terms.
  package final func resolved(with traits: UITraitCollection) -> Painting.Color {
    components(in: traits).painting
  }

  /// The colour that this one is in `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(source: .fixed(components(in: traitCollection)))
  }

  /// The colour that this one is in the current trait collection.
  open var cgColor: CGColor { components(in: .current).cgColor }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let components):
      UIColor(source: .fixed(ColorComponents(components.model, alpha: alpha)))
    case .faded(let color, _): UIColor(source: .faded(color, alpha: alpha))
    case .system, .provider: UIColor(source: .faded(self, alpha: alpha))
    }
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.system(let a), .system(let b)): return a == b
    case (.faded(let a, let x), .faded(let b, let y)): return x == y && a.isEqual(b)
    default: return false
    }
  }

  open override var hash: Int {
    var hasher = Hasher()
    switch source {
    case .fixed(let components): hasher.combine(components)
    case .system(let system): hasher.combine(system)
    case .provider: hasher.combine(ObjectIdentifier(self))
    case .faded(let color, let alpha):
      hasher.combine(alpha)
      hasher.combine(color)
    }
    return hasher.finalize()
  }

  open override var description: String {
    switch source {
    case .fixed(let components):
      switch components.model {
      case .gray(let white):
        return "UIExtendedGrayColorSpace \(plain(white)) \(plain(components.alpha))"
      case .rgb(let r, let g, let b):
        return "UIExtendedSRGBColorSpace \(plain(r)) \(plain(g)) \(plain(b)) "
          + plain(components.alpha)
      }
    case .system(let system):
      return "<UIDynamicSystemColor: \(system.name)>"
    case .provider: return "<UIDynamicProviderColor>"
    case .faded(let color, let alpha):
      return "<UIDynamicModifiedColor: \(color.description), alpha \(plain(alpha))>"
    }
  }

  private func plain(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\(value)"
  }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
