public import Foundation
package import Painting

/// A path that can be added to, in points.
public final class CGMutablePath: CGPath {
  /// Creates a path from the display list's terms.
  override package init(_ path: Path) { super.init(path) }

  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Starts a new part at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.move(point.applying(transform)))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard needsStart("addLine") else { return }
    path.elements.append(.line(point.applying(transform)))
  }

  /// Starts at the first of `points` and adds lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard needsStart("addCurve") else { return }
    path.elements.append(
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard needsStart("addQuadCurve") else { return }
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.rect(rect), transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed ellipse inside `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(in: rect), transform)
  }

  /// Adds a closed rectangle whose corners are quarter ellipses.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    add(.roundedRect(rect, cornerSize: size), transform)
  }

  /// Adds an arc of a circle, joined by a line.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - startAngle: Radians from the right.
  ///   - endAngle: Radians from the right.
  ///   - clockwise: Whether angles decrease on the way; on a screen, whose y grows downwards,
  ///     that looks anticlockwise.
  ///   - transform: Applied to the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Path.arc(
      from: startAngle, to: endAngle, center: center, radius: radius, clockwise: !clockwise)
    path.join(arc.transformed(by: transform.painting))
  }

  /// Adds an arc of a circle that goes on for `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Path.arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta > 0)
    path.join(arc.transformed(by: transform.painting))
  }

  /// Adds an arc that rounds the corner at `tangent1End`, joined by a line.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard needsStart("addArc(tangent1End:tangent2End:radius:)") else { return }
    guard !transform.isIdentity else {
      path.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
      return
    }
    // The circle is one before the transform: go back, add it, and come forth again.
    var own = Path(
      elements: [.move(currentPoint.applying(transform.inverted()))])
    own.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
    path.elements += own.transformed(by: transform.painting).elements.dropFirst()
  }

  /// Adds all of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.path, transform)
  }

  private func add(_ other: Path, _ transform: CGAffineTransform) {
    path.elements += other.transformed(by: transform.painting).elements
  }

  /// Closes the current part with a line to its start.
  public func closeSubpath() {
    guard !path.isEmpty, path.elements.last != .close else { return }
    path.elements.append(.close)
  }

  /// Whether there is a point to go on from; warns where not, as Core Graphics does.
  private func needsStart(_ call: String) -> Bool {
    if path.currentPoint != nil { return true }
    UIKitLog.warn(
      id: "no-current-point", "\(call) before any move(to:): nothing was added",
      help: "call move(to:) first")
    return false
  }
}
