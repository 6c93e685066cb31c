/// Prints a schema as JSON text, definitions once.
struct SchemaPrinter {
  private var definitions: [SchemaJSON.Member] = []
  private var known: Set<String> = []

  /// The text of a schema, ending in a newline.
  static func print(_ schema: SchemaJSON, definitions: [SchemaJSON.Member]) -> String {
    var printer = SchemaPrinter()
    guard case .object(var members) = printer.resolved(schema) else { return "" }
    for definition in definitions {
      printer.known.insert(definition.key)
      let value = printer.resolved(definition.value)
      printer.definitions.append(.init(key: definition.key, value: value))
    }
    members.append(.init(key: "$defs", value: .object(printer.definitions)))
    return text(.object(members), indent: 0) + "\n"
  }

  /// The schema with named pieces replaced by references; the pieces go to the definitions.
  private mutating func resolved(_ schema: SchemaJSON) -> SchemaJSON {
    switch schema {
    case .string, .number, .bool: return schema
    case .list(let elements): return .list(elements.map { resolved($0) })
    case .object(let members):
      return .object(members.map { .init(key: $0.key, value: resolved($0.value)) })
    case .named(let name, let definition):
      if known.insert(name).inserted {
        let value = resolved(definition)
        definitions.append(.init(key: name, value: value))
      }
      return .reference(name)
    }
  }

  private static func text(_ schema: SchemaJSON, indent: Int) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch schema {
    case .string(let string): return quoted(string)
    case .number(let number):
      return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .bool(let bool): return bool ? "true" : "false"
    case .named(let name, _): return text(.reference(name), indent: indent)
    case .list(let elements):
      let flat = "[" + elements.map { text($0, indent: indent) }.joined(separator: ", ") + "]"
      if elements.isEmpty || flat.utf8.count + indent <= 80 && !flat.contains("\n") { return flat }
      return "[\n"
        + elements.map { inner + text($0, indent: indent + 2) }.joined(separator: ",\n")
        + "\n\(outer)]"
    case .object(let members):
      let flat =
        "{ "
        + members.map { "\(quoted($0.key)): \(text($0.value, indent: indent))" }
        .joined(separator: ", ") + " }"
      if members.isEmpty { return "{}" }
      if flat.utf8.count + indent <= 80 && !flat.contains("\n") { return flat }
      return "{\n"
        + members.map { "\(inner)\(quoted($0.key)): \(text($0.value, indent: indent + 2))" }
        .joined(separator: ",\n") + "\n\(outer)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
