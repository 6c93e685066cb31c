/// Forms whose required bends contradict each other: Σ factor · form = 0, yet the bends forbid it.
struct Certificate {
  struct Part {
    let form: Int32
    let factor: Double
    /// ``Source``'s code of the bend.
    let source: Int32
  }
  var parts: [Part]
}

extension Tableau {
  /// How far a form is outside its required bends.
  func requiredViolation(of form: Int32) -> Double {
    guard let bounds = requiredBounds(of: form) else { return 0 }
    let value = values[Int(form)]
    return max(bounds.low - value, value - bounds.high, 0)
  }

  /// The tightest required bends of a form, each with its source.
  private func requiredBounds(of form: Int32)
    -> (low: Double, lowSource: Int32, high: Double, highSource: Int32)?
  {
    var result = (
      low: -Double.infinity, lowSource: Int32(-1), high: Double.infinity, highSource: Int32(-1)
    )
    for i in bends.range(of: form) where bends[i].priority == 1000 {
      let bend = bends[i]
      if bend.left < 0 && bend.position > result.low {
        result.low = bend.position
        result.lowSource = bend.source
      }
      if bend.right > 0 && bend.position < result.high {
        result.high = bend.position
        result.highSource = bend.source
      }
    }
    return result
  }

  /// Two required bends of one form that leave no room.
  func contradictoryBounds(of forms: ArraySlice<Int32>) -> Certificate? {
    for form in forms {
      guard let bounds = requiredBounds(of: form),
        bounds.low > bounds.high + Tolerance.conflict
      else { continue }
      return Certificate(parts: [
        .init(form: form, factor: 1, source: bounds.lowSource),
        .init(form: form, factor: -1, source: bounds.highSource),
      ])
    }
    return nil
  }

  /// Looks for one form that cannot reach its required bend however the others move inside theirs.
  ///
  /// Its row then is the proof: a basic form is a sum of independent forms, each of which
  /// stands at a bend that forbids to help. Without any one of them the proof fails (it is an
  /// extreme ray of the alternative system: Gleeson and Ryan, 1990).
  mutating func proofOfConflict(among violated: [Int32]) -> Certificate? {
    for form in violated where requiredViolation(of: form) > Tolerance.conflict {
      forbidNewViolations()
      upBlocked[Int(form)] = false
      downBlocked[Int(form)] = false
      run(Pass(.repair(form), priority: 1000), forms: [form])
      guard requiredViolation(of: form) > Tolerance.conflict, isBasic(form),
        let bounds = requiredBounds(of: form)
      else { continue }
      let isTooLow = values[Int(form)] < bounds.low
      var parts = [
        Certificate.Part(
          form: form, factor: -1, source: isTooLow ? bounds.lowSource : bounds.highSource)
      ]
      let row = rows[Int(rowOf[Int(form)])]
      for i in 0..<row.count {
        guard let other = requiredBounds(of: row.columns[i]) else { continue }
        let isHeldFromAbove = (row.factors[i] > 0) == isTooLow
        parts.append(
          .init(
            form: row.columns[i], factor: row.factors[i],
            source: isHeldFromAbove ? other.highSource : other.lowSource))
      }
      return Certificate(parts: parts)
    }
    return nil
  }

  /// Blocks every move that would violate a required bend that holds now.
  private mutating func forbidNewViolations() {
    let pass = Pass(.weights, priority: 1000)
    for form in basicForm { resetCursor(of: form) }
    for form in 0..<Int32(formCount) where !isBasic(form) {
      let own = ownSlopes(of: form, in: pass)
      upBlocked[Int(form)] = own.right > 0 && own.left <= 0
      downBlocked[Int(form)] = own.left < 0 && own.right >= 0
    }
  }
}

extension Solver {
  /// The rows behind a certificate: those of its bends, and the equalities that tie its forms.
  func rowsInvolved(in certificate: Certificate) -> Conflict {
    var slots: [Int32] = []
    var terms: [Term] = []
    for part in certificate.parts {
      switch Source(code: part.source) {
      case .row(let slot):
        guard case .form(_, let scale) = rows[slot].place else { continue }
        slots.append(slot)
        for term in rows[slot].terms {
          terms.append(Term(term.variable, term.coefficient * part.factor / scale))
        }
      case .nonnegative(let position):
        let variable = Variable(index: elimination.order[Int(position)])
        terms.append(Term(variable, part.factor / lengths[Int(position)].scale))
      case .choice: continue
      }
    }
    slots += elimination.rowFactors(of: terms).map(\.row)
    return Conflict(slots: slots, in: rows)
  }
}

extension Conflict {
  init(slots: some Sequence<Int32>, in rows: RowTable) {
    self.init(rows: Set(slots).map { rows.id(at: $0) }.sorted())
  }
}

extension Solver {
  /// Drops rows without which the others still contradict.
  ///
  /// A proof is minimal as far as its own members go. But lengths that take no part in it can make
  /// a part of its rows contradictory: `-2·w ≥ 18` needs no help if w is not negative. So
  /// every row is left out once, the latest first, to see whether the others hold. Beyond
  /// ``largestShrunkConflict`` rows the proof stays as it is: so many trials would take longer
  /// than anyone waits.
  func minimal(_ conflict: Conflict) -> Conflict {
    var rest = conflict.rows
    if rest.count > Self.largestShrunkConflict { return conflict }
    var checked = rest.count
    while checked > 0 && rest.count > 1 {
      var trial = rest
      let left = trial.remove(at: checked - 1)
      if let smaller = contradiction(among: trial) {
        // Rows that were needed before are needed still.
        rest = smaller
        checked = rest.firstIndex { $0 > left } ?? rest.count
      } else {
        checked -= 1
      }
    }
    return Conflict(rows: rest)
  }

  static var largestShrunkConflict: Int { 300 }

  /// Rows out of the given ones that contradict, not necessarily few.
  private func contradiction(among ids: [RowID]) -> [RowID]? {
    let trial = Solver()
    var known: [Variable: Variable] = [:]
    for id in ids {
      let row = rows[rows.slot(of: id)]
      let terms = row.terms.map { term in
        let variable =
          known[term.variable]
          ?? trial.makeVariable(
            isNonnegative: variables.kinds[Int(term.variable.index)] == .nonnegative)
        known[term.variable] = variable
        return Term(variable, term.coefficient)
      }
      _ = trial.add(
        LinearExpression(terms: terms, constant: row.constant), row.relation, priority: 1000)
    }
    var conflict = trial.prepare()
    if conflict == nil, let certificate = trial.tableau.optimize() {
      conflict = trial.rowsInvolved(in: certificate)
    }
    return conflict?.rows.map { ids[Int($0.index)] }
  }
}
