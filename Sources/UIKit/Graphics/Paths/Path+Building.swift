import Foundation
import Painting

extension Path {
  /// The end of the last element; where `close` goes back to, after one.
  var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(let point, _, _): return point
    case .close:
      for case .move(let start) in elements.reversed() { return start }
      return nil
    case nil: return nil
    }
  }

  /// Adds a quadratic curve as the equal cubic one.
  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard let start = currentPoint else { return }
    func toward(_ a: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3)
    }
    elements.append(.curve(to: end, control1: toward(start), control2: toward(end)))
  }

  /// A rectangle whose corners are quarter ellipses; the radii are cut to half the sides.
  static func roundedRect(_ rect: CGRect, cornerSize: CGSize, corners: Corners = .all) -> Path {
    let r = rect.standardized
    let width = min(max(cornerSize.width, 0), r.width / 2)
    let height = min(max(cornerSize.height, 0), r.height / 2)
    guard width > 0, height > 0 else { return .rect(r) }
    guard width != height else {
      return .roundedRect(RoundedRect(r, radius: width, corners: corners))
    }
    // The ellipses are circles while y is stretched.
    let stretch = Painting.AffineTransform(a: 1, b: 0, c: 0, d: width / height, tx: 0, ty: 0)
    let back = Painting.AffineTransform(a: 1, b: 0, c: 0, d: height / width, tx: 0, ty: 0)
    let tall = r.applying(CGAffineTransform(stretch))
    return Path.roundedRect(RoundedRect(tall, radius: width, corners: corners))
      .transformed(by: back)
  }

  /// An arc from one angle to another, in radians from the right.
  ///
  /// - Parameters:
  ///   - start: Where it starts.
  ///   - end: Where it ends; whole turns apart from the start, either way, is the whole circle.
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - clockwise: Whether angles grow on the way, which looks clockwise on the screen.
  /// - Returns: The arc, which starts with a move.
  static func arc(
    from start: Double, to end: Double, center: CGPoint, radius: Double, clockwise: Bool
  ) -> Path {
    let turns = (end - start) / (2 * .pi)
    let isWhole = turns != 0 && turns == turns.rounded()
    let whole = clockwise ? start + 2 * .pi : start - 2 * .pi
    return Path.arc(
      center: center, radius: radius, startAngle: start, endAngle: isWhole ? whole : end,
      clockwise: clockwise)
  }

  /// Adds all of `other`; its first move becomes a line where there is a point to come from.
  mutating func join(_ other: Path) {
    var rest = other.elements[...]
    if currentPoint != nil, case .move(let point)? = rest.first {
      elements.append(.line(point))
      rest = rest.dropFirst()
    }
    elements += rest
  }

  /// Adds the arc of a circle that touches the line to `tangent1` and the one on to `tangent2`.
  mutating func addArc(tangent1: CGPoint, tangent2: CGPoint, radius: Double) {
    guard let start = currentPoint else { return }
    func unit(_ p: CGPoint) -> CGVector? {
      let (x, y) = (p.x - tangent1.x, p.y - tangent1.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? CGVector(dx: x / length, dy: y / length) : nil
    }
    guard radius > 0, let back = unit(start), let forward = unit(tangent2) else {
      elements.append(.line(tangent1))
      return
    }
    let cosine = back.dx * forward.dx + back.dy * forward.dy
    let sine = back.dx * forward.dy - back.dy * forward.dx
    guard abs(sine) > 1e-12 else {
      elements.append(.line(tangent1))
      return
    }
    // The circle touches both lines at this distance from where they cross.
    let reach = radius * (1 + cosine) / abs(sine)
    let first = CGPoint(x: tangent1.x + back.dx * reach, y: tangent1.y + back.dy * reach)
    let last = CGPoint(x: tangent1.x + forward.dx * reach, y: tangent1.y + forward.dy * reach)
    // The centre lies a radius away from the first line, on the side of the second.
    let center = CGPoint(
      x: first.x + (forward.dx - cosine * back.dx) / abs(sine) * radius,
      y: first.y + (forward.dy - cosine * back.dy) / abs(sine) * radius)
    join(
      .arc(
        center: center, radius: radius,
        startAngle: atan2(first.y - center.y, first.x - center.x),
        endAngle: atan2(last.y - center.y, last.x - center.x), clockwise: sine < 0))
  }
}
