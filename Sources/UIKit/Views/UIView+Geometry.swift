public import Foundation
import Layout

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    return view.map { $0.pointFromRoot(inRoot) } ?? inRoot
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view.map { $0.pointInRoot(point) } ?? point)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    mapped(rect) { convert($0, to: view) }
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    mapped(rect) { convert($0, from: view) }
  }

  private func mapped(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.superview {
      point = view.layer.pointInSuperlayer(point)
      view = superview
    }
    return point
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return layer.pointFromSuperlayer(superview.pointFromRoot(point))
  }

  /// After frame, bounds or centre changed: subviews follow their masks, layout runs again.
  func geometryDidChange(from oldSize: CGSize) {
    let size = bounds.size
    precondition(
      size.width.isFinite && size.height.isFinite && layer.position.x.isFinite
        && layer.position.y.isFinite, "\(layoutName): a frame must be finite")
    if size != oldSize {
      markNeedsLayout()
      if autoresizesSubviews { resizeSubviews(from: oldSize) }
      drawsNothing = false
    }
    guard translatesAutoresizingMaskIntoConstraints else { return }
    invalidateEngine()
  }

  /// Applies the autoresizing masks of the subviews (AL-41).
  private func resizeSubviews(from old: CGSize) {
    let new = bounds.size
    for subview in storedSubviews
    where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty {
      let mask = subview.autoresizingMask
      let frame = Autoresizing.frame(
        subview.frame,
        horizontal: Autoresizing.Flexibility(
          minimumMargin: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
          maximumMargin: mask.contains(.flexibleRightMargin)),
        vertical: Autoresizing.Flexibility(
          minimumMargin: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
          maximumMargin: mask.contains(.flexibleBottomMargin)),
        from: old, to: new)
      if frame != subview.frame { subview.frame = frame }
    }
  }
}
