/// Coverage of a rectangle of pixels, 0 to 255, rows from the top.
struct AlphaMask: Hashable {
  /// The pixels of the picture it covers.
  var bounds: PixelRect
  var alpha: [UInt8]
}

extension AlphaMask {
  /// The mask moved to the right and down by a part of a pixel, in 256ths, 0 to 255.
  ///
  /// One column and row are added, so that nothing is lost.
  func moved(right: Int, down: Int) -> AlphaMask {
    guard right > 0 || down > 0 else { return self }
    let (columns, rows) = (bounds.width, bounds.height)
    var result = self
    result.bounds.right += 1
    result.bounds.bottom += 1
    result.alpha = [UInt8](repeating: 0, count: (columns + 1) * (rows + 1))
    /// A row shifted to the right, times 256.
    func shifted(_ y: Int) -> [Int] {
      guard y >= 0, y < rows else { return [Int](repeating: 0, count: columns + 1) }
      var left = 0
      return (0...columns).map { x in
        let here = x < columns ? Int(alpha[y * columns + x]) : 0
        defer { left = here }
        return here * (256 - right) + left * right
      }
    }
    var above = shifted(-1)
    for y in 0...rows {
      let row = shifted(y)
      for x in 0...columns {
        let value = row[x] * (256 - down) + above[x] * down
        result.alpha[y * (columns + 1) + x] = UInt8((value + 32_768) >> 16)
      }
      above = row
    }
    return result
  }
}
