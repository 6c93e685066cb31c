/// What reading a value needs besides the value: where messages go, and what the file declares.
package final class ReadingContext {
  /// Where messages go.
  package let findings: Findings
  /// The names of the file's `images`.
  package internal(set) var imageNames: [String] = []
  /// What is being read, for messages: `spacing of UIStackView`.
  package internal(set) var subject = ""

  /// Creates a context.
  package init(findings: Findings) { self.findings = findings }

  /// Says that a value is not of the kind its key takes.
  func mismatch(_ node: JSONNode, expects: String) {
    findings.error(
      "wrong-type", at: node.position, "\(subject) is \(expects), not \(node.shape.rawValue)")
  }

  /// Says that a number lies outside what its key takes.
  func outOfRange(_ node: JSONNode, _ rule: String) {
    findings.error("number-range", at: node.position, "\(subject) \(rule)")
  }

  /// Runs a closure with another subject.
  func reading<Result>(_ subject: String, _ body: () -> Result) -> Result {
    let before = self.subject
    self.subject = subject
    defer { self.subject = before }
    return body()
  }
}
