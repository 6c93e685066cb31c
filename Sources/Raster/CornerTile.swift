import Foundation
import Painting

/// How much of each pixel a rounded corner takes away: exact areas, 0 for nothing, 255 for all.
///
/// The first row and column are the outermost; the tip of the corner is the first pixel's.
struct CornerTile {
  let columns: Int
  let rows: Int
  let missing: [UInt8]

  init(_ corner: PixelCorner) {
    columns = corner.columns
    rows = corner.rows
    var area = AreaUnderCurve(columns: columns, rows: rows)
    let points = corner.points
    for (start, end) in zip(points, points.dropFirst()) { area.add(from: start, to: end) }
    var missing = area.coverage
    if corner.radiusX == corner.radiusY {
      // Sums were made in another order on the two sides of the diagonal: make them one.
      for y in 0..<rows { for x in 0..<y { missing[y * columns + x] = missing[x * columns + y] } }
    }
    self.missing = missing
  }
}

/// Collects the area between the x axis and a curve that runs to the right, pixel by pixel.
struct AreaUnderCurve {
  private let columns: Int
  private let rows: Int
  /// The area of a pixel that pieces ending in it cover.
  private var partial: [Double]
  /// The widths of pieces that end in a pixel: all pixels before it in the column are covered so far.
  private var full: [Double]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    partial = [Double](repeating: 0, count: columns * rows)
    full = [Double](repeating: 0, count: columns * rows)
  }

  /// Adds the area under a line; x must not decrease.
  mutating func add(from start: CGPoint, to end: CGPoint) {
    guard end.x > start.x else { return }
    // Cut at whole numbers, first of x, then of y, so that each piece lies in one pixel.
    let slope = (end.y - start.y) / (end.x - start.x)
    var (x, y) = (start.x, start.y)
    while x < end.x {
      let nextX = min(x.rounded(.down) + 1, end.x)
      let nextY = nextX == end.x ? end.y : start.y + (nextX - start.x) * slope
      addColumn(from: CGPoint(x: x, y: y), to: CGPoint(x: nextX, y: nextY))
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds a piece that lies in one column of pixels.
  private mutating func addColumn(from start: CGPoint, to end: CGPoint) {
    let column = min(Int(start.x), columns - 1)
    let (high, low) = (max(start.y, end.y), min(start.y, end.y))
    let width = end.x - start.x
    guard high > low else { return addPiece(column, width: width, from: low, to: low) }
    var y = low
    while y < high {
      let next = min(y.rounded(.down) + 1, high)
      addPiece(column, width: width * (next - y) / (high - low), from: y, to: next)
      y = next
    }
  }

  private mutating func addPiece(_ column: Int, width: Double, from low: Double, to high: Double) {
    let row = min(max(Int(low), 0), rows - 1)
    let pixel = row * columns + column
    partial[pixel] += width * ((low + high) / 2 - Double(row))
    full[pixel] += width
  }

  /// The share of each pixel that is covered, 0 to 255.
  var coverage: [UInt8] {
    var result = [UInt8](repeating: 0, count: columns * rows)
    for column in 0..<columns {
      var covered = 0.0
      for row in stride(from: rows - 1, through: 0, by: -1) {
        let pixel = row * columns + column
        let share = covered + partial[pixel]
        result[pixel] = UInt8(min(max(share * 255 + 0.5, 0), 255))
        covered += full[pixel]
      }
    }
    return result
  }
}
