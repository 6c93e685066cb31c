/// A key of an object value: how its value is read into the object, and what the schema says.
package struct Field<Root>: Sendable {
  let name: String
  let schema: SchemaJSON
  let isRequired: Bool
  let read: @Sendable (JSONNode, ReadingContext, inout Root) -> Void

  /// Creates a field.
  init<Value: Sendable>(
    _ name: String, _ kind: ValueKind<Value>, required: Bool = false,
    _ store: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.name = name
    self.schema = kind.schema
    self.isRequired = required
    self.read = { node, context, root in
      if let value = kind.read(node, context) { store(&root, value) }
    }
  }
}

extension ValueKind {
  /// An object with a fixed set of keys.
  ///
  /// - Parameters:
  ///   - noun: What messages call it: `font`.
  ///   - initial: The value before any key was read.
  ///   - fields: Its keys.
  ///   - objection: What is wrong with the whole, if anything, after all keys were read.
  /// - Returns: The form.
  static func object(
    _ noun: String, _ initial: Value, _ fields: [Field<Value>],
    objection: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) -> ValueKind {
    let names = fields.map(\.name)
    let expects = "an object (\(names.joined(separator: ", ")))"
    let schema = SchemaJSON.closed(
      fields.map { .init(key: $0.name, value: $0.schema) },
      required: fields.filter(\.isRequired).map(\.name))
    return ValueKind(expects: expects, schema: schema) { node, context in
      guard let members = node.members else {
        context.mismatch(node, expects: expects)
        return nil
      }
      var value = initial
      let isNew = context.fillIn(&value, from: members, fields, noun: noun, at: node.position)
      if let objection = objection(value), isNew {
        context.findings.error("incomplete-\(noun)", at: node.position, objection)
        return nil
      }
      return value
    }
  }
}

extension ReadingContext {
  /// Reads an object's members into a value; reports unknown and missing keys.
  ///
  /// - Parameters:
  ///   - value: What is filled in.
  ///   - members: The object's members.
  ///   - fields: Its keys.
  ///   - noun: What messages call the object.
  ///   - position: Where it begins.
  ///   - others: Keys that someone else reads, for suggestions.
  /// - Returns: Whether nothing was wrong.
  func fillIn<Root>(
    _ value: inout Root, from members: [JSONMember], _ fields: [Field<Root>], noun: String,
    at position: TextPosition, besides others: [String] = []
  ) -> Bool {
    var isComplete = true
    for member in members {
      let key = member.key.string
      guard let field = fields.first(where: { $0.name == key }) else {
        findings.unknown(
          "key", key, of: noun, among: fields.map(\.name) + others, at: member.key.position)
        isComplete = false
        continue
      }
      let before = findings.errorCount
      reading("\(key) of \(noun)") { field.read(member.value, self, &value) }
      if findings.errorCount > before { isComplete = false }
    }
    for field in fields where field.isRequired {
      guard !members.contains(where: { $0.key.string == field.name }) else { continue }
      findings.error(
        "missing-key", at: position, "\(noun) needs the key '\(field.name)'")
      isComplete = false
    }
    return isComplete
  }
}
