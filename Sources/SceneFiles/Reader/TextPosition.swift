package import Diagnostics

/// A place in the text of a scene file.
package struct TextPosition: Hashable, Sendable, Comparable {
  /// The line, counted from 1.
  package var line: Int
  /// The column in UTF-8 bytes, counted from 1; a byte order mark does not count.
  package var column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }

  /// The same place with the name of its file.
  package func inFile(_ file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}
