import Painting

extension Bitmap {
  /// The bitmap scaled to `width`×`height` pixels, of which `part` is made.
  ///
  /// Smaller pictures average the area each pixel covers, larger ones interpolate linearly and
  /// continue the edge pixels outwards; in whole numbers, so that bits do not depend on the machine.
  func scaled(toWidth width: Int, height: Int, part: PixelRect) -> Bitmap {
    let columns = Resampling(from: self.width, to: width, part: part.left..<part.right)
    let rows = Resampling(from: self.height, to: height, part: part.top..<part.bottom)
    guard !columns.isIdentity || !rows.isIdentity else {
      return part.width == self.width && part.height == self.height ? self : cropped(to: part)
    }

    // Rows are scaled across when first needed, and kept while they are.
    var scaledRows: [Int: [UInt32]] = [:]
    var result: [UInt32] = []
    result.reserveCapacity(part.width * part.height)
    var sums = WeightedSum(count: part.width * 4)
    for taps in rows.taps {
      for old in scaledRows.keys where old < taps.first { scaledRows[old] = nil }
      sums.reset(to: 1 << 15)
      for (offset, weight) in taps.weights.enumerated() {
        let y = taps.first + offset
        let row = scaledRows[y] ?? scaledRow(y, columns)
        scaledRows[y] = row
        sums.add(row, times: weight)
      }
      sums.appendPixels(to: &result)
    }
    return Bitmap(width: part.width, height: part.height, pixels: result)
  }

  /// One row scaled across: alpha, red, green and blue of each pixel.
  private func scaledRow(_ y: Int, _ columns: Resampling) -> [UInt32] {
    var row: [UInt32] = []
    row.reserveCapacity(columns.taps.count * 4)
    for taps in columns.taps {
      var (a, r, g, b): (UInt32, UInt32, UInt32, UInt32) = (1 << 15, 1 << 15, 1 << 15, 1 << 15)
      var index = y * width + taps.first
      for weight in taps.weights {
        let pixel = pixels[index]
        a &+= (pixel >> 24) &* weight
        r &+= (pixel >> 16 & 0xff) &* weight
        g &+= (pixel >> 8 & 0xff) &* weight
        b &+= (pixel & 0xff) &* weight
        index &+= 1
      }
      row.append(a >> 16)
      row.append(r >> 16)
      row.append(g >> 16)
      row.append(b >> 16)
    }
    return row
  }

  private func cropped(to part: PixelRect) -> Bitmap {
    var result: [UInt32] = []
    result.reserveCapacity(part.width * part.height)
    for y in part.top..<part.bottom {
      result += pixels[y * width + part.left..<y * width + part.right]
    }
    return Bitmap(width: part.width, height: part.height, pixels: result)
  }
}

/// Which source pixels make a target pixel, along one axis.
struct Resampling {
  /// The source pixels of one target pixel, and their weights, which add up to 65,536.
  struct Taps {
    var first: Int
    var weights: [UInt32]
  }

  let taps: [Taps]
  let isIdentity: Bool

  /// Creates the taps of the target pixels in `part`.
  init(from source: Int, to target: Int, part: Range<Int>) {
    isIdentity = source == target
    taps = part.map { pixel in
      source >= target
        ? Resampling.area(pixel, source, target) : Resampling.linear(pixel, source, target)
    }
  }

  /// The part of each source pixel that lies under a target pixel.
  private static func area(_ pixel: Int, _ source: Int, _ target: Int) -> Taps {
    // In units of 1/target source pixels, everything is a whole number.
    let (start, end) = (pixel * source, (pixel + 1) * source)
    let first = start / target
    let last = (end - 1) / target
    let shares = (first...last).map { index in
      min(end, (index + 1) * target) - max(start, index * target)
    }
    return Taps(first: first, weights: weights(shares, total: source))
  }

  /// The two source pixels whose centres enclose a target pixel's centre.
  private static func linear(_ pixel: Int, _ source: Int, _ target: Int) -> Taps {
    // The centre in units of 1/(2·target) source pixels, counted from the first centre.
    let centre = (2 * pixel + 1) * source - target
    guard centre > 0 else { return Taps(first: 0, weights: [65_536]) }
    let (first, share) = (centre / (2 * target), centre % (2 * target))
    guard share > 0, first + 1 < source else {
      return Taps(first: min(first, source - 1), weights: [65_536])
    }
    return Taps(first: first, weights: weights([2 * target - share, share], total: 2 * target))
  }

  /// Shares of `total` in 65,536ths, by rounding the running sum.
  private static func weights(_ shares: [Int], total: Int) -> [UInt32] {
    var (sum, taken) = (0, 0)
    return shares.map { share in
      sum += share
      let rounded = (sum * 65_536 * 2 + total) / (total * 2)
      defer { taken = rounded }
      return UInt32(rounded - taken)
    }
  }
}
