package import Foundation

extension Path {
  /// The path moved, scaled or turned.
  package func transformed(by transform: AffineTransform) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(transform.apply(to: p))
        case .line(let p): .line(transform.apply(to: p))
        case .curve(let end, let control1, let control2):
          .curve(
            to: transform.apply(to: end), control1: transform.apply(to: control1),
            control2: transform.apply(to: control2))
        case .close: .close
        }
      })
  }

  /// The smallest rectangle around the path's lines and curves; nil for an empty path.
  ///
  /// Control points that the path does not touch are not counted.
  package var bounds: CGRect? {
    var box = Extent()
    var here = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        box.include(p)
        here = p
      case .curve(let end, let control1, let control2):
        box.include(end)
        for t in Path.extrema(here.x, control1.x, control2.x, end.x)
          + Path.extrema(here.y, control1.y, control2.y, end.y)
        {
          box.include(Path.point(at: t, here, control1, control2, end))
        }
        here = end
      case .close: break
      }
    }
    return box.rect
  }

  /// The point of a cubic curve at `t`, 0 to 1.
  static func point(
    at t: Double, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  /// Where one coordinate of a cubic curve turns round, between its ends.
  private static func extrema(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    // The derivative is quadratic: A·t² + 2·B·t + C.
    let (quadratic, linear, constant) = (d - a + 3 * (b - c), a - 2 * b + c, b - a)
    var roots: [Double] = []
    if abs(quadratic) < 1e-12 {
      if linear != 0 { roots.append(-constant / (2 * linear)) }
    } else {
      let discriminant = linear * linear - quadratic * constant
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-linear + root) / quadratic, (-linear - root) / quadratic]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

/// A rectangle that grows around points.
private struct Extent {
  private var corners: (low: CGPoint, high: CGPoint)?

  mutating func include(_ p: CGPoint) {
    guard let (low, high) = corners else { return corners = (p, p) }
    corners = (
      CGPoint(x: min(low.x, p.x), y: min(low.y, p.y)),
      CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    )
  }

  var rect: CGRect? {
    corners.map { low, high in
      CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
}
