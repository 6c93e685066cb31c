import Canvas
import Painting

/// Pixels being drawn: the picture, or a part of it that is composited later.
final class Sheet {
  let surface: ImageSurface
  let context: DrawingContext
  /// The pixels of the picture that the sheet holds.
  let bounds: PixelRect
  let stock: Stock
  /// Whether its pixels are memory of its own.
  private let isCounted: Bool

  /// Draws on pixels that belong to someone else.
  init(drawingOn surface: borrowing ImageSurface, bounds: PixelRect, stock: Stock)
    throws(CanvasError)
  {
    self.context = try DrawingContext(on: surface, x: bounds.left, y: bounds.top)
    self.surface = try surface.shared()
    self.isCounted = false
    self.bounds = bounds
    self.stock = stock
  }

  /// Makes a transparent sheet for a part of the picture.
  convenience init(_ format: ImageSurface.Format, bounds: PixelRect, stock: Stock)
    throws(CanvasError)
  {
    try self.init(
      ImageSurface(format, width: bounds.width, height: bounds.height), bounds: bounds,
      stock: stock)
  }

  /// Draws on pixels that become the sheet's own.
  init(_ surface: consuming ImageSurface, bounds: PixelRect, stock: Stock) throws(CanvasError) {
    self.context = try DrawingContext(on: surface, x: bounds.left, y: bounds.top)
    self.surface = surface
    self.isCounted = true
    self.bounds = bounds
    self.stock = stock
    stock.count(pixels: bounds.pixelCount)
  }

  deinit { if isCounted { stock.count(pixels: -bounds.pixelCount) } }

  /// Paints items in order, later ones over earlier ones.
  func paint(_ items: [DisplayItem], in space: Space) throws(CanvasError) {
    for item in items {
      switch item {
      case .fill(let shape, let color): try fill(shape, with: color, in: space)
      case .stroke(let path, let style, let color):
        try stroke(path, style, with: color, in: space)
      case .image(let image): try paint(image, in: space)
      case .glyphs(let glyphs): try paint(glyphs, in: space)
      case .shadow(let shadow, let shape): try paint(shadow, of: shape, in: space)
      case .group(let group): try paint(group, in: space)
      }
    }
  }
}
