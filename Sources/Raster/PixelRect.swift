import Foundation

/// A rectangle of whole pixels; empty where a far edge does not exceed the near one.
struct PixelRect: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { max(right - left, 0) }
  var height: Int { max(bottom - top, 0) }
  var pixelCount: Int { width * height }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  /// Grown on each side, to the left and right by `x` and to the top and bottom by `y`.
  func grown(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left - x, top: top - y, right: right + x, bottom: bottom + y)
  }

  func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// The middle of the rectangle where it is longer than a surface can be.
  var drawable: PixelRect {
    func excess(_ length: Int) -> Int { max(length - Rasterizer.maximumSide + 1, 0) / 2 }
    return grown(x: -excess(width), y: -excess(height))
  }

  /// The same rectangle as lengths.
  var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }
}
