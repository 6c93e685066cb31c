extension Tableau {
  /// Minimises the cost, one priority after the other.
  ///
  /// 1. Required rows: what is left of their cost is a conflict.
  /// 2. Optional priorities, strongest first, each followed by its ranks.
  /// 3. Free choices.
  ///
  /// - Returns: Nil, or a proof that the required rows cannot all hold.
  mutating func optimize() -> Certificate? {
    pivotsAtStart = pivots
    forgetChoices()
    if levelsAreStale {
      levels = ObjectiveLevels(bends: bends, formCount: formCount)
      levelsAreStale = false
    }
    var proof = minimizeLevels()
    // Rounding may have led astray: with exact rows, what is left to do is little.
    for _ in 0..<3 where uncheckedPivots > 0 && !isExact() {
      _ = refactor()
      uncheckedPivots = 0
      forgetChoices()
      proof = minimizeLevels()
    }
    checkInvariants()
    return proof
  }

  private mutating func minimizeLevels() -> Certificate? {
    refreshBasicValues()
    for form in 0..<formCount {
      upBlocked[form] = false
      downBlocked[form] = false
    }
    let levels = self.levels
    var witness: Int32 = 0
    for level in levels.levels {
      // Where all forms are held, weaker levels have no say; the required one checks itself.
      if level.priority < 1000 && !hasFreeForm(from: &witness) { break }
      let forms = levels.forms[level.forms]
      if level.priority == 1000, let contradiction = contradictoryBounds(of: forms) {
        return contradiction
      }
      run(Pass(.weights, priority: level.priority), forms: forms)
      if level.priority == 1000 {
        let violated = forms.filter { requiredViolation(of: $0) > Tolerance.conflict }
        if !violated.isEmpty, let proof = proofOfConflict(among: violated) { return proof }
      }
      if level.largestRank > 0 && level.priority < 1000 {
        run(
          Pass(.ranks, priority: level.priority, largestWeight: level.largestRank), forms: forms)
      }
    }
    chooseFreeForms()
    refreshBasicValues()
    return nil
  }

  /// Puts each form to the place where its own cost is least.
  ///
  /// A start that spares most moves: content sizes, for one, take their wish at once.
  mutating func rest(_ form: Int32) {
    var low = -Double.infinity
    var high = Double.infinity
    let range = bends.range(of: form)
    for priority in Set(range.map { bends[$0].priority }).sorted(by: >) where low < high {
      // The minimum of a sum of bent lines: where its slope changes sign.
      var slope = range.reduce(0) {
        $0 + (bends[$1].priority == priority ? bends[$1].left : 0)
      }
      var newLow = low
      var newHigh = high
      for i in range where bends[i].priority == priority {
        let before = slope
        slope += bends[i].right - bends[i].left
        let position = min(max(bends[i].position, low), high)
        if before < -Tolerance.slope { newLow = position }
        if slope > Tolerance.slope {
          newHigh = position
          break
        }
      }
      low = newLow
      high = max(newLow, newHigh)
    }
    values[Int(form)] = min(max(0, low), high)
  }

  // MARK: Free choices (AL-35)

  /// Settles what no row decides: in elimination order, each kernel form as near to 0 as it can.
  ///
  /// So the result does not depend on the way that led to it.
  private mutating func chooseFreeForms() {
    guard (0..<Int32(formCount)).contains(where: isFree) else { return }
    for form in kernelForms {
      if isBasic(form) {
        let row = rows[Int(rowOf[Int(form)])]
        if !row.columns.contains(where: isFree) { continue }
      } else if !isFree(form) {
        continue
      }
      addBend(
        Bend(
          position: 0, left: -1, right: 1, rank: 0, priority: 0, source: Source.choice.code),
        to: form)
      bends.sort(form)
      resetCursor(of: form)
      chosen.append(form)
      run(Pass(.only(form), priority: 0), forms: [form])
    }
  }

  /// Whether any form is free, looked for from the last one that was found to be.
  private func hasFreeForm(from witness: inout Int32) -> Bool {
    for _ in 0..<formCount {
      if isFree(witness) { return true }
      witness = witness + 1 < formCount ? witness + 1 : 0
    }
    return false
  }

  private mutating func forgetChoices() {
    for form in chosen { removeBend(of: Source.choice.code, from: form) }
    chosen.removeAll()
  }
}
