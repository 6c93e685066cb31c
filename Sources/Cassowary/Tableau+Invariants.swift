extension Tableau {
  /// Checks in debug builds that rows, columns and values fit together; small systems only.
  func checkInvariants() {
    #if DEBUG
      if formCount > 200 { return }
      for r in rows.indices {
        let form = basicForm[r]
        precondition(rowOf[Int(form)] == Int32(r), "a row and its basic form name each other")
        var value = 0.0
        var size = 0.0
        for i in 0..<rows[r].count {
          let column = rows[r].columns[i]
          precondition(!isBasic(column), "rows hold nonbasic forms")
          precondition(i == 0 || rows[r].columns[i - 1] < column, "rows ascend")
          precondition(columns[Int(column)].contains(Int32(r)), "the column index knows the entry")
          value += rows[r].factors[i] * values[Int(column)]
          size += abs(rows[r].factors[i] * values[Int(column)])
        }
        precondition(
          abs(value - values[Int(form)]) <= Tolerance.position + size * Tolerance.rounding,
          "a basic form has the value of its row")
      }
      for form in 0..<Int32(formCount) {
        precondition(
          !isBasic(form) || basicForm[Int(rowOf[Int(form)])] == form, "a basic form has its row")
        let range = bends.range(of: form)
        for i in range.dropFirst() {
          precondition(bends[i - 1].position <= bends[i].position, "bends ascend")
        }
        precondition(gradient[Int(form)] == 0, "a pass leaves no gradient behind")
      }
    #endif
  }
}
