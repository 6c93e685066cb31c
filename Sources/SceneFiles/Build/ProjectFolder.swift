import Foundation

/// The folder that a scene's images and fonts must lie in.
struct ProjectFolder {
  /// Why a path leads to no file that may be read.
  struct Refusal: Error, Hashable {
    var id: String
    var summary: String
    var help: String?
  }

  /// The largest asset in bytes.
  static let largestFile = 64 << 20

  /// The folder of the scene file, links resolved.
  private let sceneFolder: URL
  /// The nearest folder above it with `.git` or `Package.swift`, or the scene's own.
  let root: URL

  /// Finds the project of a scene file.
  init(ofScene path: String) {
    let file = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    sceneFolder = file.deletingLastPathComponent()
    var folder = sceneFolder
    while true {
      let isProject = [".git", "Package.swift"].contains {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      if isProject {
        root = folder
        return
      }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      if above.path == folder.path || folder.path == "/" { break }
      folder = above
    }
    root = sceneFolder
  }

  /// The absolute path of an existing regular file inside the project.
  ///
  /// - Parameter path: Relative to the scene file; links are followed before it is judged.
  /// - Returns: The path with every link resolved.
  /// - Throws: ``Refusal`` when there is no such file, or it lies outside, or it is too large.
  func file(_ path: String) throws(Refusal) -> String {
    guard !path.hasPrefix("/"), !path.hasPrefix("~") else {
      throw Refusal(
        id: "outside-project", summary: "'\(path)' is not relative to the scene file",
        help: "name it from the scene's own folder, such as images/logo.png")
    }
    let url = sceneFolder.appendingPathComponent(path).standardizedFileURL
      .resolvingSymlinksInPath()
    guard isInside(url) else {
      throw Refusal(
        id: "outside-project", summary: "'\(path)' lies outside of the project",
        help: "copy it into the folder that holds Package.swift or .git")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let attributes else {
      throw Refusal(id: "missing-file", summary: "there is no file '\(path)'")
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw Refusal(id: "missing-file", summary: "'\(path)' is not a regular file")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? Int.max
    guard size <= Self.largestFile else {
      throw Refusal(
        id: "file-too-large",
        summary: "'\(path)' has \(size) bytes, more than the \(Self.largestFile) allowed")
    }
    return url.path
  }

  private func isInside(_ url: URL) -> Bool {
    let inner = url.pathComponents
    let outer = root.pathComponents
    return inner.count > outer.count && Array(inner.prefix(outer.count)) == outer
  }
}
