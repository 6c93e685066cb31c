/// A constraint string taken apart, its items not yet looked up.
///
/// Offsets count UTF-8 bytes of the string.
struct ConstraintExpression: Hashable, Sendable {
  /// Dotted names before an attribute, as written.
  struct ItemPath: Hashable, Sendable {
    var names: [String]
    var offset: Int

    /// The names joined by dots.
    var text: String { names.joined(separator: ".") }
  }

  /// One side: an attribute, of `self` where no item is named.
  struct Side: Hashable, Sendable {
    var item: ItemPath?
    var attribute: ConstraintAttribute
    var offset: Int
  }

  /// What is asked.
  enum Claim: Hashable, Sendable {
    /// One attribute against another, or a size against the constant.
    case relation(
      Side, ConstraintRule.Relation, Side?, multiplier: Double, constant: ConstraintRule.Constant)
    /// All four edges of an item at those of another, insets counting inwards:
    /// top, left, bottom, right.
    case edges(ItemPath?, of: ItemPath, insets: [Double])
  }

  var claim: Claim
  var priority: Double
  /// Where the right side begins, for messages about both sides.
  var secondOffset: Int
}

/// What is wrong with a constraint string, and at which of its bytes.
struct ConstraintSyntaxError: Error, Hashable {
  var id = "constraint-syntax"
  var offset: Int
  var summary: String
  var help: String?
}
