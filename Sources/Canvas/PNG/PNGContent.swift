import Glibc

/// The form in which a picture's pixels are stored.
enum PNGContent {
  case palette(PNGPalette)
  case rgb
  case rgba

  /// The smallest form that holds `image` exactly.
  init(of image: PixelBuffer) {
    let colors = PNGColors(of: image.pixels)
    if let palette = colors.palette {
      self = .palette(palette)
    } else {
      self = colors.isOpaque ? .rgb : .rgba
    }
  }

  var palette: PNGPalette? {
    if case .palette(let palette) = self { palette } else { nil }
  }

  /// Bytes of a pixel.
  var pixelBytes: Int {
    switch self {
    case .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Bytes of a row with its filter byte.
  func rowBytes(width: Int) -> Int { 1 + width * pixelBytes }

  /// The data of `IHDR`.
  func header(width: Int, height: Int) -> [UInt8] {
    let colorType: UInt8
    switch self {
    case .palette: colorType = 3
    case .rgb: colorType = 2
    case .rgba: colorType = 6
    }
    // Eight bits a sample, also for palettes of few colours: every reader takes them, and rows of
    // whole bytes are matched well enough that half-bytes would save next to nothing.
    return UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
      + [8, colorType, 0, 0, 0]
  }

  /// The rows of `image` in this form, each after a filter byte.
  func scanlines(of image: PixelBuffer) -> [UInt8] {
    let rowBytes = rowBytes(width: image.width)
    // Eight bytes more, so that whole words can be stored at the end of the last row.
    var result = unsafe [UInt8](
      unsafeUninitializedCapacity: rowBytes * image.height + 8
    ) { buffer, count in
      unsafe FreshMemory.prepare(UnsafeMutableRawBufferPointer(buffer))
      unsafe image.pixels.withUnsafeBufferPointer { pixels in
        guard let target = buffer.baseAddress, let source = pixels.baseAddress
        else { return }
        for y in 0..<image.height {
          let row = unsafe target + y * rowBytes
          let words = unsafe source + y * image.width
          // Much of a user interface repeats the row above, which is seen faster than stored.
          if y > 0, unsafe memcmp(words - image.width, words, 4 * image.width) == 0 {
            unsafe row.update(from: row - rowBytes, count: rowBytes)
            continue
          }
          unsafe row[0] = 0
          unsafe store(words, count: image.width, into: row + 1)
        }
      }
      count = rowBytes * image.height
    }
    if palette == nil { PNGFilter.apply(in: &result, of: image, pixelBytes: pixelBytes) }
    return result
  }

  /// Stores a row of `count` pixels at `row`, which has eight bytes to spare.
  private func store(
    _ pixels: UnsafePointer<UInt32>, count: Int, into row: UnsafeMutablePointer<UInt8>
  ) {
    switch self {
    case .rgb:
      var x = 0
      var target = UnsafeMutableRawPointer(row)
      while x &+ 2 <= count {
        // Two pixels of three bytes, and two bytes that the next pixels overwrite.
        let pair = unsafe UInt64(pixels[x]) &<< 40 | UInt64(pixels[x &+ 1] & 0xFF_FFFF) &<< 16
        unsafe target.storeBytes(of: pair.bigEndian, as: UInt64.self)
        unsafe target += 6
        x &+= 2
      }
      if x < count {
        unsafe target.storeBytes(of: (pixels[x] &<< 8).bigEndian, as: UInt32.self)
      }
    case .rgba:
      var last: UInt32 = 0
      var stored: UInt32 = 0
      var x = 0
      var target = UnsafeMutableRawPointer(row)
      while x < count {
        let word = unsafe pixels[x]
        if word != last {
          last = word
          let straight = StraightAlpha.straight(word)
          stored = (straight &<< 8 | straight &>> 24).bigEndian
        }
        unsafe target.storeBytes(of: stored, as: UInt32.self)
        unsafe target += 4
        x &+= 1
      }
    case .palette(let palette):
      unsafe storeIndices(pixels, count: count, palette: palette, into: row)
    }
  }

  private func storeIndices(
    _ pixels: UnsafePointer<UInt32>, count: Int, palette: PNGPalette,
    into row: UnsafeMutablePointer<UInt8>
  ) {
    var last = unsafe pixels[0]
    var index = palette.index(of: last)
    var x = 0
    while x < count {
      let word = unsafe pixels[x]
      if word != last {
        last = word
        index = palette.index(of: word)
      }
      unsafe row[x] = index
      x &+= 1
    }
  }
}
