extension ValueKind where Value == Bool {
  /// true or false.
  static let bool = ValueKind(expects: "true or false", schema: .type("boolean")) { node, context in
    if case .bool(let value) = node.content { return value }
    context.mismatch(node, expects: "true or false")
    return nil
  }
}

extension ValueKind where Value == String {
  /// Text; a number that came out of a `${name}` counts as its digits.
  static let text = ValueKind(expects: "a string", schema: .type("string")) { node, context in
    if let text = node.text { return text.string }
    if node.isSubstituted, let number = node.number { return written(number) }
    context.mismatch(node, expects: "a string")
    return nil
  }
}

extension ValueKind where Value == Double {
  /// A number within bounds.
  ///
  /// - Parameters:
  ///   - expects: What messages call it.
  ///   - range: The bounds, both included.
  ///   - rule: What is said of a number outside, after the key: `is between 0 and 1`.
  ///   - schema: What the JSON Schema says of it.
  /// - Returns: The form.
  static func number(
    _ expects: String, in range: ClosedRange<Double>, _ rule: String, schema: SchemaJSON
  ) -> ValueKind {
    ValueKind(expects: expects, schema: schema) { node, context in
      guard let number = node.number else {
        context.mismatch(node, expects: expects)
        return nil
      }
      guard range.contains(number) else {
        context.outOfRange(node, rule)
        return nil
      }
      return number
    }
  }

  /// A length or position in points, of either sign.
  static let points = number(
    "a number", in: -SceneLimits.length...SceneLimits.length, "is at most 1e9 in either direction",
    schema: .type("number"))

  /// A length in points that cannot be negative.
  static let length = number(
    "a number", in: 0...SceneLimits.length, "cannot be negative or above 1e9",
    schema: .members(["type": .string("number"), "minimum": .number(0)]))

  /// A fraction from 0 to 1.
  static let fraction = number(
    "a number", in: 0...1, "is between 0 and 1",
    schema: .members(["type": .string("number"), "minimum": .number(0), "maximum": .number(1)]))

  /// A layout priority.
  static let priority = number(
    "a priority", in: LayoutPriority.range, "is more than 0 and at most 1000",
    schema: .members([
      "type": .string("number"), "exclusiveMinimum": .number(0), "maximum": .number(1000),
    ]))

  /// A font size in points.
  static let fontSize = number(
    "a number", in: 0.01...10_000, "is more than 0 and at most 10000",
    schema: .members([
      "type": .string("number"), "exclusiveMinimum": .number(0), "maximum": .number(10_000),
    ]))
}

extension ValueKind where Value == Int {
  /// A whole number within bounds.
  static func integer(in range: ClosedRange<Int>) -> ValueKind {
    ValueKind(
      expects: "a whole number",
      schema: .members([
        "type": .string("integer"), "minimum": .number(Double(range.lowerBound)),
        "maximum": .number(Double(range.upperBound)),
      ])
    ) { node, context in
      guard let number = node.number, number == number.rounded() else {
        context.mismatch(node, expects: "a whole number")
        return nil
      }
      guard number >= Double(range.lowerBound), number <= Double(range.upperBound) else {
        context.outOfRange(node, "is between \(range.lowerBound) and \(range.upperBound)")
        return nil
      }
      return Int(number)
    }
  }
}

extension ValueKind {
  /// One of some words, such as the names of an enumeration's cases.
  ///
  /// They are written out: asking Swift for the names of cases takes longer than reading a scene.
  static func words(_ words: KeyValuePairs<String, Value>) -> ValueKind {
    let table = words.map { ($0.key, $0.value) }
    let names = table.map(\.0)
    let expects = "one of \(names.joined(separator: ", "))"
    return ValueKind(expects: expects, schema: .words(names)) { node, context in
      guard let word = node.text else {
        context.mismatch(node, expects: expects)
        return nil
      }
      if let known = table.first(where: { $0.0 == word.string }) { return known.1 }
      context.findings.unknown(
        "value", word.string, of: context.subject, among: names, at: node.position)
      return nil
    }
  }

  /// One of several forms, told apart by their JSON type.
  static func either(_ forms: KeyValuePairs<JSONNode.Shape, ValueKind>) -> ValueKind {
    let table = forms.map { ($0.key, $0.value) }
    let expects = table.map(\.1.expects).joined(separator: ", or ")
    return ValueKind(expects: expects, schema: .any(of: table.map(\.1.schema))) { node, context in
      guard let form = table.first(where: { $0.0 == node.shape }) else {
        context.mismatch(node, expects: expects)
        return nil
      }
      return form.1.read(node, context)
    }
  }
}

/// A number without a needless fraction.
func written(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}
