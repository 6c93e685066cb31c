/// A JSON value that knows where it stands.
package struct JSONNode: Sendable {
  /// What the value is.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// Always finite.
    case number(Double)
    case string(JSONText)
    case array([JSONNode])
    /// Members in the order of the file; keys are unique.
    case object([JSONMember])
  }

  /// What the value is.
  package var content: Content
  /// Its first character: the quote of a string, the bracket of a list.
  package var position: TextPosition
  /// Whether the value came out of a `${name}`, so that a number may stand where text is expected.
  package var isSubstituted = false

  /// Creates a value.
  package init(_ content: Content, at position: TextPosition) {
    self.content = content
    self.position = position
  }

  /// The members, if this is an object.
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements, if this is a list.
  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text, if this is a string.
  package var text: JSONText? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number, if this is one.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The member's value, if this is an object that has the key.
  package subscript(key: String) -> JSONNode? {
    members?.first { $0.key.string == key }?.value
  }

  /// A JSON type; the raw value is what messages call it.
  package enum Shape: String, Hashable, Sendable {
    case null
    case bool = "true or false"
    case number = "a number"
    case string = "a string"
    case list = "a list"
    case object = "an object"
  }

  /// The JSON type of the value.
  package var shape: Shape {
    switch content {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .list
    case .object: .object
    }
  }
}

/// A key of an object with its value.
package struct JSONMember: Sendable {
  /// The key.
  package var key: JSONText
  /// The value.
  package var value: JSONNode

  /// Creates a member.
  package init(key: JSONText, value: JSONNode) {
    self.key = key
    self.value = value
  }
}
