/// A named piece of a tree that a file can use several times.
struct SceneComponent: Sendable {
  var name: String
  var parameters: [String]
  /// The view's description, parameters not yet replaced.
  var view: JSONNode
  var position: TextPosition
}

extension SceneComponent {
  /// A component as it is read.
  struct Draft: Sendable {
    var parameters: [String] = []
    var view: JSONNode?
  }
}

extension ValueKind where Value == SceneComponent.Draft {
  /// `{ "parameters": […], "view": NODE }`.
  static let component = object(
    "component", SceneComponent.Draft(),
    [
      Field("parameters", ValueKind<String>.parameterName.list) { $0.parameters = $1 },
      Field("view", .template, required: true) { $0.view = $1 },
    ])
}

extension ValueKind where Value == String {
  /// The name of a parameter.
  static let parameterName = ValueKind(
    expects: "a name",
    schema: .members([
      "type": .string("string"), "pattern": .string("^[A-Za-z_][A-Za-z0-9_]*$"),
    ])
  ) { node, context in
    guard let text = node.text else {
      context.mismatch(node, expects: "a name")
      return nil
    }
    guard let name = SceneID.name(text.string) else {
      context.findings.error(
        "bad-id", at: node.position, "'\(text.string.prefix(60))' cannot name a parameter",
        help: "a name has letters A to Z, digits and _, and does not begin with a digit")
      return nil
    }
    return name
  }
}

extension ValueKind where Value == JSONNode {
  /// A view that is read once its parameters are known.
  static let template = ValueKind(expects: "a view", schema: .reference("node")) { node, context in
    if node.members != nil { return node }
    context.mismatch(node, expects: "a view")
    return nil
  }
}
