package import Canvas

/// A picture that shows where two pictures differ.
package enum DifferencePicture {
  /// The expected picture dimmed, and over it in red what differs, the redder the more.
  ///
  /// Even a difference of 1 of 255 is clearly seen. Where the sizes differ the picture covers
  /// both, and what only one of them has is blue.
  package static func picture(expected: PixelBuffer, actual: PixelBuffer) -> PixelBuffer {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var pixels = [UInt32](repeating: onlyInOne, count: width * height)
    let sharedWidth = min(expected.width, actual.width)
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<sharedWidth {
        let before = expected.pixels[y * expected.width + x]
        let after = actual.pixels[y * actual.width + x]
        pixels[y * width + x] = before == after ? dimmed(before) : marked(before, after)
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  private static let onlyInOne: UInt32 = 0xFF99_B3FF

  /// A quarter of the pixel's darkness on white.
  private static func dimmed(_ word: UInt32) -> UInt32 {
    let light = lightness(word)
    let level = 255 - (255 - light) / 4
    return 0xFF00_0000 | level << 16 | level << 8 | level
  }

  private static func marked(_ before: UInt32, _ after: UInt32) -> UInt32 {
    var largest: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      let (a, b) = (before >> shift & 255, after >> shift & 255)
      largest = max(largest, a > b ? a - b : b - a)
    }
    // From a light red to a full one; a quarter of the range is full already.
    let rest = 160 - min(160, largest * 160 / 64)
    return 0xFFFF_0000 | rest << 8 | rest
  }

  /// The lightness of a premultiplied word on white, by the usual weights of the channels.
  private static func lightness(_ word: UInt32) -> UInt32 {
    let white = 255 - (word >> 24)
    let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
    return min(255, white + (red * 54 + green * 183 + blue * 19) / 256)
  }
}
