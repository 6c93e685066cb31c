package import Layout
import Foundation

extension UIView {
  /// The engine's part in the tree the view is in, if a pass has run there.
  var layoutRootIfPresent: LayoutRoot? { root.ownLayoutRoot }

  /// The engine's part in the tree the view is in.
  var layoutRoot: LayoutRoot {
    let root = root
    if let present = root.ownLayoutRoot { return present }
    let made = LayoutRoot(of: root)
    root.ownLayoutRoot = made
    return made
  }

  /// What layout could not satisfy in the last pass of this tree.
  package var layoutConflicts: [LayoutConflict] { layoutRootIfPresent?.conflicts ?? [] }

  func markNeedsLayout() {
    needsLayout = true
    layoutRootIfPresent?.needsPass = true
  }

  func markNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    layoutRootIfPresent?.needsPass = true
  }

  /// Something the engine knows about this view changed.
  func invalidateEngine() { layoutRootIfPresent?.engineIsStale() }

  func intrinsicContentSizeDidChange() {
    invalidateEngine()
    markNeedsLayout()
    superview?.markNeedsLayout()
  }

  func forgetEngineFrames() {
    engineFrame = nil
    for subview in storedSubviews { subview.forgetEngineFrames() }
  }

  /// Puts subviews under Auto Layout where the engine found them, on device pixels (AL-66).
  func applyEngineFramesToSubviews() {
    guard let root = layoutRootIfPresent else { return }
    for subview in storedSubviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let exact = subview.engineFrame else { continue }
      let snapped = root.grid.snapped(exact)
      let frame = CGRect(
        x: snapped.origin.x - placedOrigin.x, y: snapped.origin.y - placedOrigin.y,
        width: snapped.width, height: snapped.height)
      subview.place(at: frame)
    }
  }

  /// The view's origin in root coordinates as it was really placed, scrolling aside.
  var placedOrigin: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let superview = view.superview {
      let frame = view.layer.untransformedFrame
      origin.x += frame.origin.x
      origin.y += frame.origin.y
      view = superview
    }
    return origin
  }

  /// Sets centre and size, whatever the transform.
  private func place(at frame: CGRect) {
    guard frame != layer.untransformedFrame else { return }
    let old = bounds.size
    layer.untransformedFrame = frame
    geometryDidChange(from: old)
  }

  /// How messages call the view: its identifier, or its class and place.
  package var layoutName: String {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    // The window of a picture is nobody's business.
    guard let superview, !(superview is UIWindow) else { return className }
    let place = superview.storedSubviews.firstIndex { $0 === self } ?? 0
    return "\(superview.layoutName)/\(className)[\(place)]"
  }
}
