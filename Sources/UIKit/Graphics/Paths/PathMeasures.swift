import Foundation
import Painting

extension Path {
  /// The smallest rectangle around all points, control points included; null without any.
  var controlBounds: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .curve(let p, let a, let b): points += [p, a, b]
      case .close: break
      }
    }
    return CGRect(enclosing: points)
  }

  /// The smallest rectangle around the line itself; null without any.
  var tightBounds: CGRect { bounds ?? .null }

  /// Whether `point` is inside the filled path; open parts count as closed.
  func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    var winding = 0
    for subpath in segments {
      for segment in subpath { winding += segment.winding(around: point) }
    }
    switch rule {
    case .nonZero: return winding != 0
    case .evenOdd: return winding % 2 != 0
    }
  }

  /// A line or cubic with both its ends.
  struct Segment {
    var start: CGPoint
    var end: CGPoint
    var controls: (CGPoint, CGPoint)?
  }

  /// The segments of each part, every part closed by a line where it is open.
  var segments: [[Segment]] {
    var parts: [[Segment]] = []
    var part: [Segment] = []
    var first: CGPoint?
    var current: CGPoint?
    func closed() -> [Segment] {
      guard let first, let current, current != first else { return part }
      return part + [Segment(start: current, end: first)]
    }
    for element in elements {
      switch element {
      case .move(let point):
        if !part.isEmpty { parts.append(closed()) }
        (part, first, current) = ([], point, point)
      case .line(let point):
        if let start = current { part.append(Segment(start: start, end: point)) }
        current = point
      case .curve(let point, let a, let b):
        if let start = current {
          part.append(Segment(start: start, end: point, controls: (a, b)))
        }
        current = point
      case .close:
        if !part.isEmpty { parts.append(closed()) }
        (part, current) = ([], first)
      }
    }
    if !part.isEmpty { parts.append(closed()) }
    return parts
  }
}

extension Path.Segment {
  private func point(at t: Double) -> CGPoint {
    guard let (a, b) = controls else {
      return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    let u = 1 - t
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: p * start.x + q * a.x + r * b.x + s * end.x,
      y: p * start.y + q * a.y + r * b.y + s * end.y)
  }

  /// How often the segment passes to the right of `point`, downwards counted positive.
  fileprivate func winding(around point: CGPoint) -> Int {
    guard controls != nil else { return Self.crossing(start, end, point) }
    // 64 chords keep within 1/4096 of the curve's own size.
    var total = 0
    var from = start
    for index in 1...64 {
      let to = index == 64 ? end : self.point(at: Double(index) / 64)
      total += Self.crossing(from, to, point)
      from = to
    }
    return total
  }

  private static func crossing(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) -> Int {
    guard (a.y <= p.y) != (b.y <= p.y) else { return 0 }
    let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
    guard x > p.x else { return 0 }
    return b.y > a.y ? 1 : -1
  }
}
