import CCairo
import Foundation

@testable import Canvas

/// The box and the amount of ink of a drawn layout, at 4 pixels a point.
struct Ink: Hashable {
  var left: Double?
  var right: Double?
  var amount = 0

  private static let scale = 4.0

  init(of layout: TextLayout, width: Double = 400) {
    let columns = Int(width * Ink.scale)
    let rows = Int((layout.size.height + 20) * Ink.scale)
    let surface = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(columns), Int32(rows))
    let context = unsafe cairo_create(surface)
    defer {
      unsafe cairo_destroy(context)
      unsafe cairo_surface_destroy(surface)
    }
    unsafe cairo_scale(context, Ink.scale, Ink.scale)
    for line in layout.lines {
      for run in line.runs {
        guard let face = FontLibrary.cairoFontFace(for: run.face) else { continue }
        unsafe cairo_set_font_face(context, face.handle)
        unsafe cairo_set_font_size(context, run.size)
        for glyph in run.glyphs {
          var placed = cairo_glyph_t(
            index: UInt(glyph.id), x: line.x + glyph.position.x,
            y: 10 + line.baseline + glyph.position.y)
          unsafe cairo_glyph_path(context, &placed, 1)
        }
      }
    }
    unsafe cairo_fill(context)
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return }
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))
    for column in 0..<columns {
      let sum = (0..<rows).reduce(0) { unsafe $0 + Int(data[$1 * stride + column]) }
      guard sum > 0 else { continue }
      left = left ?? Double(column) / Ink.scale
      right = Double(column + 1) / Ink.scale
      amount += sum
    }
  }
}
