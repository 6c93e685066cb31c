/// Linear forms of the kernel variables; the basic ones are sums of the nonbasic ones.
///
/// Forms are homogeneous: constants of rows and definitions are folded into the positions of
/// their bends. A nonbasic form rests, usually at one of its bends; a basic one follows. Any
/// basis is a valid start: rows are costs, required ones merely the first to be minimised.
struct Tableau {
  /// Current values.
  var values: ContiguousArray<Double> = []
  /// Number of the row of a basic form, -1 for a nonbasic one.
  var rowOf: ContiguousArray<Int32> = []
  /// Basic forms: how many of the bends count as lying to the left.
  ///
  /// At a bend's very position that is a choice, and slopes follow it, so that they are those of
  /// one linear piece of the cost.
  var cursors: ContiguousArray<Int32> = []
  var bends = BendStore()
  /// Nonbasic forms: whether a stronger pass forbids to go up or down.
  var upBlocked: ContiguousArray<Bool> = []
  var downBlocked: ContiguousArray<Bool> = []

  var rows: ContiguousArray<SparseRow> = []
  var basicForm: ContiguousArray<Int32> = []
  /// Rows in which a form occurs, or once occurred; cleaned whenever it is read.
  var columns: ContiguousArray<ContiguousArray<Int32>> = []

  /// What forms are sums of, by kernel forms; empty for those themselves.
  var origins: ContiguousArray<SparseRow> = []
  /// Forms of kernel variables, in elimination order: the order of free choices.
  var kernelForms: ContiguousArray<Int32> = []
  /// Forms with a bend that stands for a free choice.
  var chosen: ContiguousArray<Int32> = []
  /// Bends have come or gone since `levels` was made.
  var levelsAreStale = true
  var levels = ObjectiveLevels()

  // The pass at work: see Tableau+Passes.swift.
  /// The cost's derivative by a nonbasic form, as far as it comes through the basic ones.
  var gradient: ContiguousArray<Double> = []
  var isTouched: ContiguousArray<Bool> = []
  var touched: ContiguousArray<Int32> = []
  var candidates = CandidateQueue()

  // Scratch, kept to avoid allocation.
  var merged = SparseRow()
  var addedColumns: ContiguousArray<Int32> = []
  var rowStamp: ContiguousArray<Int32> = []
  var stamp: Int32 = 0
  var column = SparseRow()
  var events = EventQueue()
  var passedEvents: ContiguousArray<EventQueue.Event> = []

  var pivots = 0
  /// What `pivots` was when the optimisation began.
  var pivotsAtStart = 0
  var refactorings = 0
  /// Exchanges since the rows were last known to be exact.
  var uncheckedPivots = 0
  var flips = 0
  var passes = 0

  var formCount: Int { values.count }
  @inline(__always) func isBasic(_ form: Int32) -> Bool { rowOf[Int(form)] >= 0 }

  /// Adds a nonbasic form with value 0.
  mutating func appendForm() -> Int32 {
    values.append(0)
    rowOf.append(-1)
    cursors.append(0)
    bends.appendForm()
    origins.append(SparseRow())
    upBlocked.append(false)
    downBlocked.append(false)
    columns.append([])
    gradient.append(0)
    isTouched.append(false)
    candidates.appendForm()
    return Int32(values.count - 1)
  }

  /// Adds a basic form, given by forms of kernel variables.
  mutating func appendForm(_ terms: [(form: Int32, factor: Double)]) -> Int32 {
    let form = appendForm()
    for term in terms.sorted(by: { $0.form < $1.form }) {
      origins[Int(form)].append(term.form, term.factor)
    }
    var sum = SparseRow()
    for term in terms.sorted(by: { $0.form < $1.form }) where !isBasic(term.form) {
      sum.append(term.form, term.factor)
    }
    for term in terms where isBasic(term.form) {
      let row = rows[Int(rowOf[Int(term.form)])]
      sum.adding(row, times: term.factor, without: -1, to: &merged, added: &addedColumns)
      swap(&sum, &merged)
    }
    let row = Int32(rows.count)
    for column in sum.columns { columns[Int(column)].append(row) }
    rows.append(sum)
    basicForm.append(form)
    rowStamp.append(0)
    rowOf[Int(form)] = row
    return form
  }

  mutating func addBend(_ bend: Bend, to form: Int32) {
    bends.append(bend, to: form)
    levelsAreStale = true
  }

  mutating func removeBend(of row: Int32, from form: Int32) {
    bends.remove(source: row, from: form)
    levelsAreStale = true
    resetCursor(of: form)
  }

  /// Reads a column into `column`: rows ascending by age of entry, with factors.
  mutating func readColumn(_ form: Int32) {
    stamp += 1
    column.removeAll()
    var kept = 0
    var list = ContiguousArray<Int32>()
    swap(&list, &columns[Int(form)])
    for row in list where rowStamp[Int(row)] != stamp {
      let factor = rows[Int(row)].factor(of: form)
      if factor == 0 { continue }
      rowStamp[Int(row)] = stamp
      column.append(row, factor)
      list[kept] = row
      kept += 1
    }
    list.removeLast(list.count - kept)
    swap(&list, &columns[Int(form)])
  }

  /// Exchanges a nonbasic form with the basic form of a row; `column` holds the former's column.
  mutating func pivot(entering: Int32, row r: Int32) {
    pivots += 1
    uncheckedPivots += 1
    let leaving = basicForm[Int(r)]
    var old = SparseRow()
    swap(&old, &rows[Int(r)])
    let factor = old.factor(of: entering)
    // entering = (leaving - rest) / factor
    var new = SparseRow()
    new.columns.reserveCapacity(old.count)
    new.factors.reserveCapacity(old.count)
    var isPlaced = false
    for i in 0..<old.count {
      if !isPlaced && leaving < old.columns[i] {
        new.append(leaving, 1 / factor)
        isPlaced = true
      }
      if old.columns[i] != entering { new.append(old.columns[i], -old.factors[i] / factor) }
    }
    if !isPlaced { new.append(leaving, 1 / factor) }
    columns[Int(leaving)].append(r)
    basicForm[Int(r)] = entering
    rowOf[Int(entering)] = r
    rowOf[Int(leaving)] = -1
    for i in 0..<column.count where column.columns[i] != r {
      let other = column.columns[i]
      rows[Int(other)].adding(
        new, times: column.factors[i], without: entering, to: &merged, added: &addedColumns)
      swap(&rows[Int(other)], &merged)
      for added in addedColumns { columns[Int(added)].append(other) }
    }
    columns[Int(entering)].removeAll()
    rows[Int(r)] = new
  }

  /// Computes basic values from the nonbasic ones.
  mutating func refreshBasicValues() {
    for r in rows.indices {
      var value = 0.0
      for i in 0..<rows[r].count {
        value += rows[r].factors[i] * values[Int(rows[r].columns[i])]
      }
      let form = basicForm[r]
      values[Int(form)] = value
      resetCursor(of: form)
    }
  }

  /// Takes the bends below the value as lying to the left, of those at the value the ones that
  /// then hold.
  mutating func resetCursor(of form: Int32) {
    let range = bends.range(of: form)
    let limit = values[Int(form)] - Tolerance.position
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if bends[middle].position < limit { low = middle + 1 } else { high = middle }
    }
    let value = values[Int(form)]
    var i = low
    while i < range.upperBound && bends[i].position <= value + Tolerance.position {
      i += 1
      if bends[i - 1].right == 0 { low = i }
    }
    cursors[Int(form)] = Int32(low - range.lowerBound)
  }
}
