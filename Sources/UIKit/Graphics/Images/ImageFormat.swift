/// Picture formats told apart by their first bytes.
enum ImageFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webP = "WebP"
  case heif = "HEIF"
  case bmp = "BMP"
  case tiff = "TIFF"
  case pdf = "PDF"
  case svg = "SVG"

  /// The format that `bytes` begin like; nil for none of these.
  init?(_ bytes: some Collection<UInt8>) {
    let start = Array(bytes.prefix(16))
    func has(_ text: String, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: text.utf8)
    }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF8") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webP
    } else if has("ftyp", at: 4) {
      self = .heif
    } else if has("BM") {
      self = .bmp
    } else if has("II*\0") || has("MM\0*") {
      self = .tiff
    } else if has("%PDF") {
      self = .pdf
    } else if has("<svg") || has("<?xml") {
      self = .svg
    } else {
      return nil
    }
  }
}
