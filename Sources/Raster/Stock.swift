import Canvas
import Painting

/// Pixels that many items of one picture share: corners and blurred shadows.
final class Stock {
  let glyphs = GlyphStock()
  private var tiles: [PixelCorner: CornerTile] = [:]
  private var shadows: [ShadowKey: AlphaMask] = [:]
  private var masks: [CornerMask.Key: CornerMask] = [:]

  /// The pixels of sheets that are being drawn, and how many there should be at most.
  private(set) var pixelsInUse = 0
  private let pixelBudget: Int

  init(pixelBudget: Int = 1 << 25) { self.pixelBudget = pixelBudget }

  /// Whether another sheet of that size is too much.
  func isShort(of bounds: PixelRect) -> Bool {
    pixelsInUse + bounds.pixelCount > pixelBudget
  }

  /// Counts a sheet that comes, or with a negative number one that goes.
  func count(pixels: Int) { pixelsInUse += pixels }

  /// The blurred mask of a box; boxes that differ in place and length only share its pixels.
  func shadow(of box: PixelBox, blur: GaussianBlur) -> StretchedMask {
    let short = box.shortened(to: coverage(of: box), blur: blur)
    let key = ShadowKey(box: short, blur: blur)
    let tile = shadows[key] ?? blur.blurredByQuarters(coverage(of: short))
    shadows[key] = tile
    return StretchedMask(tile, of: short, asShadowOf: box)
  }

  /// The table of a corner.
  func tile(_ corner: PixelCorner) -> CornerTile {
    if let tile = tiles[corner] { return tile }
    let tile = CornerTile(corner)
    tiles[corner] = tile
    return tile
  }

  /// The coverage of a box.
  func coverage(of box: PixelBox) -> BoxCoverage {
    BoxCoverage(box: box, outer: box.corner.map(tile), inner: box.innerCorner.map(tile))
  }

  /// One corner of a box or band, ready to draw through.
  ///
  /// `part` counts from the box's top left. An inverted mask holds what lies outside the box.
  func mask(
    _ corner: Corners, of coverage: BoxCoverage, part: PixelRect, isInverted: Bool = false
  ) throws(CanvasError) -> CornerMask {
    let box = coverage.box
    let key = CornerMask.Key(
      corner: corner, outer: box.corners.contains(corner) ? box.corner : nil,
      inner: box.corners.contains(corner) ? box.innerCorner : nil, band: box.band,
      columns: part.width, rows: part.height, isInverted: isInverted)
    if let mask = masks[key] { return mask }
    let bytes = coverage.coverage(of: part)
    let mask = CornerMask(
      try ImageSurface(
        copying: isInverted ? bytes.map { 255 - $0 } : bytes, width: part.width,
        height: part.height))
    masks[key] = mask
    return mask
  }
}

/// What decides a box's blurred mask.
private struct ShadowKey: Hashable {
  var box: PixelBox
  var blur: GaussianBlur
}

/// The pixels of one corner of a box or band.
final class CornerMask {
  struct Key: Hashable {
    var corner: Corners
    var outer: PixelCorner?
    var inner: PixelCorner?
    var band: Int?
    var columns: Int
    var rows: Int
    var isInverted: Bool
  }

  let surface: ImageSurface

  init(_ surface: consuming ImageSurface) { self.surface = surface }
}
