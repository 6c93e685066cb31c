import Foundation
import Painting

/// How far control points of a cubic lie along the tangents of a quarter circle of radius 1.
let quarterCircleControl = 0.552_284_749_830_793_4

extension Path {
  /// The end of the last element; where `close` goes back to, after one.
  var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .curve(let point, _, _): current = point
      case .close: current = start
      }
    }
    return current
  }

  /// Adds a quadratic curve as the equal cubic one.
  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard let start = currentPoint else { return }
    func toward(_ a: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3)
    }
    elements.append(.curve(to: end, control1: toward(start), control2: toward(end)))
  }

  /// Adds a closed rectangle that starts at its top left corner and goes clockwise on the screen.
  mutating func addRect(_ rect: CGRect, transform: Painting.AffineTransform = .identity) {
    let r = rect.standardized
    addPolygon(
      [
        CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
        CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: r.minX, y: r.maxY),
      ].map(transform.apply(to:)))
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      elements.append(index == 0 ? .move(point) : .line(point))
    }
    elements.append(.close)
  }

  /// Adds a closed ellipse inside `rect`, from its right end clockwise on the screen.
  mutating func addEllipse(in rect: CGRect, transform: Painting.AffineTransform = .identity) {
    let r = rect.standardized
    let unit = Path.arc(
      center: .zero, radius: 1, from: 0, sweep: 2 * .pi, startsNewSubpath: true)
    let fit = Painting.AffineTransform(
      a: r.width / 2, b: 0, c: 0, d: r.height / 2, tx: r.midX, ty: r.midY)
    elements += unit.transformed(by: fit.followed(by: transform)).elements
    elements.append(.close)
  }

  /// Adds a closed rectangle whose corners are quarter ellipses, clockwise on the screen.
  ///
  /// The radii are cut to half the sides.
  mutating func addRoundedRect(
    _ rect: CGRect, cornerSize: CGSize, corners: Corners = .all,
    transform: Painting.AffineTransform = .identity
  ) {
    let r = rect.standardized
    let width = min(max(cornerSize.width, 0), r.width / 2)
    let height = min(max(cornerSize.height, 0), r.height / 2)
    guard width > 0, height > 0 else {
      addRect(r, transform: transform)
      return
    }
    var path = Path()
    for corner in RectCorner.clockwise(of: r) {
      guard corners.contains(corner.name) else {
        path.lineOrMove(to: corner.point)
        continue
      }
      let along = corner.isEntryHorizontal ? width : height
      let across = corner.isEntryHorizontal ? height : width
      let keep = 1 - quarterCircleControl
      path.lineOrMove(to: corner.at(back: along, forward: 0))
      path.elements.append(
        .curve(
          to: corner.at(back: 0, forward: across),
          control1: corner.at(back: along * keep, forward: 0),
          control2: corner.at(back: 0, forward: across * keep)))
    }
    path.elements.append(.close)
    elements += path.transformed(by: transform).elements
  }

  /// Goes to `point` in a line, or starts there.
  mutating func lineOrMove(to point: CGPoint) {
    if let current = currentPoint {
      if current != point { elements.append(.line(point)) }
    } else {
      elements.append(.move(point))
    }
  }

  /// An arc of a circle as cubic curves of at most a quarter each.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - start: Radians from the right, clockwise on the screen.
  ///   - sweep: Radians to go on from there; negative ones go back.
  ///   - startsNewSubpath: Whether the first element is a move instead of a line.
  static func arc(
    center: CGPoint, radius: Double, from start: Double, sweep: Double, startsNewSubpath: Bool
  ) -> Path {
    func point(_ angle: Double) -> (at: CGPoint, tangent: CGVector) {
      let (sine, cosine) = (sin(angle), cos(angle))
      return (
        CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine),
        CGVector(dx: -radius * sine, dy: radius * cosine)
      )
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let control = 4 / 3 * tan(step / 4)
    var path = Path()
    var from = point(start)
    path.elements.append(startsNewSubpath ? .move(from.at) : .line(from.at))
    guard sweep != 0 else { return path }
    for index in 1...count {
      let to = point(start + step * Double(index))
      path.elements.append(
        .curve(
          to: to.at,
          control1: CGPoint(
            x: from.at.x + control * from.tangent.dx, y: from.at.y + control * from.tangent.dy),
          control2: CGPoint(
            x: to.at.x - control * to.tangent.dx, y: to.at.y - control * to.tangent.dy)))
      from = to
    }
    return path
  }

  /// How far an arc goes from `start` to `end`, in radians, at most once around.
  static func sweep(from start: Double, to end: Double, increasing: Bool) -> Double {
    let whole = 2 * Double.pi
    let distance = increasing ? end - start : start - end
    let turn: Double
    if distance >= whole {
      turn = whole
    } else if distance >= 0 {
      turn = distance
    } else {
      turn = distance - (distance / whole).rounded(.down) * whole
    }
    return increasing ? turn : -turn
  }

  /// Adds an arc that rounds the corner at `tangent1` of the way to it and on to `tangent2`.
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
    // The circle touches both lines at this distance from their crossing.
    let reach = radius * (1 + cosine) / abs(sine)
    let first = CGPoint(x: tangent1.x + back.dx * reach, y: tangent1.y + back.dy * reach)
    let last = CGPoint(x: tangent1.x + forward.dx * reach, y: tangent1.y + forward.dy * reach)
    let side: Double = sine > 0 ? -1 : 1
    let center = CGPoint(
      x: first.x - side * back.dy * -radius, y: first.y + side * back.dx * -radius)
    let from = atan2(first.y - center.y, first.x - center.x)
    let to = atan2(last.y - center.y, last.x - center.x)
    let sweep = Path.sweep(from: from, to: to, increasing: sine < 0)
    elements +=
      Path.arc(center: center, radius: radius, from: from, sweep: sweep, startsNewSubpath: false)
      .elements
  }

  /// The path with every point moved by `transform`.
  func transformed(by transform: Painting.AffineTransform) -> Path {
    if transform == .identity { return self }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(transform.apply(to: p))
        case .line(let p): .line(transform.apply(to: p))
        case .curve(let p, let a, let b):
          .curve(
            to: transform.apply(to: p), control1: transform.apply(to: a),
            control2: transform.apply(to: b))
        case .close: .close
        }
      })
  }
}

/// A corner of a rectangle as the outline passes it clockwise on the screen.
struct RectCorner {
  let name: Corners
  let point: CGPoint
  /// The direction of the edge that leads to the corner.
  let entry: CGVector
  /// The direction of the edge that leaves it.
  let exit: CGVector

  var isEntryHorizontal: Bool { entry.dy == 0 }

  /// The four corners of `r`, from the top right one.
  static func clockwise(of r: CGRect) -> [RectCorner] {
    let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
    let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
    return [
      RectCorner(
        name: .topRight, point: CGPoint(x: r.maxX, y: r.minY), entry: right, exit: down),
      RectCorner(
        name: .bottomRight, point: CGPoint(x: r.maxX, y: r.maxY), entry: down, exit: left),
      RectCorner(
        name: .bottomLeft, point: CGPoint(x: r.minX, y: r.maxY), entry: left, exit: up),
      RectCorner(name: .topLeft, point: CGPoint(x: r.minX, y: r.minY), entry: up, exit: right),
    ]
  }

  /// The point `back` before the corner and `forward` beyond it, in points along the edges.
  func at(back: Double, forward: Double) -> CGPoint {
    CGPoint(
      x: point.x - entry.dx * back + exit.dx * forward,
      y: point.y - entry.dy * back + exit.dy * forward)
  }
}
