import Painting

/// The coverage of every pixel of a box or band, 0 to 255.
///
/// Pixels count from the box's top left.
struct BoxCoverage {
  let box: PixelBox
  let outer: CornerTile?
  let inner: CornerTile?

  private var width: Int { box.rect.width }
  private var height: Int { box.rect.height }

  /// The columns and rows at each side in which corners, or the band, make a difference.
  var cornerColumns: Int {
    max(outer?.columns ?? 0, (box.band ?? 0) + (inner?.columns ?? 0))
  }
  var cornerRows: Int { max(outer?.rows ?? 0, (box.band ?? 0) + (inner?.rows ?? 0)) }

  /// Whether opposite corners share no pixel.
  var hasSeparateCorners: Bool { cornerColumns * 2 <= width && cornerRows * 2 <= height }

  /// The four corners and their pixels, if they are separate.
  var cornerParts: [(corner: Corners, part: PixelRect)] {
    let part = PixelRect(left: 0, top: 0, right: cornerColumns, bottom: cornerRows)
    let (right, below) = (width - cornerColumns, height - cornerRows)
    return [
      (.topLeft, part), (.topRight, part.moved(x: right, y: 0)),
      (.bottomLeft, part.moved(x: 0, y: below)), (.bottomRight, part.moved(x: right, y: below)),
    ]
  }

  /// The rectangles between the corners that are covered in full, if the corners are separate.
  var fullParts: [PixelRect] {
    let (columns, rows) = (cornerColumns, cornerRows)
    let (right, bottom) = (width - columns, height - rows)
    guard let band = box.band else {
      return [
        PixelRect(left: columns, top: 0, right: right, bottom: rows),
        PixelRect(left: 0, top: rows, right: width, bottom: bottom),
        PixelRect(left: columns, top: bottom, right: right, bottom: height),
      ]
    }
    return [
      PixelRect(left: columns, top: 0, right: right, bottom: band),
      PixelRect(left: 0, top: rows, right: band, bottom: bottom),
      PixelRect(left: width - band, top: rows, right: width, bottom: bottom),
      PixelRect(left: columns, top: height - band, right: right, bottom: height),
    ]
  }

  /// The coverage of a rectangle of pixels, rows from the top.
  func coverage(of part: PixelRect) -> [UInt8] {
    let whole = PixelRect(left: 0, top: 0, right: width, bottom: height)
    var result = filled(whole, outer, in: part)
    guard let band = box.band else { return result }
    let hole = filled(whole.grown(x: -band, y: -band), inner, in: part)
    for index in result.indices { result[index] -= min(result[index], hole[index]) }
    return result
  }

  /// The coverage that a rectangle with round corners gives to the pixels of `part`.
  private func filled(_ rect: PixelRect, _ tile: CornerTile?, in part: PixelRect) -> [UInt8] {
    let width = part.width
    var result = [UInt8](repeating: 255, count: width * part.height)
    if !rect.contains(part) {
      for y in part.top..<part.bottom {
        for x in part.left..<part.right
        where x < rect.left || x >= rect.right || y < rect.top || y >= rect.bottom {
          result[(y - part.top) * width + x - part.left] = 0
        }
      }
    }
    guard let tile else { return result }
    for corner in [Corners.topLeft, .topRight, .bottomLeft, .bottomRight]
    where box.corners.contains(corner) {
      let isRight = corner == .topRight || corner == .bottomRight
      let isBottom = corner == .bottomLeft || corner == .bottomRight
      for row in 0..<tile.rows {
        let y = isBottom ? rect.bottom - 1 - row : rect.top + row
        guard y >= part.top, y < part.bottom else { continue }
        let start = (y - part.top) * width - part.left
        for column in 0..<tile.columns {
          let missing = tile.missing[row * tile.columns + column]
          // Rows of the tile end in pixels that nothing is missing from.
          if missing == 0 { break }
          let x = isRight ? rect.right - 1 - column : rect.left + column
          guard x >= part.left, x < part.right else { continue }
          result[start + x] -= min(result[start + x], missing)
        }
      }
    }
    return result
  }
}
