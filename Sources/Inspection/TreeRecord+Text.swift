import Foundation

extension TreeRecord {
  /// The tree as text: a line for the scene, then one a view, indented by two spaces a level.
  ///
  /// Holds no addresses and nothing that differs from run to run, so that it can be kept.
  package func text(detail: DumpDetail = .layout) -> String {
    let heading = "\(id) \(DecimalText.string(size)) @\(DecimalText.string(scale))x"
    return ([heading] + views.map { $0.line(detail: detail) }).map { $0 + "\n" }.joined()
  }
}

extension ViewRecord {
  /// The view in one line without its place in the tree.
  fileprivate func line(detail: DumpDetail) -> String {
    var words = [className]
    if let id { words.append(id) }
    words.append(DecimalText.string(frame))
    if isHidden { words.append("hidden") }
    if boundsOrigin != .zero { words.append("bounds \(DecimalText.string(boundsOrigin))") }
    if let text { words.append(text.summary) }
    if detail == .complete { words += properties.map { "\($0.name)=\($0.value)" } }
    return String(repeating: "  ", count: path.count) + words.joined(separator: " ")
  }
}

extension TextRecord {
  fileprivate var summary: String {
    var words = [JSONText.string(string), lines == 1 ? "1 line" : "\(lines) lines"]
    if isTruncated { words.append("truncated") }
    words.append("baseline \(DecimalText.string(baseline))")
    return words.joined(separator: " ")
  }
}
