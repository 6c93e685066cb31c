extension PNGFilter {
  /// Filters the rows of photographs and oblique gradients, whose pixels hardly ever repeat.
  ///
  /// All other rows keep filter 0: user interfaces are made of flat colour and repeated glyphs,
  /// which filters only disturb.
  ///
  /// - Parameters:
  ///   - bytes: The rows of `image`, each after a filter byte 0.
  ///   - image: The picture.
  ///   - pixelBytes: Bytes of a pixel in `bytes`.
  static func apply(in bytes: inout [UInt8], of image: PixelBuffer, pixelBytes: Int) {
    let rowBytes = 1 + image.width * pixelBytes
    precondition(bytes.count == rowBytes * image.height)
    let smooth = smoothRows(of: image)
    guard smooth.contains(true) else { return }
    var scratch = [UInt8](repeating: 0, count: 4 * rowBytes)
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      unsafe scratch.withUnsafeMutableBufferPointer { scratch in
        guard let start = buffer.baseAddress, let scratch = scratch.baseAddress else { return }
        // From below, so that the row above is still as it was.
        for y in stride(from: image.height - 1, through: 0, by: -1)
        where smooth[y] {
          let row = unsafe start + y * rowBytes
          let above = unsafe y > 0 ? row - rowBytes : nil
          unsafe filter(
            row, above: above, count: rowBytes, pixelBytes: pixelBytes, scratch: scratch)
        }
      }
    }
  }

  /// Which rows are like a photograph or a gradient, judged by every thirteenth pixel.
  ///
  /// A row is so where most pixels are equal neither to the one to the left nor to the one above,
  /// or where many are not and nearly all of these differ little from one of them. Rows below
  /// such a row go on with it until one has many strong edges.
  private static func smoothRows(of image: PixelBuffer) -> [Bool] {
    var rows: [Bool] = []
    rows.reserveCapacity(image.height)
    var isSmooth = false
    for y in 0..<image.height {
      let (looked, near, far) = countNewPixels(image, y: y)
      let new = near + far
      if isSmooth {
        isSmooth = 2 * new > looked || 16 * far <= looked
      } else {
        isSmooth = 2 * new > looked || 8 * new > looked && 3 * far <= near
      }
      rows.append(isSmooth)
    }
    return rows
  }

  /// How many pixels of a row were looked at, and how many of these are new, near to a neighbour
  /// or far from both.
  private static func countNewPixels(
    _ image: PixelBuffer, y: Int
  ) -> (looked: Int, near: Int, far: Int) {
    unsafe image.pixels.withUnsafeBufferPointer { pixels in
      var (looked, near, far) = (0, 0, 0)
      var place = y &* image.width &+ 1
      let end = (y &+ 1) &* image.width
      while place < end {
        let word = unsafe pixels[place]
        let left = unsafe pixels[place &- 1]
        let above = unsafe y > 0 ? pixels[place &- image.width] : left
        looked &+= 1
        if word != left && word != above {
          if isNear(word, left) || isNear(word, above) { near &+= 1 } else { far &+= 1 }
        }
        place &+= 13
      }
      return (looked, near, far)
    }
  }

  /// Whether no channel of two words differs by more than 12 of 255.
  private static func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    var shift: UInt32 = 0
    while shift < 32 {
      let step = Int32(bitPattern: a &>> shift & 255) &- Int32(bitPattern: b &>> shift & 255)
      if abs(step) > 12 { return false }
      shift &+= 8
    }
    return true
  }

  /// Replaces a row by its filtered form with the smallest sum of absolute values.
  ///
  /// - Parameters:
  ///   - row: The filter byte and the bytes of the row.
  ///   - above: The row above, as it was, with its filter byte.
  ///   - count: Bytes of the row with its filter byte.
  ///   - pixelBytes: Bytes of a pixel.
  ///   - scratch: Room for four rows.
  private static func filter(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, count: Int,
    pixelBytes: Int, scratch: UnsafeMutablePointer<UInt8>
  ) {
    var sums = (sub: 0, up: 0, average: 0, paeth: 0)
    var index = 1
    while index < count {
      let hasLeft = index > pixelBytes
      let byte = unsafe row[index]
      let left = unsafe hasLeft ? row[index &- pixelBytes] : 0
      let up = unsafe above?[index] ?? 0
      let corner = unsafe hasLeft ? above?[index &- pixelBytes] ?? 0 : 0
      let average = UInt8(truncatingIfNeeded: (UInt16(left) &+ UInt16(up)) &>> 1)
      let nearest = UInt8(
        truncatingIfNeeded: paeth(left: Int16(left), up: Int16(up), corner: Int16(corner)))
      unsafe scratch[index] = byte &- left
      unsafe scratch[count &+ index] = byte &- up
      unsafe scratch[2 &* count &+ index] = byte &- average
      unsafe scratch[3 &* count &+ index] = byte &- nearest
      sums.sub &+= magnitude(byte &- left)
      sums.up &+= magnitude(byte &- up)
      sums.average &+= magnitude(byte &- average)
      sums.paeth &+= magnitude(byte &- nearest)
      index &+= 1
    }
    let least = min(sums.sub, sums.up, sums.average, sums.paeth)
    let kind: Int
    switch least {
    case sums.sub: kind = 1
    case sums.up: kind = 2
    case sums.average: kind = 3
    default: kind = 4
    }
    unsafe row.update(from: scratch + (kind - 1) * count, count: count)
    unsafe row[0] = UInt8(kind)
  }

  /// The absolute value of a byte taken as a difference.
  @inline(__always)
  private static func magnitude(_ byte: UInt8) -> Int {
    Int(Int8(bitPattern: byte).magnitude)
  }
}
