import Canvas

/// A mask one of whose columns and one of whose rows stand for many equal ones (a nine-patch).
struct StretchedMask {
  /// The mask with a single such column and row.
  var tile: AlphaMask
  /// The column that is repeated, and how many more times it occurs.
  var column: Int
  var extraColumns: Int
  /// The row that is repeated, and how many more times it occurs.
  var row: Int
  var extraRows: Int

  /// The pixels the whole mask covers.
  var bounds: PixelRect {
    var bounds = tile.bounds
    bounds.right += extraColumns
    bounds.bottom += extraRows
    return bounds
  }

  /// The part of the mask in a rectangle that lies inside it.
  func surface(of part: PixelRect) throws(CanvasError) -> ImageSurface {
    let surface = try ImageSurface(.alpha8, width: part.width, height: part.height)
    let width = tile.bounds.width
    let columns = part.left - bounds.left..<part.right - bounds.left
    // Columns before the repeated one, its copies, and those after it.
    let before = columns.clamped(to: 0..<column)
    let copies = columns.clamped(to: column..<column + extraColumns + 1)
    let after = columns.clamped(to: column + extraColumns + 1..<width + extraColumns)
    for y in 0..<part.height {
      let whole = y + part.top - bounds.top
      let source = whole <= row ? whole : max(row, whole - extraRows)
      let start = source * width
      surface.setRow(
        y, from: 0, to: tile.alpha, in: start + before.lowerBound..<start + before.upperBound)
      surface.setRow(
        y, from: before.count, count: copies.count, to: tile.alpha[start + column])
      surface.setRow(
        y, from: before.count + copies.count, to: tile.alpha,
        in: start + after.lowerBound - extraColumns..<start + after.upperBound - extraColumns)
    }
    return surface
  }
}
