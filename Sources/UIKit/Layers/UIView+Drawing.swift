import Painting
import Foundation

extension UIView {
  /// What an overridden `draw(_:)` paints, in the view's coordinates.
  func drawnItems(in context: LayerPainter.Context) -> [DisplayItem] {
    guard !drawsNothing, !bounds.isEmpty else { return [] }
    return DrawingRecorder.record(
      size: bounds.size, scale: context.scale, traits: context.traits
    ) { draw(bounds) }
  }
}
