import Painting

extension Bitmap {
  /// The bitmap as a rectilinear transform shows it: mirrored or turned by quarters.
  func turned(by transform: AffineTransform) -> Bitmap {
    let isUpright = transform.b == 0 && transform.c == 0
    let mirrorsX = isUpright ? transform.a < 0 : transform.c < 0
    let mirrorsY = isUpright ? transform.d < 0 : transform.b < 0
    guard !isUpright || mirrorsX || mirrorsY else { return self }
    let (columns, rows) = isUpright ? (width, height) : (height, width)
    var result: [UInt32] = []
    result.reserveCapacity(pixels.count)
    for row in 0..<rows {
      let y = mirrorsY ? rows - 1 - row : row
      for column in 0..<columns {
        let x = mirrorsX ? columns - 1 - column : column
        result.append(isUpright ? pixels[y * width + x] : pixels[x * width + y])
      }
    }
    return Bitmap(width: columns, height: rows, pixels: result)
  }
}
