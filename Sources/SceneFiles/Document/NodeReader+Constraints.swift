import Diagnostics

/// A node's `constraints`, taken apart but not yet looked up.
extension NodeReader {
  /// A list of strings and of objects.
  func constraints(_ value: JSONNode, prefixes: [String]) -> [UnresolvedConstraint] {
    guard let elements = value.elements else {
      findings.error(
        "wrong-type", at: value.position,
        "constraints is a list of strings, not \(value.shape.rawValue)",
        help: value.text != nil ? "put it into brackets: [\"…\"]" : nil)
      return []
    }
    return elements.compactMap { constraint($0, prefixes: prefixes) }
  }

  private func constraint(_ value: JSONNode, prefixes: [String]) -> UnresolvedConstraint? {
    if let text = value.text {
      return parse(text) { string throws(ConstraintSyntaxError) in
        try ConstraintParser.parse(string)
      }
      .map {
        UnresolvedConstraint(
          expression: $0, firstText: text, secondText: text, prefixes: prefixes, identifier: nil,
          position: value.position)
      }
    }
    guard value.members != nil else {
      findings.error(
        "wrong-type", at: value.position,
        "a constraint is a string or an object, not \(value.shape.rawValue)")
      return nil
    }
    let draft = context.reading("a constraint") {
      ValueKind<ConstraintObject>.constraint.read(value, context)
    }
    return draft.flatMap { assemble($0, value, prefixes) }
  }

  /// The result of a parser, its error turned into a message at the right column.
  private func parse<Result>(
    _ text: JSONText, _ parser: (String) throws(ConstraintSyntaxError) -> Result
  ) -> Result? {
    do throws(ConstraintSyntaxError) {
      return try parser(text.string)
    } catch {
      findings.error(
        error.id, at: text.position(at: error.offset), error.summary, help: error.help)
      return nil
    }
  }

  private func assemble(
    _ draft: ConstraintObject, _ value: JSONNode, _ prefixes: [String]
  ) -> UnresolvedConstraint? {
    func side(_ text: JSONText) -> ConstraintExpression.Side? {
      parse(text) { string throws(ConstraintSyntaxError) in try ConstraintParser.parseSide(string) }
    }
    guard let firstText = draft.first, let first = side(firstText) else { return nil }
    var second: ConstraintExpression.Side?
    if let text = draft.second {
      second = side(text)
      guard second != nil else { return nil }
    } else if !first.attribute.isSize {
      findings.error(
        "constraint-position", at: firstText.position,
        "\(first.attribute) is a position and needs an attribute to be measured from",
        help: "\"second\": \"superview.\(first.attribute.counterpartInSuperview)\"")
      return nil
    }
    return UnresolvedConstraint(
      expression: ConstraintExpression(
        claim: .relation(
          first, draft.relation, second, multiplier: draft.multiplier, constant: draft.constant),
        priority: draft.priority, secondOffset: 0),
      firstText: firstText, secondText: draft.second ?? firstText, prefixes: prefixes,
      identifier: draft.identifier, position: value.position)
  }
}

/// The object form of a constraint.
struct ConstraintObject: Sendable {
  var first: JSONText?
  var relation = ConstraintRule.Relation.equal
  var second: JSONText?
  var multiplier = 1.0
  var constant = ConstraintRule.Constant.points(0)
  var priority = 1000.0
  var identifier: String?
}

extension ValueKind where Value == ConstraintObject {
  /// `{ "first": …, "relation": …, "second": …, "multiplier": …, "constant": …, … }`.
  static let constraint = object(
    "constraint", ConstraintObject(),
    [
      Field("first", .located, required: true) { $0.first = $1 },
      Field(
        "relation",
        .words(["==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual])
      ) { $0.relation = $1 },
      Field("second", .located) { $0.second = $1 },
      Field("multiplier", .points) { $0.multiplier = $1 },
      Field("constant", .constant) { $0.constant = $1 },
      Field("priority", .priority) { $0.priority = $1 },
      Field("identifier", .text) { $0.identifier = $1 },
    ])
}

extension ValueKind where Value == JSONText {
  /// Text whose columns matter.
  static let located = ValueKind(expects: "a string", schema: .type("string")) { node, context in
    if let text = node.text { return text }
    context.mismatch(node, expects: "a string")
    return nil
  }
}

extension ValueKind where Value == ConstraintRule.Constant {
  /// A number or `"system"`.
  static let constant = either([
    .number: ValueKind<Double>.points.map { .points($0) },
    .string: words(["system": .system(isNegative: false)]),
  ])
}
