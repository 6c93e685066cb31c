package import Diagnostics
import Foundation

/// A scene file that could not be read or understood.
package struct SceneError: Error, Sendable {
  /// Everything that is wrong, in the file's order; at least one error, warnings among them.
  package let diagnostics: [Diagnostic]

  /// Creates an error.
  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

/// A scene file that was read: its document, and what is to be said about it.
package struct SceneFile: Sendable {
  /// The document.
  package let document: SceneDocument
  /// Warnings, in the file's order.
  package let diagnostics: [Diagnostic]

  /// Reads a file.
  ///
  /// - Parameter path: Relative to the working directory, or absolute; messages name it as it is.
  /// - Returns: The document and its warnings.
  /// - Throws: ``SceneError`` when the file cannot be read or is not a scene without errors.
  package static func load(path: String) throws(SceneError) -> SceneFile {
    try SceneFile(bytes: try bytes(of: path), path: path)
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The file's content.
  ///   - path: What messages call it, and where images and fonts are looked for.
  /// - Throws: ``SceneError`` when it is not a scene without errors.
  package init(text: String, path: String) throws(SceneError) {
    try self.init(bytes: Array(text.utf8), path: path)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: What messages call it, and where images and fonts are looked for.
  /// - Throws: ``SceneError`` when it is not a scene without errors.
  package init(bytes: [UInt8], path: String) throws(SceneError) {
    let outcome = JSONReader.read(bytes, file: path)
    let findings = Findings(file: path, outcome.diagnostics)
    let document = outcome.root.flatMap {
      SceneReader.document(from: $0, file: path, findings: findings)
    }
    let diagnostics = Self.sorted(findings.diagnostics)
    guard let document, !findings.hasErrors else { throw SceneError(diagnostics) }
    self.document = document
    self.diagnostics = diagnostics
  }

  /// Whether some bytes are JSON with the key `maquette` at the top: only such files are scenes.
  package static func isScene(_ bytes: [UInt8]) -> Bool {
    JSONReader.read(bytes, file: "").root?["maquette"] != nil
  }

  /// The name of a scene: its file's without folders and `.json`.
  package static func name(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
  }

  /// The bytes of a file, unless it is larger than ``SceneLimits/fileSize``.
  private static func bytes(of path: String) throws(SceneError) -> [UInt8] {
    func failure(_ id: String, _ summary: String, help: String? = nil) -> SceneError {
      SceneError([Diagnostic(.error, id: id, summary, help: help)])
    }
    var isFolder = false
    let type: FileAttributeType?
    do {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
      type = attributes[.type] as? FileAttributeType
      isFolder = type == .typeDirectory
    } catch {
      throw failure("unreadable-file", "\(path) cannot be found or read")
    }
    guard type == .typeRegular else {
      throw failure(
        "unreadable-file", "\(path) is \(isFolder ? "a folder" : "not a regular file")")
    }
    do {
      guard let handle = FileHandle(forReadingAtPath: path) else {
        throw failure("unreadable-file", "\(path) cannot be read")
      }
      let data = try handle.read(upToCount: SceneLimits.fileSize + 1) ?? Data()
      try handle.close()
      return Array(data)
    } catch let error as SceneError {
      throw error
    } catch {
      throw failure("unreadable-file", "\(path) cannot be read")
    }
  }

  /// Messages in the order of the file; those without a place stay in front.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    func place(_ item: (offset: Int, element: Diagnostic)) -> (Int, Int, Int) {
      guard item.element.id != "too-many-messages" else { return (Int.max, 0, 0) }
      let location = item.element.location
      return (location?.line ?? 0, location?.column ?? 0, item.offset)
    }
    return diagnostics.enumerated().sorted { place($0) < place($1) }.map(\.element)
  }
}
