/// Required equalities, solved for one variable each.
///
/// A definition `variable = Σ factor · earlier variables + constant` is kept as short as it can be:
/// of a row only the last variable (in ``VariableTable/eliminationOrder(_:)``) is replaced by its
/// definition, again and again, until the last one is free to be defined. So the position of the
/// 5,000th view of a chain is defined by the 4,999th, and a row between neighbours expands to
/// what they have in common and no further.
///
/// Which variables get defined depends on the rows alone, not on their order: they are the
/// leading variables of the rows' echelon form.
struct Elimination {
  struct Definition {
    /// Place in the elimination order.
    let position: Int32
    /// The row it was made of, and the factor of the variable left there.
    let row: Int32
    let pivot: Double
    let terms: Range<Int>
    let steps: Range<Int>
    var constant: Double
  }
  /// `factor` times a definition was put into a row.
  struct Step {
    let definition: Int32
    let factor: Double
  }
  struct Entry {
    /// Place in the elimination order.
    let position: Int32
    let factor: Double
  }

  private(set) var order: ContiguousArray<Int32>
  private(set) var positionOf: ContiguousArray<Int32> = []
  private(set) var definitions: ContiguousArray<Definition> = []
  /// By place in the elimination order; -1 for the kernel.
  private(set) var definitionAt: ContiguousArray<Int32> = []
  private(set) var entries: ContiguousArray<Entry> = []
  private(set) var steps: ContiguousArray<Step> = []
  /// Rows that follow from the definitions.
  private(set) var redundant: ContiguousArray<Int32> = []
  /// Values of all variables, by place in the order, when the kernel is 0.
  private(set) var offsets: ContiguousArray<Double> = []

  private var sum: ContiguousArray<Double> = []
  private var pending: MaxHeap

  init(order: ContiguousArray<Int32> = [], variableCapacity: Int = 0) {
    self.order = order
    positionOf = ContiguousArray(repeating: -1, count: variableCapacity)
    for (position, variable) in order.enumerated() { positionOf[Int(variable)] = Int32(position) }
    definitionAt = ContiguousArray(repeating: -1, count: order.count)
    sum = ContiguousArray(repeating: 0, count: order.count)
    pending = MaxHeap(universe: order.count)
  }

  /// Puts rows into the order in which they are best made definitions: by their last variable.
  ///
  /// Taken from front to back, a chain's definitions stay short whatever order it was given in;
  /// from back to front each would hold all that come after it.
  func inOrder(_ slots: ContiguousArray<Int32>, of rows: RowTable) -> ContiguousArray<Int32> {
    var last = ContiguousArray<Int>()
    var second = ContiguousArray<Int>()
    last.reserveCapacity(slots.count)
    second.reserveCapacity(slots.count)
    for slot in slots {
      var greatest = -1
      var next = -1
      rows.withTerms(at: slot) { terms in
        for term in terms {
          let position = Int(positionOf[Int(term.variable.index)])
          next = max(next, min(greatest, position))
          greatest = max(greatest, position)
        }
      }
      last.append(greatest + 1)
      // Of rows that share their last variable, those between neighbours come first.
      second.append(order.count - 1 - next)
    }
    let bySecond = Self.sorted(ContiguousArray(slots.indices), by: second, limit: order.count + 1)
    let byLast = Self.sorted(bySecond, by: last, limit: order.count + 1)
    return ContiguousArray(byLast.map { slots[$0] })
  }

  /// Sorts numbers by keys in `0 ..< limit`; equal ones keep their order.
  private static func sorted(
    _ numbers: ContiguousArray<Int>, by keys: ContiguousArray<Int>, limit: Int
  ) -> ContiguousArray<Int> {
    var places = ContiguousArray(repeating: 0, count: limit + 1)
    for number in numbers { places[keys[number] + 1] += 1 }
    for i in places.indices.dropFirst() { places[i] += places[i - 1] }
    var result = ContiguousArray(repeating: 0, count: numbers.count)
    for number in numbers {
      result[places[keys[number]]] = number
      places[keys[number]] += 1
    }
    return result
  }

  /// Makes a definition of a required equality.
  ///
  /// - Returns: The rows' multipliers if the row contradicts the definitions, else nil.
  mutating func define(by row: Row, slot: Int32) -> ContiguousArray<(row: Int32, factor: Double)>? {
    load(row.terms)
    var constant = row.constant
    var size = abs(row.constant)
    let firstStep = steps.count
    while let position = pending.popMax() {
      let factor = sum[Int(position)]
      sum[Int(position)] = 0
      if abs(factor) <= Tolerance.entry { continue }
      let known = definitionAt[Int(position)]
      if known >= 0 {
        steps.append(Step(definition: known, factor: factor))
        let part = factor * definitions[Int(known)].constant
        constant += part
        size += abs(part)
        for e in definitions[Int(known)].terms {
          add(entries[e].position, factor * entries[e].factor)
        }
        continue
      }
      let firstEntry = entries.count
      for other in pending.members where abs(sum[Int(other)]) > Tolerance.entry {
        entries.append(Entry(position: other, factor: -sum[Int(other)] / factor))
      }
      unload()
      definitionAt[Int(position)] = Int32(definitions.count)
      definitions.append(
        Definition(
          position: position, row: slot, pivot: factor, terms: firstEntry..<entries.count,
          steps: firstStep..<steps.count, constant: -constant / factor))
      return nil
    }
    if abs(constant) <= Tolerance.conflict + size * Tolerance.rounding {
      steps.removeSubrange(firstStep...)
      redundant.append(slot)
      return nil
    }
    var factors = ContiguousArray(repeating: 0.0, count: definitions.count)
    for step in steps[firstStep...] { factors[Int(step.definition)] -= step.factor }
    steps.removeSubrange(firstStep...)
    return [(slot, 1)] + rowFactors(ofDefinitions: &factors)
  }

