import Diagnostics

/// Reads the tree of views: classes, properties, ids; components and repetitions written out.
struct NodeReader {
  /// What holds around a node.
  struct Surroundings {
    var scope = SubstitutionScope()
    /// The ids of the components around, innermost first, each ending in a dot; "" last.
    var prefixes = [""]
    /// The components around, for finding one that contains itself.
    var components: [String] = []
    /// Views above.
    var depth = 0
    /// The table row the node belongs to; 0 outside of rows.
    var domain = 0
    var isRoot = false

    /// The prefix of ids declared here.
    var prefix: String { prefixes[0] }
  }

  /// A view that has an id.
  struct Entry {
    var className: String
    var domain: Int
    var position: TextPosition
  }

  let context: ReadingContext
  let components: [String: SceneComponent]
  var substitution: Substitution
  /// Every id, also the aliases.
  var entries: [String: Entry] = [:]
  /// The components some view uses.
  var usedComponents: Set<String> = []
  private var viewCount = 0
  private var domainCount = 0

  var findings: Findings { context.findings }

  init(context: ReadingContext, components: [String: SceneComponent]) {
    self.context = context
    self.components = components
    self.substitution = Substitution(findings: context.findings)
  }

  /// A view: of a class, or an instance of a component.
  mutating func view(_ node: JSONNode, _ around: Surroundings) -> SceneNode? {
    guard let members = node.members else {
      findings.error(
        "wrong-type", at: node.position, "a view is an object, not \(node.shape.rawValue)")
      return nil
    }
    guard isWithinLimits(node.position, around) else { return nil }
    if node["use"] != nil { return instance(node, members, around) }
    if let use = members.first(where: { $0.key.string == "repeat" }) {
      findings.error(
        "misplaced-repeat", at: use.key.position, "'repeat' stands in a list of views only")
      return nil
    }
    return plainView(node, members, around)
  }

  /// A list of views, repetitions written out.
  mutating func views(_ node: JSONNode, _ around: Surroundings, key: String) -> [SceneNode] {
    guard let elements = node.elements else {
      findings.error(
        "wrong-type", at: node.position, "\(key) is a list of views, not \(node.shape.rawValue)")
      return []
    }
    return elements.flatMap { viewOrCopies($0, around) }
  }

  /// A view, or the copies of a repetition.
  mutating func viewOrCopies(_ element: JSONNode, _ around: Surroundings) -> [SceneNode] {
    guard let times = element["repeat"], element["class"] == nil, element["use"] == nil else {
      return view(element, around).map { [$0] } ?? []
    }
    for member in element.members ?? [] where !["repeat", "view"].contains(member.key.string) {
      findings.unknown(
        "key", member.key.string, of: "a repetition", among: ["repeat", "view"],
        at: member.key.position)
    }
    guard let node = substitution.apply(times, around.scope) else { return [] }
    let count = context.reading("repeat") {
      ValueKind<Int>.integer(in: Self.copies).read(node, context)
    }
    guard let view = element["view"] else {
      findings.error("missing-key", at: element.position, "a repetition needs the key 'view'")
      return []
    }
    var copies: [SceneNode] = []
    for index in 0..<(count ?? 0) {
      var inside = around
      inside.scope = around.scope.repeating(index, at: times.position)
      guard let copy = self.view(view, inside) else { break }
      copies.append(copy)
    }
    return copies
  }

  /// How often a view may be repeated.
  static let copies = 0...10_000

  /// A number for a new table row.
  mutating func newDomain() -> Int {
    domainCount += 1
    return domainCount
  }

  private mutating func isWithinLimits(_ position: TextPosition, _ around: Surroundings) -> Bool {
    viewCount += 1
    if viewCount > SceneLimits.views {
      if viewCount == SceneLimits.views + 1 {
        findings.error(
          "too-many-views", at: position, "the scene has more than \(SceneLimits.views) views")
      }
      return false
    }
    guard around.depth < SceneLimits.depth else {
      findings.error(
        "too-deep", at: position, "views nest more than \(SceneLimits.depth) levels deep")
      return false
    }
    return true
  }

  // MARK: A view of a class

