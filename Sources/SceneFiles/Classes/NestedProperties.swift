extension ValueKind where Value == [PropertyValue] {
  /// Some properties of an object that another one owns.
  static func properties(of className: String) -> ValueKind {
    let expects = "an object of \(className)'s properties"
    return ValueKind(expects: expects, schema: .reference("\(className).properties")) {
      node, context in
      guard let members = node.members else {
        context.mismatch(node, expects: expects)
        return nil
      }
      return SceneClass.named(className).map { context.properties(of: $0, from: members) }
    }
  }
}
