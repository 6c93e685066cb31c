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
  /// stands at a bend that forbids to help. Without any one of them there is no contradiction, so
  /// the set is minimal (an extreme ray of the alternative system: Gleeson and Ryan, 1990).
  mutating func proofOfConflict(among violated: [Int32]) -> Certificate? {
    for form in violated where requiredViolation(of: form) > Tolerance.conflict {
      forbidNewViolations()
      upBlocked[Int(form)] = false
      downBlocked[Int(form)] = false
      run(Pass(.only(form), priority: 1000), forms: [form])
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
