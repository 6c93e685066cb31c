import Foundation
import Painting

/// Painting's transform; Foundation has another type of that name.
typealias AffineTransform = Painting.AffineTransform

/// Where items lie: how their points become pixels of the picture, and which of these can show.
struct Space {
  /// From points to pixels of the picture.
  var transform: AffineTransform
  /// Nothing needs to be drawn outside.
  var visible: PixelRect

  func moved(by inner: AffineTransform) -> Space {
    Space(transform: inner.followed(by: transform), visible: visible)
  }
}

extension AffineTransform {
  var determinant: Double { a * d - b * c }

  /// Whether something that has an area keeps one, and all numbers are usable.
  var isUsable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.isFinite } && abs(determinant) > 1e-12
      && determinant.isFinite
  }

  /// Pixels per point across and down the picture; only for rectilinear transforms.
  var rectilinearScale: (x: Double, y: Double) {
    b == 0 && c == 0 ? (abs(a), abs(d)) : (abs(c), abs(b))
  }

  /// The image of a rectangle under a rectilinear transform.
  func applyRectilinear(to rect: CGRect) -> CGRect {
    let rect = rect.standardized
    let (p, q) = (
      apply(to: CGPoint(x: rect.minX, y: rect.minY)), apply(to: CGPoint(x: rect.maxX, y: rect.maxY))
    )
    return CGRect(
      x: min(p.x, q.x), y: min(p.y, q.y), width: abs(p.x - q.x), height: abs(p.y - q.y))
  }

  /// The edges of a rectangle on the pixel grid, under a rectilinear transform.
  func snap(_ rect: CGRect) -> PixelRect {
    let rect = rect.standardized
    let (p, q) = (
      apply(to: CGPoint(x: rect.minX, y: rect.minY)), apply(to: CGPoint(x: rect.maxX, y: rect.maxY))
    )
    return PixelRect(
      left: PixelGrid.snap(min(p.x, q.x)), top: PixelGrid.snap(min(p.y, q.y)),
      right: PixelGrid.snap(max(p.x, q.x)), bottom: PixelGrid.snap(max(p.y, q.y)))
  }
}
