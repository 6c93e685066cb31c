/// An attribute of an item or of something a stack keeps beside its items.
struct Anchor {
  /// Which rectangle.
  enum Part: Equatable {
    case whole
    /// The rectangle less the item's layout margins (SV-50).
    case margins
    /// The rectangle less some distances.
    case inset(Insets)
    /// The guide that spans a stack's items across its axis (SV-46).
    case spanner
    /// The room between two neighbours of a stack, counted from 0 (SV-35).
    case gap(Int)
  }

  var node: ItemNode
  var part: Part
  var attribute: Attribute

  init(_ node: ItemNode, _ attribute: Attribute, part: Part = .whole) {
    (self.node, self.part, self.attribute) = (node, part, attribute)
  }

  /// The anchor as messages write it: `card.title.width`.
  var words: String {
    switch part {
    case .whole: "\(node.item.name).\(attribute)"
    case .margins, .inset: "\(node.item.name).margins.\(attribute)"
    case .spanner: "\(node.item.name).spanner.\(attribute)"
    case .gap(let index): "\(node.item.name).gap\(index).\(attribute)"
    }
  }
}

/// What a row says, kept until a message needs it in words.
struct RowEquation {
  var first: Anchor
  var relation: Relation
  var second: Anchor?
  var multiplier: Double
  var constant: Double
  var priority: Float

  /// The equation as messages write it: `title.width >= 2 * icon.width + 8 @750`.
  var words: String {
    var right = ""
    if let second {
      right = multiplier == 1 ? second.words : "\(second.words) * \(Self.number(multiplier))"
      if constant > 0 {
        right += " + \(Self.number(constant))"
      } else if constant < 0 {
        right += " - \(Self.number(-constant))"
      }
    } else {
      right = Self.number(constant)
    }
    let strength = priority < 1000 ? " @\(Self.number(Double(priority)))" : ""
    return "\(first.words) \(relation.sign) \(right)\(strength)"
  }

  /// At most three decimals, none where there are none.
  private static func number(_ value: Double) -> String {
    guard abs(value) < 1e12 else { return "\(value)" }
    let thousandths = (value * 1000).rounded()
    if thousandths.truncatingRemainder(dividingBy: 1000) == 0 {
      return "\(Int(thousandths / 1000))"
    }
    return "\(thousandths / 1000)"
  }
}

extension Relation {
  /// `==`, `<=` or `>=`.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
