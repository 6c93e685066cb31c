import CCairo

/// Draws on one surface; a position given to it is a pixel of the picture the surface is a part of.
///
/// Colours are premultiplied words, 0xAARRGGBB, and reach the pixels byte for byte. Each drawing
/// operation asks Cairo's sticky status, so that an error names the operation that caused it.
@safe
package struct DrawingContext: ~Copyable {
  let handle: OpaquePointer

  /// Creates a context whose pixel (0, 0) of the surface is pixel (`x`, `y`) of the picture.
  ///
  /// The surface's pixels live as long as the context does.
  package init(on surface: borrowing ImageSurface, x: Int = 0, y: Int = 0) throws(CanvasError) {
    guard let handle = unsafe cairo_create(surface.handle) else {
      preconditionFailure("cairo_create never returns NULL")
    }
    unsafe self.handle = handle
    unsafe cairo_translate(handle, -Double(x), -Double(y))
    // A tenth of a pixel, Cairo's default, shows on large circles.
    unsafe cairo_set_tolerance(handle, 0.05)
    try checkStatus(while: "starting to draw")
  }

  deinit { unsafe cairo_destroy(handle) }

  func checkStatus(while operation: @autoclosure () -> String) throws(CanvasError) {
    let status = unsafe cairo_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(CairoStatus(status), while: operation())
    }
  }
}

// MARK: - State

extension DrawingContext {
  /// How new pixels meet those that are there.
  package enum Operator: Hashable, Sendable {
    /// On top.
    case over
    /// Keeps what is there only where the new pixels are.
    case keepInside
    /// Keeps what is there only where the new pixels are not.
    case cutOut

    var cairo: cairo_operator_t {
      switch self {
      case .over: CAIRO_OPERATOR_OVER
      case .keepInside: CAIRO_OPERATOR_DEST_IN
      case .cutOut: CAIRO_OPERATOR_DEST_OUT
      }
    }
  }

  /// Sets the operator of what is drawn from now on.
  package func setOperator(_ op: Operator) {
    unsafe cairo_set_operator(handle, op.cairo)
  }

  /// Makes a premultiplied colour, 0xAARRGGBB, the source of what is filled, stroked and masked.
  package func setColor(_ premultiplied: UInt32) {
    let alpha = Double(premultiplied >> 24)
    func straight(_ shift: UInt32) -> Double {
      alpha == 0 ? 0 : Double((premultiplied >> shift) & 0xff) / alpha
    }
    // Cairo multiplies again, widens to 16 bits and keeps the upper byte: the same byte.
    unsafe cairo_set_source_rgba(handle, straight(16), straight(8), straight(0), alpha / 255)
  }

  /// Runs `body` with drawing restricted to a rectangle of pixels as well.
  package func clipped(
    toX x: Int, y: Int, width: Int, height: Int, body: () throws(CanvasError) -> Void
  ) throws(CanvasError) {
    unsafe cairo_save(handle)
    defer { unsafe cairo_restore(handle) }
    unsafe cairo_new_path(handle)
    unsafe cairo_rectangle(handle, Double(x), Double(y), Double(width), Double(height))
    unsafe cairo_clip(handle)
    try checkStatus(while: "clipping to \(width)×\(height) px")
    try body()
  }
}

// MARK: - Pixels

extension DrawingContext {
  /// Fills a rectangle of whole pixels with the colour.
  package func fillRectangle(x: Int, y: Int, width: Int, height: Int) throws(CanvasError) {
    unsafe cairo_new_path(handle)
    unsafe cairo_rectangle(handle, Double(x), Double(y), Double(width), Double(height))
    unsafe cairo_fill(handle)
    try checkStatus(while: "filling \(width)×\(height) px")
  }

  /// Draws the colour through the alpha of `mask`, whose top left pixel lies at (`x`, `y`).
  package func fill(through mask: borrowing ImageSurface, x: Int, y: Int) throws(CanvasError) {
    unsafe cairo_mask_surface(handle, mask.handle, Double(x), Double(y))
    try checkStatus(while: "drawing through a \(mask.width)×\(mask.height) px mask")
  }

  /// Draws `image` pixel by pixel with its top left at (`x`, `y`), all of it times `opacity`.
  package func draw(
    _ image: borrowing ImageSurface, x: Int, y: Int, opacity: Double = 1
  ) throws(CanvasError) {
    unsafe cairo_set_source_surface(handle, image.handle, Double(x), Double(y))
    unsafe cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_NEAREST)
    if opacity < 1 {
      unsafe cairo_paint_with_alpha(handle, opacity)
    } else {
      unsafe cairo_paint(handle)
    }
    // The surface must not be kept alive by the source.
    setColor(0)
    try checkStatus(while: "drawing a \(image.width)×\(image.height) px image")
  }
}
