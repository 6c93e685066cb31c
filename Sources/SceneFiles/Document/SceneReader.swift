import Diagnostics

/// Turns the JSON of a scene file into a document.
struct SceneReader {
  /// The keys of a file, in the order the schema lists them.
  enum Key: String, CaseIterable {
    case schema = "$schema"
    case maquette, canvas, appearance, contentSizeCategory, layoutDirection, images, fonts
    case components, view, viewController, variants, snapshots
  }

  /// The format this program reads.
  static let format = 1.0

  let file: String
  let root: JSONNode
  let context: ReadingContext
  var findings: Findings { context.findings }

  /// Reads the document.
  ///
  /// - Parameters:
  ///   - root: The file's JSON.
  ///   - file: The path as the person wrote it.
  ///   - findings: Where messages go.
  /// - Returns: The document, or nil if errors were found.
  static func document(from root: JSONNode, file: String, findings: Findings) -> SceneDocument? {
    SceneReader(file: file, root: root, context: ReadingContext(findings: findings)).document()
  }

  private func document() -> SceneDocument? {
    // 1 Is this a scene, of a format we know?
    guard isScene() else { return nil }
    checkKeys(root.members ?? [])

    // 2 What the tree will refer to.
    let images = assets("images")
    context.imageNames = images.map(\.name)
    let components = self.components()

    // 3 The tree, components and repetitions written out.
    var nodes = NodeReader(context: context, components: components)
    var screen = self.screen(&nodes)
    for component in components.values.sorted(by: { $0.position < $1.position })
    where screen != nil && !nodes.usedComponents.contains(component.name) {
      findings.warning(
        "unused-component", at: component.position,
        "the component '\(component.name)' is not used")
    }

    // 4 Ids in constraints and custom spacings.
    if let root = screen {
      let resolver = ReferenceResolver(
        findings: findings, entries: nodes.entries, root: root.view)
      screen = root.changingView { resolver.resolve(&$0) }
    }

    // 5 Canvas, traits, fonts, variants, snapshots.
    let traits = self.traits()
    let fonts = assets("fonts")
    let variants = screen.map { self.variants(of: $0.view, components: components) } ?? []
    let snapshots = self.snapshots()

    guard let screen, !findings.hasErrors else { return nil }
    var document = SceneDocument(name: SceneFile.name(of: file), file: file, root: screen)
    document.traits = traits
    document.images = images
    document.fonts = fonts
    document.variants = variants
    document.snapshots = snapshots
    return document
  }

  private func isScene() -> Bool {
    guard let format = root["maquette"] else {
      findings.error(
        "not-a-scene", at: root.position, "this is not a scene: the key 'maquette' is missing",
        help: "begin with { \"maquette\": 1, …")
      return false
    }
    guard format.number == Self.format else {
      findings.error(
        "unknown-format", at: format.position, "this program reads scenes of format 1 only",
        help: "write \"maquette\": 1")
      return false
    }
    return true
  }

  private func checkKeys(_ members: [JSONMember]) {
    for member in members where Key(rawValue: member.key.string) == nil {
      findings.unknown(
        "key", member.key.string, of: "a scene", among: Key.allCases.map(\.rawValue),
        at: member.key.position)
    }
  }

  /// The view, or the controller that stands in its place.
  private func screen(_ nodes: inout NodeReader) -> SceneRoot? {
    var around = NodeReader.Surroundings()
    around.isRoot = true
    switch (root["view"], root["viewController"]) {
    case (let view?, nil): return nodes.view(view, around).map { .view($0) }
    case (nil, let controller?): return nodes.controller(controller, around).map { .controller($0) }
    case (nil, nil):
      findings.error(
        "missing-key", at: root.position, "a scene needs the key 'view' or 'viewController'",
        help: "\"view\": { \"class\": \"UIView\" }")
    case (_?, let controller?):
      findings.error(
        "contradiction", at: controller.position,
        "a scene has either 'view' or 'viewController'")
    }
    return nil
  }

  private func traits() -> TraitOverrides {
    var traits = TraitOverrides()
    if let canvas = root["canvas"] {
      traits = context.canvas(canvas)
    }
    for field in TraitOverrides.traitFields {
      guard let value = root[field.name] else { continue }
      context.reading(field.name) { field.read(value, context, &traits) }
    }
    return traits
  }

  private func snapshots() -> [TraitOverrides] {
    guard let value = root["snapshots"] else { return [] }
    guard let elements = value.elements else {
      findings.error(
        "wrong-type", at: value.position, "snapshots is a list, not \(value.shape.rawValue)")
      return []
    }
    return elements.compactMap { element in
      guard let members = element.members else {
        findings.error(
          "wrong-type", at: element.position,
          "a snapshot is an object of traits, not \(element.shape.rawValue)")
        return nil
      }
      var traits = TraitOverrides()
      traits.location = element.position.inFile(file)
      _ = context.fillIn(
        &traits, from: members, TraitOverrides.canvasFields + TraitOverrides.traitFields,
        noun: "snapshot", at: element.position)
      context.checkPixels(traits, at: element.position)
      return traits
    }
  }

  /// `images` (names and paths) or `fonts` (paths).
  private func assets(_ key: String) -> [SceneAsset] {
    guard let value = root[key] else { return [] }
    let pairs: [(name: JSONText?, path: JSONNode)]
    switch value.content {
    case .object(let members) where key == "images": pairs = members.map { ($0.key, $0.value) }
    case .array(let elements) where key == "fonts": pairs = elements.map { (nil, $0) }
    default:
      findings.error(
        "wrong-type", at: value.position,
        key == "images"
          ? "images is an object of names and paths, not \(value.shape.rawValue)"
          : "fonts is a list of paths, not \(value.shape.rawValue)")
      return []
    }
    return pairs.compactMap { name, node in
      guard let path = node.text?.string, !path.isEmpty else {
        findings.error(
          "wrong-type", at: node.position,
          "a file of '\(key)' is named by its path, relative to this file")
        return nil
      }
      if let name, name.string.hasPrefix("symbol:") {
        findings.error(
          "bad-id", at: name.position, "an image's name cannot begin with 'symbol:'")
      }
      return SceneAsset(
        name: name?.string ?? path, path: path, location: node.position.inFile(file))
    }
  }

  private func components() -> [String: SceneComponent] {
    guard let value = root["components"] else { return [:] }
    guard let members = value.members else {
      findings.error(
        "wrong-type", at: value.position,
        "components is an object of names and components, not \(value.shape.rawValue)")
      return [:]
    }
    var components: [String: SceneComponent] = [:]
    for member in members {
      let kind = ValueKind<SceneComponent.Draft>.component
      let draft = context.reading("component") { kind.read(member.value, context) }
      guard let draft, let view = draft.view else { continue }
      components[member.key.string] = SceneComponent(
        name: member.key.string, parameters: draft.parameters, view: view,
        position: member.key.position)
    }
    return components
  }
}
