import Diagnostics
import Foundation
import Maquette

/// Writes result files so that a killed run leaves the old file or the new one.
enum OutputFile {
  /// Writes `bytes` to `path`: to a temporary name in the same folder, then renamed.
  ///
  /// A path that is no regular file (`/dev/null`, a pipe) is written as it is; a symbolic link is
  /// followed.
  ///
  /// - Throws: ``InputError`` when the folder is missing or the file cannot be written.
  static func write(_ bytes: Data, to path: String) throws(InputError) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      switch kind(of: url) {
      case .typeDirectory: throw POSIXError(.EISDIR)
      case nil, .typeRegular: try bytes.write(to: url, options: .atomic)
      default:
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: bytes)
        try handle.close()
      }
    } catch {
      throw InputError(
        Diagnostic(
          .error, id: "unwritable", "\(path) cannot be written: \(reason(error))",
          help: help(folder: url.deletingLastPathComponent().path)))
    }
  }

  /// Creates the folder at `path` and those above it where they are missing.
  ///
  /// - Throws: ``InputError`` when that is not possible.
  static func createFolder(_ path: String) throws(InputError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw InputError(
        Diagnostic(
          .error, id: "unwritable", "the folder \(path) cannot be made: \(reason(error))",
          help: "give a place that can be written"))
    }
  }

  /// Whether a folder stands at `path`.
  static func isFolder(_ path: String) -> Bool {
    kind(of: URL(fileURLWithPath: path).resolvingSymlinksInPath()) == .typeDirectory
  }

  private static func kind(of url: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType
  }

  private static func help(folder: String) -> String {
    isFolder(folder)
      ? "give a place that can be written with -o" : "make the folder first: mkdir -p \(folder)"
  }
}
