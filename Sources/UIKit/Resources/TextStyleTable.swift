import Foundation

/// Sizes, line distances and weights of the text styles (Apple's typography guidelines).
struct TextStyleTable {
  /// Points per em in the twelve categories, smallest first.
  var sizes: [Int]
  /// Points from baseline to baseline as Apple publishes them, in the same order.
  var leadings: [Int]
  var weight: UIFont.Weight
  /// The weight under the symbolic trait bold.
  var emphasizedWeight: UIFont.Weight

  /// The size in `category`; the default category's where it is unspecified.
  func pointSize(in category: UIContentSizeCategory) -> CGFloat {
    CGFloat(sizes[category.order ?? Self.defaultOrder])
  }

  /// The distance from baseline to baseline in `category`.
  func leading(in category: UIContentSizeCategory) -> CGFloat {
    CGFloat(leadings[category.order ?? Self.defaultOrder])
  }

  private static let defaultOrder = UIContentSizeCategory.large.order ?? 3

  /// The row of `style`; body's where UIKit has no such style.
  static func row(of style: UIFont.TextStyle) -> TextStyleTable { rows[style] ?? body }

  private static let body = TextStyleTable(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    weight: .regular, emphasizedWeight: .semibold)

  private static let largeTitle = TextStyleTable(
    sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    weight: .regular, emphasizedWeight: .bold)

  private static let rows: [UIFont.TextStyle: TextStyleTable] = [
    // How the two largest grow is not published: they stay as they are.
    .extraLargeTitle: TextStyleTable(
      sizes: Array(repeating: 36, count: 12), leadings: Array(repeating: 43, count: 12),
      weight: .bold, emphasizedWeight: .bold),
    .extraLargeTitle2: TextStyleTable(
      sizes: Array(repeating: 28, count: 12), leadings: Array(repeating: 34, count: 12),
      weight: .bold, emphasizedWeight: .bold),
    .largeTitle: largeTitle,
    .title1: TextStyleTable(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
      weight: .regular, emphasizedWeight: .bold),
    .title2: TextStyleTable(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
      weight: .regular, emphasizedWeight: .bold),
    .title3: TextStyleTable(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
      weight: .regular, emphasizedWeight: .semibold),
    .headline: TextStyleTable(
      sizes: body.sizes, leadings: body.leadings,
      weight: .semibold, emphasizedWeight: .semibold),
    .body: body,
    .callout: TextStyleTable(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
      weight: .regular, emphasizedWeight: .semibold),
    .subheadline: TextStyleTable(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
      weight: .regular, emphasizedWeight: .semibold),
    .footnote: TextStyleTable(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
      weight: .regular, emphasizedWeight: .semibold),
    .caption1: TextStyleTable(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
      weight: .regular, emphasizedWeight: .semibold),
    .caption2: TextStyleTable(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
      weight: .regular, emphasizedWeight: .semibold),
  ]
}
