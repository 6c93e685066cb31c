package import Foundation

/// A path of lines and cubic curves, in points.
package struct Path: Hashable, Sendable {
  /// One step of a path.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package var elements: [Element] = []

  package init() {}

  package init(elements: [Element]) { self.elements = elements }

  package var isEmpty: Bool { elements.isEmpty }
}

/// Which points are inside a path that winds around itself.
package enum FillRule: Hashable, Sendable {
  case nonZero, evenOdd
}

/// How a path is stroked; lengths in points.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: Hashable, Sendable { case butt, round, square }
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  package var width = 1.0
  package var cap = Cap.butt
  package var join = Join.miter
  package var miterLimit = 10.0
  package var dashes: [Double] = []
  package var dashPhase = 0.0

  package init() {}
}
