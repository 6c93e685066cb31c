package import Painting

/// How a stroke ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square

  package var painting: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How a stroke turns a corner.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel

  package var painting: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// Which points are inside a path that winds around itself.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  package var painting: FillRule {
    switch self {
    case .winding: .nonZero
    case .evenOdd: .evenOdd
    }
  }
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
