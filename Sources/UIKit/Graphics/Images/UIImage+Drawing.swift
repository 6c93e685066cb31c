package import Foundation
package import Painting

extension UIImage {
  /// What is painted when the image fills `rect`.
  ///
  /// A template takes `tint`; otherwise the colour of ``withTintColor(_:)`` holds, or the image's
  /// own ones. A symbol without either is black.
  ///
  /// - Parameters:
  ///   - rect: Where the whole image goes, in points.
  ///   - tint: The tint colour of the view that shows it.
  ///   - traits: What colours are looked up in.
  /// - Returns: The image, a piece of it, or outlines.
  package func displayItems(
    in rect: CGRect, tint: Painting.Color?,
    traits: UITraitCollection = .current
  ) -> [DisplayItem] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let own = properties.tint?.resolved(with: traits)
    let color = isTemplate ? tint ?? own : own
    switch properties.content {
    case .none: return []
    case .symbol(let artwork):
      return artwork.displayItems(
        in: rect, color: color ?? artwork.color?.resolved(with: traits) ?? .black)
    case .bitmap(let bitmap):
      guard let stretching = properties.stretching else {
        return [.image(ImageItem(bitmap: bitmap, destination: rect, tint: color))]
      }
      let pieces = NinePatch(bitmap: bitmap, scale: scale, stretching: stretching)
      return pieces.items(in: rect, tint: color)
    }
  }
}
