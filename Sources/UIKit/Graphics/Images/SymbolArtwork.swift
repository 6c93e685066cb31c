package import Foundation
package import Painting

/// The outlines of a symbol in its size.
package struct SymbolArtwork: Hashable, Sendable {
  /// UIKit's name of the symbol.
  package var name: String
  /// The size of the whole image in points.
  package var size: CGSize
  /// Outlines in points from the image's top left corner.
  package var outlines: [Outline]
  /// The colour the symbol's configuration specifies.
  package var color: UIColor?

  /// One filled path.
  package struct Outline: Hashable, Sendable {
    package var path: Path
    package var rule: FillRule

    package init(path: Path, rule: FillRule) {
      self.path = path
      self.rule = rule
    }
  }

  /// The fills that show the symbol with its whole image in `rect`.
  func displayItems(in rect: CGRect, color: Painting.Color) -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let fit = Painting.AffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    return outlines.map { outline in
      .fill(.path(outline.path.transformed(by: fit), outline.rule), color)
    }
  }
}
