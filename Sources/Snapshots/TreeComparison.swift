import Foundation
package import Inspection

/// One property of one view that is not as it was.
package struct TreeChange: Hashable, Sendable, CustomStringConvertible {
  /// The view as a person would call it: `title label`.
  package let view: String
  /// UIKit's name of the property, or what happened to the view.
  package let property: String
  package let expected: String?
  package let actual: String?

  /// `title label: frame 18,20 96x18 → 18,22 96x18`.
  package var description: String {
    let (before, after) = (Self.oneLine(expected), Self.oneLine(actual))
    switch (before, after) {
    case (let before?, let after?): return "\(view): \(property) \(before) → \(after)"
    case (let before?, nil): return "\(view): \(property) \(before) → none"
    case (nil, let after?): return "\(view): \(property) none → \(after)"
    case (nil, nil): return "\(view): \(property)"
    }
  }

  /// A value without line breaks, which would break the first line of a message.
  private static func oneLine(_ value: String?) -> String? {
    value?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
  }
}

/// Records against records: which view moved, and which property changed first.
package enum TreeComparison {
  /// What is different in `actual`, most telling first.
  ///
  /// What was set comes before what follows from it: first views that are gone or new, then
  /// classes, texts and other properties, and only then frames. Each group is in tree order.
  package static func changes(from expected: TreeRecord, to actual: TreeRecord) -> [TreeChange] {
    var membership: [TreeChange] = []
    var causes: [TreeChange] = []
    var effects: [TreeChange] = []
    if DecimalText.string(expected.size) != DecimalText.string(actual.size) {
      effects.append(
        TreeChange(
          view: "canvas", property: "size", expected: DecimalText.string(expected.size),
          actual: DecimalText.string(actual.size)))
    }
    let before = ViewIndex(expected)
    let after = ViewIndex(actual)
    for view in expected.views {
      guard let counterpart = after.view(for: before.key(of: view)) else {
        membership.append(
          TreeChange(view: view.spokenName, property: "is gone", expected: nil, actual: nil))
        continue
      }
      causes += changes(view, counterpart, causeFacts)
      effects += changes(view, counterpart, effectFacts)
    }
    for view in actual.views where before.view(for: after.key(of: view)) == nil {
      membership.append(
        TreeChange(view: view.spokenName, property: "is new", expected: nil, actual: nil))
    }
    return membership + causes + effects
  }

  private typealias Facts = (ViewRecord) -> [(name: String, value: String)]

  /// What is set on a view.
  private static let causeFacts: @Sendable (ViewRecord) -> [(name: String, value: String)] = {
    view in
    var facts = [
      ("class", view.className), ("place", view.pathText), ("isHidden", "\(view.isHidden)"),
    ]
    if let text = view.text { facts.append(("text", "\"\(text.string)\"")) }
    return facts + view.properties.map { ($0.name, $0.value) }
  }

  /// What follows from layout.
  private static let effectFacts: @Sendable (ViewRecord) -> [(name: String, value: String)] = {
    view in
    var facts = [("frame", DecimalText.string(view.frame))]
    if view.boundsOrigin != .zero {
      facts.append(("bounds origin", DecimalText.string(view.boundsOrigin)))
    }
    if let text = view.text {
      facts.append(("lines", "\(text.lines)"))
      facts.append(("truncated", "\(text.isTruncated)"))
      facts.append(("baseline", DecimalText.string(text.baseline)))
    }
    return facts
  }

  private static func changes(
    _ expected: ViewRecord, _ actual: ViewRecord, _ facts: Facts
  ) -> [TreeChange] {
    let before = facts(expected)
    let after = facts(actual)
    let changed = before.compactMap { fact -> TreeChange? in
      let now = after.first { $0.name == fact.name }?.value
      guard now != fact.value else { return nil }
      return TreeChange(
        view: expected.spokenName, property: fact.name, expected: fact.value, actual: now)
    }
    let added = after.filter { fact in !before.contains { $0.name == fact.name } }.map { fact in
      TreeChange(
        view: expected.spokenName, property: fact.name, expected: nil, actual: fact.value)
    }
    return changed + added
  }
}

/// The views of a tree by what identifies them: an id if only one has it, else the path.
private struct ViewIndex {
  enum Key: Hashable {
    case id(String)
    case path([Int])
  }

  private var counts: [String: Int] = [:]
  private var views: [Key: ViewRecord] = [:]

  init(_ tree: TreeRecord) {
    for view in tree.views {
      if let id = view.id { counts[id, default: 0] += 1 }
    }
    for view in tree.views { views[key(of: view)] = view }
  }

  func key(of view: ViewRecord) -> Key {
    if let id = view.id, counts[id] == 1 { .id(id) } else { .path(view.path) }
  }

  func view(for key: Key) -> ViewRecord? { views[key] }
}
