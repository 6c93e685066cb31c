/// Blurs masks with exact integer sums, so that pieces and wholes agree bit by bit.
///
/// Silhouettes are mostly flat. A blurred row is therefore summed from the places where the row
/// changes, and a blurred column from the rows that differ from the one above them.
struct GaussianBlur: Hashable {
  var horizontal: GaussianKernel
  var vertical: GaussianKernel

  /// The mask blurred, grown by the kernels' reach, as far as it lies in `visible`.
  func blurred(_ mask: AlphaMask, within visible: PixelRect) -> AlphaMask {
    let grown = mask.bounds.grown(x: horizontal.reach, y: vertical.reach)
    let bounds = grown.intersection(visible)
    guard !bounds.isEmpty, !mask.bounds.isEmpty else { return AlphaMask(bounds: .empty, alpha: []) }

    let columns = (bounds.left - grown.left)..<(bounds.right - grown.left)
    let changes = rowChanges(of: mask, columns: columns)
    var alpha: [UInt8] = []
    alpha.reserveCapacity(bounds.pixelCount)
    var sums = WeightedSum(count: columns.count)
    var bytes: [UInt8] = []
    var first = 0
    for row in 0..<(bounds.bottom - grown.top) {
      // Changes whose row lies `tap` above this one weigh as much as that tap.
      while first < changes.count, changes[first].row < row - 2 * vertical.reach { first += 1 }
      var isLikeAbove = row > bounds.top - grown.top
      for change in changes[first...] {
        let tap = row - change.row
        if tap < 0 { break }
        sums.add(change.differences, times: vertical.weights[tap])
        isLikeAbove = false
      }
      guard row >= bounds.top - grown.top else { continue }
      if !isLikeAbove { bytes = sums.bytes }
      alpha += bytes
    }
    return AlphaMask(bounds: bounds, alpha: alpha)
  }

  /// How a horizontally blurred row differs from the one above it.
  private struct RowChange {
    var row: Int
    /// Differences modulo 2³²; sums of them are what they should be.
    var differences: [UInt32]
  }

  private func rowChanges(of mask: AlphaMask, columns: Range<Int>) -> [RowChange] {
    let (width, height) = (mask.bounds.width, mask.bounds.height)
    var changes: [RowChange] = []
    var above = [UInt32](repeating: 0, count: columns.count)
    let nothing = above
    for y in 0...height {
      let range = y * width..<(y + 1) * width
      if y > 0, y < height,
        mask.alpha[range] == mask.alpha[range.lowerBound - width..<range.lowerBound]
      {
        continue
      }
      let row = y < height ? blurredRow(mask.alpha, range, columns) : nothing
      changes.append(RowChange(row: y, differences: differences(row, above)))
      above = row
    }
    return changes
  }

  /// Some columns of one row blurred, in 256ths.
  private func blurredRow(
    _ alpha: [UInt8], _ range: Range<Int>, _ columns: Range<Int>
  ) -> [UInt32] {
    var sums = [UInt32](repeating: 0, count: range.count + 2 * horizontal.reach + 1)
    var left: UInt8 = 0
    for x in 0...range.count {
      let here = x < range.count ? alpha[range.lowerBound + x] : 0
      if here != left {
        let step = UInt32(truncatingIfNeeded: Int(here) - Int(left))
        for (tap, weight) in horizontal.weights.enumerated() { sums[x + tap] &+= step &* weight }
        left = here
      }
    }
    var sum: UInt32 = 0
    for x in 0..<columns.upperBound {
      sum &+= sums[x]
      sums[x] = (sum &+ 128) >> 8
    }
    return Array(sums[columns])
  }

  private func differences(_ row: [UInt32], _ above: [UInt32]) -> [UInt32] {
    row.indices.map { row[$0] &- above[$0] }
  }
}
