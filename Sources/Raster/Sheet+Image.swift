import Canvas
import Foundation
import Painting

extension Sheet {
  /// Paints an image stretched into its rectangle.
  func paint(_ item: ImageItem, in space: Space) throws(CanvasError) {
    guard item.bitmap.width > 0, item.bitmap.height > 0, space.transform.isUsable,
      item.tint?.isInvisible != true
    else { return }
    if space.transform.isRectilinear {
      try paint(upright: item, space.transform)
    } else {
      try paint(turned: item, space.transform)
    }
  }

  /// Edges on the pixel grid; copied where sizes are equal.
  private func paint(
    upright item: ImageItem, _ transform: AffineTransform
  ) throws(CanvasError) {
    let place = transform.snap(item.destination)
    let part = place.intersection(bounds)
    guard !part.isEmpty else { return }
    let scaled = item.bitmap.turned(by: transform).scaled(
      toWidth: place.width, height: place.height,
      part: part.moved(x: -place.left, y: -place.top))
    let image = try ImageSurface(copying: scaled.pixels, width: part.width, height: part.height)
    if let tint = item.tint {
      context.setColor(tint.premultiplied)
      try context.fill(through: image, x: part.left, y: part.top)
    } else {
      try context.draw(image, x: part.left, y: part.top)
    }
  }

  /// Antialiased edges, bilinear inside.
  func paint(
    turned item: ImageItem, _ transform: AffineTransform
  ) throws(CanvasError) {
    let destination = item.destination.standardized
    let path = Path.rect(destination).transformed(by: transform)
    guard destination.width > 0, destination.height > 0, let extent = path.extent,
      !extent.intersection(bounds).isEmpty
    else { return }

    // Bilinear sampling skips pixels of images more than twice as large as shown: these are first
    // averaged to the size they have on the picture.
    func shown(_ length: Double, _ x: Double, _ y: Double, _ pixels: Int) -> Int {
      let size = PixelGrid.whole((length * (x * x + y * y).squareRoot()).rounded(.up))
      return size * 2 < pixels ? max(size, 1) : pixels
    }
    var bitmap = item.bitmap
    let width = shown(destination.width, transform.a, transform.b, bitmap.width)
    let height = shown(destination.height, transform.c, transform.d, bitmap.height)
    bitmap = bitmap.scaled(
      toWidth: width, height: height,
      part: PixelRect(left: 0, top: 0, right: width, bottom: height))
    let placement = AffineTransform(
      a: destination.width / Double(width), b: 0, c: 0, d: destination.height / Double(height),
      tx: destination.minX, ty: destination.minY
    ).followed(by: transform)

    let pixels = item.tint.map { bitmap.tinted($0) } ?? bitmap.pixels
    let image = try ImageSurface(copying: pixels, width: width, height: height)
    context.trace(path)
    try context.fillPath(
      with: image,
      placedBy: (
        a: placement.a, b: placement.b, c: placement.c, d: placement.d, tx: placement.tx,
        ty: placement.ty
      ))
  }
}

extension Bitmap {
  /// The pixels with a colour in place of their own.
  fileprivate func tinted(_ color: Color) -> [UInt32] {
    let tint = color.premultiplied
    return pixels.map { pixel in
      let alpha = pixel >> 24
      func scaled(_ shift: UInt32) -> UInt32 {
        (((tint >> shift & 0xff) * alpha + 127) / 255) << shift
      }
      return scaled(24) | scaled(16) | scaled(8) | scaled(0)
    }
  }
}
