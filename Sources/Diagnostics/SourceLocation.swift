/// A place in a text file: where a scene, a nib or a source says something.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The path as the person wrote it, never an absolute one made up by the program.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8 bytes, counted from 1; 0 when only the line is known.
  public var column: Int

  /// Creates a location.
  public init(file: String, line: Int, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, or `file:line` without a column.
  public var description: String {
    column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }
}
