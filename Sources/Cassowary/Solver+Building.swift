extension Solver {
  /// Brings the tableau up to date with the rows.
  ///
  /// - Returns: A conflict that shows without optimisation, else nil.
  func prepare() -> Conflict? {
    if changes.structure { return build() }
    warmStarts += 1
    if changes.definedConstants {
      let isConsistent = elimination.refreshConstants(from: rows)
      if !isConsistent || impliedLengths.contains(where: { elimination.offsets[Int($0)] < 0 }) {
        return build()
      }
    }
    if changes.definedConstants || changes.constants { moveBends() }
    var grown = Set<Int32>()
    for slot in changes.added where rows.isPending(slot) {
      if let form = placeRow(slot) { grown.insert(form) }
    }
    for form in grown.sorted() { tableau.finishBends(of: form) }
    changes.added = []
    return conflictOfConstants()
  }

  /// Builds everything from the rows.
  ///
  /// 1. Define variables by required equalities, the peeled ones last.
  /// 2. Give every kernel variable a form.
  /// 3. Give every length that is defined its form and its bend at 0.
  /// 4. Bend the forms of the other rows.
  /// 5. Start every kernel form where its own cost is least.
  private func build() -> Conflict? {
    builds += 1
    peeling = Peeling(variables: variables, rows: rows)
    elimination = Elimination(
      order: variables.eliminationOrder(peeling), variableCapacity: variables.capacity)
    var contradiction: Conflict?
    var isSetAside = ContiguousArray(repeating: false, count: rows.slotCount)
    for (_, slot) in peeling.peeled { isSetAside[Int(slot)] = true }
    var defining = ContiguousArray<Int32>()
    rows.forEachSlot { slot in
      if rows[slot].isDefinition && !isSetAside[Int(slot)] { defining.append(slot) }
    }
    for slot in elimination.inOrder(defining, of: rows) {
      if let factors = elimination.define(by: rows[slot], slot: slot) {
        contradiction = Conflict(slots: factors.map(\.row), in: rows)
        break
      }
    }
    if let contradiction { return contradiction }
    for (_, slot) in peeling.peeled.reversed() {
      // Its own variable is free to be defined: nothing can contradict.
      _ = elimination.define(by: rows[slot], slot: slot)
    }
    _ = elimination.refreshConstants(from: rows)

    let old = tableau
    tableau = Tableau()
    tableau.pivots = old.pivots
    tableau.flips = old.flips
    tableau.passes = old.passes
    tableau.refactorings = old.refactorings
    kernelFormAt = ContiguousArray(repeating: -1, count: elimination.order.count)
    lengths = ContiguousArray(repeating: FormPlace.unknown, count: elimination.order.count)
    fixedSources = []
    impliedLengths = []
    for position in elimination.order.indices where elimination.definitionAt[position] < 0 {
      kernelFormAt[position] = tableau.appendForm()
      tableau.kernelForms.append(kernelFormAt[position])
    }
    for position in elimination.order.indices {
      let variable = Variable(index: elimination.order[position])
      guard variables.kinds[Int(variable.index)] == .nonnegative else { continue }
      let kernel = elimination.expand([Term(variable)])
      if elimination.definitionAt[position] >= 0,
        isSumOfLengths(kernel, offset: elimination.offsets[position])
      {
        impliedLengths.append(Int32(position))
        continue
      }
      let place = place(of: [Term(variable)], kernel: kernel)
      if place.form >= 0 {
        let source = Source.nonnegative(position: Int32(position))
        tableau.addBend(
          Bend(
            .greaterThanOrEqual, scale: place.scale, constant: elimination.offsets[position],
            priority: 1000, rank: 0, source: source), to: place.form)
      } else {
        fixedSources.append(Source.nonnegative(position: Int32(position)).code)
      }
    }
    var slots = ContiguousArray<Int32>()
    rows.forEachSlot { if !rows[$0].isDefinition { slots.append($0) } }
    for slot in slots { _ = placeRow(slot) }
    for form in 0..<Int32(tableau.formCount) { tableau.finishBends(of: form) }
    for form in tableau.kernelForms { tableau.rest(form) }
    changes.added = []
    return conflictOfConstants()
  }

  /// Finds the form that a sum of variables is a multiple of, making it if need be.
  private func place(of terms: [Term], kernel known: ContiguousArray<Elimination.Entry>? = nil)
    -> FormPlace
  {
    var length = -1
    if terms.count == 1 {
      let position = Int(elimination.positionOf[Int(terms[0].variable.index)])
      let known = lengths[position]
      if known.form != FormPlace.unknown.form {
        return FormPlace(form: known.form, scale: known.scale * terms[0].coefficient)
      }
      length = position
    }
    let factor = length >= 0 ? terms[0].coefficient : 1
    let kernel = known ?? elimination.expand(length >= 0 ? [Term(terms[0].variable)] : terms)
    let place: FormPlace
    switch kernel.count {
    case 0: place = FormPlace(form: -1, scale: 0)
    case 1:
      place = FormPlace(form: kernelFormAt[Int(kernel[0].position)], scale: kernel[0].factor)
    default:
      let form = tableau.appendForm(
        kernel.map { (form: kernelFormAt[Int($0.position)], factor: $0.factor) })
      place = FormPlace(form: form, scale: 1)
    }
    if length >= 0 { lengths[length] = place }
    return FormPlace(form: place.form, scale: place.scale * factor)
  }

  /// Whether a sum cannot be negative as no part of it can.
  private func isSumOfLengths(_ sum: ContiguousArray<Elimination.Entry>, offset: Double) -> Bool {
    offset >= 0
      && sum.allSatisfy {
        $0.factor > 0
          && variables.kinds[Int(elimination.order[Int($0.position)])] == .nonnegative
      }
  }

  /// Bends the form of a row; ``Tableau/finishBends(of:)`` follows.
  ///
  /// - Returns: The form, or nil if the row's variables are all fixed.
  private func placeRow(_ slot: Int32) -> Int32? {
    let row = rows[slot]
    let place = place(of: row.terms)
    if place.form < 0 {
      rows[slot].place = .constant
      if row.isRequired { fixedSources.append(slot) }
      return nil
    }
    rows[slot].place = .form(place.form, scale: place.scale)
    tableau.addBend(
      Bend(
        row.relation, scale: place.scale,
        constant: row.constant + elimination.offset(of: row.terms).value,
        priority: row.priority, rank: row.rank, source: .row(slot: slot)), to: place.form)
    return place.form
  }

  /// Moves all bends to where the constants put them; resting forms follow their bend.
  private func moveBends() {
    for form in 0..<Int32(tableau.formCount) {
      let range = tableau.bends.range(of: form)
      let value = tableau.values[Int(form)]
      var anchor: Int32?
      for i in range where !tableau.isBasic(form) {
        if abs(tableau.bends[i].position - value) <= Tolerance.position {
          anchor = anchor ?? tableau.bends[i].source
        }
      }
      for i in range {
        let position: Double
        switch Source(code: tableau.bends[i].source) {
        case .row(let slot):
          guard case .form(_, let scale) = rows[slot].place else { continue }
          let offset = elimination.offset(of: rows[slot].terms).value
          position = -(rows[slot].constant + offset) / scale
        case .nonnegative(let place):
          position = -elimination.offsets[Int(place)] / lengths[Int(place)].scale
        case .choice: continue
        }
        if tableau.bends[i].source == anchor { tableau.values[Int(form)] = position }
        tableau.bends.setPosition(position, at: i)
      }
      tableau.finishBends(of: form)
    }
  }

  /// A required row or length whose variables are all fixed, to the wrong value.
  private func conflictOfConstants() -> Conflict? {
    for source in fixedSources {
      var terms: [Term]
      var slots: [Int32] = []
      let violation: Double
      switch Source(code: source) {
      case .row(let slot):
        let row = rows[slot]
        let offset = elimination.offset(of: row.terms)
        let value = row.constant + offset.value
        violation =
          (row.relation == .lessThanOrEqual ? value : -value) - offset.size * Tolerance.rounding
        terms = row.terms
        slots = [slot]
      case .nonnegative(let position):
        violation = -elimination.offsets[Int(position)]
        terms = [Term(Variable(index: elimination.order[Int(position)]))]
      case .choice: continue
      }
      if violation > Tolerance.conflict {
        slots += elimination.rowFactors(of: terms).map(\.row)
        return Conflict(slots: slots, in: rows)
      }
    }
    return nil
  }

  /// Values of all variables from those of the kernel.
  func readValues() {
    var kernel = ContiguousArray(repeating: 0.0, count: elimination.order.count)
    for position in kernel.indices where kernelFormAt[position] >= 0 {
      kernel[position] = tableau.values[Int(kernelFormAt[position])]
    }
    let all = elimination.valuesOfAll(kernel: kernel)
    for position in all.indices {
      let value = all[position]
      // Rounding must not make a length negative, or leave a trace where 0 is meant.
      values[Int(elimination.order[position])] = abs(value) <= Tolerance.position ? 0 : value
    }
  }
}

/// A form and the factor by which a sum of variables is a multiple of it, constants aside.
struct FormPlace {
  /// -1 if the variables are fixed.
  let form: Int32
  let scale: Double
  static let unknown = FormPlace(form: -2, scale: 0)
}

extension Tableau {
  /// Sorts a form's bends and finds its place among them.
  mutating func finishBends(of form: Int32) {
    bends.sort(form)
    resetCursor(of: form)
  }
}
