import Foundation

/// SVG's elliptical arcs as cubics.
enum EllipticalArc {
  /// The cubics of an arc between two points, each at most a quarter turn
  /// (SVG 1.1, appendix F.6: from end points to centre).
  ///
  /// - Parameters:
  ///   - start: The current point.
  ///   - end: The arc's end; equal to `start` it draws nothing.
  ///   - radii: Not negative; a zero radius makes a line, too small ones are scaled up.
  ///   - rotation: The ellipse's turn in radians, clockwise.
  ///   - isLarge: Whether the arc spans more than half a turn.
  ///   - isSweep: Whether it runs clockwise on a y-down canvas.
  /// - Returns: The steps that follow the current point.
  static func cubics(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Double, isLarge: Bool,
    isSweep: Bool
  ) -> [ScenePath.Element] {
    guard start != end else { return [] }
    var (rx, ry) = (radii.width, radii.height)
    guard rx > 1e-6, ry > 1e-6 else { return [.line(end)] }
    let (cosine, sine) = (cos(rotation), sin(rotation))

    // 1 The end points in the ellipse's own axes, around their middle.
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)

    // 2 Radii large enough to reach.
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }

    // 3 The centre.
    let product = rx * rx * y * y + ry * ry * x * x
    guard product > 0 else { return [.line(end)] }
    let side = isLarge == isSweep ? -1.0 : 1.0
    let factor = side * max(0, (rx * rx * ry * ry - product) / product).squareRoot()
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)

    // 4 The angles.
    let from = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - from
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }

    // 5 A cubic for each quarter.
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    func placed(_ u: Double, _ v: Double) -> CGPoint {
      let (px, py) = (cx + rx * u, cy + ry * v)
      return CGPoint(
        x: cosine * px - sine * py + middle.x, y: sine * px + cosine * py + middle.y)
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    return (0..<count).map { piece in
      let (a, b) = (from + step * Double(piece), from + step * Double(piece + 1))
      return .cubic(
        piece == count - 1 ? end : placed(cos(b), sin(b)),
        control1: placed(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
        control2: placed(cos(b) + reach * sin(b), sin(b) - reach * cos(b)))
    }
  }
}
