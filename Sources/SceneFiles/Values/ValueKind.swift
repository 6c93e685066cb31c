/// A form of value a key may take: how it is read, what messages call it, what the schema says.
package struct ValueKind<Value: Sendable>: Sendable {
  /// What messages call it: `a number of points`.
  let expects: String
  /// What the JSON Schema says of it.
  let schema: SchemaJSON
  /// The typed value, or nil after a message.
  let read: @Sendable (JSONNode, ReadingContext) -> Value?

  /// The same form, turned into another type.
  func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueKind<Other> {
    ValueKind<Other>(expects: expects, schema: schema) { [read] node, context in
      read(node, context).map(transform)
    }
  }

  /// The same form, also `null` for none.
  var optional: ValueKind<Value?> {
    ValueKind<Value?>(
      expects: "\(expects) or null",
      schema: .any(of: [schema, .type("null")])
    ) { [read] node, context in
      if case .null = node.content { return .some(nil) }
      return read(node, context).map { .some($0) }
    }
  }

  /// A list of such values.
  var list: ValueKind<[Value]> {
    let expects = "a list, each element \(expects)"
    return ValueKind<[Value]>(expects: expects, schema: .list(of: schema)) { [read] node, context in
      guard let elements = node.elements else {
        context.mismatch(node, expects: expects)
        return nil
      }
      let values = elements.map { read($0, context) }
      let known = values.compactMap { $0 }
      return known.count == values.count ? known : nil
    }
  }
}
