/// At most 256 colours, those with transparency first, each group in order of appearance.
struct PNGPalette {
  /// Premultiplied words.
  let colors: [UInt32]
  private let lookup: ColorLookup

  /// The palette of at most 256 different colours, given in order of appearance.
  fileprivate init(_ appearing: [UInt32]) {
    colors = appearing.filter { $0 >> 24 < 255 } + appearing.filter { $0 >> 24 == 255 }
    var lookup = ColorLookup()
    for (index, color) in colors.enumerated() { lookup.insert(color, index: index) }
    self.lookup = lookup
  }

  /// The place of a colour that is in the palette.
  @inline(__always)
  func index(of color: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: lookup.index(of: color) ?? 0)
  }

  /// The data of `PLTE`.
  var colorBytes: [UInt8] {
    colors.map(StraightAlpha.straight).flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
  }

  /// The data of `tRNS`: the alphas of the colours that are not opaque, which come first.
  var alphaBytes: [UInt8] {
    colors.prefix { $0 >> 24 < 255 }.map { UInt8($0 >> 24) }
  }
}

/// What colours a picture has; found by reading it once, because it is larger than the caches.
struct PNGColors {
  /// All of them; nil where there are more than 256.
  let palette: PNGPalette?
  let isOpaque: Bool

  /// Looks at every pixel.
  init(of pixels: [UInt32]) {
    var found = ColorLookup()
    var colors: [UInt32] = []
    var areFew = true
    var alpha = UInt32.max
    unsafe pixels.withUnsafeBufferPointer { pixels in
      var last: UInt32?
      var index = 0
      // 1 while they may be few, each colour is looked up and its alpha noted …
      while index < pixels.count {
        let color = unsafe pixels[index]
        index &+= 1
        if color == last { continue }
        last = color
        alpha &= color
        if found.index(of: color) != nil { continue }
        areFew = colors.count < 256
        if !areFew { break }
        found.insert(color, index: colors.count)
        colors.append(color)
      }
      // 2 … and of the rest only the alpha.
      while index < pixels.count {
        alpha &= unsafe pixels[index]
        index &+= 1
      }
    }
    palette = areFew ? PNGPalette(colors) : nil
    isOpaque = alpha >> 24 == 255
  }
}

/// A hash table from colours to indices, with room for 256.
private struct ColorLookup {
  private static let slots = 1024
  private var keys = [UInt32](repeating: 0, count: slots)
  private var indices = [Int16](repeating: -1, count: slots)

  func index(of color: UInt32) -> Int? {
    let slot = slot(of: color)
    return indices[slot] < 0 ? nil : Int(indices[slot])
  }

  mutating func insert(_ color: UInt32, index: Int) {
    let slot = slot(of: color)
    keys[slot] = color
    indices[slot] = Int16(index)
  }

  /// The slot with `color`, or the empty one where it belongs.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 2_654_435_761) >> 22)
    while indices[slot] >= 0 && keys[slot] != color { slot = (slot + 1) & (Self.slots - 1) }
    return slot
  }
}
