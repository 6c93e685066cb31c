public import Foundation
import Painting

extension CGContext {
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
}
