/// A decoded string that can tell where each of its bytes stands in the file.
///
/// Escapes, line continuations and `${name}` make the text in memory differ from the text in the
/// file; a message about the middle of a constraint must still point at the right column.
package struct JSONText: Hashable, Sendable {
  /// A stretch of the decoded text.
  package struct Stretch: Hashable, Sendable {
    /// The UTF-8 offset in the decoded text at which it begins.
    package var offset: Int
    /// Where its first byte comes from.
    package var position: TextPosition
    /// Whether each byte of the text is a byte of the file; if not, all of it comes from
    /// ``position`` (an escape, or a substituted parameter).
    package var isVerbatim: Bool
  }

  /// The decoded text.
  package var string: String
  /// Where the literal begins: its quote, or the first letter of a bare key.
  package var position: TextPosition
  /// Ascending by offset; the first begins at 0.
  package var stretches: [Stretch]

  /// Creates a text that reads in memory as it does in the file from `content` on.
  package init(_ string: String, at position: TextPosition, content: TextPosition) {
    self.string = string
    self.position = position
    self.stretches = [Stretch(offset: 0, position: content, isVerbatim: true)]
  }

  /// Creates a text of several stretches.
  package init(_ string: String, at position: TextPosition, stretches: [Stretch]) {
    self.string = string
    self.position = position
    self.stretches = stretches
  }

  /// Where the byte at a UTF-8 offset of the decoded text stands in the file.
  package func position(at offset: Int) -> TextPosition {
    guard let stretch = stretches.last(where: { $0.offset <= offset }) else { return position }
    guard stretch.isVerbatim else { return stretch.position }
    return TextPosition(
      line: stretch.position.line, column: stretch.position.column + offset - stretch.offset)
  }
}
