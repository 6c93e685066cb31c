/// One step of a pass: how far a nonbasic form moves, and what stops it.
extension Tableau {
  /// Moves a nonbasic form as far as it pays, then makes it basic if another form stops it.
  ///
  /// - Returns: The distance.
  mutating func move(_ form: Int32, up: Bool, in pass: Pass) -> Double {
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
      if pass.isHard(bend, up: event.rate > 0) || slope >= -pass.tolerance
        || candidates.order == .bland
      {
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
