/// Prints diagnostics for people, for programs and for GitHub's annotations.
public enum DiagnosticFormatter: String, Sendable, CaseIterable {
  /// `file:line:column: error: summary [id]`, notes indented, then `help: …`.
  case text
  /// One JSON object a line.
  case json
  /// GitHub workflow commands (`::error file=…,line=…::summary`).
  case github

  /// The diagnostic in this form, without a trailing newline.
  ///
  /// - Parameters:
  ///   - diagnostic: The message to print.
  ///   - coloured: Whether ANSI colours may be used; only ``text`` uses them.
  /// - Returns: One or more lines.
  public func format(_ diagnostic: Diagnostic, coloured: Bool = false) -> String {
    switch self {
    case .text: Self.text(diagnostic, coloured: coloured)
    case .json: Self.json(diagnostic)
    case .github: Self.github(diagnostic)
    }
  }

  private static func text(_ d: Diagnostic, coloured: Bool) -> String {
    func paint(_ text: String, _ code: String) -> String {
      coloured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
    let colour: String
    switch d.severity {
    case .error: colour = "1;31"
    case .warning: colour = "1;33"
    case .note: colour = "1;36"
    }
    var lines: [String] = []
    let place = d.location.map { "\($0): " } ?? ""
    lines.append("\(place)\(paint("\(d.severity.rawValue):", colour)) \(d.summary) [\(d.id)]")
    for note in d.notes {
      lines.append("  \(note.text)\(note.location.map { "  (\($0))" } ?? "")")
    }
    if let help = d.help { lines.append("\(paint("help:", "1;32")) \(help)") }
    return lines.joined(separator: "\n")
  }

  private static func json(_ d: Diagnostic) -> String {
    var fields = [
      "\"severity\":\(quoted(d.severity.rawValue))", "\"id\":\(quoted(d.id))",
      "\"summary\":\(quoted(d.summary))",
    ]
    fields += locationFields(d.location)
    if !d.notes.isEmpty {
      let notes = d.notes.map { note in
        "{\((["\"text\":\(quoted(note.text))"] + locationFields(note.location)).joined(separator: ","))}"
      }
      fields.append("\"notes\":[\(notes.joined(separator: ","))]")
    }
    if let help = d.help { fields.append("\"help\":\(quoted(help))") }
    return "{\(fields.joined(separator: ","))}"
  }

  private static func locationFields(_ location: SourceLocation?) -> [String] {
    guard let location else { return [] }
    var fields = ["\"file\":\(quoted(location.file))", "\"line\":\(location.line)"]
    if location.column > 0 { fields.append("\"column\":\(location.column)") }
    return fields
  }

  private static func github(_ d: Diagnostic) -> String {
    func escaped(_ text: String, _ extra: [Character: String] = [:]) -> String {
      let table: [Character: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
      return String(
        text.flatMap { character in
          Array(table[character] ?? extra[character] ?? String(character))
        })
    }
    let command: String
    switch d.severity {
    case .error: command = "error"
    case .warning: command = "warning"
    case .note: command = "notice"
    }
    var properties: [String] = []
    if let location = d.location {
      properties.append("file=\(escaped(location.file, [",": "%2C", ":": "%3A"]))")
      properties.append("line=\(location.line)")
      if location.column > 0 { properties.append("col=\(location.column)") }
    }
    properties.append("title=\(escaped(d.id, [",": "%2C", ":": "%3A"]))")
    let body = ([d.summary] + d.notes.map(\.text) + (d.help.map { ["help: \($0)"] } ?? []))
      .joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(escaped(body))"
  }

  /// A JSON string literal.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
