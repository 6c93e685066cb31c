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
  var layers = [RecordedItems()]
  var layerStates: [GraphicsState] = []
  /// The current path, in the picture's coordinates.
  var draft = CGMutablePath()

  init(size: CGSize, scale: Double) {
    self.size = size
    self.scale = scale
  }

  /// Everything drawn so far; layers that were never ended are ended first.
  func finish() -> [DisplayItem] {
    while layers.count > 1 { endTransparencyLayer() }
    return layers[0].items
  }

  var transform: CGAffineTransform { CGAffineTransform(state.transform) }

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
}
