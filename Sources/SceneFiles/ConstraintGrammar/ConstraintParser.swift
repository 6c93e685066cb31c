import Diagnostics

/// Parses the strings of a node's `constraints`.
///
/// `[item.]attribute (==|<=|>=) [item.]attribute [* number] [(+|-) (number|system)] [@ priority]`,
/// `[item.](width|height) (==|<=|>=) number [@ priority]`, and
/// `[item.]edges == item [+ [top, left, bottom, right]] [@ priority]`.
struct ConstraintParser {
  private typealias Token = ConstraintLexer.Token

  private let places: [ConstraintLexer.Place]
  private var index = 0

  private init(_ text: String) throws(ConstraintSyntaxError) {
    places = try ConstraintLexer.tokens(of: text)
  }

  /// Parses a whole constraint.
  static func parse(_ text: String) throws(ConstraintSyntaxError) -> ConstraintExpression {
    var parser = try ConstraintParser(text)
    return try parser.expression()
  }

  /// Parses one side alone, as the object form has them.
  static func parseSide(_ text: String) throws(ConstraintSyntaxError) -> ConstraintExpression.Side {
    var parser = try ConstraintParser(text)
    let side = try parser.side()
    try parser.end()
    return side
  }

  private var here: ConstraintLexer.Place { places[index] }

  private mutating func accept(_ sign: Character) -> Bool {
    guard here.token == .sign(sign) else { return false }
    index += 1
    return true
  }

  private func unexpected(_ wanted: String, help: String? = nil) -> ConstraintSyntaxError {
    let found = here.token == .end ? "the constraint ends" : "'\(here.text)' stands"
    return ConstraintSyntaxError(
      offset: here.offset, summary: "\(found) where \(wanted) is expected", help: help)
  }

  private mutating func expression() throws(ConstraintSyntaxError) -> ConstraintExpression {
    if case .path(let names) = here.token, names.last == "edges" { return try edges(names) }
    let first = try side()
    guard case .relation(let relation) = here.token else { throw unexpected("==, <= or >=") }
    index += 1
    let secondOffset = here.offset
    let claim: ConstraintExpression.Claim
    if case .path = here.token {
      let second = try side()
      let multiplier = accept("*") ? try number(of: "a multiplier") : 1
      claim = .relation(first, relation, second, multiplier: multiplier, constant: try constant())
    } else {
      let value = try number(of: "an attribute or a number")
      try checkBare(value, against: first, relation)
      claim = .relation(first, relation, nil, multiplier: 1, constant: .points(value))
    }
    let priority = try self.priority()
    try end()
    return ConstraintExpression(claim: claim, priority: priority, secondOffset: secondOffset)
  }

  /// A number alone on the right: fine for a size, no place for a position.
  private func checkBare(
    _ value: Double, against first: ConstraintExpression.Side, _ relation: ConstraintRule.Relation
  ) throws(ConstraintSyntaxError) {
    if here.token == .sign("*") {
      throw ConstraintSyntaxError(
        offset: here.offset, summary: "a multiplier stands behind its attribute",
        help: "write width == height * \(Self.written(value))")
    }
    guard !first.attribute.isSize else { return }
    let item = first.item.map { $0.text + "." } ?? ""
    let from = "superview.\(first.attribute.counterpartInSuperview)"
    let offset =
      value == 0 ? "" : value < 0 ? " - \(Self.written(-value))" : " + \(Self.written(value))"
    throw ConstraintSyntaxError(
      id: "constraint-position", offset: first.offset,
      summary: "\(first.attribute) is a position and needs an attribute to be measured from",
      help: "\(item)\(first.attribute) \(relation.rawValue) \(from)\(offset)")
  }

  private mutating func side() throws(ConstraintSyntaxError) -> ConstraintExpression.Side {
    guard case .path(let names) = here.token, let last = names.last else {
      throw unexpected("an attribute")
    }
    let offset = here.offset
    let lastOffset = offset + here.text.utf8.count - last.utf8.count
    guard let attribute = ConstraintAttribute(rawValue: last) else {
      throw Self.unknownAttribute(last, offset: lastOffset)
    }
    index += 1
    let item =
      names.count > 1
      ? ConstraintExpression.ItemPath(names: names.dropLast(), offset: offset) : nil
    return ConstraintExpression.Side(item: item, attribute: attribute, offset: offset)
  }

