extension ValueKind {
  /// One of some named values, such as an enumeration's cases.
  ///
  /// The names are written out: asking Swift for those of cases takes longer than reading a scene.
  static func oneOf(_ members: KeyValuePairs<String, Value>) -> ValueKind {
    let table = members.map { (name: $0.key, value: $0.value) }
    let word = ValueKind<String>.word(of: table.map(\.name))
    return ValueKind(expects: word.expects, schema: word.schema) { node, context in
      word.read(node, context).flatMap { chosen in table.first { $0.name == chosen }?.value }
    }
  }
}

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
