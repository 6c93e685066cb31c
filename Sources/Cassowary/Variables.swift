/// The variables in use and the order in which they are eliminated.
struct VariableTable {
  enum Kind: UInt8 {
    case unused
    case free
    case nonnegative
  }

  private(set) var kinds: ContiguousArray<Kind> = []
  /// How many rows mention a variable.
  var mentions: ContiguousArray<Int32> = []
  private var unused: [Int32] = []

  var capacity: Int { kinds.count }
  var count: Int { kinds.count - unused.count }

  func contains(_ v: Variable) -> Bool {
    v.index >= 0 && v.index < kinds.count && kinds[Int(v.index)] != .unused
  }

  mutating func insert(isNonnegative: Bool) -> Variable {
    let kind: Kind = isNonnegative ? .nonnegative : .free
    if let index = unused.popLast() {
      kinds[Int(index)] = kind
      mentions[Int(index)] = 0
      return Variable(index: index)
    }
    kinds.append(kind)
    mentions.append(0)
    return Variable(index: Int32(kinds.count - 1))
  }

  mutating func remove(_ v: Variable) {
    precondition(contains(v), "the variable was removed before")
    precondition(mentions[Int(v.index)] == 0, "a row still mentions the variable")
    kinds[Int(v.index)] = .unused
    unused.append(v.index)
  }

  /// All variables, lengths before positions, each kind in order of index, and peeled ones last.
  ///
  /// Elimination defines the last variable of a row by the earlier ones: positions follow from
  /// lengths, children's lengths from their parents'. So the costs that sit on lengths stay on
  /// kernel variables, where they take no row of the tableau.
  func eliminationOrder(_ peeling: Peeling) -> ContiguousArray<Int32> {
    var order = ContiguousArray<Int32>()
    order.reserveCapacity(count)
    for kind in [Kind.nonnegative, .free] {
      for v in kinds.indices where kinds[v] == kind && !peeling.isPeeled[v] {
        order.append(Int32(v))
      }
    }
    for (variable, _) in peeling.peeled.reversed() { order.append(variable) }
    return order
  }
}
