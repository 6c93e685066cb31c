package import Foundation

/// The standard distance between two anchors (AL-56).
@MainActor
package enum SystemSpacing {
  /// Between any two edges, in points.
  package static let edges: CGFloat = 8

  /// Between a baseline and what stands on the next one; otherwise that between edges.
  ///
  /// Baselines: line height and descender of the lower font less the descender of the upper one,
  /// rounded up to the pixel.
  package static func between(upper: NSLayoutYAxisAnchor, lower: NSLayoutYAxisAnchor) -> CGFloat {
    let isBaseline = [upper, lower].contains {
      $0.attribute == .firstBaseline || $0.attribute == .lastBaseline
    }
    guard isBaseline, let below = lower.item as? UIView, let lowerFont = below.baselineFont else {
      return edges
    }
    let upperFont = (upper.item as? UIView)?.baselineFont ?? lowerFont
    let distance = lowerFont.lineHeight + lowerFont.descender - upperFont.descender
    let scale = below.traitCollection.displayScale
    return (distance * scale - 1e-6).rounded(.up) / scale
  }
}
