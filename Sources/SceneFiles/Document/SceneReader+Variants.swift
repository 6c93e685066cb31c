import Diagnostics

/// Variants: named changes of properties.
extension SceneReader {
  /// The file's variants, each change checked against the view it changes.
  func variants(of view: SceneNode, components: [String: SceneComponent]) -> [SceneVariant] {
    guard let value = root["variants"] else { return [] }
    guard let members = value.members else {
      findings.error(
        "wrong-type", at: value.position,
        "variants is an object of names and changes, not \(value.shape.rawValue)")
      return []
    }
    let classes = Self.classes(of: view)
    var substitution = Substitution(findings: findings)
    return members.compactMap { member in
      guard Self.isName(member.key.string) else {
        findings.error(
          "bad-id", at: member.key.position,
          "'\(member.key.string.prefix(60))' cannot name a variant",
          help: "its picture's file gets the name: letters, digits, spaces, - and _")
        return nil
      }
      guard let changes = member.value.members else {
        findings.error(
          "wrong-type", at: member.value.position,
          "a variant is an object of changes, not \(member.value.shape.rawValue)",
          help: "{ \"ID.isHidden\": true }")
        return nil
      }
      return SceneVariant(
        name: member.key.string, location: member.key.position.inFile(file),
        // No parameter reaches here: a `${name}` is a mistake, and `$${` is a plain `${`.
        changes: substitution.apply(changes, SubstitutionScope()).compactMap {
          change($0, classes)
        })
    }
  }

  /// Whether a word may be part of a file name on every system.
  private static func isName(_ word: String) -> Bool {
    guard (1...100).contains(word.utf8.count), word.first != " ", word.last != " " else {
      return false
    }
    return word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " -_".unicodeScalars.contains(scalar)
        || scalar.properties.generalCategory == .nonspacingMark
    }
  }

  /// The class of the view behind each id.
  private static func classes(of view: SceneNode) -> [String: SceneClass] {
    var classes = ["root": view.sceneClass]
    collect(view, &classes)
    return classes
  }

  private static func collect(_ view: SceneNode, _ classes: inout [String: SceneClass]) {
    for name in view.names { classes[name] = view.sceneClass }
    for subview in view.subviews { collect(subview, &classes) }
    for row in view.sections.flatMap(\.rows) {
      if let content = row.contentView { collect(content, &classes) }
    }
  }

  /// `"a.title.isHidden": true`, `"card.layer.cornerRadius": 8`, `"buy.titleLabel.font": …`.
  private func change(_ member: JSONMember, _ classes: [String: SceneClass])
    -> SceneVariant.Change?
  {
    let names = member.key.string.split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    // The longest id that fits: ids have dots of their own.
    let split = stride(from: names.count - 1, to: 0, by: -1)
      .first { classes[names[..<$0].joined(separator: ".")] != nil }
    guard let split else {
      unknownView(names, member, classes)
      return nil
    }
    let id = names[..<split].joined(separator: ".")
    guard let owner = classes[id] else { return nil }
    return change(of: id, owner, Array(names[split...]), member)
  }

  private func change(
    of id: String, _ owner: SceneClass, _ path: [String], _ member: JSONMember
  ) -> SceneVariant.Change? {
    if path == [StructuralKey.layer.rawValue, "frame"] {
      findings.error(
        "misplaced-key", at: member.key.position, "a view's own layer has the frame of its view",
        help: "\"\(id).frame\"")
      return nil
    }
    if path.count == 2, path[0] == StructuralKey.layer.rawValue {
      return property(path[1], of: .layer, member).map { .init(id: id, target: .layer, value: $0) }
    }
    if path.count == 2, let outer = owner.property(path[0]), outer.nested != nil {
      // The same as writing an object of one key.
      let node = JSONNode(
        .object([
          JSONMember(
            key: JSONText(path[1], at: member.key.position, content: member.key.position),
            value: member.value)
        ]), at: member.value.position)
      return context.value(of: outer, owner: owner, from: node)
        .map { .init(id: id, target: .view, value: $0) }
    }
    return property(path.joined(separator: "."), of: owner, member)
      .map { .init(id: id, target: .view, value: $0) }
  }

  private func property(_ name: String, of owner: SceneClass, _ member: JSONMember)
    -> PropertyValue?
  {
    guard let property = owner.property(name) else {
      if let key = StructuralKey(rawValue: name), owner.allStructure.contains(key) {
        findings.error(
          "misplaced-key", at: member.key.position, "a variant cannot change '\(name)'",
          help: "it changes properties; show or hide views with isHidden")
      } else {
        findings.unknown(
          "key", name, of: owner.name, among: owner.allProperties.map(\.name),
          at: member.key.position)
      }
      return nil
    }
    return context.value(of: property, owner: owner, from: member.value)
  }

  private func unknownView(
    _ names: [String], _ member: JSONMember, _ classes: [String: SceneClass]
  ) {
    guard names.count > 1 else {
      findings.error(
        "bad-change", at: member.key.position,
        "'\(member.key.string.prefix(60))' names no view and property",
        help: "\"ID.\(member.key.string.prefix(60))\", with the id of a view or root")
      return
    }
    let id = names.dropLast().joined(separator: ".")
    findings.error(
      "unknown-id", at: member.key.position, "no view has the id '\(id.prefix(60))'",
      help: Findings.wayOut(id, among: classes.keys.sorted().prefix(2000).map { $0 }))
  }
}
