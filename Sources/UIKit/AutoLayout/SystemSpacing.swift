import Foundation
import Layout

extension UIFont {
  /// The font as baseline spacing asks of it (AL-56).
  var layoutMetrics: LayoutItem.FontMetrics {
    LayoutItem.FontMetrics(lineHeight: Double(lineHeight), descender: Double(descender))
  }
}

extension NSLayoutYAxisAnchor {
  /// The standard distance from an anchor above to this one, in points (AL-56).
  ///
  /// Between a baseline and what stands on the next one it follows the fonts.
  func systemSpacing(below upper: NSLayoutYAxisAnchor) -> CGFloat {
    let isBaseline = [upper, self].contains {
      $0.attribute == .firstBaseline || $0.attribute == .lastBaseline
    }
    guard isBaseline, let lower = item as? UIView, let font = lower.baselineFont else {
      return SystemSpacing.betweenEdges
    }
    return SystemSpacing.betweenBaselines(
      upper: ((upper.item as? UIView)?.baselineFont ?? font).layoutMetrics,
      lower: font.layoutMetrics, scale: Double(lower.traitCollection.displayScale))
  }
}
