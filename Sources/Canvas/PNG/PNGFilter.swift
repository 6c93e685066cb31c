/// The prediction of bytes from their neighbours (PNG, section 9).
enum PNGFilter {
  /// Replaces the filtered bytes of all rows by the original ones.
  static func undo(
    in bytes: inout [UInt8], passes: [PNGPass], pixelBytes: Int
  ) throws(PNGError) {
    var unknown: UInt8?
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for pass in passes {
        precondition(pass.offset + pass.byteCount <= buffer.count)
        for y in 0..<pass.height {
          let row = unsafe start + pass.offset + y * pass.rowBytes
          let kind = unsafe row[0]
          if kind == 0 { continue }
          guard kind <= 4 else {
            unknown = kind
            return
          }
          let above = unsafe y > 0 ? row - pass.rowBytes + 1 : nil
          unsafe undo(
            kind, row + 1, above: above, count: pass.rowBytes - 1, pixelBytes: pixelBytes)
        }
      }
    }
    if let unknown { throw .corrupt("unknown filter \(unknown)") }
  }

  /// Undoes one row; without a row above, zeros stand for it.
  private static func undo(
    _ kind: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?,
    count: Int, pixelBytes: Int
  ) {
    switch kind {
    case 1:
      var index = pixelBytes
      while index < count {
        unsafe row[index] &+= row[index &- pixelBytes]
        index &+= 1
      }
    case 2:
      guard let above = unsafe above else { return }
      var index = 0
      while index < count {
        unsafe row[index] &+= above[index]
        index &+= 1
      }
    case 3:
      var index = 0
      while index < count {
        let left = unsafe index >= pixelBytes ? UInt16(row[index &- pixelBytes]) : 0
        let up = unsafe UInt16(above?[index] ?? 0)
        unsafe row[index] &+= UInt8(truncatingIfNeeded: (left &+ up) &>> 1)
        index &+= 1
      }
    default:
      var index = 0
      while index < count {
        let hasLeft = index >= pixelBytes
        let left = unsafe hasLeft ? Int16(row[index &- pixelBytes]) : 0
        let up = unsafe Int16(above?[index] ?? 0)
        let corner = unsafe hasLeft ? Int16(above?[index &- pixelBytes] ?? 0) : 0
        unsafe row[index] &+= UInt8(
          truncatingIfNeeded: paeth(left: left, up: up, corner: corner))
        index &+= 1
      }
    }
  }

  /// Whichever neighbour is nearest to `left` + `up` − `corner`.
  @inline(__always)
  static func paeth(left: Int16, up: Int16, corner: Int16) -> Int16 {
    let toLeft = abs(up &- corner)
    let toUp = abs(left &- corner)
    let toCorner = abs(left &+ up &- 2 &* corner)
    if toLeft <= toUp && toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
