import Foundation
import Layout

/// `a.attr == b.attr * m + c @ priority`, as tests and case files write constraints.
struct ConstraintText {
  var first: (item: String, attribute: Attribute)
  var relation: Relation
  var second: (item: String, attribute: Attribute)?
  var multiplier = 1.0
  var constant = 0.0
  var priority: Float = 1000

  init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    if let at = words.firstIndex(where: { $0.hasPrefix("@") }) {
      let digits = words[at...].joined().dropFirst()
      guard let value = Float(digits) else { return nil }
      priority = value
      words.removeSubrange(at...)
    }
    guard words.count >= 3, let first = Self.anchor(words[0]) else { return nil }
    self.first = first
    switch words[1] {
    case "==": relation = .equal
    case "<=": relation = .lessThanOrEqual
    case ">=": relation = .greaterThanOrEqual
    default: return nil
    }
    var rest = words.dropFirst(2)
    if let number = Self.number(rest.first ?? "") {
      constant = number
      return
    }
    guard let second = Self.anchor(rest.removeFirst()) else { return nil }
    self.second = second
    while let sign = rest.popFirst() {
      guard let value = rest.popFirst().flatMap(Self.number) else { return nil }
      switch sign {
      case "*": multiplier = value
      case "+": constant = value
      case "-": constant = -value
      default: return nil
      }
    }
  }

  func description(in tree: TestTree) -> ConstraintDescription? {
    guard let a = tree.id(first.item) else { return nil }
    var b: ItemID?
    if let second {
      guard let id = tree.id(second.item) else { return nil }
      b = id
    }
    return ConstraintDescription(
      first: a, first.attribute, relation, second: b, second?.attribute ?? .width,
      multiplier: multiplier, constant: constant, priority: priority)
  }

  /// `item.attribute`, where the item's name may have dots of its own.
  static func anchor(_ text: String) -> (item: String, attribute: Attribute)? {
    guard let dot = text.lastIndex(of: "."),
      let attribute = attribute(String(text[text.index(after: dot)...]))
    else { return nil }
    return (String(text[..<dot]), attribute)
  }

  static func attribute(_ name: String) -> Attribute? {
    Attribute.allCases.first { "\($0)" == name }
  }

  /// A number or a fraction of two.
  private static func number(_ text: String) -> Double? {
    let parts = text.split(separator: "/").map { Double($0) }
    return switch parts.count {
    case 1: parts[0]
    case 2: parts[0].flatMap { a in parts[1].map { a / $0 } }
    default: nil
    }
  }
}
