import Foundation
import Painting

/// The numbers of a colour that depends on nothing: a gray or red, green and blue, and alpha.
struct ColorComponents: Hashable, Sendable {
  enum Model: Hashable, Sendable {
    /// 0 black to 1 white; drawn as sRGB with three equal channels.
    case gray(CGFloat)
    /// Gamma-encoded sRGB, 0 to 1, beyond for wider colours.
    case rgb(CGFloat, CGFloat, CGFloat)
  }

  var model: Model
  var alpha: CGFloat

  init(_ model: Model, alpha: CGFloat) {
    self.model = model
    self.alpha = min(max(alpha, 0), 1)
  }

  init(_ color: CGColor) {
    let values = color.values
    if values.count == 2 {
      self.init(.gray(values[0]), alpha: values[1])
    } else {
      self.init(.rgb(values[0], values[1], values[2]), alpha: values[3])
    }
  }

  /// Creates a colour from hue, saturation and brightness, each 0 to 1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let s = min(max(saturation, 0), 1)
    let v = brightness
    let turn = hue - hue.rounded(.down)
    let sector = (hue == 1 ? 0 : turn) * 6
    let part = sector - sector.rounded(.down)
    let (low, falling, rising) = (v * (1 - s), v * (1 - s * part), v * (1 - s * (1 - part)))
    switch Int(sector) {
    case 0: self.init(.rgb(v, rising, low), alpha: alpha)
    case 1: self.init(.rgb(falling, v, low), alpha: alpha)
    case 2: self.init(.rgb(low, v, rising), alpha: alpha)
    case 3: self.init(.rgb(low, falling, v), alpha: alpha)
    case 4: self.init(.rgb(rising, low, v), alpha: alpha)
    default: self.init(.rgb(v, low, falling), alpha: alpha)
    }
  }

  /// Red, green and blue.
  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    switch model {
    case .gray(let white): (white, white, white)
    case .rgb(let red, let green, let blue): (red, green, blue)
    }
  }

  /// Hue, saturation and brightness, each 0 to 1.
  var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (r, g, b) = rgb
    let (most, least) = (max(r, g, b), min(r, g, b))
    let range = most - least
    guard range > 0, most > 0 else { return (0, 0, most) }
    var hue: CGFloat
    if most == r {
      hue = (g - b) / range
    } else if most == g {
      hue = (b - r) / range + 2
    } else {
      hue = (r - g) / range + 4
    }
    if hue < 0 { hue += 6 }
    return (hue / 6, range / most, most)
  }

  /// How bright the colour is to the eye, by Rec 709's weights of the encoded channels.
  var luminance: CGFloat {
    let (r, g, b) = rgb
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  var cgColor: CGColor {
    switch model {
    case .gray(let white): CGColor(space: .gray, values: [white, alpha])
    case .rgb(let r, let g, let b): CGColor(space: .rgb, values: [r, g, b, alpha])
    }
  }

  /// The colour in the display list's terms, every channel within 0 to 1.
  var painting: Painting.Color {
    func unit(_ value: CGFloat) -> Double { Double(min(max(value, 0), 1)) }
    let (r, g, b) = rgb
    return Painting.Color(red: unit(r), green: unit(g), blue: unit(b), alpha: unit(alpha))
  }
}
