import Foundation

/// The folder where a failure leaves its pictures, under names that are known beforehand.
package struct ReportFolder: Hashable, Sendable {
  /// The folder's path.
  package let path: String

  package init(path: String = ".build/snapshots") { self.path = path }

  package func actualPath(of id: SnapshotID) -> String { "\(path)/\(id).actual.png" }
  package func expectedPath(of id: SnapshotID) -> String { "\(path)/\(id).expected.png" }
  package func differencePath(of id: SnapshotID) -> String { "\(path)/\(id).diff.png" }
  package func jsonPath(of id: SnapshotID) -> String { "\(path)/\(id).json" }

  /// Removes what an earlier failure of `id` left.
  func clear(_ id: SnapshotID) {
    for path in [
      actualPath(of: id), expectedPath(of: id), differencePath(of: id), jsonPath(of: id),
    ] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

/// Files, read and written whole.
enum WholeFile {
  /// The bytes of the file at `path`, or nil where there is none.
  static func read(_ path: String) throws(FileError) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FileError(path: path, action: "read", reason: error.localizedDescription)
    }
  }

  /// Writes `bytes` to a temporary name in the same folder and renames it.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw FileError(path: path, action: "written", reason: error.localizedDescription)
    }
  }
}

/// A file that could not be read or written.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  let action: String
  /// What the system says.
  let reason: String

  package var description: String { "\(path) cannot be \(action): \(reason)" }
}