  /// Expresses terms by kernel variables, in descending order of their places.
  mutating func expand(_ terms: [Term]) -> ContiguousArray<Entry> {
    load(terms)
    var result = ContiguousArray<Entry>()
    while let position = pending.popMax() {
      let factor = sum[Int(position)]
      sum[Int(position)] = 0
      if abs(factor) <= Tolerance.entry { continue }
      let known = definitionAt[Int(position)]
      if known < 0 {
        result.append(Entry(position: position, factor: factor))
      } else {
        for e in definitions[Int(known)].terms {
          add(entries[e].position, factor * entries[e].factor)
        }
      }
    }
    return result
  }

  /// The required equalities, with their multipliers, that turn terms into zero.
  ///
  /// - Parameter terms: A sum that is constant when all definitions hold.
  /// - Returns: Slots of rows with their multipliers.
  mutating func rowFactors(of terms: [Term]) -> ContiguousArray<(row: Int32, factor: Double)> {
    load(terms)
    var factors = ContiguousArray(repeating: 0.0, count: definitions.count)
    while let position = pending.popMax() {
      let factor = sum[Int(position)]
      sum[Int(position)] = 0
      let known = definitionAt[Int(position)]
      if abs(factor) <= Tolerance.entry || known < 0 { continue }
      factors[Int(known)] -= factor
      for e in definitions[Int(known)].terms {
        add(entries[e].position, factor * entries[e].factor)
      }
    }
    return rowFactors(ofDefinitions: &factors)
  }

  /// Follows definitions back to the rows they were made of.
  private func rowFactors(ofDefinitions factors: inout ContiguousArray<Double>)
    -> ContiguousArray<(row: Int32, factor: Double)>
  {
    var result = ContiguousArray<(row: Int32, factor: Double)>()
    // A definition's steps use earlier definitions only.
    for d in definitions.indices.reversed() where abs(factors[d]) > Tolerance.entry {
      let factor = factors[d] / definitions[d].pivot
      result.append((definitions[d].row, factor))
      for step in steps[definitions[d].steps] {
        factors[Int(step.definition)] -= factor * step.factor
      }
    }
    return result
  }

  /// Takes the rows' constants into the definitions and the offsets.
  ///
  /// - Returns: Whether the redundant rows still follow from the others.
  mutating func refreshConstants(from rows: RowTable) -> Bool {
    for d in definitions.indices {
      var constant = rows[definitions[d].row].constant
      for step in steps[definitions[d].steps] {
        constant += step.factor * definitions[Int(step.definition)].constant
      }
      definitions[d].constant = -constant / definitions[d].pivot
    }
    offsets = valuesOfAll(kernel: ContiguousArray(repeating: 0, count: order.count))
    return redundant.allSatisfy { slot in
      let offset = offset(of: rows[slot].terms)
      let constant = rows[slot].constant + offset.value
      return abs(constant)
        <= Tolerance.conflict + (offset.size + abs(rows[slot].constant)) * Tolerance.rounding
    }
  }

  /// Sets defined variables from the kernel's values; both by place in the order.
  func valuesOfAll(kernel: ContiguousArray<Double>) -> ContiguousArray<Double> {
    var values = kernel
    // Definitions use earlier places only.
    for position in order.indices where definitionAt[position] >= 0 {
      let definition = definitions[Int(definitionAt[position])]
      var value = definition.constant
      for e in definition.terms { value += entries[e].factor * values[Int(entries[e].position)] }
      values[position] = value
    }
    return values
  }

  /// The terms' sum when the kernel is 0, and the sum of its parts' sizes.
  func offset(of terms: [Term]) -> (value: Double, size: Double) {
    var value = 0.0
    var size = 0.0
    for term in terms {
      let part = term.coefficient * offsets[Int(positionOf[Int(term.variable.index)])]
      value += part
      size += abs(part)
    }
    return (value, size)
  }

  private mutating func load(_ terms: [Term]) {
    for term in terms { add(positionOf[Int(term.variable.index)], term.coefficient) }
  }

  private mutating func unload() {
    for position in pending.members { sum[Int(position)] = 0 }
    pending.removeAll()
  }

  private mutating func add(_ position: Int32, _ factor: Double) {
    sum[Int(position)] += factor
    pending.insert(position)
  }
}
