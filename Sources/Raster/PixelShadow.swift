import Foundation
import Painting

/// A shadow in pixels.
struct PixelShadow {
  /// Premultiplied, 0xAARRGGBB.
  var color: UInt32
  var blur: GaussianBlur
  /// Pixels to the right and down, between pixels too.
  var offsetX: Double
  var offsetY: Double

  /// Nil where nothing shows.
  init?(_ shadow: Shadow, _ transform: AffineTransform) {
    guard !shadow.color.isInvisible else { return nil }
    color = shadow.color.premultiplied
    let (dx, dy) = (shadow.offset.width, shadow.offset.height)
    offsetX = PixelShadow.inReach(transform.a * dx + transform.c * dy)
    offsetY = PixelShadow.inReach(transform.b * dx + transform.d * dy)
    let mean = abs(transform.determinant).squareRoot()
    let scale = transform.isRectilinear ? transform.rectilinearScale : (x: mean, y: mean)
    blur = GaussianBlur(
      horizontal: GaussianKernel(sigma: shadow.radius * scale.x),
      vertical: GaussianKernel(sigma: shadow.radius * scale.y))
  }

  private static func inReach(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -PixelGrid.farthest), PixelGrid.farthest)
  }

  /// Where a silhouette that fills `source` can throw its shadow.
  func extent(of source: PixelRect) -> PixelRect {
    guard !source.isEmpty else { return .empty }
    let (x, y) = (PixelGrid.whole(offsetX.rounded(.down)), PixelGrid.whole(offsetY.rounded(.down)))
    return source.moved(x: x, y: y).grown(x: blur.horizontal.reach + 1, y: blur.vertical.reach + 1)
  }

  /// Where something can throw its shadow from into `target`.
  func casters(of target: PixelRect) -> PixelRect {
    guard !target.isEmpty else { return .empty }
    let (x, y) = (PixelGrid.whole(offsetX.rounded(.down)), PixelGrid.whole(offsetY.rounded(.down)))
    return target.moved(x: -x, y: -y)
      .grown(x: blur.horizontal.reach + 1, y: blur.vertical.reach + 1)
  }
}
