import Diagnostics

/// Instances of components.
extension NodeReader {
  private static let instanceKeys = ["use", "id", "with"]

  /// `{ "use": NAME, "id": …, "with": { … } }`, with further keys for the component's root view.
  mutating func instance(
    _ node: JSONNode, _ members: [JSONMember], _ around: Surroundings
  ) -> SceneNode? {
    // 1 The component, and what its parameters stand for.
    guard let component = component(of: node, around) else { return nil }
    guard let bindings = arguments(of: node, for: component, around) else { return nil }

    // 2 Its view, whose ids get this instance's id as prefix.
    var inside = around
    inside.scope = SubstitutionScope(bindings: bindings)
    inside.components.append(component.name)
    inside.isRoot = false
    let id = node["id"].flatMap { substitution.apply($0, around.scope) }
    if let name = id?.text.flatMap({ SceneID.name($0.string) }) {
      inside.prefixes.insert(around.prefix + name + ".", at: 0)
    }
    guard var view = view(component.view, inside) else { return nil }

    // 3 The instance's id names the component's root; the root's own id becomes an alias.
    if let id {
      let own = view.names
      view.id = nil
      view.aliases = []
      declareID(id, &view, around)
      view.aliases += own
    }

    // 4 Further keys change the component's root.
    change(&view, members, around)
    return view
  }

  private mutating func component(of node: JSONNode, _ around: Surroundings) -> SceneComponent? {
    guard let use = node["use"].flatMap({ substitution.apply($0, around.scope) }) else {
      return nil
    }
    guard let name = use.text?.string else {
      findings.error(
        "wrong-type", at: use.position, "use is a component's name, not \(use.shape.rawValue)")
      return nil
    }
    guard let component = components[name] else {
      findings.unknown(
        "component", name, among: components.keys.sorted(), at: use.position)
      return nil
    }
    usedComponents.insert(name)
    guard !around.components.contains(name) else {
      let chain = (around.components + [name]).joined(separator: " in ")
      findings.error(
        "component-cycle", at: use.position, "the component '\(name)' contains itself",
        notes: around.components.count > 1 ? [.init(chain)] : [])
      return nil
    }
    return component
  }

  private mutating func arguments(
    of node: JSONNode, for component: SceneComponent, _ around: Surroundings
  ) -> [String: JSONNode]? {
    var bindings: [String: JSONNode] = [:]
    if let with = node["with"] {
      guard let members = with.members else {
        findings.error(
          "wrong-type", at: with.position,
          "with is an object of parameters, not \(with.shape.rawValue)")
        return nil
      }
      for member in members {
        guard component.parameters.contains(member.key.string) else {
          findings.unknown(
            "parameter", member.key.string, of: "the component '\(component.name)'",
            among: component.parameters, at: member.key.position)
          continue
        }
        guard let value = substitution.apply(member.value, around.scope) else { return nil }
        bindings[member.key.string] = value
      }
    }
    let missing = component.parameters.filter { bindings[$0] == nil }
    guard missing.isEmpty else {
      let list = missing.map { "'\($0)'" }.joined(separator: ", ")
      findings.error(
        "missing-parameter", at: node.position,
        "the component '\(component.name)' needs \(list)",
        notes: [.init("declared here", at: component.position.inFile(findings.file))],
        help: "\"with\": { \(missing.map { "\"\($0)\": …" }.joined(separator: ", ")) }")
      return nil
    }
    return bindings
  }

  /// Sets what an instance says besides `use`, `id` and `with`.
  private mutating func change(
    _ view: inout SceneNode, _ members: [JSONMember], _ around: Surroundings
  ) {
    for member in members where !Self.instanceKeys.contains(member.key.string) {
      guard let value = substitution.apply(member.value, around.scope) else { continue }
      if member.key.string == "constraints" {
        view.unresolved += constraints(value, prefixes: around.prefixes)
      } else if let key = StructuralKey(rawValue: member.key.string) {
        findings.error(
          "misplaced-key", at: member.key.position,
          "'\(key.rawValue)' belongs into the component, not into its use")
      } else {
        view.properties += context.properties(
          of: view.sceneClass, from: [JSONMember(key: member.key, value: value)],
          besides: Self.instanceKeys + ["constraints"])
      }
    }
  }
}
