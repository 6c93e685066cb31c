public import Foundation
package import Painting

/// What the components of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
  /// Gray, red-green-blue, or none of them.
  package enum Model: Hashable, Sendable { case gray, rgb }

  package let model: Model

  package static let gray = CGColorSpace(.gray)
  package static let rgb = CGColorSpace(.rgb)

  private init(_ model: Model) { self.model = model }

  /// The name of the sRGB space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the sRGB space with components outside 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the gray space with a gamma of 2.2.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Creates a space by its name; nil for those that pictures here do not know.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(.rgb)
    case Self.genericGrayGamma2_2: self.init(.gray)
    default: return nil
    }
  }

  /// How many components a colour has, alpha not counted.
  public var numberOfComponents: Int { model == .gray ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.model == b.model }

  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// The colour space of the device: sRGB.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The gray space of the device.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// A colour that does not depend on circumstances.
public final class CGColor: Hashable, Sendable {
  /// What the components mean.
  public let colorSpace: CGColorSpace?
  /// The gray or the red, green and blue component, then alpha.
  let values: [CGFloat]

  init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  /// Creates a colour from sRGB components, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Creates a colour from sRGB components, 0 to 1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, 0 black to 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Creates a gray, 0 black to 1 white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a colour from its components and alpha; nil when there are too few.
  public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
    let count = colorSpace.numberOfComponents + 1
    guard components.count >= count else { return nil }
    self.init(space: colorSpace, values: Array(components.prefix(count)))
  }

  /// The components and alpha.
  public var components: [CGFloat]? { values }
  /// How many components there are, alpha counted.
  public var numberOfComponents: Int { values.count }
  /// 0 clear to 1 opaque.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .rgb, values: values.dropLast() + [alpha])
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.colorSpace == b.colorSpace && a.values == b.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }

  /// The colour in the display list's terms, every channel within 0 to 1.
  package var painting: Painting.Color { ColorComponents(self).painting }
}
