import Diagnostics

/// A command line that makes no sense: what is wrong with it and what would be right.
struct UsageError: Error, Hashable {
  /// One line without a full stop.
  let summary: String
  /// The way out, one line.
  let help: String

  init(_ summary: String, help: String) {
    self.summary = summary
    self.help = help
  }

  /// The error as it is printed.
  var diagnostic: Diagnostic {
    Diagnostic(.error, id: "usage", summary, help: help)
  }
}
