extension Tableau {
  /// Minimises one part of the cost without giving up what earlier passes have reached.
  ///
  /// This is the simplex method on a cost that bends: a move goes on over bends as long as it
  /// pays, and a nonbasic form may jump from one of its own bends to the next without an exchange.
  ///
  /// 1. Set up the gradient from the forms that take part.
  /// 2. Move, the most harmless candidate first, until no move pays.
  /// 3. Block the moves that would cost.
  ///
  /// - Parameters:
  ///   - pass: Which part of the cost.
  ///   - forms: All forms with a bend the pass weighs.
  mutating func run(_ pass: Pass, forms: ArraySlice<Int32>) {
    passes += 1
    setUp(pass, forms: forms)

    // Degenerate exchanges may go round in circles: after many in a row, Bland's rule.
    var stuck = 0
    // A guard against rounding that no rule forgives; layouts need a few steps a form.
    var stepsLeft = 1_000 + 50 * formCount
    while let form = candidates.pop() {
      let moves = improvingMoves(of: form, in: pass)
      if !moves.up && !moves.down { continue }
      stepsLeft -= 1
      if stepsLeft == 0 { break }
      let distance = move(form, up: moves.up, in: pass)
      stuck = distance > Tolerance.position ? 0 : stuck + 1
      let isLong = pivots - pivotsAtStart > formCount
      candidates.setOrder(stuck > 200 ? .bland : isLong ? .steepest : .oldest)
      if uncheckedPivots > 100 + formCount / 8 && !isExact() {
        _ = refactor()
        clearGradient()
        candidates.removeAll()
        setUp(pass, forms: forms)
      }
    }
    candidates.removeAll()
    candidates.setOrder(.oldest)

    for form in touched { block(form, in: pass) }
    for form in forms where !isTouched[Int(form)] { block(form, in: pass) }
    clearGradient()
  }

  private mutating func setUp(_ pass: Pass, forms: ArraySlice<Int32>) {
    for form in forms where isBasic(form) {
      let slope = basicSlope(of: form, in: pass)
      if slope != 0 { addToGradient(row: rowOf[Int(form)], times: slope) }
    }
    for form in forms { consider(form, in: pass) }
    for form in touched { consider(form, in: pass) }
  }

  private mutating func clearGradient() {
    for form in touched {
      gradient[Int(form)] = 0
      isTouched[Int(form)] = false
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// Whether the rows are still what the forms say; asked now and then, as it reads everything.
  mutating func isExact() -> Bool {
    uncheckedPivots = 0
    return discrepancy() <= Tolerance.discrepancy
  }

  /// Whether the passes so far leave a nonbasic form a way to move.
  @inline(__always)
  func isFree(_ form: Int32) -> Bool {
    !isBasic(form) && !(upBlocked[Int(form)] && downBlocked[Int(form)])
  }

  // MARK: Slopes

  /// The slope of a basic form's own cost on the piece its cursor names.
  func basicSlope(of form: Int32, in pass: Pass) -> Double {
    let range = bends.range(of: form)
    let split = range.lowerBound + Int(cursors[Int(form)])
    var slope = 0.0
    for i in range {
      let bend = bends[i]
      let weight = pass.weight(of: bend, in: form)
      if weight != 0 { slope += weight * (i < split ? bend.right : bend.left) }
    }
    return slope
  }

  /// Slopes of a nonbasic form's own cost to the left and to the right of its value.
  func ownSlopes(of form: Int32, in pass: Pass) -> (left: Double, right: Double) {
    let value = values[Int(form)]
    var left = 0.0
    var right = 0.0
    for i in bends.range(of: form) {
      let bend = bends[i]
      let weight = pass.weight(of: bend, in: form)
      if weight == 0 { continue }
      left += weight * (bend.position < value - Tolerance.position ? bend.right : bend.left)
      right += weight * (bend.position > value + Tolerance.position ? bend.left : bend.right)
    }
    return (left, right)
  }

  private func improvingMoves(of form: Int32, in pass: Pass) -> (up: Bool, down: Bool) {
    if !isFree(form) { return (false, false) }
    let f = Int(form)
    let own = ownSlopes(of: form, in: pass)
    return (
      !upBlocked[f] && gradient[f] + own.right < -pass.tolerance,
      !downBlocked[f] && gradient[f] + own.left > pass.tolerance
    )
  }

  /// Queues a form if a move of it pays.
  mutating func consider(_ form: Int32, in pass: Pass) {
    if candidates.contains(form) { return }
    let moves = improvingMoves(of: form, in: pass)
    if !moves.up && !moves.down { return }
    // What the move costs by itself at weaker priorities.
    var candidate = CandidateQueue.Candidate(
      priority: 0, rank: 0, gain: abs(gradient[Int(form)]), form: form)
    let value = values[Int(form)]
    for i in bends.range(of: form) {
      let bend = bends[i]
      let costs =
        moves.up
        ? bend.right > 0 && bend.position <= value + Tolerance.position
        : bend.left < 0 && bend.position >= value - Tolerance.position
      if costs && bend.priority <= pass.priority && bend.priority >= candidate.priority {
        let isStronger = bend.priority > candidate.priority
        candidate.rank = isStronger ? bend.rank : max(candidate.rank, bend.rank)
        candidate.priority = bend.priority
      }
    }
    candidates.push(candidate)
  }

  mutating func addToGradient(row: Int32, times slope: Double) {
    let count = rows[Int(row)].count
    for i in 0..<count {
      let form = Int(rows[Int(row)].columns[i])
      gradient[form] += slope * rows[Int(row)].factors[i]
      if !isTouched[form] {
        isTouched[form] = true
        touched.append(Int32(form))
      }
    }
  }

  mutating func considerAll(inRow row: Int32, in pass: Pass) {
    for i in 0..<rows[Int(row)].count { consider(rows[Int(row)].columns[i], in: pass) }
  }

  /// After a pass: what costs now is forbidden to weaker passes.
  private mutating func block(_ form: Int32, in pass: Pass) {
    if !isFree(form) { return }
    let f = Int(form)
    let own = ownSlopes(of: form, in: pass)
    if gradient[f] + own.right > pass.tolerance { upBlocked[f] = true }
    if gradient[f] + own.left < -pass.tolerance { downBlocked[f] = true }
  }
}
