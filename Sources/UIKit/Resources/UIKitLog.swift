package import Diagnostics

/// Where UIKit's types report what they accept but cannot honour.
package enum UIKitLog {
  /// The list that messages go to: the process's own, unless a caller has put its own in place
  /// with `$current.withValue`.
  @TaskLocal package static var current = DiagnosticLog()

  /// Reports that a property was set which pictures do not show; see docs/unsupported.md.
  package static func warnNotHonoured(_ property: String) {
    warn(
      id: "not-honoured", "\(property) is accepted but changes nothing",
      help: "see docs/unsupported.md")
  }

  /// Reports a warning; each is kept once.
  package static func warn(
    id: String, _ summary: String, notes: [String] = [], help: String? = nil
  ) {
    current.report(
      Diagnostic(
        .warning, id: id, summary, notes: notes.map { Diagnostic.Note($0) }, help: help))
  }
}
