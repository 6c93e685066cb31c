/// A picture read from a file, with what the file says about it.
package struct DecodedPNG: Hashable, Sendable {
  /// The pixels; 16-bit samples are rounded to 8 bits.
  package let image: PixelBuffer
  /// Pixels per point, if the file states a density.
  package let scale: Double?
  /// Text chunks in the file's order.
  package let text: [PNG.Text]
  /// What the file says about the meaning of its colours; the pixels are as stored.
  package let colorSpace: PNG.ColorSpace
  /// Whether the file is an animation, of which ``image`` is the still picture.
  package let isAnimated: Bool
}

extension PNG {
  /// The picture in `bytes`: any colour type and bit depth, interlaced or not.
  ///
  /// Safe with any input: sizes are compared with the limits, and with what the compressed data
  /// can hold at most, before room is made.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> DecodedPNG {
    try decode(PNGFile(bytes))
  }

  /// The picture in `file`.
  package static func decode(_ file: PNGFile) throws(PNGError) -> DecodedPNG {
    let header = file.header
    let passes = PNGPass.passes(of: header)
    let size = passes.reduce(0) { $0 + $1.byteCount }
    guard size / Inflate.largestRatio <= file.compressedData.count else {
      throw .truncated("within its compressed data")
    }
    var scanlines = try Inflate.bytes(of: file.compressedData, count: size)
    try PNGFilter.undo(in: &scanlines, passes: passes, pixelBytes: header.pixelBytes)
    let conversion = try PNGConversion(file)
    let pixels = try conversion.pixels(of: scanlines, passes: passes)
    return DecodedPNG(
      image: PixelBuffer(width: header.width, height: header.height, pixels: pixels),
      scale: file.scale, text: file.text, colorSpace: file.colorSpace,
      isAnimated: file.isAnimated)
  }
}

extension PNGFile.Header {
  var bitsPerPixel: Int { bitDepth * colorType.channels }

  /// The distance that filters look back, at least 1.
  var pixelBytes: Int { max(1, bitsPerPixel / 8) }
}

/// A subset of the pixels that is stored as a picture of its own: one of seven if interlaced.
struct PNGPass {
  /// The first pixel's place, and the steps to the next column and row.
  let x, y, stepX, stepY: Int
  let width: Int
  let height: Int
  /// Bytes of a row with its filter byte.
  let rowBytes: Int
  /// Where the pass begins in the decompressed data.
  let offset: Int

  var byteCount: Int { rowBytes * height }

  /// The passes in the order in which they are stored, empty ones left out.
  static func passes(of header: PNGFile.Header) -> [PNGPass] {
    let grids =
      header.isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var passes: [PNGPass] = []
    var offset = 0
    for (x, y, stepX, stepY) in grids {
      let width = (header.width - x + stepX - 1) / stepX
      let height = (header.height - y + stepY - 1) / stepY
      guard width > 0, height > 0 else { continue }
      let pass = PNGPass(
        x: x, y: y, stepX: stepX, stepY: stepY, width: width, height: height,
        rowBytes: 1 + (width * header.bitsPerPixel + 7) / 8, offset: offset)
      offset += pass.byteCount
      passes.append(pass)
    }
    return passes
  }
}
