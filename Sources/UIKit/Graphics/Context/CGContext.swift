public import Foundation
import Painting

/// A picture being drawn, in points; y grows downwards.
///
/// Calls are recorded and drawn later, so nothing that has been drawn can be read back.
public final class CGContext {
  /// The picture's size in points.
  let size: CGSize
  /// Pixels per point.
  let scale: Double

  private var states: [GraphicsState] = []
  var state = GraphicsState()
  /// What has been drawn: of the picture, then of each open transparency layer.
  private var layers = [RecordedItems()]
  private var layerStates: [GraphicsState] = []
  /// The current path, in the picture's coordinates.
  private var draft = CGMutablePath()

  init(size: CGSize, scale: Double) {
    self.size = size
    self.scale = scale
  }

  /// Everything drawn so far; layers that were never ended are ended first.
  func finish() -> [DisplayItem] {
    while layers.count > 1 { endTransparencyLayer() }
    return layers[0].items
  }

  private var transform: CGAffineTransform { CGAffineTransform(state.transform) }

  // MARK: States

  /// Keeps the current state for ``restoreGState()``.
  public func saveGState() { states.append(state) }

  /// Goes back to the state that was kept last.
  public func restoreGState() {
    guard let last = states.popLast() else {
      UIKitLog.warn(id: "graphics-state", "restoreGState() without a saveGState() before it")
      return
    }
    state = last
  }

  /// From the coordinates of calls to those of the picture.
  public var ctm: CGAffineTransform { transform }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is drawn from now on, by radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Transforms what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.painting.followed(by: state.transform)
  }

  /// Multiplies the alpha of what is drawn from now on.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }

  /// Sets how new colours join those beneath; all but `normal` are reported, not drawn.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    guard mode != .normal else { return }
    UIKitLog.warn(id: "blend-mode", "blend mode \(mode) is drawn as normal")
  }

  /// Sets a shadow in a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets a shadow, whose offset and blur do not follow the transform; no colour for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // The blur is twice the standard deviation.
    state.shadow = color.map {
      Shadow(color: $0.painting, offset: offset, radius: Double(max(blur, 0)) / 2)
    }
  }

  /// Accepted: pictures are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    if !shouldAntialias {
      UIKitLog.warn(id: "antialias", "edges are always smooth: setShouldAntialias(false)")
    }
  }

  /// Accepted: images have one way of being scaled.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    setShouldAntialias(allowsAntialiasing)
  }

  /// Accepted: images have one way of being scaled.
  public var interpolationQuality: CGInterpolationQuality = .default

  // MARK: Colours and lines

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color.painting }

  /// Sets the colour of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.painting }

  /// Sets the colour of strokes.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) { state.strokeStyle.width = Double(width) }

  /// Sets how strokes end.
  public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap.painting }

  /// Sets how strokes turn corners.
  public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join.painting }

  /// Sets how long mitres may be, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.strokeStyle.miterLimit = Double(limit) }

  /// Sets strokes and gaps, in points; no lengths for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.strokeStyle.dashes = lengths.map { Double($0) }
    state.strokeStyle.dashPhase = Double(phase)
  }

  // MARK: The current path

  /// Begins anew.
  public func beginPath() { draft = CGMutablePath() }

  /// Starts a new part at `point`.
  public func move(to point: CGPoint) { draft.move(to: point, transform: transform) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { draft.addLine(to: point, transform: transform) }

  /// Adds lines through points.
  public func addLines(between points: [CGPoint]) {
    draft.addLines(between: points, transform: transform)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    draft.addCurve(to: end, control1: control1, control2: control2, transform: transform)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    draft.addQuadCurve(to: end, control: control, transform: transform)
  }

  /// Adds an arc; `clockwise` as ``CGMutablePath`` has it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    draft.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that rounds a corner.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    draft.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { draft.addRect(rect, transform: transform) }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { draft.addRects(rects, transform: transform) }

  /// Adds a closed ellipse.
  public func addEllipse(in rect: CGRect) { draft.addEllipse(in: rect, transform: transform) }

  /// Adds all of a path.
  public func addPath(_ path: CGPath) { draft.addPath(path, transform: transform) }

  /// Closes the current part with a line to its start.
  public func closePath() { draft.closeSubpath() }

  /// The current path in the coordinates of calls; nil where there is none.
  public var path: CGPath? {
    draft.isEmpty ? nil : draft.copy(using: transform.inverted())
  }

  /// Whether there is no current path.
  public var isPathEmpty: Bool { draft.isEmpty }

  /// The end of the current path in the coordinates of calls.
  public var currentPointOfPath: CGPoint {
    draft.currentPoint.applying(transform.inverted())
  }

  /// The smallest rectangle around the current path in the coordinates of calls.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  // MARK: Filling and stroking

  /// Fills and strokes the current path, and begins anew.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = draft.path
    beginPath()
    switch mode {
    case .fill: fill(path, .nonZero)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .nonZero)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  /// Fills the current path, and begins anew.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path, and begins anew.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform)
    fill(path.path, .nonZero)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform)
    fill(path.path, .nonZero)
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform)
    stroke(path.path)
  }

  /// Strokes a rectangle in a width of its own.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform)
    stroke(path.path)
  }

  /// Strokes lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index], transform: transform)
      path.addLine(to: points[index + 1], transform: transform)
    }
    stroke(path.path)
  }

  /// Makes a rectangle transparent, where that can be done: on nothing, or all over.
  public func clear(_ rect: CGRect) {
    guard let last = layers.indices.last, !layers[last].isEmpty else { return }
    let picture = CGRect(origin: .zero, size: size)
    let cleared = rect.standardized.applying(transform)
    if state.clips.isEmpty, state.transform.isRectilinear, cleared.contains(picture) {
      layers[last].removeAll()
    } else {
      UIKitLog.warn(
        id: "clear-rect", "clear(_:) on top of a drawing is not drawn, unless it clears all of it"
      )
    }
  }

  // MARK: Clipping

  /// Clips to the current path, and begins anew.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.path(draft.path, rule.painting))
    beginPath()
  }

  /// Clips to a rectangle.
  public func clip(to rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform)
    state.clips.append(.path(path.path, .nonZero))
  }

  /// Clips to rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects, transform: transform)
    state.clips.append(.path(path.path, .nonZero))
  }

  /// A rectangle around what drawing can reach, in the coordinates of calls.
  public var boundingBoxOfClipPath: CGRect {
    var box = CGRect(origin: .zero, size: size)
    for case .path(let path, _) in state.clips { box = box.intersection(path.tightBounds) }
    return box.applying(transform.inverted())
  }

  // MARK: Layers and images

  /// Begins a group that alpha and shadow apply to as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    layerStates.append(state)
    layers.append(RecordedItems())
    saveGState()
    state.alpha = 1
    state.shadow = nil
    state.clips = []
  }

  /// Ends the group that was begun last.
  public func endTransparencyLayer() {
    guard layers.count > 1, let layer = layers.popLast(), let outer = layerStates.popLast() else {
      UIKitLog.warn(id: "graphics-state", "endTransparencyLayer() without its beginning")
      return
    }
    restoreGState()
    var group = Painting.Group(layer.items)
    group.opacity = outer.alpha
    group.shadow = outer.shadow
    layers[layers.count - 1].append(.group(group), clips: outer.clips)
  }

  /// Draws an image upside down, as Core Graphics does where y grows downwards.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling {
      UIKitLog.warn(id: "tiled-image", "draw(_:in:byTiling:) draws the image once")
    }
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    add([.image(ImageItem(bitmap: image.bitmap, destination: rect))])
    restoreGState()
  }
}

