/// The standard distances of the system (AL-56); points.
package enum SystemSpacing {
  /// Between two edges, whatever the fonts.
  package static let betweenEdges = 8.0

  /// From the last baseline of `upper` to the first of `lower`, rounded up to the pixel.
  ///
  /// - Parameters:
  ///   - upper: The font above.
  ///   - lower: The font below.
  ///   - scale: Pixels per point; nil leaves the distance as it is.
  /// - Returns: The distance in points.
  package static func betweenBaselines(
    upper: LayoutItem.FontMetrics, lower: LayoutItem.FontMetrics, scale: Double?
  ) -> Double {
    let distance = lower.lineHeight + lower.descender - upper.descender
    return scale.map { PixelGrid(scale: $0).roundedUp(distance) } ?? distance
  }

  /// The same for two items; items without a font keep the distance of edges.
  static func betweenBaselines(upper: ItemNode, lower: ItemNode, scale: Double?) -> Double {
    guard let above = upper.item.fontMetrics, let below = lower.item.fontMetrics else {
      return betweenEdges
    }
    return betweenBaselines(upper: above, lower: below, scale: scale)
  }
}
