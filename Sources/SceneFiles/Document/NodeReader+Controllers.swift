import Diagnostics

/// View controllers.
extension NodeReader {
  /// A controller with its view.
  mutating func controller(_ value: JSONNode, _ around: Surroundings) -> SceneController? {
    guard let members = value.members else {
      findings.error(
        "wrong-type", at: value.position,
        "a view controller is an object, not \(value.shape.rawValue)")
      return nil
    }
    var sceneClass = SceneClass.viewController
    if let name = value["class"] {
      let names = SceneClass.names(.controller)
      guard let text = name.text?.string, names.contains(text), let known = SceneClass.named(text)
      else {
        findings.unknown(
          "class", name.text?.string ?? name.shape.rawValue, of: "a view controller",
          among: names, at: name.position)
        return nil
      }
      sceneClass = known
    }
    let structure = sceneClass.allStructure.map(\.rawValue)
    let properties = context.properties(
      of: sceneClass,
      from: substitution.apply(
        members.filter { !structure.contains($0.key.string) }, around.scope),
      besides: structure)
    guard let value = value["view"] else {
      findings.error(
        "missing-key", at: value.position, "a view controller needs the key 'view'",
        help: "\"view\": { \"class\": \"UIView\" }")
      return nil
    }
    guard let view = view(value, around) else { return nil }
    return SceneController(
      sceneClass: sceneClass, location: value.position.inFile(findings.file),
      properties: properties, view: view)
  }
}
