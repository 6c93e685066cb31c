public import Foundation

extension CGContext {
  /// Begins anew.
  public func beginPath() { draft = CGMutablePath() }

  /// Starts a new part at `point`.
  public func move(to point: CGPoint) { draft.move(to: point, transform: transform) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { draft.addLine(to: point, transform: transform) }

  /// Adds lines through points.
  public func addLines(between points: [CGPoint]) {
    draft.addLines(between: points, transform: transform)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    draft.addCurve(to: end, control1: control1, control2: control2, transform: transform)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    draft.addQuadCurve(to: end, control: control, transform: transform)
  }

  /// Adds an arc; `clockwise` as ``CGMutablePath`` has it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    draft.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that rounds a corner.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    draft.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { draft.addRect(rect, transform: transform) }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { draft.addRects(rects, transform: transform) }

  /// Adds a closed ellipse.
  public func addEllipse(in rect: CGRect) { draft.addEllipse(in: rect, transform: transform) }

  /// Adds all of a path.
  public func addPath(_ path: CGPath) { draft.addPath(path, transform: transform) }

  /// Closes the current part with a line to its start.
  public func closePath() { draft.closeSubpath() }

  /// The current path in the coordinates of calls; nil where there is none.
  public var path: CGPath? {
    draft.isEmpty ? nil : draft.copy(using: transform.inverted())
  }

  /// Whether there is no current path.
  public var isPathEmpty: Bool { draft.isEmpty }

  /// The end of the current path in the coordinates of calls.
  public var currentPointOfPath: CGPoint {
    draft.currentPoint.applying(transform.inverted())
  }

  /// The smallest rectangle around the current path in the coordinates of calls.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
}
