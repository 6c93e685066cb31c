import Painting

extension CGPath {
  /// Why SVG path text was not understood.
  package struct TextError: Error, Hashable, Sendable {
    /// The first byte of the text, as UTF-8 from 0, that could not be read.
    package var offset: Int
    /// One line without a full stop.
    package var reason: String
  }

  /// Reads the path data of SVG (the `d` attribute), one unit a point.
  ///
  /// - Throws: ``TextError`` at the first byte that was not understood.
  package convenience init(svg text: String) throws(TextError) {
    do throws(SVGPathError) {
      self.init(try Path(svg: text))
    } catch {
      throw TextError(offset: error.offset, reason: error.reason)
    }
  }
}
