import Diagnostics

/// Looks up the ids in constraints and custom spacings, once the whole tree is known.
struct ReferenceResolver {
  /// A node with its surroundings, as far as constraints care.
  private struct Place {
    var node: SceneNode
    /// nil for the root and for a row's content view.
    var superview: SceneClass?
  }

  let findings: Findings
  let entries: [String: NodeReader.Entry]
  private let rootClass: SceneClass
  /// What a misspelt id may have meant; in order, and few enough to compare with.
  private let known: [String]

  init(findings: Findings, entries: [String: NodeReader.Entry], root: SceneNode) {
    self.findings = findings
    self.entries = entries
    self.rootClass = root.sceneClass
    self.known = Array(
      entries.sorted { $0.value.position < $1.value.position }.map(\.key).prefix(2000))
  }

  /// Resolves a node and the tree below it.
  ///
  /// - Parameters:
  ///   - node: The root, a row's content view or any view below them.
  ///   - superview: Its superview's class; nil for the root and for a row's content view.
  func resolve(_ node: inout SceneNode, superview: SceneClass? = nil) {
    let place = Place(node: node, superview: superview)
    node.constraints = node.unresolved.flatMap { rules(of: $0, place) }
    node.customSpacing = node.unresolvedGaps.compactMap { gap(of: $0, in: node) }
    node.unresolved = []
    node.unresolvedGaps = []
    for index in node.subviews.indices {
      resolve(&node.subviews[index], superview: node.sceneClass)
    }
    for section in node.sections.indices {
      for row in node.sections[section].rows.indices {
        guard var content = node.sections[section].rows[row].contentView else { continue }
        resolve(&content)
        node.sections[section].rows[row].contentView = content
      }
    }
  }

  private func gap(of gap: UnresolvedGap, in stack: SceneNode) -> SceneGap? {
    let found = gap.prefixes.lazy.compactMap { prefix in
      stack.arranged.first { stack.subviews[$0].names.contains(prefix + gap.name.string) }
    }.first
    if let found { return SceneGap(subview: found, spacing: gap.spacing) }
    findings.unknown(
      "id", gap.name.string, of: "this stack's arranged subviews",
      among: stack.arranged.flatMap { stack.subviews[$0].names }
        .map { $0.droppingPrefix(gap.prefixes[0]) },
      at: gap.name.position)
    return nil
  }

  // MARK: Constraints

  private func rules(of constraint: UnresolvedConstraint, _ place: Place) -> [ConstraintRule] {
    let priority = constraint.expression.priority
    let location = constraint.position.inFile(findings.file)
    switch constraint.expression.claim {
    case .relation(let first, let relation, let second, let multiplier, let constant):
      guard let left = anchor(first, constraint.firstText, constraint, place) else { return [] }
      var right: ConstraintRule.Anchor?
      if let second {
        right = anchor(second, constraint.secondText, constraint, place)
        guard right != nil else { return [] }
      }
      let rule = ConstraintRule(
        first: left, relation: relation, second: right, multiplier: multiplier, constant: constant,
        priority: priority, identifier: constraint.identifier, location: location)
      if let objection = Self.objection(rule) {
        let offset = constraint.firstText == constraint.secondText ? first.offset : 0
        findings.error(
          "constraint-invalid", at: constraint.firstText.position(at: offset), objection.summary,
          help: objection.help)
        return []
      }
      return [rule]
    case .edges(let first, let second, let insets):
      guard let left = item(first, constraint.firstText, constraint, place),
        let right = item(second, constraint.secondText, constraint, place)
      else { return [] }
      guard left != right else {
        findings.error(
          "constraint-invalid", at: constraint.firstText.position(at: second.offset),
          "the edges are compared with themselves")
        return []
      }
      // Insets count inwards on every side.
      let sides: [(ConstraintAttribute, Double)] = [
        (.top, insets[0]), (.left, insets[1]), (.bottom, -insets[2]), (.right, -insets[3]),
      ]
      return sides.map { attribute, constant in
        ConstraintRule(
          first: .init(left, attribute), relation: .equal, second: .init(right, attribute),
          multiplier: 1, constant: .points(constant), priority: priority,
          identifier: constraint.identifier, location: location)
      }
    }
  }

  /// What UIKit would refuse about a constraint (AL-7).
  private static func objection(_ rule: ConstraintRule) -> (summary: String, help: String?)? {
    let first = rule.first.attribute
    if case .system = rule.constant {
      guard let second = rule.second?.attribute, first.takesSystemSpacing,
        second.takesSystemSpacing
      else { return ("system spacing is kept between edges or baselines", "give a number") }
      guard rule.multiplier == 1 else {
        return ("system spacing does not go with a multiplier", "leave the multiplier out")
      }
    }
    guard let second = rule.second else { return nil }
    if let objection = ConstraintAttribute.objection(first, second.attribute) {
      return (objection, "compare two sizes, or two positions of one axis and direction")
    }
    if rule.multiplier == 0, !first.isSize {
      return ("a position cannot be multiplied by 0", "leave the multiplier out")
    }
    if rule.first == second {
      return ("\(first) is compared with itself", nil)
    }
    return nil
  }

