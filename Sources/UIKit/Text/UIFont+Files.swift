import Canvas

extension UIFont {
  /// Why a font file cannot be used.
  package struct FileError: Error, Hashable, Sendable {
    /// One line without a full stop.
    package var reason: String
  }

  /// Makes the families of a font file known to the whole process and returns their names.
  ///
  /// - Throws: ``FileError`` when the file is no font that can be read.
  package static func register(file path: String) throws(FileError) -> [String] {
    do throws(CanvasError) {
      return try Typesetter.addFont(file: path)
    } catch {
      throw FileError(reason: "\(error)")
    }
  }
}
