package import Canvas

/// Why a display list cannot become a picture.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture has no pixels, or its size is not a number.
  case empty(width: Double, height: Double, scale: Double)
  /// A side is longer than ``Rasterizer/maximumSide`` pixels.
  case sideTooLong(width: Int, height: Int)
  /// The picture has more than ``Rasterizer/maximumPixelCount`` pixels.
  case tooManyPixels(width: Int, height: Int)
  /// The drawing library refused.
  case canvas(CanvasError)

  package var description: String {
    switch self {
    case .empty(let width, let height, let scale):
      "a picture of \(width)×\(height) pt at scale \(scale) has no pixels"
    case .sideTooLong(let width, let height):
      "a picture of \(width)×\(height) px is too large: a side may have "
        + "\(Rasterizer.maximumSide) px at most"
    case .tooManyPixels(let width, let height):
      "a picture of \(width)×\(height) px is too large: \(Rasterizer.maximumPixelCount) px are "
        + "the most there may be in all"
    case .canvas(let error): error.description
    }
  }
}
