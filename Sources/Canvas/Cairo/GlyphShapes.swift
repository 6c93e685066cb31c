import CCairo

/// One step of a glyph's outline, in ems from its origin; y grows downwards.
package enum OutlineElement: Hashable, Sendable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
  case close
}

/// A glyph that is a picture.
package struct GlyphPicture: Hashable, Sendable {
  /// Premultiplied, 0xAARRGGBB, rows from the top.
  package var pixels: [UInt32]
  /// Width and height in pixels of the picture.
  package var width: Int
  package var height: Int
  /// From the glyph's origin to the picture's left and top edges, in ems; y grows downwards.
  package var left: Double
  package var top: Double
  /// Ems per pixel of the picture.
  package var pixelSize: Double
}

/// What a glyph paints.
package enum GlyphShape: Hashable, Sendable {
  /// An outline to be filled, parts overlapping; empty where nothing is painted.
  case outline([OutlineElement])
  case picture(GlyphPicture)
}

/// Reads the glyphs of one face, unhinted.
///
/// Outlines are read at one large size, so that all sizes drawn are the same shape.
@safe
package final class GlyphShapes {
  private let face: Face
  private let isPicture: Bool
  private let context: DrawingContext

  /// Pixels per em at which outlines are read; FreeType rounds them to 1/64 px.
  private static let referenceSize = 2_048.0

  /// Opens a face; nil when its file is not installed.
  package static func open(_ face: Face) throws(CanvasError) -> GlyphShapes? {
    guard let font = FontLibrary.cairoFontFace(for: face) else { return nil }
    return try GlyphShapes(face, font)
  }

  private init(_ face: Face, _ font: CairoFontFace) throws(CanvasError) {
    self.face = face
    isPicture = font.isColorBitmap
    context = try DrawingContext(on: ImageSurface(.alpha8, width: 1, height: 1))
    unsafe cairo_set_font_face(context.handle, font.handle)
    unsafe cairo_set_font_size(context.handle, GlyphShapes.referenceSize)
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_set_font_options(context.handle, options)
    unsafe cairo_font_options_destroy(options)
    try context.checkStatus(while: "opening a font")
  }

  /// What a glyph paints.
  package func shape(of glyph: UInt32) throws(CanvasError) -> GlyphShape {
    guard isPicture else { return .outline(try outline(of: glyph)) }
    guard let bitmap = FontLibrary.colorBitmap(of: glyph, in: face) else { return .outline([]) }
    return .picture(
      GlyphPicture(
        pixels: bitmap.pixels, width: bitmap.width, height: bitmap.height,
        left: Double(bitmap.left) / bitmap.pixelsPerEm,
        top: -Double(bitmap.top) / bitmap.pixelsPerEm, pixelSize: 1 / bitmap.pixelsPerEm))
  }

  private func outline(of glyph: UInt32) throws(CanvasError) -> [OutlineElement] {
    var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    unsafe cairo_new_path(context.handle)
    unsafe cairo_glyph_path(context.handle, &placed, 1)
    try context.checkStatus(while: "reading the outline of glyph \(glyph)")
    guard let path = unsafe cairo_copy_path(context.handle) else { return [] }
    defer { unsafe cairo_path_destroy(path) }
    return unsafe GlyphShapes.elements(of: path.pointee)
  }

  private static func elements(of path: cairo_path_t) -> [OutlineElement] {
    var elements: [OutlineElement] = []
    var index = 0
    while index < Int(unsafe path.num_data) {
      let header = unsafe path.data[index].header
      func coordinate(_ point: Int) -> (x: Double, y: Double) {
        let place = unsafe path.data[index + point].point
        return (place.x / referenceSize, place.y / referenceSize)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        let end = coordinate(1)
        elements.append(.move(x: end.x, y: end.y))
      case CAIRO_PATH_LINE_TO:
        let end = coordinate(1)
        elements.append(.line(x: end.x, y: end.y))
      case CAIRO_PATH_CURVE_TO:
        let (control1, control2, end) = (coordinate(1), coordinate(2), coordinate(3))
        elements.append(
          .curve(
            x1: control1.x, y1: control1.y, x2: control2.x, y2: control2.y, x: end.x, y: end.y))
      default: elements.append(.close)
      }
      index += max(Int(header.length), 1)
    }
    // A closed path ends in a move to where it began.
    if case .move? = elements.last { elements.removeLast() }
    return elements
  }
}
