package import Foundation

/// The grid of device pixels that frames are snapped to (AL-66).
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  package let scale: Double

  package init(scale: Double) { self.scale = scale }

  /// The nearest pixel edge, halves up, in points.
  ///
  /// Values within 1e-6 of a tie count as the tie, so that sums of thirds do not flicker.
  package func snapped(_ value: Double) -> Double {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// The rectangle with each edge on the nearest pixel; sizes are differences of edges.
  package func snapped(_ rect: CGRect) -> CGRect {
    let left = snapped(rect.origin.x)
    let top = snapped(rect.origin.y)
    return CGRect(
      x: left, y: top, width: snapped(rect.origin.x + rect.size.width) - left,
      height: snapped(rect.origin.y + rect.size.height) - top)
  }

  /// The next pixel edge at or above a length, in points; 1e-6 of slack is not counted.
  package func roundedUp(_ length: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }
}
