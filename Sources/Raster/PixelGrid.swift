import Foundation

/// How lengths meet device pixels.
enum PixelGrid {
  /// Coordinates beyond this many pixels are as good as infinite; Cairo's numbers end at 2²³.
  static let farthest = 4_194_304.0

  /// The pixel edge a straight edge falls on: the nearest, half a pixel goes up (AL-66).
  ///
  /// The small addend keeps halves that arithmetic left just below a half.
  static func snap(_ pixels: Double) -> Int { whole((pixels + 0.5 + 1e-6).rounded(.down)) }

  /// A whole number in reach, 0 for what is no number.
  static func whole(_ pixels: Double) -> Int {
    pixels.isNaN ? 0 : Int(min(max(pixels, -farthest), farthest))
  }

  /// The pixels that a rectangle touches.
  static func touched(by rect: CGRect) -> PixelRect {
    PixelRect(
      left: whole(rect.minX.rounded(.down)), top: whole(rect.minY.rounded(.down)),
      right: whole(rect.maxX.rounded(.up)), bottom: whole(rect.maxY.rounded(.up)))
  }
}
