public import Foundation

extension UIBezierPath {
  /// Fills the path in the current colour.
  public func fill() {
    GraphicsStack.context(for: "UIBezierPath.fill()")?.fill(userPath: path, rule: fillRule)
  }

  /// Strokes the path in the current colour.
  public func stroke() {
    GraphicsStack.context(for: "UIBezierPath.stroke()")?
      .stroke(userPath: path, style: strokeStyle)
  }

  /// Fills the path with an alpha of its own.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withState("UIBezierPath.fill(with:alpha:)", blendMode, alpha) {
      $0.fill(userPath: path, rule: fillRule)
    }
  }

  /// Strokes the path with an alpha of its own.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withState("UIBezierPath.stroke(with:alpha:)", blendMode, alpha) {
      $0.stroke(userPath: path, style: strokeStyle)
    }
  }

  /// Clips what is drawn from now on to the path.
  public func addClip() {
    GraphicsStack.context(for: "UIBezierPath.addClip()")?
      .clip(toUserPath: path, rule: fillRule)
  }

  private func withState(
    _ call: String, _ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void
  ) {
    guard let context = GraphicsStack.context(for: call) else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(context)
    context.restoreGState()
  }
}