extension CGContext {
  /// Adds the fill of a path in the picture's coordinates.
  private func fill(_ path: Path, _ rule: FillRule) {
    guard !path.isEmpty else { return }
    record([.fill(.path(path, rule), state.fill.multiplyingAlpha(by: state.alpha))])
  }

  /// Adds the stroke of a path in the picture's coordinates.
  private func stroke(_ path: Path) {
    stroke(path, style: state.strokeStyle)
  }

  /// Adds the stroke of a path in the picture's coordinates, in a style of its own.
  private func stroke(_ path: Path, style: StrokeStyle) {
    guard !path.isEmpty, style.width > 0 else { return }
    let color = state.stroke.multiplyingAlpha(by: state.alpha)
    let t = state.transform
    // A pure move leaves the pen as it is; anything else turns and stretches it.
    guard t.a != 1 || t.b != 0 || t.c != 0 || t.d != 1 else {
      record([.stroke(path, style, color)])
      return
    }
    let inverse = CGAffineTransform(t).inverted().painting
    var group = Painting.Group([.stroke(path.transformed(by: inverse), style, color)])
    group.transform = t
    record([.group(group)])
  }

  /// Adds the fill of a path in the coordinates of calls.
  func fill(userPath path: Path, rule: FillRule) {
    fill(path.transformed(by: state.transform), rule)
  }

  /// Adds the stroke of a path in the coordinates of calls.
  func stroke(userPath path: Path, style: StrokeStyle) {
    stroke(path.transformed(by: state.transform), style: style)
  }

  /// Clips to a path in the coordinates of calls.
  func clip(toUserPath path: Path, rule: FillRule) {
    state.clips.append(.path(path.transformed(by: state.transform), rule))
  }

  /// Adds items in the coordinates of calls.
  func add(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    guard state.transform != .identity || state.alpha < 1 else {
      record(items)
      return
    }
    var group = Painting.Group(items)
    group.transform = state.transform
    group.opacity = state.alpha
    record([.group(group)])
  }

  /// Adds items in the picture's coordinates, with their shadow.
  private func record(_ items: [DisplayItem]) {
    var items = items
    if let shadow = state.shadow {
      var group = Painting.Group(items)
      group.shadow = shadow
      items = [.group(group)]
    }
    for item in items { layers[layers.count - 1].append(item, clips: state.clips) }
  }
}
