import Foundation
import Painting

/// Makes images of symbols.
enum SymbolImages {
  /// The size of a symbol that nothing is said about, in points: that of body text.
  static let standardPointSize: CGFloat = 17

  /// The symbol in the size of a configuration; nil, with a message, where it cannot be drawn.
  ///
  /// The stand-in keeps its proportions inside the box of the symbol's own drawing, so sizes are
  /// right where shapes differ.
  static func properties(
    of name: String, configuration: UIImage.SymbolConfiguration
  ) -> UIImage.Properties? {
    guard let entry = SymbolCatalog.entry(named: name), let standIn = entry.standIn,
      let drawing = SymbolDrawings.drawing(named: standIn, for: name)
    else { return nil }
    let traits = UITraitCollection.current
    let ink = drawing.ink
    let box = entry.box ?? SymbolCatalog.Box(guessedFor: ink.width / ink.height)
    let em = Double(configuration.emSize(in: traits))
    let scale = max(Double(traits.displayScale), 1)

    // 1 the image, in whole pixels
    func wholePixels(_ length: Double) -> Double {
      (length * em * scale - 1e-6).rounded(.up) / scale
    }
    let size = CGSize(
      width: wholePixels(box.imageWidth), height: wholePixels(box.imageHeight))

    // 2 the stand-in, as large as fits into the box, which is in the middle of the image
    let factor = min(box.width * em / ink.width, box.height * em / ink.height)
    let place = Painting.AffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: size.width / 2 - factor * ink.midX,
      ty: size.height / 2 - factor * ink.midY)
    let outlines = drawing.outlines.map {
      SymbolArtwork.Outline(path: $0.path.transformed(by: place), rule: $0.rule)
    }

    // 3 the baseline, from the middle of the box
    let middle = (box.top - box.height / 2) * em
    return UIImage.Properties(
      content: .symbol(
        SymbolArtwork(
          name: name, size: size, outlines: outlines,
          color: configuration.values.colors.first)),
      scale: scale, configuration: configuration,
      baselineOffsetFromBottom: size.height / 2 - middle)
  }
}

extension UIImage.SymbolConfiguration {
  /// Points per em, scale included.
  fileprivate func emSize(in traits: UITraitCollection) -> CGFloat {
    let size: CGFloat
    if let pointSize = values.pointSize {
      size = pointSize
    } else if let style = values.textStyle {
      size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    } else {
      size = SymbolImages.standardPointSize
    }
    switch values.scale {
    case .small: return size * 0.7937
    case .large: return size * 1.2736
    default: return size
    }
  }
}
