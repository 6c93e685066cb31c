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
    let points =
      corner.smoothness.map { CornerTile.continuousPoints($0, corner) }
      ?? CornerTile.circlePoints(corner)
    for (start, end) in zip(points, points.dropFirst()) { area.add(from: start, to: end) }
    var missing = area.coverage
    if corner.radiusX == corner.radiusY {
      // Sums were made in another order on the two sides of the diagonal: make them one.
      for y in 0..<rows { for x in 0..<y { missing[y * columns + x] = missing[x * columns + y] } }
    }
    self.missing = missing
  }

  /// A quarter circle from the y side to the x side, by its rational parameter.
  private static func circlePoints(_ corner: PixelCorner) -> [CGPoint] {
    // A chord lies π²·r/(32·n²) inside its arc: n this large keeps that below 0.002 px.
    let count = PixelGrid.whole((154 * max(corner.radiusX, corner.radiusY)).squareRoot()) + 8
    return (0...count).map { index in
      let t = Double(index) / Double(count)
      let (cosine, sine) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
      return CGPoint(x: corner.radiusX * (1 - cosine), y: corner.radiusY * (1 - sine))
    }
  }

  /// The continuous curve from the y side to the x side.
  private static func continuousPoints(_ smoothness: Double, _ corner: PixelCorner) -> [CGPoint] {
    let outline = CornerOutline.continuous(smoothness: smoothness)
    let count = PixelGrid.whole((40 * max(corner.radiusX, corner.radiusY)).squareRoot()) + 8
    var points = [outline.start]
    for segment in outline.segments {
      let start = points[points.count - 1]
      switch segment {
      case .line(let end): points.append(end)
      case .curve(let end, let control1, let control2):
        for index in 1...count {
          points.append(
            cubic(at: Double(index) / Double(count), start, control1, control2, end))
        }
      }
    }
    // The outline leads the other way; it is its own mirror image.
    return points.map { CGPoint(x: $0.y * corner.radiusX, y: $0.x * corner.radiusY) }
  }

  private static func cubic(
    at t: Double, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
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
