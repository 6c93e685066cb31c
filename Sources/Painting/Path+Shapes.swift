package import Foundation

extension Path {
  /// A rectangle, clockwise from its top left.
  package static func rect(_ rect: CGRect) -> Path {
    let rect = rect.standardized
    return Path(elements: [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// A rectangle with rounded corners, clockwise; the radius is at most half the shorter side.
  package static func roundedRect(_ box: RoundedRect) -> Path {
    let rect = box.rect.standardized
    let halfSide = min(rect.width, rect.height) / 2
    let radius = min(box.radius, halfSide)
    guard radius > 0, !box.corners.isEmpty else { return .rect(rect) }
    let outline = CornerOutline.outline(box.curve, radius: radius, halfSide: halfSide)

    var path = Path()
    /// Adds a corner; `place` takes distances back along the side before it and on along the next.
    func corner(_ corner: Corners, _ place: (Double, Double) -> CGPoint) {
      func point(_ p: CGPoint) -> CGPoint { place(p.x * radius, p.y * radius) }
      let isRound = box.corners.contains(corner)
      let start = isRound ? point(outline.start) : place(0, 0)
      path.elements.append(path.isEmpty ? .move(start) : .line(start))
      for segment in isRound ? outline.segments : [] {
        switch segment {
        case .line(let end): path.elements.append(.line(point(end)))
        case .curve(let end, let control1, let control2):
          path.elements.append(
            .curve(to: point(end), control1: point(control1), control2: point(control2)))
        }
      }
    }
    corner(.topLeft) { CGPoint(x: rect.minX + $1, y: rect.minY + $0) }
    corner(.topRight) { CGPoint(x: rect.maxX - $0, y: rect.minY + $1) }
    corner(.bottomRight) { CGPoint(x: rect.maxX - $1, y: rect.maxY - $0) }
    corner(.bottomLeft) { CGPoint(x: rect.minX + $0, y: rect.maxY - $1) }
    path.elements.append(.close)
    return path
  }

  /// The ellipse that fills a rectangle, clockwise from its rightmost point.
  package static func ellipse(in rect: CGRect) -> Path {
    let rect = rect.standardized
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radiusX: rect.width / 2,
      radiusY: rect.height / 2, from: Direction(cosine: 1, sine: 0),
      to: Direction(cosine: 1, sine: 0), clockwise: true, isFullTurn: true)
    path.elements.append(.close)
    return path
  }

  /// Adds a part of a circle, joined to what is there by a line.
  ///
  /// Angles are radians from the x axis; `clockwise` is as seen on screen, where y grows downwards.
  /// Angles that are a full turn or more apart in that sense give the whole circle.
  package mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let sweep = clockwise ? endAngle - startAngle : startAngle - endAngle
    addArc(
      center: center, radiusX: radius, radiusY: radius, from: Direction(radians: startAngle),
      to: Direction(radians: endAngle), clockwise: clockwise, isFullTurn: sweep >= 2 * Double.pi)
  }

  /// A part of a circle; angles as in ``addArc(center:radius:startAngle:endAngle:clockwise:)``.
  package static func arc(
    center: CGPoint, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool = true
  ) -> Path {
    var path = Path()
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    return path
  }
}

// MARK: - Arcs of ellipses

extension Path {
  /// Adds a part of an ellipse whose axes are turned by `rotation`, joined by a line.
  mutating func addArc(
    center: CGPoint, radiusX: Double, radiusY: Double,
    rotation: Direction = Direction(cosine: 1, sine: 0), from start: Direction,
    to end: Direction, clockwise: Bool, isFullTurn: Bool
  ) {
    /// From the unit circle to the ellipse.
    func place(_ x: Double, _ y: Double) -> CGPoint {
      let (x, y) = (x * radiusX, y * radiusY)
      return CGPoint(
        x: center.x + x * rotation.cosine - y * rotation.sine,
        y: center.y + x * rotation.sine + y * rotation.cosine)
    }
    let first = place(start.cosine, start.sine)
    elements.append(isEmpty ? .move(first) : .line(first))

    // Whole quarters while there is room for them, then the rest. Anticlockwise is clockwise in
    // the mirror.
    let turn = clockwise ? 1.0 : -1.0
    var here = Direction(cosine: start.cosine, sine: start.sine * turn)
    let goal = Direction(cosine: end.cosine, sine: end.sine * turn)
    func addPiece(to next: Direction, kappa: Double) {
      elements.append(
        .curve(
          to: place(next.cosine, next.sine * turn),
          control1: place(
            here.cosine - kappa * here.sine, (here.sine + kappa * here.cosine) * turn),
          control2: place(
            next.cosine + kappa * next.sine, (next.sine - kappa * next.cosine) * turn)))
      here = next
    }
    func remaining() -> (cosine: Double, sine: Double) {
      (
        here.cosine * goal.cosine + here.sine * goal.sine,
        here.cosine * goal.sine - here.sine * goal.cosine
      )
    }
    if isFullTurn {
      for _ in 0..<4 { addPiece(to: here.perpendicular, kappa: CornerOutline.kappa) }
      return
    }
    for _ in 0..<3 {
      let rest = remaining()
      // Within rounding of the goal, or in the first quarter: no whole quarter is left.
      if (rest.cosine >= 0 && rest.sine >= 0) || (rest.cosine > 0 && rest.sine > -1e-12) { break }
      addPiece(to: here.perpendicular, kappa: CornerOutline.kappa)
    }
    let rest = remaining()
    guard rest.sine > 1e-12 else { return }
    // tan(θ/4) by the half-angle rules: square roots only.
    let halfCosine = ((1 + rest.cosine) / 2).squareRoot()
    let halfSine = (max(1 - rest.cosine, 0) / 2).squareRoot()
    addPiece(to: goal, kappa: 4.0 / 3 * halfSine / (1 + halfCosine))
  }
}
