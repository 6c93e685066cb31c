/// A row as it was given, and where it went.
struct Row {
  /// Where the row has its effect.
  enum Place {
    /// Added since the last solve.
    case pending
    /// A required equality: substituted away.
    case definition
    /// All its variables are fixed: it holds or it does not.
    case constant
    /// It bends the cost of a form; its expression is `scale · form + constant`.
    case form(Int32, scale: Double)
  }

  /// One term a variable, none of them 0.
  let terms: [Term]
  var constant: Double
  let relation: Relation
  let priority: Float
  let rank: Int
  var place: Place

  init(terms: [Term], constant: Double, relation: Relation, priority: Float, rank: Int) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.rank = rank
    self.place = relation == .equal && priority == 1000 ? .definition : .pending
  }

  var isDefinition: Bool { relation == .equal && priority == 1000 }
  var isRequired: Bool { priority == 1000 }
}

/// All rows by slot and by name, in order of creation.
struct RowTable {
  private var slots: ContiguousArray<Row?> = []
  private var idOfSlot: ContiguousArray<Int32> = []
  private var free: [Int32] = []
  private var slotOfID: ContiguousArray<Int32> = []
  /// Names in ascending order, with those that were removed since the last compaction.
  private var order: ContiguousArray<Int32> = []
  private(set) var count = 0
  /// Optional priorities in use, strongest first, with the number of their rows.
  private(set) var optionalPriorities: ContiguousArray<(priority: Float, rows: Int)> = []

  subscript(slot: Int32) -> Row {
    get {
      guard let row = slots[Int(slot)] else { preconditionFailure("the row was removed") }
      return row
    }
    set { slots[Int(slot)] = newValue }
  }

  /// Whether the slot holds a row that waits for its place.
  func isPending(_ slot: Int32) -> Bool {
    guard let row = slots[Int(slot)], case .pending = row.place else { return false }
    return true
  }

  /// Slots are numbers below this.
  var slotCount: Int { slots.count }

  func slot(of id: RowID) -> Int32 {
    precondition(
      id.index >= 0 && id.index < slotOfID.count && slotOfID[Int(id.index)] >= 0,
      "the row was removed")
    return slotOfID[Int(id.index)]
  }

  func id(at slot: Int32) -> RowID { RowID(index: idOfSlot[Int(slot)]) }

  mutating func insert(_ row: Row) -> Int32 {
    let id = Int32(slotOfID.count)
    let slot: Int32
    if let reused = free.popLast() {
      slot = reused
      slots[Int(slot)] = row
      idOfSlot[Int(slot)] = id
    } else {
      slot = Int32(slots.count)
      slots.append(row)
      idOfSlot.append(id)
    }
    slotOfID.append(slot)
    order.append(id)
    count += 1
    if !row.isRequired { countPriority(row.priority, by: 1) }
    return slot
  }

  mutating func remove(_ id: RowID) {
    let slot = slot(of: id)
    if !self[slot].isRequired { countPriority(self[slot].priority, by: -1) }
    slots[Int(slot)] = nil
    slotOfID[Int(id.index)] = -1
    free.append(slot)
    count -= 1
    if order.count > 64 && order.count > 2 * count {
      let alive = slotOfID
      order.removeAll { alive[Int($0)] < 0 }
    }
  }

  /// Calls `body` with the terms of a row.
  @inline(__always)
  func withTerms(at slot: Int32, _ body: ([Term]) -> Void) {
    if let row = slots[Int(slot)] { body(row.terms) }
  }

  /// Calls `body` with the slot of every row, in order of creation.
  func forEachSlot(_ body: (Int32) -> Void) {
    for id in order where slotOfID[Int(id)] >= 0 { body(slotOfID[Int(id)]) }
  }

  private mutating func countPriority(_ priority: Float, by change: Int) {
    var low = 0
    var high = optionalPriorities.count
    while low < high {
      let middle = (low + high) / 2
      if optionalPriorities[middle].priority > priority { low = middle + 1 } else { high = middle }
    }
    if low < optionalPriorities.count && optionalPriorities[low].priority == priority {
      optionalPriorities[low].rows += change
      if optionalPriorities[low].rows == 0 { optionalPriorities.remove(at: low) }
    } else {
      optionalPriorities.insert((priority, change), at: low)
    }
  }
}

extension LinearExpression {
  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }

  /// The terms with one entry a variable and none of factor 0.
  var combinedTerms: [Term] {
    var isCombined = true
    for (i, term) in terms.enumerated() {
      if term.coefficient == 0 { isCombined = false }
      // Long expressions take the general way below; rows of layouts have two to four terms.
      if terms.count > 8 { isCombined = false }
      if !isCombined { break }
      for j in 0..<i where terms[j].variable == term.variable { isCombined = false }
    }
    if isCombined { return terms }
    var result: [Term] = []
    for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      if result.last?.variable == term.variable {
        result[result.count - 1].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    result.removeAll { $0.coefficient == 0 }
    return result
  }
}
