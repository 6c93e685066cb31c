import Canvas
import Foundation
package import Painting

/// Turns display lists into pixels.
package enum Rasterizer {
  /// The longest side a picture may have, in pixels (Cairo's limit).
  package static let maximumSide = 32_767
  /// The most pixels a picture may have: 256 MiB of them, as much as a PNG file may hold.
  package static let maximumPixelCount = 1 << 26

  /// Draws a display list on transparent ground: premultiplied pixels, 0xAARRGGBB.
  ///
  /// The picture has the list's size times its scale in pixels, rounded. Equal lists give equal
  /// bits, on any thread.
  /// - Throws: ``RasterError`` when the picture would be empty or too large.
  package static func render(_ list: DisplayList) throws(RasterError) -> Bitmap {
    let (width, height) = try pixelSize(of: list)
    let picture = PixelRect(left: 0, top: 0, right: width, bottom: height)
    do {
      let pixels = try ImageSurface.pixels(width: width, height: height) {
        (surface) throws(CanvasError) in
        let sheet = try Sheet(drawingOn: surface, bounds: picture, stock: Stock())
        let scale = AffineTransform(a: list.scale, b: 0, c: 0, d: list.scale, tx: 0, ty: 0)
        try sheet.paint(list.items, in: Space(transform: scale, visible: picture))
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    } catch {
      throw .canvas(error)
    }
  }

  /// The size in pixels, within the limits.
  private static func pixelSize(of list: DisplayList) throws(RasterError) -> (Int, Int) {
    let width = (list.size.width * list.scale).rounded()
    let height = (list.size.height * list.scale).rounded()
    guard width >= 1, height >= 1, list.scale > 0, width.isFinite, height.isFinite else {
      throw .empty(width: list.size.width, height: list.size.height, scale: list.scale)
    }
    let (columns, rows) = (PixelGrid.whole(width), PixelGrid.whole(height))
    guard columns <= maximumSide, rows <= maximumSide else {
      throw .sideTooLong(width: columns, height: rows)
    }
    guard columns * rows <= maximumPixelCount else {
      throw .tooManyPixels(width: columns, height: rows)
    }
    return (columns, rows)
  }
}
