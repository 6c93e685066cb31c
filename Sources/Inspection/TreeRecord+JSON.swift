import Foundation

/// How much of a tree a dump says.
package enum DumpDetail: Hashable, Sendable {
  /// Frames and text: what `maquette layout` prints.
  case layout
  /// The scale and the resolved properties too: what a golden keeps.
  case complete
}

extension TreeRecord {
  /// The JSON of several trees, one view a line, keys always in the same order.
  ///
  /// `{"scenes":[{"id":…,"size":[w,h],"views":[{"id":…,"class":…,"path":…,"frame":[x,y,w,h],
  /// "hidden":…,…}]}]}`, numbers with at most three decimals.
  package static func json(_ trees: [TreeRecord], detail: DumpDetail = .layout) -> String {
    guard !trees.isEmpty else { return "{\"scenes\":[]}\n" }
    let scenes = trees.map { $0.sceneJSON(detail: detail) }.joined(separator: ",\n")
    return "{\"scenes\":[\n\(scenes)\n]}\n"
  }

  private func sceneJSON(detail: DumpDetail) -> String {
    var fields = [
      "\"id\":\(JSONText.string(id))",
      "\"size\":\(JSONText.numbers([size.width, size.height]))",
    ]
    if detail == .complete { fields.append("\"scale\":\(JSONText.number(scale))") }
    let lines = views.map { "\n\($0.json(detail: detail))" }.joined(separator: ",")
    fields.append("\"views\":[\(lines)]")
    return "{\(fields.joined(separator: ","))}"
  }
}

extension ViewRecord {
  /// The path as text: `/` for the root, `/0/2` for the third subview of its first.
  package var pathText: String { path.isEmpty ? "/" : path.map { "/\($0)" }.joined() }

  fileprivate func json(detail: DumpDetail) -> String {
    var fields: [String] = []
    if let id { fields.append("\"id\":\(JSONText.string(id))") }
    fields.append("\"class\":\(JSONText.string(className))")
    fields.append("\"path\":\(JSONText.string(pathText))")
    fields.append(
      "\"frame\":"
        + JSONText.numbers([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]))
    fields.append("\"hidden\":\(isHidden)")
    if let text {
      fields.append("\"text\":\(JSONText.string(text.string))")
      fields.append("\"lines\":\(text.lines)")
      fields.append("\"truncated\":\(text.isTruncated)")
      fields.append("\"baseline\":\(JSONText.number(text.baseline))")
    }
    if boundsOrigin != .zero {
      fields.append(
        "\"bounds\":"
          + JSONText.numbers([boundsOrigin.x, boundsOrigin.y, frame.size.width, frame.size.height]))
    }
    if detail == .complete && !properties.isEmpty {
      let entries = properties.map {
        "\(JSONText.string($0.name)):\(JSONText.string($0.value))"
      }
      fields.append("\"properties\":{\(entries.joined(separator: ","))}")
    }
    return "{\(fields.joined(separator: ","))}"
  }
}
