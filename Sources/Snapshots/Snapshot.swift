package import Canvas
package import Inspection

/// What a test has made: a picture, the tree it shows, and under what it was made.
package struct Snapshot: Hashable, Sendable {
  package var image: PixelBuffer
  /// Pixels per point.
  package var scale: Double
  /// The laid-out tree, where there is one.
  package var tree: TreeRecord?
  package var fingerprint: Fingerprint

  package init(
    image: PixelBuffer, scale: Double, tree: TreeRecord? = nil,
    fingerprint: Fingerprint = Fingerprint([])
  ) {
    self.image = image
    self.scale = scale
    self.tree = tree
    self.fingerprint = fingerprint
  }
}
