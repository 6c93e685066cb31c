import CCairo

extension ImageSurface {
  /// The alpha of every pixel, rows from the top without padding.
  package func alpha() -> [UInt8] { alpha(x: 0, y: 0, width: width, height: height) }

  /// The alpha of a rectangle of pixels, rows from the top without padding.
  ///
  /// - Precondition: the rectangle lies inside the surface.
  package func alpha(x: Int, y: Int, width: Int, height: Int) -> [UInt8] {
    precondition(x >= 0 && y >= 0 && width >= 0 && height >= 0)
    precondition(x + width <= self.width && y + height <= self.height)
    return unsafe [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
      guard let target = bytes.baseAddress else { return }
      for line in 0..<height {
        guard let row = unsafe row(y + line) else { return }
        let bytes = unsafe target + line * width
        switch format {
        case .alpha8:
          unsafe UnsafeMutableRawPointer(bytes).copyMemory(from: row + x, byteCount: width)
        case .argb32:
          let words = unsafe (row + x * 4).assumingMemoryBound(to: UInt32.self)
          for column in 0..<width {
            unsafe bytes[column] = UInt8(truncatingIfNeeded: words[column] >> 24)
          }
        }
      }
      count = width * height
    }
  }

  /// Copies bytes of coverage into a row, from column `x` on.
  ///
  /// - Precondition: the surface holds coverage, and source and target lie inside.
  package func setRow(_ y: Int, from x: Int, to coverage: [UInt8], in range: Range<Int>) {
    precondition(format == .alpha8 && y >= 0 && y < height && x >= 0 && x + range.count <= width)
    precondition(range.lowerBound >= 0 && range.upperBound <= coverage.count)
    guard let row = unsafe row(y), !range.isEmpty else { return }
    unsafe coverage.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      unsafe (row + x).copyMemory(from: base + range.lowerBound, byteCount: range.count)
    }
    unsafe cairo_surface_mark_dirty(handle)
  }

  /// Sets `count` bytes of coverage in a row, from column `x` on, to one value.
  ///
  /// - Precondition: the surface holds coverage, and the columns lie inside.
  package func setRow(_ y: Int, from x: Int, count: Int, to value: UInt8) {
    precondition(format == .alpha8 && y >= 0 && y < height && x >= 0 && x + count <= width)
    guard count > 0, let row = unsafe row(y) else { return }
    unsafe (row + x).initializeMemory(as: UInt8.self, repeating: value, count: count)
    unsafe cairo_surface_mark_dirty(handle)
  }

  private func row(_ y: Int) -> UnsafeMutableRawPointer? {
    unsafe cairo_surface_flush(handle)
    guard let data = unsafe cairo_image_surface_get_data(handle) else { return nil }
    return unsafe UnsafeMutableRawPointer(
      data + y * Int(cairo_image_surface_get_stride(handle)))
  }

  func copyRows(from source: UnsafeRawBufferPointer, bytesPerRow: Int) {
    guard let base = source.baseAddress else { return }
    for y in 0..<height {
      if let row = unsafe row(y) {
        unsafe row.copyMemory(from: base + y * bytesPerRow, byteCount: bytesPerRow)
      }
    }
    unsafe cairo_surface_mark_dirty(handle)
  }
}
