import Foundation

extension UIImage {
  /// A symbol in its standard size: 17 points, regular, medium.
  ///
  /// Drawn by the stand-in of the same meaning; nil, with a message that says why, for a name that
  /// has none.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol in a size and weight; the weight changes no stand-in.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let symbol = configuration as? SymbolConfiguration ?? .unspecified
    guard let properties = SymbolImages.properties(of: name, configuration: symbol) else {
      return nil
    }
    self.init(properties: properties)
  }

  /// A symbol for some traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The same symbol in another size or weight; other images stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(symbol) ?? self
  }

  /// The same symbol with what `configuration` specifies; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let artwork) = properties.content else { return nil }
    let merged = (symbolConfiguration ?? .unspecified).applying(configuration)
    guard var made = SymbolImages.properties(of: artwork.name, configuration: merged) else {
      return nil
    }
    made.renderingMode = properties.renderingMode
    made.tint = properties.tint
    made.flipsForRightToLeftLayoutDirection = properties.flipsForRightToLeftLayoutDirection
    return UIImage(properties: made)
  }
}
