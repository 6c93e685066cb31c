public import Foundation
package import Painting

/// A path of lines and curves with the way it is drawn, in points.
open class UIBezierPath: NSObject {
  /// The path in the display list's terms.
  package final var path = Path()

  /// The width of strokes, in points.
  open var lineWidth: CGFloat = 1
  /// How strokes end.
  open var lineCapStyle: CGLineCap = .butt
  /// How strokes turn corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// Mitres longer than this many line widths become bevels.
  open var miterLimit: CGFloat = 10
  /// How far fills may be from the curve; accepted, curves are always exact.
  open var flatness: CGFloat = 0.6
  /// Whether points wound around an even number of times are outside.
  open var usesEvenOddFillRule = false
  /// Lengths of strokes and gaps, in points.
  package final var dashes: [CGFloat] = []
  package final var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {}

  /// Creates a path from the display list's terms.
  package convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path.rect(rect))
  }

  /// Creates an ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path.ellipse(in: rect))
  }

  /// Creates a rectangle with smooth corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path.roundedRect(RoundedRect(rect, radius: cornerRadius, curve: .continuous)))
  }

  /// Creates a rectangle with some corners rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    guard cornerRadii.width == cornerRadii.height else {
      self.init(Path.roundedRect(rect, cornerSize: cornerRadii, corners: corners.painting))
      return
    }
    self.init(
      Path.roundedRect(
        RoundedRect(
          rect, radius: cornerRadii.width, corners: corners.painting, curve: .continuous)))
  }

  /// Creates an arc of a circle.
  ///
  /// Angles are radians from the right, growing clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The path without the way it is drawn.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether nothing has been added.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included; null without any.
  open var bounds: CGRect { path.controlBounds }

  /// The end of the last line or curve; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is inside the filled path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  /// Starts a new part at `point`.
  open func move(to point: CGPoint) { path.elements.append(.move(point)) }

  /// Adds a line.
  open func addLine(to point: CGPoint) {
    edit { $0.addLine(to: point) }
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    edit { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    edit { $0.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  /// Adds an arc of a circle, joined by a line.
  ///
  /// Angles are radians from the right, growing clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    edit {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  /// Closes the current part with a line to its start.
  open func close() { edit { $0.closeSubpath() } }

  /// Removes everything.
  open func removeAllPoints() { path = Path() }

  /// Adds all of another path.
  open func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.path.elements }

  /// Moves every point.
  open func apply(_ transform: CGAffineTransform) {
    path = path.transformed(by: transform.painting)
  }

  /// The same lines and curves drawn from the end to the start.
  open func reversing() -> UIBezierPath {
    let other = UIBezierPath(path.reversed)
    other.takeStyle(of: self)
    return other
  }

  /// Sets strokes and gaps; nil for a solid line.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dashes = Array((pattern ?? []).prefix(count))
    dashPhase = phase
  }

  /// A path of its own with the same lines, curves and style.
  open override func copy() -> Any {
    let other = UIBezierPath(path)
    other.takeStyle(of: self)
    return other
  }

  private func takeStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
    dashPhase = other.dashPhase
  }

  private func edit(_ change: (CGMutablePath) -> Void) {
    let draft = CGMutablePath(path)
    change(draft)
    path = draft.path
  }
}

extension UIBezierPath {
  /// The way strokes are drawn, in the display list's terms.
  package var strokeStyle: StrokeStyle {
    var style = StrokeStyle()
    style.width = lineWidth
    style.cap = lineCapStyle.painting
    style.join = lineJoinStyle.painting
    style.miterLimit = miterLimit
    style.dashes = dashes.map { Double($0) }
    style.dashPhase = dashPhase
    return style
  }

  /// The rule of fills, in the display list's terms.
  package var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }
}

extension Path {
  /// The same parts, last first, each drawn from its end to its start.
  var reversed: Path {
    var parts: [(elements: [Element], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move: parts.append(([element], false))
      case .close:
        if let last = parts.indices.last { parts[last].isClosed = true }
      default:
        if let last = parts.indices.last, !parts[last].isClosed {
          parts[last].elements.append(element)
        } else if let last = parts.last, case .move(let start)? = last.elements.first {
          parts.append(([.move(start), element], false))
        }
      }
    }
    return Path(elements: parts.reversed().flatMap { Self.reversed($0.elements, $0.isClosed) })
  }

  private static func reversed(_ part: [Element], _ isClosed: Bool) -> [Element] {
    func end(_ element: Element) -> CGPoint? {
      switch element {
      case .move(let p), .line(let p), .curve(let p, _, _): p
      case .close: nil
      }
    }
    guard let last = part.last.flatMap(end) else { return [] }
    var result: [Element] = [.move(last)]
    for index in part.indices.dropFirst().reversed() {
      guard let to = end(part[index - 1]) else { continue }
      switch part[index] {
      case .curve(_, let a, let b): result.append(.curve(to: to, control1: b, control2: a))
      default: result.append(.line(to))
      }
    }
    return isClosed ? result + [.close] : result
  }
}
