import Diagnostics

/// What is to be said while a command runs: said once, and counted for the answer.
struct Findings {
  private let surroundings: Surroundings
  private let form: DiagnosticFormatter
  /// Whether warnings count as errors (`--strict`).
  private let isStrict: Bool
  private var told: Set<Diagnostic> = []
  /// Whether something was said that makes the answer no.
  private(set) var hasErrors = false

  /// Starts with nothing said.
  ///
  /// - Parameters:
  ///   - surroundings: Where it is said.
  ///   - isStrict: Whether warnings count as errors.
  ///   - form: Text goes to standard error, the forms for programs to standard output.
  init(in surroundings: Surroundings, isStrict: Bool, form: DiagnosticFormatter = .text) {
    self.surroundings = surroundings
    self.isStrict = isStrict
    self.form = form
  }

  /// Says `diagnostic` unless it was said before.
  mutating func report(_ diagnostic: Diagnostic) throws {
    var diagnostic = diagnostic
    if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
    guard told.insert(diagnostic).inserted else { return }
    if diagnostic.severity == .error { hasErrors = true }
    switch form {
    case .text: surroundings.report(diagnostic)
    case .json, .github: try surroundings.print(form.format(diagnostic) + "\n")
    }
  }

  /// Says all of them, in order.
  mutating func report(_ diagnostics: some Sequence<Diagnostic>) throws {
    for diagnostic in diagnostics { try report(diagnostic) }
  }
}
