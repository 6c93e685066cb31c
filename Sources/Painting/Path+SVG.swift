import Foundation

extension Path {
  /// Reads the path data of SVG (the `d` attribute): all commands, relative ones, and repeats.
  ///
  /// Coordinates are points. Quadratic curves and arcs become cubic curves. Empty text is an
  /// empty path.
  /// - Throws: ``SVGPathError`` with the offset of what was not understood; SVG itself would draw
  ///   what stands before it.
  package init(svg text: String) throws(SVGPathError) {
    var reader = SVGPathReader(text)
    self = try reader.path()
  }
}

/// Follows the commands of SVG path text.
private struct SVGPathReader {
  private var scanner: SVGPathScanner
  private var elements: [Path.Element] = []
  private var here = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of the command before, if it was a cubic (C, S) or quadratic (Q, T) one.
  private var lastCubicControl: CGPoint?
  private var lastQuadraticControl: CGPoint?
  /// Whether the part before was closed and none begun since.
  private var isClosed = false

  init(_ text: String) { scanner = SVGPathScanner(text) }

  mutating func path() throws(SVGPathError) -> Path {
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let offset = scanner.offset
      let letter = try scanner.command()
      let isRelative = letter >= UInt8(ascii: "a")
      let command = Character(Unicode.Scalar(letter)).uppercased()
      guard !elements.isEmpty || command == "M" else {
        throw SVGPathError(offset: offset, reason: "a path begins with M or m")
      }
      scanner.skipSpace()
      if command == "Z" {
        close()
        continue
      }
      try run(command, isRelative)
      while try continues() {
        // Further pairs after a move are lines.
        try run(command == "M" ? "L" : command, isRelative)
      }
    }
    return Path(elements: elements)
  }

  /// Whether more numbers follow for the same command.
  private mutating func continues() throws(SVGPathError) -> Bool {
    let hadComma = scanner.skipSeparator()
    if scanner.isAtNumber { return true }
    if hadComma { throw scanner.failure("a number is missing after the comma") }
    return false
  }

  /// Carries out a command once, whose first number is next.
  private mutating func run(_ command: String, _ isRelative: Bool) throws(SVGPathError) {
    let origin = isRelative ? here : .zero
    var cubicControl: CGPoint?
    var quadraticControl: CGPoint?
    switch command {
    case "M":
      here = try point(from: origin)
      start = here
      isClosed = false
      elements.append(.move(here))
    case "L": line(to: try point(from: origin))
    case "H": line(to: CGPoint(x: origin.x + (try scanner.number()), y: here.y))
    case "V": line(to: CGPoint(x: here.x, y: origin.y + (try scanner.number())))
    case "C":
      let control1 = try point(from: origin)
      let control2 = try nextPoint(from: origin)
      curve(to: try nextPoint(from: origin), control1, control2)
      cubicControl = control2
    case "S":
      let control1 = reflection(of: lastCubicControl)
      let control2 = try point(from: origin)
      curve(to: try nextPoint(from: origin), control1, control2)
      cubicControl = control2
    case "Q":
      let control = try point(from: origin)
      quadratic(to: try nextPoint(from: origin), control)
      quadraticControl = control
    case "T":
      let control = reflection(of: lastQuadraticControl)
      quadratic(to: try point(from: origin), control)
      quadraticControl = control
    default: try arc(from: origin)
    }
    (lastCubicControl, lastQuadraticControl) = (cubicControl, quadraticControl)
  }

  private mutating func point(from origin: CGPoint) throws(SVGPathError) -> CGPoint {
    let x = try scanner.number()
    scanner.skipSeparator()
    return CGPoint(x: origin.x + x, y: origin.y + (try scanner.number()))
  }

  private mutating func nextPoint(from origin: CGPoint) throws(SVGPathError) -> CGPoint {
    scanner.skipSeparator()
    return try point(from: origin)
  }

  private func reflection(of control: CGPoint?) -> CGPoint {
    guard let control else { return here }
    return CGPoint(x: 2 * here.x - control.x, y: 2 * here.y - control.y)
  }
}

// MARK: - Elements

extension SVGPathReader {
  private mutating func close() {
    elements.append(.close)
    here = start
    isClosed = true
    (lastCubicControl, lastQuadraticControl) = (nil, nil)
  }

  /// After a close without a move, a new part begins where the closed one did.
  private mutating func beginIfClosed() {
    guard isClosed else { return }
    elements.append(.move(start))
    isClosed = false
  }

  private mutating func line(to end: CGPoint) {
    beginIfClosed()
    elements.append(.line(end))
    here = end
  }

  private mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    beginIfClosed()
    elements.append(.curve(to: end, control1: control1, control2: control2))
    here = end
  }

  private mutating func quadratic(to end: CGPoint, _ control: CGPoint) {
    func toward(_ p: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
    }
    curve(to: end, toward(here), toward(end))
  }

  /// Reads and adds an arc, by the centre that SVG 2, appendix B.2.4 derives from its ends.
  private mutating func arc(from origin: CGPoint) throws(SVGPathError) {
    var radiusX = abs(try scanner.number())
    scanner.skipSeparator()
    var radiusY = abs(try scanner.number())
    scanner.skipSeparator()
    let rotation = Direction(degrees: try scanner.number())
    scanner.skipSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isClockwise = try scanner.flag()
    scanner.skipSeparator()
    let end = try point(from: origin)

    guard end != here else { return }
    guard radiusX > 0, radiusY > 0 else { return line(to: end) }

    // Half the way between the ends, in the ellipse's own axes.
    let (dx, dy) = ((here.x - end.x) / 2, (here.y - end.y) / 2)
    let x = rotation.cosine * dx + rotation.sine * dy
    let y = -rotation.sine * dx + rotation.cosine * dy
    // Radii too small to reach grow until they do.
    let stretch = (x / radiusX) * (x / radiusX) + (y / radiusY) * (y / radiusY)
    if stretch > 1 {
      radiusX *= stretch.squareRoot()
      radiusY *= stretch.squareRoot()
    }
    // On the unit circle the ends are ±(u, v) from the middle; the centre lies square to them.
    let (u, v) = (x / radiusX, y / radiusY)
    let length = u * u + v * v
    guard length > 0, length.isFinite else { return line(to: end) }
    let side = isLarge == isClockwise ? -1.0 : 1.0
    let distance = side * (max(1 / length - 1, 0)).squareRoot()
    let (centerU, centerV) = (distance * v, -distance * u)
    let center = CGPoint(
      x: (here.x + end.x) / 2 + rotation.cosine * centerU * radiusX
        - rotation.sine * centerV * radiusY,
      y: (here.y + end.y) / 2 + rotation.sine * centerU * radiusX
        + rotation.cosine * centerV * radiusY)

    var piece = Path()
    piece.addArc(
      center: center, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
      from: Direction(cosine: u - centerU, sine: v - centerV),
      to: Direction(cosine: -u - centerU, sine: -v - centerV), clockwise: isClockwise,
      isFullTurn: false)
    beginIfClosed()
    elements += piece.elements.dropFirst()
    // The last point is the one written, not the one computed.
    if case .curve(_, let control1, let control2)? = elements.last {
      elements[elements.count - 1] = .curve(to: end, control1: control1, control2: control2)
    }
    here = end
  }
}
