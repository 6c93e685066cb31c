extension ValueKind where Value: OptionSet, Value.Element: Sendable {
  /// A list of an option set's members.
  static func options(_ members: KeyValuePairs<String, Value.Element>) -> ValueKind {
    let table = members.map { (name: $0.key, value: $0.value) }
    let list = ValueKind<String>.word(of: table.map(\.name)).list
    return ValueKind(expects: list.expects, schema: list.schema) { node, context in
      list.read(node, context).map { chosen in
        var options = Value()
        for member in table where chosen.contains(member.name) { options.insert(member.value) }
        return options
      }
    }
  }
}

extension ValueKind where Value == String? {
  /// Text, or null for none.
  static let optionalText = ValueKind<String>.text.optional
}

extension ValueKind where Value == SceneColor? {
  /// A colour, or null for none.
  static let optionalColor = ValueKind<SceneColor>.color.optional
}

extension ValueKind where Value == SceneImage? {
  /// An image, or null for none.
  static let optionalImage = ValueKind<SceneImage>.image.optional
}
