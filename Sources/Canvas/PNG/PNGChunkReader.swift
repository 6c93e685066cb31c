/// A chunk's type and where its data stands in the file.
struct PNGChunk {
  let type: String
  let range: Range<Int>

  /// Whether readers that do not know the chunk may go on without it.
  var isAncillary: Bool { type.utf8.first.map { $0 & 0x20 != 0 } ?? false }

  /// Whether anything is taken from the chunk's data.
  var isOfUse: Bool {
    [
      "IHDR", "IDAT", "PLTE", "tRNS", "pHYs", "sRGB", "gAMA", "iCCP", "acTL", "tEXt", "zTXt",
      "iTXt",
    ].contains(type)
  }
}

/// Walks through the chunks of a file and compares their checksums.
struct PNGChunkReader {
  private let bytes: [UInt8]
  private var position: Int

  /// Looks at the signature only.
  init(_ bytes: [UInt8]) throws(PNGError) {
    guard bytes.starts(with: PNG.signature) else {
      throw .notPNG(Self.guess(bytes))
    }
    self.bytes = bytes
    position = PNG.signature.count
  }

  /// The next chunk.
  mutating func next() throws(PNGError) -> PNGChunk {
    guard position + 12 <= bytes.count else { throw .truncated("before its last chunk") }
    let length = Int(bytes.bigEndian(at: position))
    let name = bytes[(position + 4)..<(position + 8)]
    guard name.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      throw .corrupt("a chunk without a name at byte \(position)")
    }
    let type = PNGLatin1.decode(name)
    guard length <= bytes.count - position - 12 else { throw .truncated("within chunk \(type)") }
    let start = position + 8
    let stated = bytes.bigEndian(at: start + length)
    guard CRC32.checksum(of: bytes, in: (position + 4)..<(start + length)) == stated else {
      throw .corrupt("chunk \(type) has another checksum than stated")
    }
    position = start + length + 4
    return PNGChunk(type: type, range: start..<(start + length))
  }

  /// The bytes of a chunk of this file.
  func data(of chunk: PNGChunk) -> [UInt8] { Array(bytes[chunk.range]) }

  /// What a file without the signature is.
  private static func guess(_ bytes: [UInt8]) -> PNGError.Impostor {
    func begins(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
    if bytes.isEmpty { return .empty }
    if begins("version https://git-lfs") { return .gitLFSPointer }
    if begins("<<<<<<< ") { return .mergeConflict }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if begins("GIF8") { return .gif }
    if begins("RIFF") { return .webP }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || begins("\u{FFFD}PNG") {
      return .textTransfer
    }
    return .unknown
  }
}
