import Diagnostics

/// Stacks, layers and tables.
extension NodeReader {
  /// A stack's `arrangedSubviews`: views of their own, or ids of its `subviews`.
  mutating func arrange(_ value: JSONNode, in stack: inout SceneNode, _ inside: Surroundings) {
    guard let elements = value.elements else {
      findings.error(
        "wrong-type", at: value.position,
        "arrangedSubviews is a list of views, not \(value.shape.rawValue)")
      return
    }
    for element in elements {
      if element.text != nil {
        guard let name = substitution.apply(element, inside.scope) else { continue }
        arrange(name, among: &stack, inside)
      } else {
        for view in viewOrCopies(element, inside) {
          stack.arranged.append(stack.subviews.count)
          stack.subviews.append(view)
        }
      }
    }
  }

  /// One of the stack's own `subviews`, named by its id.
  private func arrange(_ name: JSONNode, among stack: inout SceneNode, _ inside: Surroundings) {
    guard let text = name.text?.string else { return }
    let names = stack.subviews.map(\.names)
    let found = inside.prefixes.lazy.compactMap { prefix in
      names.firstIndex { $0.contains(prefix + text) }
    }.first
    guard let index = found else {
      let known = names.flatMap { $0 }.map { $0.droppingPrefix(inside.prefix) }
      findings.unknown(
        "id", text, of: "this stack's 'subviews'", among: known, at: name.position)
      return
    }
    guard !stack.arranged.contains(index) else {
      findings.error("duplicate-id", at: name.position, "'\(text)' is arranged twice")
      return
    }
    stack.arranged.append(index)
  }

  /// `{ "id": gap, … }`.
  func gaps(_ value: JSONNode, _ around: Surroundings) -> [UnresolvedGap] {
    guard let members = value.members else {
      findings.error(
        "wrong-type", at: value.position,
        "customSpacing is an object of ids and gaps, not \(value.shape.rawValue)")
      return []
    }
    return members.compactMap { member in
      let kind = ValueKind<SceneSpacing>.spacing
      return context.reading("the spacing after '\(member.key.string)'") {
        kind.read(member.value, context)
      }
      .map { UnresolvedGap(name: member.key, spacing: $0, prefixes: around.prefixes) }
    }
  }

  /// A view's own layer, or one of a layer's `sublayers`.
  func layer(_ value: JSONNode, isSublayer: Bool) -> SceneLayer? {
    guard let members = value.members else {
      findings.error(
        "wrong-type", at: value.position, "a layer is an object, not \(value.shape.rawValue)")
      return nil
    }
    guard let sceneClass = layerClass(value["class"], isSublayer: isSublayer) else { return nil }
    let structure = sceneClass.allStructure.map(\.rawValue)
    var layer = SceneLayer(
      sceneClass: sceneClass, location: value.position.inFile(findings.file))
    layer.properties = context.properties(
      of: sceneClass, from: members.filter { !structure.contains($0.key.string) },
      besides: structure)
    if !isSublayer, let frame = members.first(where: { $0.key.string == "frame" }) {
      findings.error(
        "misplaced-key", at: frame.key.position, "a view's own layer has the frame of its view",
        help: "set the view's 'frame', or put a layer into 'sublayers'")
    }
    if let sublayers = value["sublayers"] {
      guard let elements = sublayers.elements else {
        findings.error(
          "wrong-type", at: sublayers.position,
          "sublayers is a list of layers, not \(sublayers.shape.rawValue)")
        return layer
      }
      layer.sublayers = elements.compactMap { self.layer($0, isSublayer: true) }
    }
    return layer
  }

  private func layerClass(_ value: JSONNode?, isSublayer: Bool) -> SceneClass? {
    guard let value else { return .layer }
    guard let name = value.text?.string else {
      findings.error(
        "wrong-type", at: value.position, "class is a string, not \(value.shape.rawValue)")
      return nil
    }
    let names = SceneClass.names(.layer)
    guard names.contains(name), let known = SceneClass.named(name) else {
      findings.unknown("class", name, of: "a layer", among: names, at: value.position)
      return nil
    }
    guard isSublayer || known.name == "CALayer" else {
      findings.error(
        "misplaced-class", at: value.position, "a view's own layer is a CALayer",
        help: "put the \(known.name) into its 'sublayers'")
      return nil
    }
    return known
  }

  /// A table's `sections`.
  mutating func sections(_ value: JSONNode, _ inside: Surroundings) -> [SceneSection] {
    guard let elements = value.elements else {
      findings.error(
        "wrong-type", at: value.position, "sections is a list, not \(value.shape.rawValue)")
      return []
    }
    var sections: [SceneSection] = []
    for element in elements {
      guard let members = element.members else {
        findings.error(
          "wrong-type", at: element.position,
          "a section is an object (header, footer, rows), not \(element.shape.rawValue)")
        continue
      }
      var section = SceneSection()
      fillIn(
        &section, members, SceneSection.fields, noun: "section", besides: "rows", element, inside)
      if let rows = element["rows"] { section.rows = self.rows(rows, inside) }
      sections.append(section)
    }
    return sections
  }

  /// A table's or section's `rows`.
  mutating func rows(_ value: JSONNode, _ inside: Surroundings) -> [SceneRow] {
    guard let elements = value.elements else {
      findings.error(
        "wrong-type", at: value.position, "rows is a list, not \(value.shape.rawValue)")
      return []
    }
    var rows: [SceneRow] = []
    for element in elements {
      guard let members = element.members else {
        findings.error(
          "wrong-type", at: element.position,
          "a row is an object, not \(element.shape.rawValue)")
        continue
      }
      var row = SceneRow(location: element.position.inFile(findings.file))
      fillIn(&row, members, SceneRow.fields, noun: "row", besides: "contentView", element, inside)
      if let content = element["contentView"] { row.contentView = contentView(content, inside) }
      if let extra = members.first(where: { Self.cellKeys.contains($0.key.string) }),
        element["contentView"] != nil
      {
        findings.error(
          "contradiction", at: extra.key.position,
          "a row has either a 'contentView' or '\(extra.key.string)'")
      }
      rows.append(row)
    }
    return rows
  }

  /// What only the system's own cells show.
  private static let cellKeys = ["text", "detailText", "image", "style"]

  private mutating func fillIn<Root>(
    _ root: inout Root, _ members: [JSONMember], _ fields: [Field<Root>], noun: String,
    besides other: String, _ element: JSONNode, _ inside: Surroundings
  ) {
    let own = substitution.apply(members.filter { $0.key.string != other }, inside.scope)
    _ = context.fillIn(
      &root, from: own, fields, noun: noun, at: element.position, besides: [other])
  }

  /// What a row's content view holds; constraints cannot reach in or out of it.
  private mutating func contentView(_ value: JSONNode, _ inside: Surroundings) -> SceneNode? {
    var row = inside
    row.domain = newDomain()
    guard let view = view(value, row) else { return nil }
    guard view.sceneClass.name == "UIView" else {
      findings.error(
        "misplaced-class", at: value.position, "a row's content view is a UIView",
        help: "put the \(view.sceneClass.name) into its 'subviews'")
      return nil
    }
    return view
  }
}

extension String {
  /// The string without a prefix it may have.
  func droppingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
