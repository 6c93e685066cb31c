import Foundation
import Painting

/// An image whose corners keep their size while its edges and middle are stretched or repeated.
struct NinePatch {
  private let bitmap: Bitmap
  private let mode: UIImage.ResizingMode
  private let scale: CGFloat
  /// The pixels of each band: before, middle, after.
  private let columns: Bands
  private let rows: Bands

  init(bitmap: Bitmap, scale: CGFloat, stretching: UIImage.Stretching) {
    self.bitmap = bitmap
    self.scale = scale
    mode = stretching.mode
    let insets = stretching.capInsets
    columns = Bands(length: bitmap.width, before: insets.left * scale, after: insets.right * scale)
    rows = Bands(length: bitmap.height, before: insets.top * scale, after: insets.bottom * scale)
  }

  /// The pieces that fill `rect`, from the top row, each from the left.
  func items(in rect: CGRect, tint: Painting.Color?) -> [DisplayItem] {
    let across = columns.pieces(from: rect.minX, length: rect.width, scale: scale, mode: mode)
    let down = rows.pieces(from: rect.minY, length: rect.height, scale: scale, mode: mode)
    var items: [DisplayItem] = []
    for row in down {
      for column in across {
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count,
          height: row.source.count)
        guard let piece = bitmap.cropped(to: source) else { continue }
        let place = CGRect(
          x: column.start, y: row.start, width: column.length, height: row.length)
        items.append(.image(ImageItem(bitmap: piece, destination: place, tint: tint)))
      }
    }
    return items
  }
}

/// The pixels of one direction of a nine-patch.
private struct Bands {
  let before: Int
  let middle: Int
  let after: Int

  /// Pixels and the stretch of points they fill.
  struct Piece {
    var source: Range<Int>
    var start: CGFloat
    var length: CGFloat
  }

  init(length: Int, before: CGFloat, after: CGFloat) {
    self.before = min(max(Int(before.rounded()), 0), length)
    self.after = min(max(Int(after.rounded()), 0), length - self.before)
    middle = length - self.before - self.after
  }

  /// The pieces that fill `length` points.
  func pieces(
    from start: CGFloat, length: CGFloat, scale: CGFloat, mode: UIImage.ResizingMode
  ) -> [Piece] {
    let total = before + middle + after
    // Caps that do not fit shrink together with everything else.
    let caps = CGFloat(before + after) / scale
    guard caps < length, middle > 0 else {
      return [Piece(source: 0..<total, start: start, length: length)]
    }
    let (head, tail) = (CGFloat(before) / scale, CGFloat(after) / scale)
    var pieces: [Piece] = []
    if before > 0 { pieces.append(Piece(source: 0..<before, start: start, length: head)) }
    pieces += fill(from: start + head, length: length - caps, scale: scale, mode: mode)
    if after > 0 {
      pieces.append(
        Piece(source: before + middle..<total, start: start + length - tail, length: tail))
    }
    return pieces
  }

  private func fill(
    from start: CGFloat, length: CGFloat, scale: CGFloat, mode: UIImage.ResizingMode
  ) -> [Piece] {
    let source = before..<before + middle
    // One pixel repeated is one pixel stretched.
    guard mode == .tile, middle > 1 else {
      return [Piece(source: source, start: start, length: length)]
    }
    let tile = CGFloat(middle) / scale
    var pieces: [Piece] = []
    var done: CGFloat = 0
    while done < length - 1e-6 {
      let rest = min(tile, length - done)
      let pixels = max(1, min(middle, Int((rest * scale).rounded(.up))))
      pieces.append(
        Piece(
          source: source.lowerBound..<source.lowerBound + pixels, start: start + done,
          length: rest))
      done += tile
    }
    return pieces
  }
}
