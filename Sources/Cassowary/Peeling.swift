/// Variables that a single row mentions, a required equality: both can be set aside.
///
/// What a stack's height is follows from its children if nothing else asks for it. Taken out
/// first, such a variable needs no form, and the row does not tie the children to each other.
/// Taking one out may leave another with a single row, and so on.
struct Peeling {
  /// Variables with the slots of their rows, each mentioned by no row but those before it.
  private(set) var peeled: ContiguousArray<(variable: Int32, row: Int32)> = []
  private(set) var isPeeled: ContiguousArray<Bool>
  /// By variable: rows that mention it and have not been set aside.
  private(set) var mentions: ContiguousArray<Int32>

  init(variables: VariableTable, rows: RowTable) {
    mentions = ContiguousArray(repeating: 0, count: variables.capacity)
    isPeeled = ContiguousArray(repeating: false, count: variables.capacity)
    // The exclusive or of a variable's rows: with one row left, that row.
    var mark = ContiguousArray<Int32>(repeating: 0, count: variables.capacity)
    var counts = mentions
    rows.forEachSlot { slot in
      rows.withTerms(at: slot) { terms in
        for term in terms {
          counts[Int(term.variable.index)] += 1
          mark[Int(term.variable.index)] ^= slot
        }
      }
    }
    // Positions go first: lengths are better left to the kernel. Of each kind the last created goes
    // first, so that the order of rows does not matter.
    var queues = [VariableTable.Kind.free, .nonnegative].map { kind in
      var queue = MaxHeap(universe: variables.capacity)
      for v in variables.kinds.indices where variables.kinds[v] == kind && counts[v] == 1 {
        queue.insert(Int32(v))
      }
      return queue
    }
    while let variable = queues[0].popMax() ?? queues[1].popMax() {
      let slot = mark[Int(variable)]
      if counts[Int(variable)] != 1 || !rows[slot].isDefinition { continue }
      isPeeled[Int(variable)] = true
      peeled.append((variable, slot))
      for term in rows[slot].terms {
        let other = Int(term.variable.index)
        counts[other] -= 1
        mark[other] ^= slot
        if counts[other] == 1 {
          queues[variables.kinds[other] == .free ? 0 : 1].insert(Int32(other))
        }
      }
    }
    mentions = counts
  }

  init() {
    mentions = []
    isPeeled = []
  }

  /// Notes that a row that is no definition came or went.
  ///
  /// - Returns: Whether other variables may be peeled now.
  mutating func change(_ terms: [Term], by count: Int32) -> Bool {
    var isStale = false
    for term in terms where Int(term.variable.index) < mentions.count {
      let v = Int(term.variable.index)
      mentions[v] += count
      // One that is not peeled and gets more mentions changes nothing. One that is left with a
      // single mention, a row set aside not counted, might be peeled in another's place.
      if count > 0 ? isPeeled[v] : mentions[v] <= 1 { isStale = true }
    }
    return isStale
  }
}