  private static func unknownAttribute(_ name: String, offset: Int) -> ConstraintSyntaxError {
    let attributes = ConstraintAttribute.allCases.map(\.rawValue)
    if ReservedID(rawValue: name) != nil || ItemReference.Guide(rawValue: name) != nil {
      return ConstraintSyntaxError(
        offset: offset, summary: "'\(name)' is an item and needs one of its attributes",
        help: "write \(name).top, \(name).leading, …")
    }
    if name.hasSuffix("Margin"), attributes.contains(String(name.dropLast(6))) {
      return ConstraintSyntaxError(
        id: "unknown-attribute", offset: offset, summary: "unknown attribute '\(name)'",
        help: "write margins.\(name.dropLast(6))")
    }
    return ConstraintSyntaxError(
      id: "unknown-attribute", offset: offset, summary: "unknown attribute '\(name)'",
      help: Findings.wayOut(name, among: attributes + ["edges"]))
  }

  private mutating func number(of wanted: String) throws(ConstraintSyntaxError) -> Double {
    let isNegative = accept("-")
    if !isNegative { _ = accept("+") }
    guard case .number(let value) = here.token else { throw unexpected(wanted) }
    index += 1
    return isNegative ? -value : value
  }

  private mutating func constant() throws(ConstraintSyntaxError) -> ConstraintRule.Constant {
    let isNegative = here.token == .sign("-")
    guard isNegative || here.token == .sign("+") else { return .points(0) }
    index += 1
    if here.token == .path(["system"]) {
      index += 1
      return .system(isNegative: isNegative)
    }
    let value = try number(of: "a number or 'system'")
    if here.token == .sign("*") {
      throw ConstraintSyntaxError(
        offset: here.offset, summary: "the multiplier stands before the constant",
        help: "write width == superview.width * 0.5 + 8")
    }
    return .points(isNegative ? -value : value)
  }

  private mutating func priority() throws(ConstraintSyntaxError) -> Double {
    guard accept("@") else { return 1000 }
    let place = here
    if case .path(let names) = here.token, let known = LayoutPriority.named[names.last ?? ""] {
      throw unexpected("a priority", help: "write @\(Self.written(known))")
    }
    let value = try number(of: "a priority")
    guard LayoutPriority.range.contains(value) else {
      throw ConstraintSyntaxError(
        id: "number-range", offset: place.offset, summary: LayoutPriority.objection(value),
        help: LayoutPriority.help)
    }
    return value
  }

  private mutating func edges(_ names: [String]) throws(ConstraintSyntaxError)
    -> ConstraintExpression
  {
    let item =
      names.count > 1
      ? ConstraintExpression.ItemPath(names: names.dropLast(), offset: here.offset) : nil
    index += 1
    guard here.token == .relation(.equal) else { throw unexpected("==") }
    index += 1
    let secondOffset = here.offset
    guard case .path(let target) = here.token else { throw unexpected("an item") }
    if target.last == "edges" {
      throw ConstraintSyntaxError(
        offset: secondOffset, summary: "edges are compared with an item",
        help:
          "write edges == \(target.count > 1 ? target.dropLast().joined(separator: ".") : "superview")"
      )
    }
    index += 1
    let insets = try self.insets()
    let priority = try self.priority()
    try end()
    return ConstraintExpression(
      claim: .edges(item, of: .init(names: target, offset: secondOffset), insets: insets),
      priority: priority, secondOffset: secondOffset)
  }

  /// `+ [top, left, bottom, right]`, or nothing.
  private mutating func insets() throws(ConstraintSyntaxError) -> [Double] {
    guard accept("+") else {
      if here.token == .sign("-") {
        throw unexpected("'+'", help: "insets count inwards; write negative ones as + [-8, …]")
      }
      return [0, 0, 0, 0]
    }
    guard accept("[") else {
      if case .number(let value) = here.token {
        let all = Array(repeating: Self.written(value), count: 4).joined(separator: ", ")
        throw unexpected("'['", help: "write + [\(all)]: top, left, bottom, right")
      }
      throw unexpected("'['", help: "write + [top, left, bottom, right]")
    }
    var values: [Double] = []
    while true {
      values.append(try number(of: "a number"))
      if values.count == 4 { break }
      guard accept(",") else {
        throw unexpected("','", help: "four insets: top, left, bottom, right")
      }
    }
    guard accept("]") else {
      throw unexpected("']'", help: "four insets: top, left, bottom, right")
    }
    return values
  }

  private func end() throws(ConstraintSyntaxError) {
    guard here.token == .end else { throw unexpected("the end") }
  }

  /// A number without a needless fraction.
  private static func written(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
