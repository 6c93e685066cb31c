/// Writes a PNG chunk by chunk, each with its length and checksum.
struct PNGChunkWriter {
  private(set) var bytes = PNG.signature

  /// Appends a chunk; `type` has four ASCII letters.
  mutating func append(_ type: StaticString, _ data: [UInt8]) {
    append(Array("\(type)".utf8), data)
  }

  private mutating func append(_ type: [UInt8], _ data: [UInt8]) {
    bytes += UInt32(data.count).bigEndianBytes
    let start = bytes.count
    bytes += type
    bytes += data
    bytes += CRC32.checksum(of: bytes, in: start..<bytes.count).bigEndianBytes
  }

  /// Appends a text chunk: `tEXt` for Latin-1, `iTXt` for the rest, compressed if that is shorter.
  mutating func append(_ entry: PNG.Text) {
    let keyword = Array(entry.keyword.utf8)
    precondition(
      (1...79).contains(keyword.count) && keyword.allSatisfy { (0x21...0x7E).contains($0) },
      "a keyword has 1 to 79 printable characters")
    precondition(!entry.text.utf8.contains(0), "text must not contain U+0000")
    let latin1 = PNGLatin1.encode(entry.text)
    let plain = latin1 ?? Array(entry.text.utf8)
    // Short text stays readable in the file.
    let packed = plain.count > 1024 ? Deflate.zlibStream(of: plain, effort: .small) : plain
    let isPacked = packed.count < plain.count
    switch (latin1 != nil, isPacked) {
    case (true, false): append("tEXt", keyword + [0] + plain)
    case (true, true): append("zTXt", keyword + [0, 0] + packed)
    case (false, _):
      // After the keyword: compressed?, method, no language, no translated keyword.
      append("iTXt", keyword + [0, isPacked ? 1 : 0, 0, 0, 0] + (isPacked ? packed : plain))
    }
  }
}

/// ISO 8859-1 as PNG's text chunks use it.
enum PNGLatin1 {
  /// The bytes of `text`, or nil where a character has none or is a control character.
  static func encode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x20...0x7E, 0xA1...0xFF: bytes.append(UInt8(scalar.value))
      default: return nil
      }
    }
    return bytes
  }

  /// The text of `bytes`.
  static func decode(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }
}

/// The density of a picture as `pHYs` states it: whole pixels per metre.
struct PNGDensity {
  private static let pixelsPerMetreAtOne = 72 / 0.0254
  let pixelsPerMetre: UInt32

  init(scale: Double) {
    let value = (scale * Self.pixelsPerMetreAtOne).rounded()
    precondition(value >= 0 && value < 2_147_483_648, "scale out of range")
    pixelsPerMetre = UInt32(value)
  }

  init(pixelsPerMetre: UInt32) { self.pixelsPerMetre = pixelsPerMetre }

  /// Pixels per point to three decimals, so that whole scales come back whole.
  var scale: Double {
    (Double(pixelsPerMetre) / Self.pixelsPerMetreAtOne * 1000).rounded() / 1000
  }

  /// The chunk's data: both axes, unit metre.
  var bytes: [UInt8] { pixelsPerMetre.bigEndianBytes + pixelsPerMetre.bigEndianBytes + [1] }
}
