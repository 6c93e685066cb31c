public import Foundation
package import Painting

/// An immutable path of lines and curves, in points.
public class CGPath {
  /// The path in the display list's terms.
  package internal(set) final var path: Path

  /// Creates a path from the display list's terms.
  package init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    var path = Path()
    path.addRect(rect, transform: transform?.painting ?? .identity)
    self.init(path)
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: inout CGAffineTransform) {
    self.init(rect: rect, transform: transform)
  }

  /// An ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    var path = Path()
    path.addEllipse(in: rect, transform: transform?.painting ?? .identity)
    self.init(path)
  }

  /// An ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: inout CGAffineTransform) {
    self.init(ellipseIn: rect, transform: transform)
  }

  /// A rectangle whose corners are quarter ellipses.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    var path = Path()
    path.addRoundedRect(
      rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      transform: transform?.painting ?? .identity)
    self.init(path)
  }

  /// A rectangle whose corners are quarter ellipses.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: inout CGAffineTransform
  ) {
    self.init(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform)
  }

  /// Whether nothing has been added.
  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last line or curve; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points included; null without any.
  public var boundingBox: CGRect { path.controlBounds }

  /// The smallest rectangle around the lines and curves themselves; null without any.
  public var boundingBoxOfPath: CGRect { path.tightBounds }

  /// Whether a point is inside the filled path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), rule: rule.painting)
  }

  /// A path of its own with the same lines and curves.
  public func copy() -> CGPath? { CGPath(path) }

  /// A path with every point moved by `transform`.
  public func copy(using transform: CGAffineTransform?) -> CGPath? {
    CGPath(path.transformed(by: transform?.painting ?? .identity))
  }

  /// A path with every point moved by `transform`.
  public func copy(using transform: inout CGAffineTransform) -> CGPath? {
    copy(using: Optional(transform))
  }

  /// A path of its own with the same lines and curves, that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
}

extension CGPath: Hashable {
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
