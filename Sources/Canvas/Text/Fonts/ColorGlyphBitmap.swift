import CCairo

/// One glyph of a colour bitmap face, in the pixels it was stored with.
struct ColorGlyphBitmap: Hashable, Sendable {
  /// In pixels of the bitmap.
  let width: Int
  let height: Int
  /// From the glyph's origin to the bitmap's left edge, in pixels of the bitmap.
  let left: Int
  /// From the baseline up to the bitmap's top edge, in pixels of the bitmap.
  let top: Int
  /// Bitmap pixels per em: divide by it to scale to a size.
  let pixelsPerEm: Double
  /// 0xAARRGGBB, premultiplied, rows from the top without padding.
  let pixels: [UInt32]

  /// Decodes a glyph of the face's largest strike.
  init?(of glyph: UInt32, in face: FreeTypeFace) {
    let handle = unsafe face.handle
    let strikes = unsafe UnsafeBufferPointer(
      start: handle.pointee.available_sizes, count: Int(handle.pointee.num_fixed_sizes))
    var largest = 0
    for index in strikes.indices where unsafe strikes[index].y_ppem > strikes[largest].y_ppem {
      largest = index
    }
    guard !strikes.isEmpty, unsafe FT_Select_Size(handle, Int32(largest)) == 0,
      unsafe FT_Load_Glyph(handle, glyph, Int32(FT_LOAD_COLOR)) == 0
    else { return nil }
    let slot = unsafe handle.pointee.glyph.pointee
    let bitmap = unsafe slot.bitmap
    guard unsafe bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let buffer = unsafe bitmap.buffer
    else { return nil }
    width = unsafe Int(bitmap.width)
    height = unsafe Int(bitmap.rows)
    left = unsafe Int(slot.bitmap_left)
    top = unsafe Int(slot.bitmap_top)
    pixelsPerEm = unsafe Double(strikes[largest].y_ppem) / 64
    var pixels = [UInt32]()
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let start = unsafe buffer + row * Int(bitmap.pitch)
      for column in 0..<width {
        let pixel = unsafe start + 4 * column
        unsafe pixels.append(
          UInt32(pixel[3]) << 24 | UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8
            | UInt32(pixel[0]))
      }
    }
    self.pixels = pixels
  }
}
