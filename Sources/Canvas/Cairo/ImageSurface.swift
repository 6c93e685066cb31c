import CCairo

/// A pixel buffer that Cairo draws into, owned by exactly one value.
@safe
package struct ImageSurface: ~Copyable {
  /// What one pixel holds.
  package enum Format: Hashable, Sendable {
    /// Premultiplied colour in one 32-bit word: 0xAARRGGBB.
    case argb32
    /// Coverage only, one byte.
    case alpha8

    var cairo: cairo_format_t {
      switch self {
      case .argb32: CAIRO_FORMAT_ARGB32
      case .alpha8: CAIRO_FORMAT_A8
      }
    }
  }

  let handle: OpaquePointer
  package let format: Format
  /// Width and height in pixels (not points).
  package let width: Int
  package let height: Int

  /// Creates a transparent surface.
  ///
  /// - Complexity: O(`width` · `height`); Cairo clears the buffer.
  /// - Throws: ``CanvasError/cairo(_:while:)`` when a side is negative, exceeds
  ///   32 767 pixels, or the buffer cannot be allocated.
  package init(_ format: Format, width: Int, height: Int) throws(CanvasError) {
    try unsafe self.init(
      adopting: cairo_image_surface_create(
        format.cairo, Int32(clamping: width), Int32(clamping: height)),
      format, width: width, height: height)
  }

  /// Creates a colour surface with a copy of `pixels`, rows from the top without padding.
  package init(copying pixels: [UInt32], width: Int, height: Int) throws(CanvasError) {
    precondition(pixels.count == width * height, "pixel count does not match the size")
    try self.init(.argb32, width: width, height: height)
    unsafe pixels.withUnsafeBytes { source in
      unsafe copyRows(from: source, bytesPerRow: width * 4)
    }
  }

  /// Creates a coverage surface with a copy of `coverage`, rows from the top without padding.
  package init(copying coverage: [UInt8], width: Int, height: Int) throws(CanvasError) {
    precondition(coverage.count == width * height, "pixel count does not match the size")
    try self.init(.alpha8, width: width, height: height)
    unsafe coverage.withUnsafeBytes { source in
      unsafe copyRows(from: source, bytesPerRow: width)
    }
  }

  /// Takes over a surface that Cairo just made, unless it is one of its error surfaces.
  private init(
    adopting surface: OpaquePointer?, _ format: Format, width: Int, height: Int
  ) throws(CanvasError) {
    guard let surface = unsafe surface else { preconditionFailure("Cairo never returns NULL") }
    let status = unsafe cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      // Cairo answers failure with an inert "nil surface", which is still ours to release.
      unsafe cairo_surface_destroy(surface)
      throw .cairo(CairoStatus(status), while: "creating a \(width)×\(height) px image")
    }
    unsafe self.handle = surface
    self.format = format
    self.width = width
    self.height = height
  }

  /// A second owner of the same pixels.
  package func shared() throws(CanvasError) -> ImageSurface {
    try unsafe ImageSurface(
      adopting: cairo_surface_reference(handle), format, width: width, height: height)
  }

  deinit { unsafe cairo_surface_destroy(handle) }
}

// MARK: - Whole pictures

extension ImageSurface {
  /// Draws into fresh transparent pixels and returns them, 0xAARRGGBB, rows without padding.
  ///
  /// Cairo draws straight into the array, so a full screen is neither copied nor cleared twice.
  /// The surface is dead after `draw` returns.
  /// - Throws: what `draw` throws, and ``CanvasError/cairo(_:while:)`` when the size is refused.
  package static func pixels(
    width: Int, height: Int, draw: (borrowing ImageSurface) throws(CanvasError) -> Void
  ) throws(CanvasError) -> [UInt32] {
    var pixels = cleared(count: width * height)
    try unsafe pixels.withUnsafeMutableBufferPointer { (buffer) throws(CanvasError) in
      let surface = try unsafe ImageSurface(
        adopting: cairo_image_surface_create_for_data(
          UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: UInt8.self),
          CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height),
          Int32(clamping: width * 4)),
        .argb32, width: width, height: height)
      try draw(surface)
      // Whoever still holds a reference now holds a surface without pixels.
      unsafe cairo_surface_finish(surface.handle)
      try surface.checkStatus(while: "finishing a \(width)×\(height) px picture")
    }
    return pixels
  }

  private static func cleared(count: Int) -> [UInt32] {
    unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe FreshMemory.prepare(UnsafeMutableRawBufferPointer(buffer))
      unsafe buffer.initialize(repeating: 0)
      initialized = count
    }
  }

  func checkStatus(while operation: @autoclosure () -> String) throws(CanvasError) {
    let status = unsafe cairo_surface_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(CairoStatus(status), while: operation())
    }
  }
}
