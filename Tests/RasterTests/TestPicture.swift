import Foundation
import Painting
import Raster
import Testing

/// A colour of a picture, straight alpha, 0 to 255.
struct RGBA: Hashable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// Whether no channel differs by more than `tolerance`.
  func isClose(to other: RGBA, tolerance: Int) -> Bool {
    [
      red - other.red, green - other.green, blue - other.blue, alpha - other.alpha,
    ].allSatisfy { abs($0) <= tolerance }
  }
}

extension Bitmap {
  subscript(_ x: Int, _ y: Int) -> RGBA {
    let word = pixels[y * width + x]
    let alpha = Int(word >> 24)
    func straight(_ shift: UInt32) -> Int {
      let channel = Int(word >> shift & 0xff)
      return alpha == 0 ? 0 : (channel * 255 + alpha / 2) / alpha
    }
    return RGBA(straight(16), straight(8), straight(0), alpha)
  }

  /// The alpha of a row.
  func alphaRow(_ y: Int) -> [Int] { (0..<width).map { Int(pixels[y * width + $0] >> 24) } }
}

extension Color {
  /// A colour from 0xRRGGBB.
  init(_ rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xff) / 255, green: Double(rgb >> 8 & 0xff) / 255,
      blue: Double(rgb & 0xff) / 255)
  }

  static let white = Color(0xffffff)
  static let red = Color(0xff0000)
  static let green = Color(0x00ff00)
  static let blue = Color(0x0000ff)
}

extension Shape {
  /// A box at (x, y).
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    corners: Corners = .all, curve: RoundedRect.Curve = .circular
  ) -> Shape {
    .box(
      RoundedRect(
        CGRect(x: x, y: y, width: width, height: height), radius: radius, corners: corners,
        curve: curve))
  }

  /// A border of a box at (x, y).
  static func band(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    band: Double, curve: RoundedRect.Curve = .circular
  ) -> Shape {
    .band(
      RoundedRect(
        CGRect(x: x, y: y, width: width, height: height), radius: radius, curve: curve),
      width: band)
  }
}

extension Shadow {
  /// A shadow that is black if nothing else is said.
  static func of(
    _ color: Color = .black, x: Double = 0, y: Double = 0, radius: Double = 0
  ) -> Shadow {
    Shadow(color: color, offset: CGSize(width: x, height: y), radius: radius)
  }
}

extension Group {
  /// A group with some of its properties.
  static func of(
    _ items: [DisplayItem], transform: Painting.AffineTransform = .identity,
    shadow: Shadow? = nil, clip: Shape? = nil, mask: [DisplayItem]? = nil, opacity: Double = 1
  ) -> DisplayItem {
    var group = Group(items)
    group.transform = transform
    group.shadow = shadow
    group.clip = clip
    group.mask = mask
    group.opacity = opacity
    return .group(group)
  }
}

/// Renders items; a ground colour fills the picture first.
func render(
  _ width: Double, _ height: Double, scale: Double = 1, on ground: Color? = nil,
  _ items: [DisplayItem]
) throws -> Bitmap {
  let ground = ground.map { [DisplayItem.fill(.box(0, 0, width, height), $0)] } ?? []
  return try Rasterizer.render(
    DisplayList(
      size: CGSize(width: width, height: height), scale: scale, items: ground + items))
}
