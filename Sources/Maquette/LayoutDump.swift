import Inspection

/// The frames of laid-out screens in words.
package enum LayoutDump: String, CaseIterable, Sendable {
  /// `{"scenes":[…]}`, every view of each screen, root first.
  case json
  /// An indented tree a screen, one view a line; fit to be kept as a text snapshot.
  case text

  /// Lays the screens out and prints their views.
  @MainActor
  package func dump(_ screens: [Screen]) -> String {
    let records = screens.map { Pipeline.record(of: Pipeline.layOut($0)) }
    switch self {
    case .json: return ensureNewline(TreeRecord.json(records))
    case .text: return records.map { ensureNewline($0.text()) }.joined(separator: "\n")
    }
  }

  private func ensureNewline(_ text: String) -> String {
    text.hasSuffix("\n") ? text : text + "\n"
  }
}