  private mutating func plainView(
    _ node: JSONNode, _ members: [JSONMember], _ around: Surroundings
  ) -> SceneNode? {
    guard let sceneClass = viewClass(of: node, around) else { return nil }
    var view = SceneNode(sceneClass: sceneClass, location: node.position.inFile(findings.file))
    view.domain = around.domain

    // 1 The id comes first, so that messages about duplicates stand in the file's order.
    if let id = node["id"].flatMap({ substitution.apply($0, around.scope) }) {
      declareID(id, &view, around)
    }

    // 2 Properties.
    let structure = sceneClass.allStructure.map(\.rawValue)
    let plain = substitution.apply(
      members.filter { !structure.contains($0.key.string) }, around.scope)
    view.properties = context.properties(of: sceneClass, from: plain, besides: structure)

    if let mask = node["autoresizingMask"], node["frame"] == nil {
      findings.warning(
        "mask-without-frame", at: mask.position,
        "an autoresizingMask does nothing for a view without 'frame', which uses Auto Layout")
    }

    // 3 Parts of the tree.
    var inside = around
    inside.depth += 1
    inside.isRoot = false
    for member in members {
      guard let key = StructuralKey(rawValue: member.key.string), structure.contains(key.rawValue)
      else { continue }
      read(key, member.value, into: &view, around, inside)
    }
    if let value = node["arrangedSubviews"], structure.contains("arrangedSubviews") {
      arrange(value, in: &view, inside)
    }
    if node["rows"] != nil, let sections = node["sections"], structure.contains("rows") {
      findings.error(
        "contradiction", at: sections.position, "a table has either 'rows' or 'sections'")
    }
    return view
  }

  private mutating func read(
    _ key: StructuralKey, _ value: JSONNode, into view: inout SceneNode, _ around: Surroundings,
    _ inside: Surroundings
  ) {
    switch key {
    case .subviews: view.subviews = views(value, inside, key: "subviews")
    case .constraints:
      guard let value = substitution.apply(value, around.scope) else { return }
      view.unresolved += constraints(value, prefixes: around.prefixes)
    case .layer:
      guard let value = substitution.apply(value, around.scope) else { return }
      view.layer = layer(value, isSublayer: false)
    case .customSpacing:
      guard let value = substitution.apply(value, around.scope) else { return }
      view.unresolvedGaps = gaps(value, around)
    case .rows: view.sections = [SceneSection(rows: rows(value, inside))]
    case .sections: view.sections = sections(value, inside)
    // Read elsewhere: class and id first, arranged subviews behind the plain ones.
    case .class, .id, .arrangedSubviews, .sublayers, .view: break
    }
  }

  private func viewClass(of node: JSONNode, _ around: Surroundings) -> SceneClass? {
    guard let value = node["class"] else {
      findings.error(
        "missing-key", at: node.position, "a view needs the key 'class'",
        help: "\"class\": \"UIView\", or \"use\": the name of a component")
      return nil
    }
    guard let name = value.text else {
      findings.error(
        "wrong-type", at: value.position, "class is a string, not \(value.shape.rawValue)")
      return nil
    }
    guard let known = SceneClass.named(name.string) else {
      findings.unknown(
        "class", name.string, among: SceneClass.names(.view), at: value.position)
      return nil
    }
    guard known.role == .view else {
      findings.error(
        "misplaced-class", at: value.position, "\(known.name) is not a view",
        help: known.role == .layer
          ? "put it into the 'sublayers' of a view's 'layer'"
          : "put it under 'viewController' at the top of the file")
      return nil
    }
    return known
  }

  /// Checks and registers a view's id.
  mutating func declareID(_ value: JSONNode, _ view: inout SceneNode, _ around: Surroundings) {
    guard let text = value.text else {
      findings.error(
        "wrong-type", at: value.position, "id is a string, not \(value.shape.rawValue)")
      return
    }
    let isRoot = around.isRoot && around.prefix.isEmpty
    if let objection = SceneID.objection(text.string, isRoot: isRoot) {
      findings.error("bad-id", at: value.position, objection.summary, help: objection.help)
      return
    }
    let id = around.prefix + text.string
    if let first = entries[id] {
      let repeated = around.scope.bindings["index"] != nil
      findings.error(
        "duplicate-id", at: value.position, "the id '\(id)' is used twice",
        notes: [.init("first here", at: first.position.inFile(findings.file))],
        help: repeated
          ? "\"\(text.string)${index}\" makes one for each copy"
          : around.components.isEmpty ? nil : "give each use of the component an id of its own")
      return
    }
    entries[id] = Entry(
      className: view.sceneClass.name, domain: around.domain, position: value.position)
    if view.id == nil { view.id = id } else { view.aliases.append(id) }
  }
}
