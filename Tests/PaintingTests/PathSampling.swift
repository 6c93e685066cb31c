import Foundation
import Painting

extension Path {
  /// Points on the path: the ends of lines, and 16 points of each curve.
  var sampled: [CGPoint] {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let end, let control1, let control2):
        guard let start = points.last else { continue }
        for step in 1...16 {
          let t = Double(step) / 16
          let u = 1 - t
          func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          points.append(
            CGPoint(
              x: mix(start.x, control1.x, control2.x, end.x),
              y: mix(start.y, control1.y, control2.y, end.y)))
        }
      case .close: break
      }
    }
    return points
  }

  /// The area inside a path of one part, by the points on it.
  var area: Double {
    let points = sampled
    guard let first = points.first else { return 0 }
    return zip(points, points.dropFirst() + [first]).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
    }
  }
}

extension CGPoint {
  func isClose(to other: CGPoint, tolerance: Double = 1e-9) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension Path.Element {
  /// Whether both are the same step with points that rounding may have moved.
  func isClose(to other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): a.isClose(to: b)
    case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
      a.isClose(to: d) && b.isClose(to: e) && c.isClose(to: f)
    case (.close, .close): true
    default: false
    }
  }
}
