/// Portable Network Graphics, written and read by our own code.
///
/// What is written depends on nothing but the arguments, so equal pictures are equal files on
/// every machine; no library is asked.
package enum PNG {
  /// The most pixels that a side may have.
  package static let largestSide = 32_767
  /// The most pixels of a picture: 256 MiB as words.
  package static let mostPixels = 1 << 26

  /// How much time goes into a small file.
  package enum Effort: Hashable, Sendable {
    /// For pictures that are looked at and thrown away.
    case fast
    /// For pictures that are kept: goldens, documentation.
    case small
  }

  /// A text chunk: what is said under a keyword.
  package struct Text: Hashable, Sendable {
    /// 1 to 79 printable ASCII characters.
    package var keyword: String
    /// Any text without U+0000.
    package var text: String

    package init(keyword: String, text: String) {
      self.keyword = keyword
      self.text = text
    }
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// The file for `image`: 8-bit sRGB with straight alpha.
  ///
  /// A palette is used where 256 colours are enough, no alpha where all is opaque. Reading the
  /// file back gives the same premultiplied words, if no colour exceeds its alpha.
  ///
  /// - Parameters:
  ///   - image: At least one pixel and at most ``largestSide`` a side.
  ///   - scale: Pixels per point, stated as a density of 72 · `scale` dots per inch.
  ///   - text: Text chunks, kept in this order.
  ///   - effort: Time against size; the pixels are the same.
  /// - Returns: The bytes of the file.
  package static func encode(
    _ image: PixelBuffer, scale: Double = 1, text: [Text] = [], effort: Effort = .small
  ) -> [UInt8] {
    precondition(image.width > 0 && image.height > 0, "a PNG has at least one pixel")
    precondition(max(image.width, image.height) <= largestSide, "a side is too long")
    let content = PNGContent(of: image)
    let scanlines = content.scanlines(of: image)
    var file = PNGChunkWriter()
    file.append("IHDR", content.header(width: image.width, height: image.height))
    file.append("sRGB", [0])
    file.append("pHYs", PNGDensity(scale: scale).bytes)
    if let palette = content.palette {
      file.append("PLTE", palette.colorBytes)
      if !palette.alphaBytes.isEmpty { file.append("tRNS", palette.alphaBytes) }
    }
    for entry in text { file.append(entry) }
    let layout = Deflate.Layout(
      pixelBytes: content.pixelBytes, rowBytes: content.rowBytes(width: image.width))
    file.append("IDAT", Deflate.zlibStream(of: scanlines, layout: layout, effort: effort))
    file.append("IEND", [])
    return file.bytes
  }
}