  private func anchor(
    _ side: ConstraintExpression.Side, _ text: JSONText, _ constraint: UnresolvedConstraint,
    _ place: Place
  ) -> ConstraintRule.Anchor? {
    guard let item = item(side.item, text, constraint, place) else { return nil }
    guard item.guide == nil || !side.attribute.isBaseline else {
      findings.error(
        "constraint-invalid", at: text.position(at: side.offset),
        "a layout guide has no \(side.attribute)",
        help: "use top or bottom")
      return nil
    }
    return ConstraintRule.Anchor(item, side.attribute)
  }

  /// The item a path names: reserved words first, then ids from the inside out.
  private func item(
    _ path: ConstraintExpression.ItemPath?, _ text: JSONText, _ constraint: UnresolvedConstraint,
    _ place: Place
  ) -> ItemReference? {
    guard let path else { return ItemReference(.this) }
    let position = text.position(at: path.offset)
    if let reserved = ReservedID(rawValue: path.names[0]), reserved != .edges {
      return self.reserved(reserved, path, position, place)
    }
    for prefix in constraint.prefixes {
      let whole = prefix + path.text
      if let entry = entries[whole] { return self.view(whole, entry, nil, position, place) }
      guard path.names.count > 1, let last = path.names.last,
        let guide = ItemReference.Guide(rawValue: last)
      else { continue }
      let owner = prefix + path.names.dropLast().joined(separator: ".")
      if let entry = entries[owner] { return self.view(owner, entry, guide, position, place) }
    }
    let words = ReservedID.allCases.filter { $0 != .edges }.map(\.rawValue)
    let inner = constraint.prefixes[0]
    let visible = known.map { $0.droppingPrefix(inner) }
    let help = NearestName.suggestion(for: path.text, among: visible + words)
    findings.error(
      "unknown-id", at: position, "no view has the id '\(path.text.prefix(60))'",
      help: help.map { "did you mean '\($0)'?" }
        ?? (visible.count <= 12 && !visible.isEmpty
          ? "ids: \(visible.joined(separator: ", "))" : nil))
    return nil
  }

  private func view(
    _ id: String, _ entry: NodeReader.Entry, _ guide: ItemReference.Guide?,
    _ position: TextPosition, _ place: Place
  ) -> ItemReference? {
    guard entry.domain == place.node.domain else {
      findings.error(
        "constraint-invalid", at: position, "'\(id)' and this view do not share a table row",
        help: "rows are laid out one by one; constraints cannot cross their borders")
      return nil
    }
    return checked(
      ItemReference(.id(id), guide: guide), SceneClass.named(entry.className), id, position)
  }

  private func reserved(
    _ word: ReservedID, _ path: ConstraintExpression.ItemPath, _ position: TextPosition,
    _ place: Place
  ) -> ItemReference? {
    var guide: ItemReference.Guide?
    if path.names.count > 1 {
      guide = ItemReference.Guide(rawValue: path.names[1])
      guard guide != nil, path.names.count == 2, word != .safeArea, word != .margins else {
        findings.unknown(
          "item", path.text, among: ItemReference.Guide.allCases.map { "\(word.rawValue).\($0)" },
          at: position)
        return nil
      }
    }
    switch word {
    case .this, .edges:
      return checked(ItemReference(.this, guide: guide), place.node.sceneClass, "self", position)
    case .root:
      guard place.node.domain == 0 else {
        findings.error(
          "constraint-invalid", at: position, "the root view is not part of this table row",
          help: "rows are laid out one by one; use superview")
        return nil
      }
      return checked(ItemReference(.root, guide: guide), rootClass, "root", position)
    case .superview, .safeArea, .margins:
      guard let superview = place.superview else {
        findings.error(
          "constraint-invalid", at: position,
          place.node.domain == 0
            ? "the root view has no superview" : "a row's content view is sized by its row",
          help: "place its subviews instead; its own guides are self.safeArea and self.margins")
        return nil
      }
      let implied: ItemReference.Guide? =
        word == .safeArea ? .safeArea : word == .margins ? .margins : guide
      return checked(
        ItemReference(.superview, guide: implied), superview, "superview", position)
    }
  }

  /// The reference, unless it asks something for a guide that only scroll views have.
  private func checked(
    _ item: ItemReference, _ owner: SceneClass?, _ name: String, _ position: TextPosition
  ) -> ItemReference? {
    guard item.guide == .content || item.guide == .frame, let owner,
      !owner.isKind(of: "UIScrollView")
    else { return item }
    findings.error(
      "constraint-invalid", at: position,
      "'\(name)' is a \(owner.name), and only scroll views have the guides content and frame",
      help: "use \(name).top, \(name).leading, …")
    return nil
  }
}
