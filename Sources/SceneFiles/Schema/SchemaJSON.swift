/// A piece of a JSON Schema.
package indirect enum SchemaJSON: Hashable, Sendable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case list([SchemaJSON])
  case object([Member])
  /// A definition that is printed once under `$defs` and referred to elsewhere.
  case named(String, SchemaJSON)

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: SchemaJSON
  }

  /// An object with members in this order.
  static func members(_ members: KeyValuePairs<String, SchemaJSON>) -> SchemaJSON {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// A reference to a definition that is made elsewhere.
  static func reference(_ name: String) -> SchemaJSON {
    members(["$ref": .string("#/$defs/\(name)")])
  }

  /// Any value of a JSON type.
  static func type(_ name: String) -> SchemaJSON { members(["type": .string(name)]) }

  /// One of some words.
  static func words(_ words: [String]) -> SchemaJSON {
    members(["enum": .list(words.map { .string($0) })])
  }

  /// Any of several forms.
  static func any(of forms: [SchemaJSON]) -> SchemaJSON { members(["anyOf": .list(forms)]) }

  /// A list of elements of one form.
  static func list(of element: SchemaJSON, count: Int? = nil) -> SchemaJSON {
    var list: [Member] = [
      Member(key: "type", value: .string("array")), Member(key: "items", value: element),
    ]
    if let count {
      list.append(Member(key: "minItems", value: .number(Double(count))))
      list.append(Member(key: "maxItems", value: .number(Double(count))))
    }
    return .object(list)
  }

  /// An object with these keys and no others.
  static func closed(_ properties: [Member], required: [String]) -> SchemaJSON {
    var members = [
      Member(key: "type", value: .string("object")),
      Member(key: "properties", value: .object(properties)),
    ]
    if !required.isEmpty {
      members.append(Member(key: "required", value: .list(required.map { .string($0) })))
    }
    members.append(Member(key: "additionalProperties", value: .bool(false)))
    return .object(members)
  }

  /// An object whose keys are free and whose values have one form.
  static func map(of value: SchemaJSON) -> SchemaJSON {
    members(["type": .string("object"), "additionalProperties": value])
  }
}
