public import Foundation
package import Painting

/// An immutable path of lines and curves, in points.
public class CGPath {
  /// The path in the display list's terms.
  package internal(set) final var path: Path

  /// Creates a path from the display list's terms.
  package init(_ path: Path) { self.path = path }

  private convenience init(_ path: Path, _ transform: CGAffineTransform?) {
    self.init(transform.map { path.transformed(by: $0.painting) } ?? path)
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path.rect(rect), transform)
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: inout CGAffineTransform) {
    self.init(rect: rect, transform: transform)
  }

  /// An ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path.ellipse(in: rect), transform)
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
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path.roundedRect(rect, cornerSize: size), transform)
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
