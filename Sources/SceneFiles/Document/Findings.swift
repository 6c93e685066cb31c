package import Diagnostics

/// Collects what is wrong with one scene file, so that one run tells all of it.
package final class Findings {
  /// The path as messages name it.
  package let file: String
  /// Errors and warnings, each once, in the order they were found.
  package private(set) var diagnostics: [Diagnostic] = []
  /// How many errors were found, also those no longer kept.
  package private(set) var errorCount = 0
  /// Whether an error was found.
  package var hasErrors: Bool { errorCount > 0 }
  private var seen: Set<Diagnostic> = []

  /// Starts with what the reader found.
  package init(file: String, _ diagnostics: [Diagnostic] = []) {
    self.file = file
    for diagnostic in diagnostics { report(diagnostic) }
  }

  /// Adds a message unless an equal one is there: a component's body is looked at once per use.
  package func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    guard diagnostics.count < SceneLimits.messages else { return }
    guard seen.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
    if diagnostics.count == SceneLimits.messages {
      diagnostics.append(
        Diagnostic(.note, id: "too-many-messages", "further messages of \(file) are not shown"))
    }
  }

  /// Adds an error.
  package func error(
    _ id: String, at position: TextPosition, _ summary: String, notes: [Diagnostic.Note] = [],
    help: String? = nil
  ) {
    report(
      Diagnostic(
        .error, id: id, at: position.inFile(file), summary, notes: notes, help: help))
  }

  /// Adds a warning.
  package func warning(
    _ id: String, at position: TextPosition, _ summary: String, help: String? = nil
  ) {
    report(Diagnostic(.warning, id: id, at: position.inFile(file), summary, help: help))
  }

  /// Adds an error about a word that is not known, with the nearest known one as its way out.
  ///
  /// - Parameters:
  ///   - what: What the word should have been, such as `key` or `class`.
  ///   - word: The word.
  ///   - owner: Where it stands, such as `UILabel`; empty for nothing.
  ///   - known: The known words, which are listed when none is near and they are few.
  ///   - position: Where the word stands.
  package func unknown(
    _ what: String, _ word: String, of owner: String = "", among known: [String],
    at position: TextPosition
  ) {
    let shown = word.count > 60 ? word.prefix(60) + "…" : word[...]
    error(
      "unknown-\(what)", at: position,
      "unknown \(what) '\(shown)'\(owner.isEmpty ? "" : " of \(owner)")",
      help: Self.wayOut(word, among: known))
  }

  /// The nearest known word, or the known words when they are few.
  static func wayOut(_ word: String, among known: [String]) -> String? {
    if word.utf8.count <= 100, let near = NearestName.suggestion(for: word, among: known) {
      return "did you mean '\(near)'?"
    }
    if known.isEmpty || known.count > 24 { return nil }
    return "known: \(known.joined(separator: ", "))"
  }
}
