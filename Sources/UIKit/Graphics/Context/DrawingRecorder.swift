package import Foundation
package import Painting

/// Records what drawing code paints.
package enum DrawingRecorder {
  /// The items that `draw` paints, in points from the top left corner.
  ///
  /// While it runs, `UIGraphicsGetCurrentContext()` is a context of this size, and `traits` are
  /// current.
  ///
  /// - Parameters:
  ///   - size: The picture's size in points.
  ///   - scale: Pixels per point.
  ///   - traits: What colours and fonts are looked up in.
  ///   - draw: The drawing code.
  /// - Returns: What it painted.
  package static func record(
    size: CGSize, scale: Double, traits: UITraitCollection, _ draw: () -> Void
  ) -> [DisplayItem] {
    let context = CGContext(size: size, scale: scale)
    let stack = GraphicsStack.current
    let depth = stack.contexts.count
    stack.contexts.append(context)
    traits.performAsCurrent(draw)
    // Contexts that the code pushed and never popped go as well.
    stack.contexts.removeSubrange(depth...)
    return context.finish()
  }
}
