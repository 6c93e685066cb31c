import Foundation

/// Reads font files that a scene names.
enum FontFileReader {
  /// The largest file taken, in bytes: collections for all of CJK have 20 MB.
  static let limit = 64 << 20

  /// The bytes of a plain file.
  ///
  /// - Throws: ``CanvasError/font(_:)`` when there is no such file or it is too large.
  static func bytes(of path: String) throws(CanvasError) -> [UInt8] {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .font("there is no file \(path)") }
    // A pipe or a device would never end.
    guard status.st_mode & S_IFMT == S_IFREG else { throw .font("\(path) is not a plain file") }
    guard status.st_size <= limit else {
      throw .font("\(path) has more than \(limit >> 20) MB")
    }
    guard let data = FileManager.default.contents(atPath: path), data.count <= limit else {
      throw .font("\(path) cannot be read")
    }
    return Array(data)
  }
}
