import Diagnostics

/// Input that cannot be used; the run ends with status 2 after printing why.
struct InputError: Error, Hashable {
  let diagnostics: [Diagnostic]

  init(_ diagnostics: Diagnostic...) {
    self.diagnostics = diagnostics
  }

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
