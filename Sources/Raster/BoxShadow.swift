import Painting

// A column whose surroundings, as far as the kernel reaches, hold no corner looks like its
// neighbours: one of them stands for all. So with rows. The mask that is blurred is therefore that
// of a box just long enough, and the result is that of blurring the whole box, bit by bit.

extension PixelBox {
  /// The box at the origin with its sides no longer than the mask of its shadow needs.
  func shortened(to coverage: BoxCoverage, blur: GaussianBlur) -> PixelBox {
    let columns = 2 * (coverage.cornerColumns + blur.horizontal.reach) + 1
    let rows = 2 * (coverage.cornerRows + blur.vertical.reach) + 1
    var short = self
    short.rect = PixelRect(
      left: 0, top: 0, right: min(rect.width, columns), bottom: min(rect.height, rows))
    return short
  }
}

extension GaussianBlur {
  /// The blurred mask of a whole box.
  func blurred(_ coverage: BoxCoverage) -> AlphaMask {
    let rect = coverage.box.rect
    let whole = PixelRect(left: 0, top: 0, right: rect.width, bottom: rect.height)
    return blurred(
      AlphaMask(bounds: rect, alpha: coverage.coverage(of: whole)),
      within: rect.grown(x: horizontal.reach, y: vertical.reach))
  }

  /// The same, from a quarter of it where all corners are alike.
  func blurredByQuarters(_ coverage: BoxCoverage) -> AlphaMask {
    let rect = coverage.box.rect
    guard coverage.box.corner == nil || coverage.box.corners == .all else {
      return blurred(coverage)
    }
    // The upper left quarter, with the middle row and column where there is one.
    let grown = rect.grown(x: horizontal.reach, y: vertical.reach)
    var quarter = grown
    quarter.right = grown.left + (grown.width + 1) / 2
    quarter.bottom = grown.top + (grown.height + 1) / 2
    let whole = PixelRect(left: 0, top: 0, right: rect.width, bottom: rect.height)
    let upperLeft = blurred(
      AlphaMask(bounds: rect, alpha: coverage.coverage(of: whole)), within: quarter)

    var mask = AlphaMask(bounds: grown, alpha: [])
    mask.alpha.reserveCapacity(grown.pixelCount)
    for y in 0..<grown.height {
      let start = min(y, grown.height - 1 - y) * quarter.width
      let half = upperLeft.alpha[start..<start + quarter.width]
      mask.alpha += half
      mask.alpha += half.prefix(grown.width / 2).reversed()
    }
    return mask
  }
}

extension StretchedMask {
  /// The shadow mask of `box`, from that of the shortened box.
  init(_ tile: AlphaMask, of short: PixelBox, asShadowOf box: PixelBox) {
    self.tile = tile
    self.tile.bounds = tile.bounds.moved(x: box.rect.left, y: box.rect.top)
    column = tile.bounds.width / 2
    extraColumns = box.rect.width - short.rect.width
    row = tile.bounds.height / 2
    extraRows = box.rect.height - short.rect.height
  }
}
