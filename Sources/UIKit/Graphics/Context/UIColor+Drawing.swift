import Foundation
import Painting

extension UIColor {
  /// Makes this the colour of fills and strokes.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills.
  public func setFill() {
    GraphicsStack.context(for: "setFill()")?.state.fill = resolved(with: .current)
  }

  /// Makes this the colour of strokes.
  public func setStroke() {
    GraphicsStack.context(for: "setStroke()")?.state.stroke = resolved(with: .current)
  }
}
