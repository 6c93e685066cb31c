/// A PNG cut into its chunks, checksums compared, nothing decompressed.
package struct PNGFile: Hashable, Sendable {
  /// What `IHDR` says.
  struct Header: Hashable, Sendable {
    let width: Int
    let height: Int
    let bitDepth: Int
    let colorType: ColorType
    let isInterlaced: Bool
  }

  /// How pixels are stored.
  enum ColorType: UInt8, Hashable, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// Samples of one pixel.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The bit depths that the standard allows.
    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  let header: Header
  /// The data of `PLTE`: three bytes a colour.
  let palette: [UInt8]
  /// The data of `tRNS`.
  let transparency: [UInt8]
  /// The data of all `IDAT` chunks.
  let compressedData: [UInt8]
  /// Pixels per point, if the file states a density.
  package let scale: Double?
  /// Text chunks in the file's order.
  package let text: [PNG.Text]
  /// What the file says about the meaning of its colours.
  package let colorSpace: PNG.ColorSpace
  /// Whether further pictures of an animation follow; they are not read.
  package let isAnimated: Bool

  /// Width in pixels.
  package var width: Int { header.width }
  /// Height in pixels.
  package var height: Int { header.height }

  /// The text under the first `keyword`.
  package func text(for keyword: String) -> String? {
    text.first { $0.keyword == keyword }?.text
  }

  /// Whether both files store the same pixels in the same way.
  ///
  /// Then nothing needs to be decoded to know that the pictures are equal. Text and density may
  /// differ.
  package func hasSameImageData(as other: PNGFile) -> Bool {
    header == other.header && compressedData == other.compressedData && palette == other.palette
      && transparency == other.transparency
  }

  /// Reads the structure of `bytes`.
  ///
  /// - Throws: ``PNGError``; a size beyond the limits is known from the header alone.
  package init(_ bytes: [UInt8]) throws(PNGError) {
    var reader = try PNGChunkReader(bytes)
    let first = try reader.next()
    guard first.type == "IHDR" else { throw .corrupt("it does not begin with its header") }
    header = try Self.header(reader.data(of: first))
    var parts = Parts()
    while true {
      let chunk = try reader.next()
      if chunk.type == "IEND" { break }
      try parts.add(chunk, data: chunk.isOfUse ? reader.data(of: chunk) : [], to: header)
    }
    guard !parts.compressedData.isEmpty else { throw .corrupt("it has no picture data") }
    guard header.colorType != .palette || !parts.palette.isEmpty else {
      throw .corrupt("it has no palette")
    }
    palette = parts.palette
    transparency = parts.transparency
    compressedData = parts.compressedData
    scale = parts.scale
    text = parts.text
    colorSpace = parts.colorSpace
    isAnimated = parts.isAnimated
  }

  private static func header(_ data: [UInt8]) throws(PNGError) -> Header {
    guard data.count == 13 else { throw .corrupt("its header has a false length") }
    let width = Int(data.bigEndian(at: 0))
    let height = Int(data.bigEndian(at: 4))
    guard width > 0, height > 0 else { throw .corrupt("it has no pixels") }
    guard let colorType = ColorType(rawValue: data[9]) else {
      throw .corrupt("unknown colour type \(data[9])")
    }
    let bitDepth = Int(data[8])
    guard colorType.bitDepths.contains(bitDepth) else {
      throw .corrupt("colour type \(data[9]) with \(bitDepth) bits a sample")
    }
    guard data[10] == 0, data[11] == 0, data[12] <= 1 else {
      throw .corrupt("unknown compression, filter or interlace method")
    }
    guard width <= PNG.largestSide, height <= PNG.largestSide, width * height <= PNG.mostPixels
    else { throw .tooLarge(width: width, height: height) }
    return Header(
      width: width, height: height, bitDepth: bitDepth, colorType: colorType,
      isInterlaced: data[12] == 1)
  }

  /// What has been gathered after the header.
  private struct Parts {
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    var compressedData: [UInt8] = []
    var isPictureComplete = false
    var scale: Double?
    var text: [PNG.Text] = []
    var textBytes = 0
    var colorSpace = PNG.ColorSpace.unspecified
    var isAnimated = false

    mutating func add(_ chunk: PNGChunk, data: [UInt8], to header: Header) throws(PNGError) {
      if chunk.type != "IDAT" && !compressedData.isEmpty { isPictureComplete = true }
      switch chunk.type {
      case "IDAT":
        guard !isPictureComplete else { throw .corrupt("its picture data is interrupted") }
        compressedData += data
      case "IHDR": throw .corrupt("it has two headers")
      case "PLTE":
        guard palette.isEmpty, compressedData.isEmpty, (3...768).contains(data.count),
          data.count % 3 == 0
        else { throw .corrupt("a false palette") }
        palette = data
      case "tRNS":
        guard compressedData.isEmpty, isTransparency(data, header) else {
          throw .corrupt("a false transparency chunk")
        }
        transparency = data
      case "pHYs":
        guard data.count == 9, data[8] == 1 else { break }
        scale = PNGDensity(pixelsPerMetre: data.bigEndian(at: 0)).scale
      case "sRGB": colorSpace = .sRGB
      case "gAMA":
        guard data.count == 4, colorSpace == .unspecified else { break }
        colorSpace = .gamma(Double(data.bigEndian(at: 0)) / 100_000)
      case "iCCP":
        guard colorSpace != .sRGB else { break }
        colorSpace = .profile(PNGLatin1.decode(data.prefix { $0 != 0 }))
      case "acTL": isAnimated = true
      case "tEXt", "zTXt", "iTXt":
        let limit = PNG.mostTextBytes - textBytes
        let entry = try PNGTextReader.read(chunk.type, data, limit: limit)
        textBytes += entry.text.utf8.count
        text.append(entry)
      default:
        guard chunk.isAncillary else { throw .corrupt("unknown chunk \(chunk.type)") }
      }
    }

    private func isTransparency(_ data: [UInt8], _ header: Header) -> Bool {
      switch header.colorType {
      case .gray: data.count == 2
      case .rgb: data.count == 6
      case .palette: !data.isEmpty && data.count <= palette.count / 3
      case .grayAlpha, .rgba: false
      }
    }
  }
}

extension PNG {
  /// What a file says about the meaning of its colours.
  package enum ColorSpace: Hashable, Sendable {
    case unspecified
    case sRGB
    /// The exponent that the samples were encoded with, about 0.45 for sRGB.
    case gamma(Double)
    /// An embedded profile, by its name.
    case profile(String)
  }

  /// The most bytes of text that are taken from one file.
  static let mostTextBytes = 1 << 26
}

extension [UInt8] {
  /// The four bytes at `index` as a number, highest first.
  func bigEndian(at index: Int) -> UInt32 {
    UInt32(self[index]) << 24 | UInt32(self[index + 1]) << 16 | UInt32(self[index + 2]) << 8
      | UInt32(self[index + 3])
  }
}
