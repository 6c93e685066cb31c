import Canvas
import Foundation
import Painting

extension Sheet {
  /// Paints a run of glyphs: all outlines as one shape, pictures one by one.
  func paint(_ item: GlyphItem, in space: Space) throws(CanvasError) {
    guard !item.color.isInvisible, space.transform.isUsable else { return }
    var outlines = Path()
    for glyph in item.run.glyphs {
      let placement = item.placement(of: glyph, in: space.transform)
      switch try stock.glyphs.glyph(glyph.id, of: item.run.face) {
      case .outline(let path)?:
        outlines.elements += path.transformed(by: placement).elements
      case .picture(let bitmap, let place)?:
        try paint(bitmap, place, placement, opacity: item.color.alpha)
      case nil: break
      }
    }
    guard let extent = outlines.extent, !extent.intersection(bounds).isEmpty else { return }
    context.setColor(item.color.premultiplied)
    context.trace(outlines)
    try context.fillPath()
  }

  /// Paints a glyph that is a picture, between pixels where it falls there.
  private func paint(
    _ bitmap: Bitmap, _ place: CGRect, _ placement: AffineTransform, opacity: Double
  ) throws(CanvasError) {
    guard let extent = Path.rect(place).transformed(by: placement).extent,
      !extent.intersection(bounds).isEmpty
    else { return }
    let item = ImageItem(bitmap: bitmap, destination: place)
    guard opacity < 1 else { return try paint(turned: item, placement) }
    let sheet = try Sheet(.argb32, bounds: extent.intersection(bounds), stock: stock)
    try sheet.paint(turned: item, placement)
    try context.draw(
      sheet.surface, x: sheet.bounds.left, y: sheet.bounds.top, opacity: opacity)
  }
}

extension GlyphItem {
  /// From a glyph's ems to the picture's pixels, with the baseline on a row of pixels.
  func placement(of glyph: GlyphRun.Glyph, in transform: AffineTransform) -> AffineTransform {
    var baseline = AffineTransform.translation(x: origin.x, y: origin.y).followed(by: transform)
    if transform.b == 0, transform.c == 0 {
      baseline.ty = Double(PixelGrid.snap(baseline.ty))
    } else if transform.a == 0, transform.d == 0 {
      baseline.tx = Double(PixelGrid.snap(baseline.tx))
    }
    // y grows downwards: what lies above the baseline leans to the right.
    return AffineTransform(
      a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: glyph.position.x,
      ty: glyph.position.y
    ).followed(by: baseline)
  }

  /// The pixels the run can touch.
  func extent(_ transform: AffineTransform, _ glyphs: GlyphStock) throws(CanvasError) -> PixelRect {
    guard transform.isUsable else { return .empty }
    var extent = PixelRect.empty
    for glyph in run.glyphs {
      let placement = placement(of: glyph, in: transform)
      switch try glyphs.glyph(glyph.id, of: run.face) {
      case .outline(let path)?:
        extent = extent.union(path.transformed(by: placement).extent ?? .empty)
      case .picture(_, let place)?:
        extent = extent.union(Path.rect(place).transformed(by: placement).extent ?? .empty)
      case nil: break
      }
    }
    return extent
  }
}
