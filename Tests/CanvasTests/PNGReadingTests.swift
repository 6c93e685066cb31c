import Foundation
import Testing

@testable import Canvas

@Suite struct PNGReadingTests {
  // MARK: Every kind of file

  struct Kind: Sendable, CustomTestStringConvertible {
    let colorType: Int
    let bitDepth: Int
    let isInterlaced: Bool
    var testDescription: String {
      "colour type \(colorType), \(bitDepth) bits\(isInterlaced ? ", interlaced" : "")"
    }
  }

  static let kinds: [Kind] = [
    (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
  ].flatMap { type, depths in
    depths.flatMap { depth in
      [false, true].map { Kind(colorType: type, bitDepth: depth, isInterlaced: $0) }
    }
  }

  @Test("samples of every kind are read", arguments: kinds)
  func everyKind(_ kind: Kind) throws {
    for (width, height) in [(1, 1), (3, 2), (9, 11), (17, 5)] {
      let palette = Self.palette(count: 1 << min(8, kind.bitDepth))
      let writer = PNGPlainWriter(
        colorType: kind.colorType, bitDepth: kind.bitDepth, isInterlaced: kind.isInterlaced,
        width: width, height: height,
        extra: kind.colorType == 3 ? [("PLTE", palette.flatMap(\.self))] : [],
        sample: { Self.sample($0, $1, $2, bitDepth: kind.bitDepth) })
      let image = try PNG.decode(writer.file()).image
      let expected = Self.picture(
        kind.colorType, kind.bitDepth, width: width, height: height, keyed: false,
        palette: palette, alphas: [])
      #expect(image == expected)
    }
  }

  @Test("files that libpng wrote are read", arguments: LibraryFile.all)
  func library(_ file: LibraryFile) throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: file.base64)))
    let decoded = try PNG.decode(bytes)
    let expected = Self.picture(
      file.colorType, file.bitDepth, width: file.width, height: file.height, keyed: file.isKeyed,
      palette: Self.palette(count: 1 << min(8, file.bitDepth)),
      alphas: file.isKeyed ? [0, 64, 128, 200] : [])
    #expect(decoded.image == expected)
    if file.isInterlaced {
      #expect(
        decoded.text == [
          PNG.Text(keyword: "Title", text: "café"),
          PNG.Text(keyword: "Comment", text: "café 회사"),
        ])
    }
  }

  /// What both kinds of file above hold.
  static func sample(_ x: Int, _ y: Int, _ channel: Int, bitDepth: Int) -> Int {
    (x * 37 + y * 101 + channel * 59 + x * y * 7) * (bitDepth == 16 ? 257 : 1)
      & ((1 << bitDepth) - 1)
  }

  static func palette(count: Int) -> [[UInt8]] {
    (0..<count).map { k in [k * 17, k * 29 + 3, 255 - k * 11].map { UInt8(truncatingIfNeeded: $0) }
    }
  }

  /// The picture that the samples mean, by the standard's own words.
  static func picture(
    _ colorType: Int, _ bitDepth: Int, width: Int, height: Int, keyed: Bool, palette: [[UInt8]],
    alphas: [Int]
  ) -> PixelBuffer {
    let most = Double(1 << bitDepth) - 1
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0
    func samples(_ x: Int, _ y: Int) -> [Int] {
      (0..<channels).map { sample(x, y, $0, bitDepth: bitDepth) }
    }
    let pixels = (0..<(width * height)).map { index -> UInt32 in
      let raw = samples(index % width, index / width)
      var red, green, blue, alpha: Int
      if colorType == 3 {
        (red, green, blue) = (
          Int(palette[raw[0]][0]), Int(palette[raw[0]][1]), Int(palette[raw[0]][2])
        )
        alpha = raw[0] < alphas.count ? alphas[raw[0]] : 255
      } else {
        let levels = raw.map { Int((Double($0) / most * 255).rounded()) }
        let isGray = channels < 3
        (red, green, blue) = (levels[0], levels[isGray ? 0 : 1], levels[isGray ? 0 : 2])
        alpha = channels % 2 == 0 ? levels[channels - 1] : 255
        if keyed && raw == samples(2, 1) { alpha = 0 }
      }
      return [alpha == 0 ? 0 : alpha, red, green, blue].enumerated().reduce(UInt32(0)) {
        let value = $1.offset == 0 ? $1.element : ($1.element * alpha * 2 + 255) / 510
        return $0 << 8 | UInt32(value)
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  // MARK: What files say

  static func gray(
    _ extra: [(type: String, data: [UInt8])] = [], width: Int = 2, height: Int = 2
  ) -> [UInt8] {
    PNGPlainWriter(
      colorType: 0, bitDepth: 8, width: width, height: height, extra: extra,
      sample: { x, y, _ in x * 16 + y }
    ).file()
  }

  @Test func densityColourSpaceAndAnimationAreReported() throws {
    #expect(try PNG.decode(Self.gray()).scale == nil)
    #expect(try PNG.decode(Self.gray()).colorSpace == .unspecified)
    let density = PNGPlainWriter.number(8504) + PNGPlainWriter.number(8504) + [1]
    #expect(try PNG.decode(Self.gray([("pHYs", density)])).scale == 3)
    let gamma = PNGPlainWriter.number(45455)
    #expect(try PNG.decode(Self.gray([("gAMA", gamma)])).colorSpace == .gamma(0.45455))
    #expect(
      try PNG.decode(Self.gray([("gAMA", gamma), ("sRGB", [0])])).colorSpace == .sRGB)
    #expect(
      try PNG.decode(Self.gray([("iCCP", Array("Display P3\0\0".utf8))])).colorSpace
        == .profile("Display P3"))
    let animation = PNGPlainWriter.number(2) + PNGPlainWriter.number(0)
    #expect(try PNG.decode(Self.gray([("acTL", animation)])).isAnimated)
  }

  @Test func unknownAncillaryChunksAreSkipped() throws {
    let plain = try PNG.decode(Self.gray())
    let extra: [(String, [UInt8])] = [("tIME", [7, 234, 1, 1, 0, 0, 0]), ("eXIf", [1, 2, 3])]
    #expect(try PNG.decode(Self.gray(extra)) == plain)
  }

  static let texts: [[PNG.Text]] = [
    [],
    [PNG.Text(keyword: "A", text: "")],
    [PNG.Text(keyword: "Maquette-Layout", text: "{\"a\":1}\n"), PNG.Text(keyword: "B", text: "é")],
    [PNG.Text(keyword: "Korean", text: "회사 \u{1F600}\t\r\n")],
    [PNG.Text(keyword: "Long", text: String(repeating: "0,0 320x200\n", count: 400))],
    [PNG.Text(keyword: "LongKorean", text: String(repeating: "회사A 솔루션\n", count: 400))],
    [PNG.Text(keyword: "Same", text: "1"), PNG.Text(keyword: "Same", text: "2")],
  ]

  @Test("text comes back", arguments: texts)
  func text(_ text: [PNG.Text]) throws {
    let image = PixelBuffer(width: 1, height: 1, pixels: [0xFF00_0000])
    let file = PNG.encode(image, text: text)
    #expect(try PNG.decode(file).text == text)
    #expect(file.count < 1200, "long text is compressed")
    for entry in text {
      #expect(
        try PNGFile(file).text(for: entry.keyword)
          == text.first { $0.keyword == entry.keyword }?.text)
    }
  }

  // MARK: Damage

  struct Damage: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let error: PNGError
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ error: PNGError) {
      (self.name, self.bytes, self.error) = (name, bytes, error)
    }
  }

  static func header(_ width: Int, _ height: Int, _ depth: UInt8, _ type: UInt8, _ rest: [UInt8])
    -> [UInt8]
  {
    [137, 80, 78, 71, 13, 10, 26, 10]
      + PNGPlainWriter.chunk(
        "IHDR",
        PNGPlainWriter.number(width) + PNGPlainWriter.number(height) + [depth, type] + rest)
  }

  /// A gray picture of 2×2 with these bytes as picture data.
  static func withData(_ data: [UInt8], _ width: Int = 2, _ height: Int = 2) -> [UInt8] {
    header(width, height, 8, 0, [0, 0, 0]) + PNGPlainWriter.chunk("IDAT", data)
      + PNGPlainWriter.chunk("IEND", [])
  }

  static func changed(_ bytes: [UInt8], at index: Int) -> [UInt8] {
    var bytes = bytes
    bytes[index] ^= 0x55
    return bytes
  }

  static let rows: [UInt8] = [0, 1, 2, 0, 3, 4]

  static let damages: [Damage] = [
    Damage("empty file", [], .notPNG(.empty)),
    Damage(
      "Git LFS pointer", Array("version https://git-lfs.github.com/spec/v1\noid sha256:0".utf8),
      .notPNG(.gitLFSPointer)),
    Damage("merge markers", Array("<<<<<<< HEAD\n".utf8), .notPNG(.mergeConflict)),
    Damage("JPEG", [0xFF, 0xD8, 0xFF, 0xE0], .notPNG(.jpeg)),
    Damage("text transfer", [137, 80, 78, 71, 10, 26, 10, 0], .notPNG(.textTransfer)),
    Damage("text", Array("hello".utf8), .notPNG(.unknown)),
    Damage("signature only", Array(gray().prefix(8)), .truncated("before its last chunk")),
    Damage("cut in the data", Array(gray().prefix(50)), .truncated("within chunk IDAT")),
    Damage("cut before IEND", Array(gray().dropLast(12)), .truncated("before its last chunk")),
    Damage(
      "flipped bit in the data", changed(gray(), at: 45),
      .corrupt("chunk IDAT has another checksum than stated")),
    Damage(
      "no width", header(0, 2, 8, 0, [0, 0, 0]) + gray().suffix(12), .corrupt("it has no pixels")),
    Damage(
      "side beyond the limit", header(32_768, 1, 8, 0, [0, 0, 0]) + gray().suffix(12),
      .tooLarge(width: 32_768, height: 1)),
    Damage(
      "pixels beyond the limit", header(30_000, 30_000, 8, 0, [0, 0, 0]) + gray().suffix(12),
      .tooLarge(width: 30_000, height: 30_000)),
    Damage(
      "more pixels than the data can hold", withData(PNGPlainWriter.stored(rows), 8_000, 8_000),
      .truncated("within its compressed data")),
    Damage(
      "unknown colour type", header(2, 2, 8, 5, [0, 0, 0]) + gray().suffix(12),
      .corrupt("unknown colour type 5")),
    Damage(
      "impossible depth", header(2, 2, 4, 2, [0, 0, 0]) + gray().suffix(12),
      .corrupt("colour type 2 with 4 bits a sample")),
    Damage(
      "unknown interlace", header(2, 2, 8, 0, [0, 0, 2]) + gray().suffix(12),
      .corrupt("unknown compression, filter or interlace method")),
    Damage(
      "no data", header(2, 2, 8, 0, [0, 0, 0]) + gray().suffix(12),
      .corrupt("it has no picture data")),
    Damage(
      "no palette",
      header(2, 2, 8, 3, [0, 0, 0])
        + PNGPlainWriter.chunk("IDAT", PNGPlainWriter.stored(rows)) + gray().suffix(12),
      .corrupt("it has no palette")),
    Damage(
      "colour outside the palette",
      header(2, 2, 8, 3, [0, 0, 0]) + PNGPlainWriter.chunk("PLTE", [1, 2, 3, 4, 5, 6])
        + PNGPlainWriter.chunk("IDAT", PNGPlainWriter.stored(rows)) + gray().suffix(12),
      .corrupt("a pixel's colour is not in the palette")),
    Damage(
      "unknown critical chunk", gray([("ABCD", [])]), .corrupt("unknown chunk ABCD")),
    Damage(
      "too few rows", withData(PNGPlainWriter.stored([0, 1, 2])),
      .corrupt("the data is 3 bytes short")),
    Damage(
      "too many rows", withData(PNGPlainWriter.stored(rows + [0, 1, 2])),
      .corrupt("more data than the picture has room for")),
    Damage(
      "unknown filter", withData(PNGPlainWriter.stored([9, 1, 2, 0, 3, 4])),
      .corrupt("unknown filter 9")),
    Damage(
      "false Adler checksum",
      withData(PNGPlainWriter.stored(rows).dropLast() + [0xEE]),
      .corrupt("the data has another checksum than stated")),
    Damage(
      "no zlib header", withData([0x12, 0x34, 0, 0, 0, 0, 0]),
      .corrupt("unknown compression method")),
    Damage(
      "unknown block", withData([0x78, 0x01, 0x07, 0, 0, 0, 0]),
      .corrupt("an unknown kind of block in the data")),
    Damage(
      "match before the start", withData([0x78, 0x01, 0x03, 0x02, 0, 0, 0, 0]),
      .corrupt("a match before the start of the data")),
  ]

  @Test("damaged files say why", arguments: damages)
  func damage(_ damage: Damage) {
    #expect(throws: damage.error) { try PNG.decode(damage.bytes) }
    #expect(!damage.error.description.isEmpty)
  }

  // MARK: Fuzz

  @Test func changedFilesNeverCrash() throws {
    var numbers = SeededNumbers(seed: 7)
    var seeds = LibraryFile.all.compactMap { Data(base64Encoded: $0.base64).map { [UInt8]($0) } }
    seeds += SamplePicture.all.filter { $0.image.pixels.count < 6_000 }.map {
      PNG.encode($0.image, text: [PNG.Text(keyword: "K", text: String(repeating: "회", count: 900))])
    }
    var readable = 0
    for round in 0..<4_000 {
      var bytes = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let index = Int.random(in: 8..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
        case 2: bytes.remove(at: index)
        default: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: index)
        }
      }
      // Most changes are caught by the checksums; half of the files get right ones again.
      if round % 2 == 0 { Self.repairChecksums(&bytes) }
      if (try? PNG.decode(bytes)) != nil { readable += 1 }
    }
    #expect(readable > 0, "some changes, as in a text, leave the picture readable")
  }

  @Test func changedStreamsNeverCrash() {
    var numbers = SeededNumbers(seed: 11)
    let sources: [[UInt8]] = [
      (0..<3_000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) },
      [UInt8](repeating: 7, count: 5_000),
      (0..<2_000).map { _ in UInt8.random(in: 0...255, using: &numbers) },
    ]
    let seeds = sources.map { Deflate.zlibStream(of: $0, effort: .small) }
    for round in 0..<3_000 {
      var stream = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        stream[Int.random(in: 2..<stream.count, using: &numbers)] ^=
          1 << UInt8.random(in: 0..<8, using: &numbers)
      }
      if round % 5 == 0 { stream.removeLast(Int.random(in: 0..<stream.count, using: &numbers)) }
      let source = sources[round % seeds.count]
      if let result = try? Inflate.bytes(of: stream, count: source.count) {
        #expect(result.count == source.count)
      }
    }
  }

  /// Writes the right checksum behind every chunk that can be found.
  private static func repairChecksums(_ bytes: inout [UInt8]) {
    var position = 8
    while position + 12 <= bytes.count {
      let length = Int(bytes.bigEndian(at: position))
      guard length <= bytes.count - position - 12 else { return }
      let end = position + 8 + length
      let crc = CRC32.checksum(of: bytes, in: (position + 4)..<end)
      bytes.replaceSubrange(end..<(end + 4), with: crc.bigEndianBytes)
      position = end + 4
    }
  }

  // MARK: Checksums

  @Test func checksumsHaveTheKnownValues() {
    let digits = Array("123456789".utf8)
    #expect(CRC32.checksum(of: digits, in: 0..<9) == 0xCBF4_3926)
    #expect(Adler32.checksum(of: digits, count: 9) == 0x091E_01DE)
    let many = [UInt8](repeating: 0xFF, count: 10_007)
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in many {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    #expect(Adler32.checksum(of: many, count: many.count) == b << 16 | a)
  }
}
