extension Tableau {
  /// How far the forms' values are from what the kernel forms say, relative to their size.
  ///
  /// Rows of layouts hold ±1 and halves and stay exact. Thousands of exchanges among rows with
  /// arbitrary factors do not.
  func discrepancy() -> Double {
    var largest = 0.0
    for form in origins.indices where origins[form].count > 0 {
      var value = 0.0
      var size = 1.0
      for i in 0..<origins[form].count {
        let part = origins[form].factors[i] * values[Int(origins[form].columns[i])]
        value += part
        size += abs(part)
      }
      largest = max(largest, abs(value - values[form]) / size)
    }
    return largest
  }

  /// Computes all rows anew from the forms' definitions by kernel forms, for the same basis.
  ///
  /// One exchange a kernel form, each with the greatest factor there is: far fewer and better
  /// conditioned than those that led to the basis.
  ///
  /// - Returns: Whether the basis is the same. A basis that is singular but for rounding cannot be
  ///   had again; the one that results is as good a start.
  mutating func refactor() -> Bool {
    refactorings += 1
    let wasBasic = rowOf.map { $0 >= 0 }
    for form in columns.indices {
      columns[form].removeAll(keepingCapacity: true)
      rowOf[form] = -1
    }
    var row: Int32 = 0
    for form in origins.indices where origins[form].count > 0 {
      rows[Int(row)] = origins[form]
      basicForm[Int(row)] = Int32(form)
      rowOf[form] = row
      for column in origins[form].columns { columns[Int(column)].append(row) }
      row += 1
    }
    var isSame = true
    // Short columns first: their exchanges fill in little.
    var entering: [(count: Int, form: Int32)] = []
    for form in kernelForms where wasBasic[Int(form)] {
      entering.append((columns[Int(form)].count, form))
    }
    entering.sort { a, b in a.count != b.count ? a.count < b.count : a.form < b.form }
    for (_, form) in entering {
      readColumn(form)
      var largest = 0.0
      for i in 0..<column.count where !wasBasic[Int(basicForm[Int(column.columns[i])])] {
        largest = max(largest, abs(column.factors[i]))
      }
      var best: Int32 = -1
      for i in 0..<column.count where !wasBasic[Int(basicForm[Int(column.columns[i])])] {
        let isLarge = abs(column.factors[i]) >= max(0.1 * largest, Tolerance.pivot)
        let candidate = column.columns[i]
        if isLarge && (best < 0 || rows[Int(candidate)].count < rows[Int(best)].count) {
          best = candidate
        }
      }
      if best < 0 {
        isSame = false
        continue
      }
      pivot(entering: form, row: best)
    }
    for r in rows.indices { setValue(ofRow: r) }
    return isSame
  }

  /// Computes a basic form's value; its cursor moves only over bends that are clearly behind.
  private mutating func setValue(ofRow r: Int) {
    var value = 0.0
    for i in 0..<rows[r].count { value += rows[r].factors[i] * values[Int(rows[r].columns[i])] }
    let form = basicForm[r]
    values[Int(form)] = value
    let range = bends.range(of: form)
    var i = min(range.lowerBound + Int(cursors[Int(form)]), range.upperBound)
    while i < range.upperBound && bends[i].position < value - Tolerance.position { i += 1 }
    while i > range.lowerBound && bends[i - 1].position > value + Tolerance.position { i -= 1 }
    cursors[Int(form)] = Int32(i - range.lowerBound)
  }
}
