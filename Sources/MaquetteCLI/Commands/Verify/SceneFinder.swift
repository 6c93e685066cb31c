import Diagnostics
import Foundation
import Maquette

/// Finds the scene files that `verify` compares, and the names their pictures go by.
struct SceneFinder {
  /// One scene file.
  struct Found: Hashable, Sendable {
    /// As messages name it.
    let path: String
    /// Folders and a name, as under `Snapshots/`: `scenes/card`.
    let name: String
  }

  /// Where names are relative to, unless a folder `Fixtures` says otherwise.
  let workingFolder: String

  /// The scenes at `paths`, each folder's in the order of their paths.
  ///
  /// In folders only JSON files with the key `maquette` are scenes; a file that is named itself
  /// has to be one.
  ///
  /// - Throws: ``InputError`` where nothing stands at a path.
  func scenes(at paths: [String]) throws(InputError) -> [Found] {
    var found: [Found] = []
    for path in paths {
      if OutputFile.isFolder(path) {
        found += scenes(inFolder: path)
      } else if FileManager.default.fileExists(atPath: path) {
        found.append(Found(path: path, name: name(of: path, root: nil)))
      } else {
        throw InputError(
          Diagnostic(
            .error, id: "unreadable-file", "\(path) cannot be found or read",
            help: "give scene files or folders that hold some"))
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.path).inserted }
  }

  private func scenes(inFolder folder: String) -> [Found] {
    // An enumerator does not enter a folder that is itself a link.
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let below = FileManager.default.enumerator(atPath: real)
    let files = (below?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return files.sorted().compactMap { file in
      let path = "\(root)/\(file)"
      guard let bytes = FileManager.default.contents(atPath: path),
        SceneFormat.isScene([UInt8](bytes))
      else { return nil }
      return Found(path: path, name: name(of: path, root: root))
    }
  }

  /// The part of `path` that the accepted picture's path mirrors, without the ending.
  private func name(of path: String, root: String?) -> String {
    let full = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let working = URL(fileURLWithPath: workingFolder).standardizedFileURL.pathComponents
    let isInside = full.starts(with: working)
    let relative = isInside ? Array(full.dropFirst(working.count)) : full
    let parts: [String]
    if let fixtures = relative.dropLast().lastIndex(of: "Fixtures") {
      parts = Array(relative[(fixtures + 1)...])
    } else if isInside {
      parts = relative
    } else if let root {
      let above = URL(fileURLWithPath: root).standardizedFileURL.pathComponents
      parts = Array(full.dropFirst(above.count))
    } else {
      parts = Array(full.suffix(1))
    }
    let name = parts.joined(separator: "/")
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }
}
