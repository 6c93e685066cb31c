/// Turns stored samples of any kind into premultiplied words.
struct PNGConversion {
  private let header: PNGFile.Header
  /// For palettes, and for gray of at most 8 bits: the word of each sample, 0 where none exists.
  private let table: [UInt32]
  /// Samples of the table that exist.
  private let tableCount: Int
  /// The one colour that is transparent, in samples, for gray and RGB.
  private let keyed: [Int]?

  init(_ file: PNGFile) throws(PNGError) {
    header = file.header
    let depth = header.bitDepth
    switch header.colorType {
    case .palette:
      tableCount = min(file.palette.count / 3, 1 << depth)
      var words: [UInt32] = []
      for index in 0..<tableCount {
        let color = file.palette[(3 * index)..<(3 * index + 3)].reduce(UInt32(0)) {
          $0 << 8 | UInt32($1)
        }
        let alpha = index < file.transparency.count ? file.transparency[index] : 255
        words.append(StraightAlpha.premultiplied(UInt32(alpha) << 24 | color))
      }
      table = words + [UInt32](repeating: 0, count: 256 - words.count)
      keyed = nil
    case .gray where depth <= 8:
      let most = (1 << depth) - 1
      let transparent =
        file.transparency.isEmpty
        ? nil : (Int(file.transparency[0]) << 8 | Int(file.transparency[1])) & most
      var words: [UInt32] = []
      for sample in 0...most {
        let level = UInt32(sample * 255 / most)
        words.append(
          sample == transparent ? 0 : 0xFF00_0000 | level << 16 | level << 8 | level)
      }
      tableCount = words.count
      table = words + [UInt32](repeating: 0, count: 256 - words.count)
      keyed = nil
    default:
      table = []
      tableCount = 0
      keyed =
        file.transparency.isEmpty
        ? nil
        : stride(from: 0, to: file.transparency.count, by: 2).map {
          (Int(file.transparency[$0]) << 8 | Int(file.transparency[$0 + 1]))
            & ((1 << depth) - 1)
        }
    }
  }

  /// The picture of unfiltered scanlines.
  func pixels(of scanlines: [UInt8], passes: [PNGPass]) throws(PNGError) -> [UInt32] {
    let count = header.width * header.height
    var isWithinPalette = true
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { pixels, initialized in
      guard let target = pixels.baseAddress else { return }
      unsafe scanlines.withUnsafeBufferPointer { bytes in
        guard let source = bytes.baseAddress else { return }
        for pass in passes {
          precondition(pass.offset + pass.byteCount <= bytes.count)
          for row in 0..<pass.height {
            let samples = unsafe source + pass.offset + row * pass.rowBytes + 1
            let y = pass.y + row * pass.stepY
            let place = unsafe target + y * header.width + pass.x
            let isInside = unsafe convert(
              samples, count: pass.width, to: place, step: pass.stepX)
            if !isInside { isWithinPalette = false }
          }
        }
      }
      // Every pixel belongs to exactly one pass.
      initialized = count
    }
    guard isWithinPalette else { throw .corrupt("a pixel's colour is not in the palette") }
    return pixels
  }

  /// Converts a row; false if a colour is not in the palette.
  private func convert(
    _ samples: UnsafePointer<UInt8>, count: Int, to pixels: UnsafeMutablePointer<UInt32>,
    step: Int
  ) -> Bool {
    switch (header.colorType, header.bitDepth) {
    case (.palette, _), (.gray, ...8):
      return unsafe convertIndices(samples, count: count, to: pixels, step: step)
    case (.rgb, 8) where keyed == nil:
      unsafe convertRGB(samples, count: count, to: pixels, step: step)
    case (.rgba, 8):
      unsafe convertRGBA(samples, count: count, to: pixels, step: step)
    default:
      unsafe convertSamples(samples, count: count, to: pixels, step: step)
    }
    return true
  }

  private func convertIndices(
    _ samples: UnsafePointer<UInt8>, count: Int, to pixels: UnsafeMutablePointer<UInt32>,
    step: Int
  ) -> Bool {
    let depth = header.bitDepth
    let mask = (1 << depth) - 1
    var largest = 0
    unsafe table.withUnsafeBufferPointer { table in
      var x = 0
      while x < count {
        let bit = x &* depth
        let byte = unsafe Int(samples[bit &>> 3])
        let index = byte &>> (8 &- depth &- bit & 7) & mask
        largest = max(largest, index)
        unsafe pixels[x &* step] = table[index]
        x &+= 1
      }
    }
    return largest < tableCount
  }

  private func convertRGB(
    _ samples: UnsafePointer<UInt8>, count: Int, to pixels: UnsafeMutablePointer<UInt32>,
    step: Int
  ) {
    // A word that begins one byte early holds the pixel's three bytes; there is always a filter
    // byte before the first.
    var sample = unsafe UnsafeRawPointer(samples - 1)
    var x = 0
    while x < count {
      let word = unsafe UInt32(bigEndian: sample.loadUnaligned(as: UInt32.self))
      unsafe pixels[x &* step] = 0xFF00_0000 | word
      unsafe sample += 3
      x &+= 1
    }
  }

  private func convertRGBA(
    _ samples: UnsafePointer<UInt8>, count: Int, to pixels: UnsafeMutablePointer<UInt32>,
    step: Int
  ) {
    var sample = unsafe UnsafeRawPointer(samples)
    var last: UInt32 = 0
    var converted: UInt32 = 0
    var x = 0
    while x < count {
      let stored = unsafe sample.loadUnaligned(as: UInt32.self)
      if stored != last {
        last = stored
        let rgba = UInt32(bigEndian: stored)
        converted = StraightAlpha.premultiplied(rgba &<< 24 | rgba &>> 8)
      }
      unsafe pixels[x &* step] = converted
      unsafe sample += 4
      x &+= 1
    }
  }

  /// Whole samples of 8 or 16 bits, one by one.
  private func convertSamples(
    _ samples: UnsafePointer<UInt8>, count: Int, to pixels: UnsafeMutablePointer<UInt32>,
    step: Int
  ) {
    let channels = header.colorType.channels
    let isWide = header.bitDepth == 16
    for x in 0..<count {
      let values = (0..<channels).map { channel in
        let index = x * channels + channel
        return unsafe isWide
          ? Int(samples[2 * index]) << 8 | Int(samples[2 * index + 1]) : Int(samples[index])
      }
      unsafe pixels[x * step] = word(of: values, isWide: isWide)
    }
  }

  private func word(of values: [Int], isWide: Bool) -> UInt32 {
    if values == keyed { return 0 }
    // To the nearest of 255 steps, exact for samples that were 8 bits wide once.
    let levels = values.map { UInt32(isWide ? ($0 * 255 + 32895) >> 16 : $0) }
    let red = levels[0]
    let isGray = levels.count <= 2
    let green = isGray ? red : levels[1]
    let blue = isGray ? red : levels[2]
    let alpha = levels.count % 2 == 0 ? levels[levels.count - 1] : 255
    return StraightAlpha.premultiplied(alpha << 24 | red << 16 | green << 8 | blue)
  }
}
