public import Foundation

/// Scales fonts and lengths along with a text style.
///
/// The factor is the style's size in the category over its size in the default one. Apple does not
/// publish its curve: for sizes far from the style's own, iOS may differ by a point.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// `font` scaled for the size a person has chosen.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, in: .current)
  }

  /// `font` scaled for the size a person has chosen, but not beyond `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, in: .current)
  }

  /// `font` scaled for the size that `traitCollection` specifies.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: nil, in: traitCollection ?? .current)
  }

  /// `font` scaled for the size that `traitCollection` specifies, but not beyond
  /// `maximumPointSize`.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, in: traitCollection ?? .current)
  }

  /// A length scaled for the size a person has chosen, in whole pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, in: .current) }

  /// A length scaled for the size that `traitCollection` specifies, in whole pixels.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    scaledValue(for: value, in: traitCollection ?? .current)
  }

  private func scaledValue(for value: CGFloat, in traits: UITraitCollection) -> CGFloat {
    let row = TextStyleTable.row(of: style)
    let factor =
      row.pointSize(in: traits.preferredContentSizeCategory) / row.pointSize(in: .large)
    guard factor != 1 else { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return (value * factor * scale).rounded() / scale
  }

  /// `font` scaled under `traits`; remembers from what, so that it can follow other traits.
  func scaled(_ font: UIFont, maximum: CGFloat?, in traits: UITraitCollection) -> UIFont {
    if case .fixed = font.content.scaling {
    } else {
      preconditionFailure(
        "UIFontMetrics scales fonts of a fixed size only: \(font) already follows the category")
    }
    var content = font.content
    content.size = min(scaledValue(for: font.pointSize, in: traits), maximum ?? .infinity)
    content.scaling = .metrics(style, baseSize: font.pointSize, maximum: maximum)
    return UIFont(content)
  }
}
