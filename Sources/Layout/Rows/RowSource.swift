/// What a group of rows was made from; the group is made anew when its source changes.
struct RowSource: Hashable, Comparable {
  /// Kinds in the order in which their rows reach the solver.
  enum Kind: UInt8, Comparable {
    /// Where an item's rectangle is fixed: frames, readable guides, scroll contents.
    case placement
    case stack
    case constraint
    /// Hugging and compression resistance of an item.
    case content

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  var kind: Kind
  /// The raw id of the item or constraint.
  var id: Int32

  static func placement(_ id: ItemID) -> RowSource { RowSource(kind: .placement, id: id.rawValue) }
  static func stack(_ id: ItemID) -> RowSource { RowSource(kind: .stack, id: id.rawValue) }
  static func content(_ id: ItemID) -> RowSource { RowSource(kind: .content, id: id.rawValue) }
  static func constraint(_ id: ConstraintID) -> RowSource {
    RowSource(kind: .constraint, id: id.rawValue)
  }

  static func < (a: RowSource, b: RowSource) -> Bool { (a.kind, a.id) < (b.kind, b.id) }
}
