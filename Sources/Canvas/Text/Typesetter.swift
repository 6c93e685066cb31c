/// Shapes and breaks text: the only door to Pango.
package enum Typesetter {
  /// Lays out a request; equal requests give equal layouts in every process.
  package static func layout(_ request: TextRequest) -> TextLayout { fatalError("being written") }

  /// UIKit's vertical metrics of a font.
  package static func metrics(of font: FontRequest) -> FontMetrics { fatalError("being written") }
}
