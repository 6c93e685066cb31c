/// Decoded pixels, premultiplied, one 32-bit word a pixel: 0xAARRGGBB.
///
/// Copies share their storage.
package struct Bitmap: Hashable, Sendable {
  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int
  /// `width` · `height` words, rows from the top, no padding.
  package let pixels: [UInt32]

  /// Creates a bitmap; `pixels` must hold `width` · `height` words.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "pixel count does not match the size")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
