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
      candidates.orderByForm(stuck > 200)
      if uncheckedPivots > 100 + formCount / 8 && !isExact() {
        _ = refactor()
        clearGradient()
        candidates.removeAll()
        setUp(pass, forms: forms)
      }
    }
    candidates.removeAll()
    candidates.orderByForm(false)

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
  private mutating func consider(_ form: Int32, in pass: Pass) {
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

  private mutating func addToGradient(row: Int32, times slope: Double) {
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

  private mutating func considerAll(inRow row: Int32, in pass: Pass) {
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

  // MARK: Moves

  /// Moves a nonbasic form as far as it pays, then makes it basic if another form stops it.
  ///
  /// - Returns: The distance.
  private mutating func move(_ form: Int32, up: Bool, in pass: Pass) -> Double {
    let f = Int(form)
    let direction = up ? 1.0 : -1.0
    let own = ownSlopes(of: form, in: pass)
    var slope = up ? gradient[f] + own.right : -(gradient[f] + own.left)
    readColumn(form)
    let ownStart = firstOwnBend(of: form, up: up)

    // 1. Bends on the way, the nearest first, until going on does not pay.
    events.removeAll()
    passedEvents.removeAll(keepingCapacity: true)
    pushEvent(of: form, row: -1, rate: direction, from: ownStart, in: pass)
    for i in 0..<column.count {
      let row = column.columns[i]
      let basic = basicForm[Int(row)]
      let rate = column.factors[i] * direction
      if abs(rate) < Tolerance.pivot { continue }
      let cursor = bends.range(of: basic).lowerBound + Int(cursors[Int(basic)])
      pushEvent(of: basic, row: row, rate: rate, from: rate > 0 ? cursor : cursor - 1, in: pass)
    }
    var stop: EventQueue.Event?
    while let event = events.pop() {
      let bend = bends[Int(event.bend)]
      slope +=
        pass.weight(of: bend, in: event.form) * (bend.right - bend.left) * abs(event.rate)
      if pass.isHard(bend, up: event.rate > 0) || slope >= -pass.tolerance || candidates.isByForm {
        stop = event
        break
      }
      passedEvents.append(event)
      let next = event.rate > 0 ? Int(event.bend) + 1 : Int(event.bend) - 1
      pushEvent(of: event.form, row: event.row, rate: event.rate, from: next, in: pass)
    }
    guard var stop else {
      // Costs are bounded below: only rounding can promise an endless gain.
      if up { upBlocked[f] = true } else { downBlocked[f] = true }
      return 0
    }
    // Among bends at the same distance any may stop the move: not one with a tiny factor.
    while abs(stop.rate) < 0.1, let other = events.pop(),
      other.distance - stop.distance <= Tolerance.position
    {
      if abs(other.rate) > abs(stop.rate) { stop = other }
    }

    // 2. Go there; slopes of the forms that crossed bends change.
    let distance = stop.distance
    let target = bends[Int(stop.bend)].position
    values[f] = stop.row < 0 ? target : values[f] + direction * distance
    if distance > 0 {
      for i in 0..<column.count {
        let row = column.columns[i]
        let basic = basicForm[Int(row)]
        let rate = column.factors[i] * direction
        values[Int(basic)] += rate * distance
        if row == stop.row { values[Int(basic)] = target }
        let change = advanceCursor(of: basic, up: rate > 0, in: pass)
        if change != 0 {
          addToGradient(row: row, times: change)
          considerAll(inRow: row, in: pass)
        }
      }
    }
    // Of bends at the very place of the stop, some are behind: the slope says so.
    for event in passedEvents where event.row >= 0 {
      let change = leaveBehind(event, in: pass)
      if change != 0 {
        addToGradient(row: event.row, times: change)
        considerAll(inRow: event.row, in: pass)
      }
    }

    // 3. Rest at the own bend, or exchange with the form that has reached its bend.
    if stop.row < 0 {
      flips += 1
      let isBlocked = isHardBend(at: target, of: form, up: up, in: pass)
      upBlocked[f] = up && isBlocked
      downBlocked[f] = !up && isBlocked
    } else {
      cursors[f] = Int32(cursor(of: form, movedUp: up, from: ownStart))
      exchange(form, with: stop, in: pass)
    }
    consider(form, in: pass)
    return distance
  }

  private mutating func exchange(_ entering: Int32, with stop: EventQueue.Event, in pass: Pass) {
    let leaving = stop.form
    addToGradient(row: stop.row, times: -basicSlope(of: leaving, in: pass))
    let slope = gradient[Int(entering)] + basicSlope(of: entering, in: pass)
    gradient[Int(entering)] = 0
    pivot(entering: entering, row: stop.row)
    addToGradient(row: stop.row, times: slope)
    // A hard bend at the value blocks the side it has not come from.
    let l = Int(leaving)
    upBlocked[l] = false
    downBlocked[l] = false
    let range = bends.range(of: leaving)
    let split = range.lowerBound + Int(cursors[l])
    for i in range where abs(bends[i].position - values[l]) <= Tolerance.position {
      if !pass.isHard(bends[i], up: i >= split) { continue }
      if i >= split { upBlocked[l] = true } else { downBlocked[l] = true }
    }
    considerAll(inRow: stop.row, in: pass)
    consider(leaving, in: pass)
  }

  /// Queues the next bend that the pass does not ignore.
  private mutating func pushEvent(
    of form: Int32, row: Int32, rate: Double, from start: Int, in pass: Pass
  ) {
    let range = bends.range(of: form)
    var i = start
    while range.contains(i) {
      let bend = bends[i]
      if bend.priority >= pass.priority {
        let distance = max(0, (bend.position - values[Int(form)]) / rate)
        events.push(
          EventQueue.Event(distance: distance, form: form, bend: Int32(i), rate: rate, row: row))
        return
      }
      i += rate > 0 ? 1 : -1
    }
  }

  /// The first bend of a nonbasic form beyond its value.
  private func firstOwnBend(of form: Int32, up: Bool) -> Int {
    let range = bends.range(of: form)
    let value = values[Int(form)]
    if up {
      return range.first { bends[$0].position > value + Tolerance.position } ?? range.upperBound
    }
    return range.last { bends[$0].position < value - Tolerance.position } ?? range.lowerBound - 1
  }

  /// The cursor of a form that becomes basic after a move.
  private func cursor(of form: Int32, movedUp: Bool, from ownStart: Int) -> Int {
    let range = bends.range(of: form)
    let value = values[Int(form)]
    var i = ownStart
    if movedUp {
      while i < range.upperBound && bends[i].position < value - Tolerance.position { i += 1 }
      return i - range.lowerBound
    }
    while i >= range.lowerBound && bends[i].position > value + Tolerance.position { i -= 1 }
    return i + 1 - range.lowerBound
  }

  /// Moves a basic form's cursor over the bends it has left behind.
  ///
  /// - Returns: The change of its slope.
  private mutating func advanceCursor(of form: Int32, up: Bool, in pass: Pass) -> Double {
    let range = bends.range(of: form)
    let value = values[Int(form)]
    let first = range.lowerBound + Int(cursors[Int(form)])
    var i = first
    var change = 0.0
    if up {
      while i < range.upperBound && bends[i].position < value - Tolerance.position {
        change += pass.weight(of: bends[i], in: form) * (bends[i].right - bends[i].left)
        i += 1
      }
    } else {
      while i > range.lowerBound && bends[i - 1].position > value + Tolerance.position {
        i -= 1
        change -= pass.weight(of: bends[i], in: form) * (bends[i].right - bends[i].left)
      }
    }
    cursors[Int(form)] = Int32(i - range.lowerBound)
    return change
  }

  /// Takes a basic form's cursor over a bend, if it is not there yet.
  ///
  /// - Returns: The change of its slope.
  private mutating func leaveBehind(_ event: EventQueue.Event, in pass: Pass) -> Double {
    let range = bends.range(of: event.form)
    let cursor = Int32(Int(event.bend) - range.lowerBound)
    let bend = bends[Int(event.bend)]
    let change = pass.weight(of: bend, in: event.form) * (bend.right - bend.left)
    if event.rate > 0 && cursors[Int(event.form)] <= cursor {
      cursors[Int(event.form)] = cursor + 1
      return change
    }
    if event.rate < 0 && cursors[Int(event.form)] > cursor {
      cursors[Int(event.form)] = cursor
      return -change
    }
    return 0
  }

  private func isHardBend(at position: Double, of form: Int32, up: Bool, in pass: Pass) -> Bool {
    bends.range(of: form).contains {
      pass.isHard(bends[$0], up: up) && abs(bends[$0].position - position) <= Tolerance.position
    }
  }
}
