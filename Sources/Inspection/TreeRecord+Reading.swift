import Foundation

/// Why a dump could not be read back.
package struct DumpError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line without a full stop.
  package let description: String
}

extension TreeRecord {
  /// The trees of which `json` is the dump, as ``json(_:detail:)`` writes it.
  ///
  /// - Throws: ``DumpError`` where the text is not such a dump. A missing scale is 1.
  package static func trees(fromJSON json: String) throws(DumpError) -> [TreeRecord] {
    let root: Any
    do {
      root = try JSONSerialization.jsonObject(with: Data(json.utf8))
    } catch {
      throw DumpError(description: "the layout dump is not JSON")
    }
    guard let scenes = (root as? [String: Any])?["scenes"] as? [[String: Any]] else {
      throw DumpError(description: "the layout dump has no scenes")
    }
    var trees: [TreeRecord] = []
    for scene in scenes {
      guard let tree = TreeRecord(dump: scene) else {
        throw DumpError(description: "a scene of the layout dump is not well formed")
      }
      trees.append(tree)
    }
    return trees
  }

  private init?(dump: [String: Any]) {
    guard let id = dump["id"] as? String, let size = dump["size"] as? [Double], size.count == 2,
      let entries = dump["views"] as? [[String: Any]]
    else { return nil }
    let views = entries.compactMap(ViewRecord.init(dump:))
    guard views.count == entries.count else { return nil }
    self.init(
      id: id, size: CGSize(width: size[0], height: size[1]),
      scale: dump["scale"] as? Double ?? 1, views: views)
  }
}

extension ViewRecord {
  fileprivate init?(dump: [String: Any]) {
    guard let className = dump["class"] as? String, let pathText = dump["path"] as? String,
      let frame = dump["frame"] as? [Double], frame.count == 4,
      let isHidden = dump["hidden"] as? Bool
    else { return nil }
    let steps = pathText.split(separator: "/")
    let path = steps.compactMap { Int($0) }
    guard path.count == steps.count else { return nil }
    self.init(
      id: dump["id"] as? String, className: className, path: path,
      frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    self.isHidden = isHidden
    if let string = dump["text"] as? String {
      text = TextRecord(
        string: string, lines: dump["lines"] as? Int ?? 0,
        isTruncated: dump["truncated"] as? Bool ?? false,
        baseline: dump["baseline"] as? Double ?? 0)
    }
    if let bounds = dump["bounds"] as? [Double], bounds.count == 4 {
      boundsOrigin = CGPoint(x: bounds[0], y: bounds[1])
    }
    // Objects have no order; the order of names is as good as any for finding a difference.
    let properties = dump["properties"] as? [String: String] ?? [:]
    self.properties = properties.keys.sorted().map {
      Property(name: $0, value: properties[$0] ?? "")
    }
  }
}
