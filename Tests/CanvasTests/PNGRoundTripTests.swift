import Testing

@testable import Canvas

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Pictures with one idea each.
struct SamplePicture: Sendable, CustomTestStringConvertible {
  let name: String
  let image: PixelBuffer

  var testDescription: String { name }

  init(_ name: String, _ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) {
    self.name = name
    image = PixelBuffer(
      width: width, height: height,
      pixels: (0..<(width * height)).map { color($0 % width, $0 / width) })
  }

  static func noise(width: Int, height: Int, seed: UInt64, isOpaque: Bool) -> PixelBuffer {
    var numbers = SeededNumbers(seed: seed)
    let pixels = (0..<(width * height)).map { _ -> UInt32 in
      let word = UInt32(truncatingIfNeeded: numbers.next())
      return isOpaque ? word | 0xFF00_0000 : StraightAlpha.premultiplied(word)
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  static let all: [SamplePicture] = [
    SamplePicture("one opaque pixel", 1, 1) { _, _ in 0xFF12_3456 },
    SamplePicture("one transparent pixel", 1, 1) { _, _ in 0 },
    SamplePicture("one colour", 100, 70) { _, _ in 0xFFFF_FFFF },
    SamplePicture("nothing", 33, 9) { _, _ in 0 },
    SamplePicture("two colours, width not a multiple of 8", 13, 5) { x, y in
      (x + y) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF
    },
    SamplePicture("four colours, one of them translucent", 7, 7) { x, y in
      [0xFFFF_0000, 0x8040_2010, 0, 0xFF00_00FF][(x * 3 + y) % 4]
    },
    SamplePicture("sixteen colours", 31, 11) { x, y in 0xFF00_0000 | UInt32((x ^ y) & 15) << 4 },
    SamplePicture("exactly 256 colours", 64, 8) { x, y in 0xFF00_0000 | UInt32(x * 4 + y / 2) },
    SamplePicture("257 colours", 257, 3) { x, _ in 0xFF00_0000 | UInt32(x) << 7 },
    SamplePicture("opaque gradient", 90, 60) { x, y in
      0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 4) << 8 | UInt32(x + y)
    },
    SamplePicture("translucent gradient", 90, 60) { x, y in
      StraightAlpha.premultiplied(UInt32(x * 2) << 24 | UInt32(y * 4) << 16 | 0x8020)
    },
    SamplePicture("rows wider than the window", 12_000, 3) { x, y in
      0xFF00_0000 | UInt32((x / 7 * 31 + y) & 0xFFFF)
    },
    SamplePicture("equal rows", 300, 200) { x, _ in 0xFF00_0000 | UInt32(x * x) },
    SamplePicture("blocks of glyph-like dots", 240, 120) { x, y in
      (x / 6 * 7 + y / 9 * 5) % 3 == 0 && (x * y) % 5 < 2
        ? 0xFF00_0000 | UInt32(x % 6 * 40) << 8 | UInt32(y % 9 * 20) : 0xFFF2_F2F7
    },
    SamplePicture("one column", 1, 500) { _, y in 0xFF00_0000 | UInt32(y * 77) },
  ]
}

@Suite struct PNGRoundTripTests {
  @Test("pixels come back", arguments: SamplePicture.all, [PNG.Effort.fast, .small])
  func pixels(_ sample: SamplePicture, effort: PNG.Effort) throws {
    let file = PNG.encode(sample.image, scale: 2, effort: effort)
    let decoded = try PNG.decode(file)
    #expect(decoded.image == sample.image)
    #expect(decoded.scale == 2)
    #expect(decoded.colorSpace == .sRGB)
    #expect(!decoded.isAnimated)
    #expect(PNG.encode(sample.image, scale: 2, effort: effort) == file, "bytes must not vary")
  }

  @Test("noise comes back", arguments: [true, false])
  func noise(isOpaque: Bool) throws {
    for (seed, size) in [(1, (3, 3)), (2, (57, 41)), (3, (200, 90))].enumerated() {
      let image = SamplePicture.noise(
        width: size.1.0, height: size.1.1, seed: UInt64(seed), isOpaque: isOpaque)
      for effort in [PNG.Effort.fast, .small] {
        #expect(try PNG.decode(PNG.encode(image, effort: effort)).image == image)
      }
    }
  }

  @Test func straightAlphaIsExactForEveryColourUpToItsAlpha() {
    var wrong: [String] = []
    for alpha in UInt32(0)...255 {
      for color in 0...alpha {
        let word = alpha << 24 | color << 16 | (alpha - color) << 8 | color
        if StraightAlpha.premultiplied(StraightAlpha.straight(word)) != word {
          wrong.append("\(color) of \(alpha)")
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func premultipliedIsTheNearestValue() {
    for alpha in UInt32(0)...255 {
      for color in UInt32(0)...255 {
        let product = alpha * color
        let result = StraightAlpha.premultiplied(color, alpha: alpha)
        // |255 · result − product| ≤ 127.5, in whole numbers.
        if (result * 255).distance(to: product).magnitude > 127 {
          Issue.record("\(color) at \(alpha) gives \(result)")
        }
      }
    }
  }

  struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    let colors: [UInt32]
    let colorType: UInt8
    let bitDepth: UInt8
    var testDescription: String { name }
  }

  static let forms: [Form] = [
    Form(
      name: "2 colours: a palette, a byte a pixel", colors: [0xFF00_0000, 0xFFFF_FFFF],
      colorType: 3, bitDepth: 8),
    Form(
      name: "3 colours, some translucent: a palette", colors: [0, 0x8000_0000, 0xFF11_2233],
      colorType: 3, bitDepth: 8),
    Form(
      name: "256 colours: a palette", colors: (0..<256).map { 0xFF00_0000 | $0 }, colorType: 3,
      bitDepth: 8),
    Form(
      name: "257 opaque colours: RGB", colors: (0..<257).map { 0xFF00_0000 | $0 }, colorType: 2,
      bitDepth: 8),
    Form(
      name: "257 colours, one translucent: RGBA",
      colors: (0..<256).map { 0xFF00_0000 | $0 } + [0x0100_0000], colorType: 6, bitDepth: 8),
  ]

  @Test("the form fits the colours", arguments: forms)
  func form(_ form: Form) throws {
    let image = PixelBuffer(width: form.colors.count, height: 1, pixels: form.colors)
    let header = try PNGFile(PNG.encode(image)).header
    #expect(header.colorType.rawValue == form.colorType)
    #expect(header.bitDepth == Int(form.bitDepth))
  }

  @Test func smoothRowsAreFilteredAndOthersAreNot() throws {
    // Above an oblique gradient, below dots on flat colour.
    let sample = SamplePicture("both", 120, 80) { x, y in
      y < 40
        ? 0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 6) << 8 | UInt32(x + y)
        : (x * 7 + y * 13) % 11 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let file = try PNGFile(PNG.encode(sample.image))
    let rowBytes = 1 + 3 * 120
    let rows = try Inflate.bytes(of: file.compressedData, count: rowBytes * 80)
    let filters = (0..<80).map { rows[$0 * rowBytes] }
    #expect(filters[0..<40].allSatisfy { $0 != 0 })
    #expect(filters[41..<80].allSatisfy { $0 == 0 })
    #expect(file.compressedData.count < 2_500)
    #expect(try PNG.decode(file).image == sample.image)
  }

  @Test("densities", arguments: [1.0, 2, 3, 1.5, 0.5])
  func density(_ scale: Double) throws {
    let image = PixelBuffer(width: 1, height: 1, pixels: [0])
    #expect(try PNG.decode(PNG.encode(image, scale: scale)).scale == scale)
  }
}
