/// Premultiplied pixels in gamma-encoded sRGB, one 32-bit word a pixel: 0xAARRGGBB.
///
/// Copies share their storage, and so does a buffer made from the words of another type.
package struct PixelBuffer: Hashable, Sendable {
  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int
  /// `width` · `height` words, rows from the top, no padding.
  package let pixels: [UInt32]

  /// Creates a buffer; `pixels` must hold `width` · `height` words.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0, "a side is negative")
    precondition(pixels.count == width * height, "pixel count does not match the size")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether any pixel shows something.
  package var isVisible: Bool {
    unsafe pixels.withUnsafeBufferPointer { pixels in
      var index = 0
      while index < pixels.count {
        if unsafe pixels[index] >> 24 != 0 { return true }
        index &+= 1
      }
      return false
    }
  }

  /// The word at column `x` and row `y`, both counted from 0.
  package subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width, "column outside the picture")
    return pixels[y * width + x]
  }
}
