/// Why SVG path text was not understood, and where.
package struct SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first byte of the text, as UTF-8 from 0, that could not be read.
  package let offset: Int
  /// What was found or missing there, one line without a full stop.
  package let reason: String

  package init(offset: Int, reason: String) {
    self.offset = offset
    self.reason = reason
  }

  package var description: String { "\(reason) at offset \(offset) of the path" }
}
