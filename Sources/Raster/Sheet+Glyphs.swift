import Canvas
import Painting

extension Sheet {
  func paint(_ item: GlyphItem, in space: Space) throws(CanvasError) {}
}
extension GlyphItem {
  func extent(_ transform: AffineTransform) -> PixelRect { .empty }
}
