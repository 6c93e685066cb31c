/// One message about the input: what is wrong and where, the evidence, and a way out.
public struct Diagnostic: Hashable, Sendable {
  /// How much the message matters.
  public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool {
      let order: [Severity] = [.note, .warning, .error]
      return (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
    }
  }

  /// How much the message matters.
  public var severity: Severity
  /// A stable name in kebab case, such as `unsatisfiable`; scripts may rely on it.
  public var id: String
  /// Where the cause stands, if it stands in a file.
  public var location: SourceLocation?
  /// One line without a full stop.
  public var summary: String
  /// The evidence, one line each.
  public var notes: [Note]
  /// The way out, one line, imperative; a command that can be pasted where there is one.
  public var help: String?

  /// A line of evidence, with its own place if it has one.
  public struct Note: Hashable, Sendable {
    /// One line without a full stop.
    public var text: String
    /// Where this evidence stands.
    public var location: SourceLocation?

    /// Creates a note.
    public init(_ text: String, at location: SourceLocation? = nil) {
      self.text = text
      self.location = location
    }
  }

  /// Creates a diagnostic.
  public init(
    _ severity: Severity, id: String, at location: SourceLocation? = nil, _ summary: String,
    notes: [Note] = [], help: String? = nil
  ) {
    self.severity = severity
    self.id = id
    self.location = location
    self.summary = summary
    self.notes = notes
    self.help = help
  }
}
