public import Foundation

extension UIColor {
  /// Red, green, blue and alpha in the current trait collection, in sRGB.
  ///
  /// - Returns: Always true.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let components = components(in: .current)
    (red, green, blue) = components.rgb
    alpha = components.alpha
    return true
  }

  /// The gray and alpha in the current trait collection.
  ///
  /// - Returns: Whether the colour is a gray; where it is not, nothing is written.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let components = components(in: .current)
    let (red, green, blue) = components.rgb
    guard red == green, green == blue else { return false }
    white = red
    alpha = components.alpha
    return true
  }

  /// Hue, saturation, brightness and alpha in the current trait collection.
  ///
  /// - Returns: Always true.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    let components = components(in: .current)
    (hue, saturation, brightness) = components.hsb
    alpha = components.alpha
    return true
  }
}
