import CCairo

extension DrawingContext {
  /// Forgets the current path.
  package func beginPath() { unsafe cairo_new_path(handle) }

  /// Starts a part of the path at a point.
  package func move(x: Double, y: Double) { unsafe cairo_move_to(handle, x, y) }

  /// Adds a straight line to a point.
  package func line(x: Double, y: Double) { unsafe cairo_line_to(handle, x, y) }

  /// Adds a cubic curve to the last of three points.
  package func curve(
    x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double
  ) {
    unsafe cairo_curve_to(handle, x1, y1, x2, y2, x, y)
  }

  /// Closes the part of the path that was begun last.
  package func closePath() { unsafe cairo_close_path(handle) }

  /// Fills the path with the colour, antialiased, and forgets it.
  package func fillPath(evenOdd: Bool = false) throws(CanvasError) {
    unsafe cairo_set_fill_rule(
      handle, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    unsafe cairo_fill(handle)
    try checkStatus(while: "filling a path")
  }

  /// Strokes the path with the colour, antialiased, and forgets it.
  package func strokePath(_ pen: Pen) throws(CanvasError) {
    unsafe cairo_save(handle)
    defer { unsafe cairo_restore(handle) }
    var matrix = cairo_matrix_t(
      xx: pen.matrix.a, yx: pen.matrix.b, xy: pen.matrix.c, yy: pen.matrix.d, x0: 0, y0: 0)
    unsafe cairo_transform(handle, &matrix)
    unsafe cairo_set_line_width(handle, pen.width)
    unsafe cairo_set_line_cap(handle, pen.cap.cairo)
    unsafe cairo_set_line_join(handle, pen.join.cairo)
    unsafe cairo_set_miter_limit(handle, pen.miterLimit)
    unsafe pen.dashes.withUnsafeBufferPointer { dashes in
      unsafe cairo_set_dash(
        handle, dashes.baseAddress, Int32(clamping: dashes.count), pen.dashPhase)
    }
    unsafe cairo_stroke(handle)
    try checkStatus(while: "stroking a path")
  }

  /// What a path is stroked with: lengths in its own units, and how these become pixels.
  package struct Pen: Sendable {
    package enum Cap: Sendable {
      case butt, round, square

      var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
      }
    }

    package enum Join: Sendable {
      case miter, round, bevel

      var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
      }
    }

    package var width: Double
    package var cap: Cap
    package var join: Join
    package var miterLimit: Double
    package var dashes: [Double]
    package var dashPhase: Double
    /// The linear part from the pen's units to pixels: x' = a·x + c·y, y' = b·x + d·y.
    package var matrix: (a: Double, b: Double, c: Double, d: Double)

    package init(
      width: Double, cap: Cap, join: Join, miterLimit: Double, dashes: [Double],
      dashPhase: Double, matrix: (a: Double, b: Double, c: Double, d: Double)
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashes = dashes
      self.dashPhase = dashPhase
      self.matrix = matrix
    }
  }
}

// MARK: - Images in a path

extension DrawingContext {
  /// Fills the path with `image`, bilinearly sampled and continued past its edges, and forgets it.
  ///
  /// - Parameters:
  ///   - image: What to fill with; a colour surface.
  ///   - placement: From the image's pixels to the picture's: x' = a·x + c·y + tx,
  ///     y' = b·x + d·y + ty.
  /// - Throws: ``CanvasError/cairo(_:while:)`` when Cairo refuses to draw.
  package func fillPath(
    with image: borrowing ImageSurface,
    placedBy placement: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
  ) throws(CanvasError) {
    try withSource(image, placedBy: placement) { () throws(CanvasError) in try fillPath() }
  }

  private func withSource(
    _ image: borrowing ImageSurface,
    placedBy placement: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double),
    body: () throws(CanvasError) -> Void
  ) throws(CanvasError) {
    var matrix = cairo_matrix_t(
      xx: placement.a, yx: placement.b, xy: placement.c, yy: placement.d, x0: placement.tx,
      y0: placement.ty)
    guard unsafe cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return }
    unsafe cairo_set_source_surface(handle, image.handle, 0, 0)
    let pattern = unsafe cairo_get_source(handle)
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
    // Not BEST, nor GOOD: their kernels depend on the processor's mathematics.
    unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    defer { setColor(0) }
    try body()
  }
}
