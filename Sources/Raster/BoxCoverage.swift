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
    var result = [UInt8](repeating: 255, count: part.width * part.height)
    var index = 0
    for y in part.top..<part.bottom {
      for x in part.left..<part.right {
        result[index] = coverage(x: x, y: y)
        index += 1
      }
    }
    return result
  }

  private func coverage(x: Int, y: Int) -> UInt8 {
    var value = 255 - missing(outer, x, y, width, height)
    if let band = box.band {
      let (x, y, width, height) = (x - band, y - band, width - 2 * band, height - 2 * band)
      if x >= 0, y >= 0, x < width, y < height {
        value -= 255 - missing(inner, x, y, width, height)
      }
    }
    return UInt8(min(max(value, 0), 255))
  }

  /// What the corners take away of a pixel.
  private func missing(_ tile: CornerTile?, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Int
  {
    guard let tile else { return 0 }
    var sum = 0
    let (right, below) = (width - 1 - x, height - 1 - y)
    func take(_ corner: Corners, _ column: Int, _ row: Int) {
      if column < tile.columns, row < tile.rows, box.corners.contains(corner) {
        sum += Int(tile.missing[row * tile.columns + column])
      }
    }
    take(.topLeft, x, y)
    take(.topRight, right, y)
    take(.bottomLeft, x, below)
    take(.bottomRight, right, below)
    return sum
  }
}
