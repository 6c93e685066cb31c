/// How much two pictures may differ and still count as equal; nothing by default.
///
/// Differences that are let through are reported all the same.
package struct Tolerance: Hashable, Sendable {
  /// A channel may differ by this much of 255, anywhere and everywhere.
  ///
  /// Channels are compared premultiplied. 1 or 2 lets rounding through.
  package var channelDifference: Int
  /// Pixels that differ more may hang together in areas of up to this many.
  ///
  /// Pixels hang together where they touch, corners included. A few let the corner of a curve
  /// through; a changed letter is an area of hundreds at 2x, however large the picture.
  package var connectedArea: Int

  /// Nothing may differ.
  package static let exact = Tolerance(channelDifference: 0, connectedArea: 0)

  package init(channelDifference: Int, connectedArea: Int) {
    self.channelDifference = channelDifference
    self.connectedArea = connectedArea
  }
}
