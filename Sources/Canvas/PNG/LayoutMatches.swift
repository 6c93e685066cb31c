/// Matches that the layout of a picture makes likely: with the pixel to the left, a run of one
/// colour, and with the row above.
///
/// Positions must be asked for in ascending order. How far the bytes agree is measured once and
/// counted down afterwards, so that all questions together take linear time.
@safe
struct LayoutMatches {
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  /// The distance to the pixel to the left.
  let left: Int
  /// The distance to the row above; 0 where there is none within the window.
  let above: Int
  /// Where the agreement that was measured last ends.
  private var leftEnd = 0
  private var aboveEnd = 0

  init(bytes: UnsafePointer<UInt8>, count: Int, layout: Deflate.Layout) {
    unsafe self.bytes = bytes
    self.count = count
    left = layout.pixelBytes
    above = layout.rowBytes <= Deflate.windowSize ? layout.rowBytes : 0
  }

  /// How many bytes from `position` on are equal to those one pixel before.
  @inline(__always)
  mutating func run(at position: Int) -> Int {
    if position >= leftEnd {
      guard position >= left else { return 0 }
      leftEnd =
        unsafe position
        &+ Deflate.commonLength(
          bytes + position, bytes + (position &- left), limit: count &- position)
    }
    return leftEnd &- position
  }

  /// How many bytes from `position` on are equal to those one row before.
  @inline(__always)
  mutating func repetition(at position: Int) -> Int {
    if position >= aboveEnd {
      guard above > 0 && position >= above else { return 0 }
      aboveEnd =
        unsafe position
        &+ Deflate.commonLength(
          bytes + position, bytes + (position &- above), limit: count &- position)
    }
    return aboveEnd &- position
  }
}
