public import Foundation
import Painting

extension UIImage {
  /// Draws the image with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image with its top left corner at a point, with an alpha of its own.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle, with an alpha of its own.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.context(for: "UIImage.draw(in:)") else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.state.alpha *= Double(min(max(alpha, 0), 1))
    context.add(displayItems(in: rect, tint: nil))
    context.restoreGState()
  }

  /// Fills a rectangle with copies of the image, the first at its top left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = GraphicsStack.context(for: "UIImage.drawAsPattern(in:)"),
      size.width > 0, size.height > 0
    else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        context.add(displayItems(in: CGRect(origin: CGPoint(x: x, y: y), size: size), tint: nil))
      }
    }
    context.restoreGState()
  }
}
