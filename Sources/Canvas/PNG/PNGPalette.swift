/// At most 256 colours, those with transparency first, each group in order of appearance.
struct PNGPalette {
  /// Premultiplied words.
  let colors: [UInt32]
  private let lookup: ColorLookup

  /// The palette of `pixels`, or nil where there are more than 256 colours.
  ///
  /// - Complexity: O(`pixels.count`), less where it fails.
  init?(of pixels: [UInt32]) {
    var found = ColorLookup()
    var colors: [UInt32] = []
    let fits = unsafe pixels.withUnsafeBufferPointer { pixels in
      var last: UInt32?
      var index = 0
      while index < pixels.count {
        let color = unsafe pixels[index]
        index &+= 1
        if color == last { continue }
        last = color
        if found.index(of: color) != nil { continue }
        if colors.count == 256 { return false }
        found.insert(color, index: colors.count)
        colors.append(color)
      }
      return true
    }
    guard fits else { return nil }
    colors = colors.filter { $0 >> 24 < 255 } + colors.filter { $0 >> 24 == 255 }
    var lookup = ColorLookup()
    for (index, color) in colors.enumerated() { lookup.insert(color, index: index) }
    self.colors = colors
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
