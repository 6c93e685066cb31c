/// An incremental solver of linear constraints with strictly layered priorities.
///
/// Every row `expression (≤ = ≥) 0` has a priority. Among all assignments that satisfy the required
/// rows, those that violate the strongest optional priority least (sum of |violation|) are kept,
/// of these those that violate the next one least, and so on: no number of weaker rows outweighs
/// a stronger one (AL-30, AL-31). Inside a priority, ranks decide (SV-70). What is still free
/// then is chosen by a fixed rule: lengths near 0 first, then positions near 0, in order of their
/// creation (AL-35), so that the result is a function of the set of rows alone.
///
/// How ``solve()`` works:
/// 1. Required equalities are substituted away (``Elimination``): what is left are *kernel*
///    variables, which nothing defines.
/// 2. Every other row puts a bend into the cost of one linear form of kernel variables
///    (``Bend``); forms and their rows are the ``Tableau``.
/// 3. The tableau is optimised one priority after the other, the required one first, each
///    without giving up what the stronger ones have reached.
/// 4. Values of defined variables follow from those of the kernel.
package final class Solver {
  var variables = VariableTable()
  var rows = RowTable()
  var peeling = Peeling()
  /// Steps 1 and 2, as long as they are up to date with the rows.
  var elimination = Elimination()
  var tableau = Tableau()
  /// Forms of kernel variables by place in the elimination order, -1 elsewhere.
  var kernelFormAt: ContiguousArray<Int32> = []
  /// Forms of single variables by place in the elimination order, as far as they are known.
  var lengths: ContiguousArray<FormPlace> = []
  /// Lengths, by place in the elimination order, that cannot become negative as others are not.
  var impliedLengths: ContiguousArray<Int32> = []
  /// Required rows and lengths of which all variables are fixed: codes of ``Source``.
  var fixedSources: ContiguousArray<Int32> = []
  /// What has changed since the last call of ``solve()``.
  var changes = Changes()
  var edits: [Variable: RowID] = [:]
  var values: ContiguousArray<Double> = []
  var builds = 0
  var warmStarts = 0

  /// Creates a solver without variables and rows.
  package init() {}

  /// Makes a variable; as long as no row mentions it, it is 0.
  ///
  /// - Parameter isNonnegative: The variable is a length: it is never negative, and that costs
  ///   no row.
  /// - Returns: The variable.
  package func makeVariable(isNonnegative: Bool = false) -> Variable {
    changes.structure = true
    let variable = variables.insert(isNonnegative: isNonnegative)
    while values.count < variables.capacity { values.append(0) }
    values[Int(variable.index)] = 0
    return variable
  }

  /// Removes a variable that no row mentions any more.
  package func removeVariable(_ v: Variable) {
    precondition(edits[v] == nil, "remove the edit variable first")
    changes.structure = true
    variables.remove(v)
  }

  /// Adds the row `expression relation 0`.
  ///
  /// - Parameters:
  ///   - expression: Terms in any order; a variable may occur in several of them.
  ///   - relation: How the expression compares with zero.
  ///   - priority: 0.001 … 1000 in steps as fine as a Float has; 1000 is required.
  ///   - rank: Decides among the optima of one priority: the smallest sum of rank · |violation|
  ///     wins. So the row of rank 0 gives way first (SV-70, SV-72).
  /// - Returns: The row's name, greater than all names given so far.
  package func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Float, rank: Int = 0
  ) -> RowID {
    precondition(priority > 0 && priority <= 1000, "a priority is above 0 and at most 1000")
    precondition(rank >= 0, "a rank is not negative")
    precondition(expression.isFinite, "coefficients and constants are finite")
    let row = Row(
      terms: expression.combinedTerms, constant: expression.constant, relation: relation,
      priority: priority, rank: rank)
    for term in row.terms {
      precondition(variables.contains(term.variable), "a term names a removed variable")
      variables.mentions[Int(term.variable.index)] += 1
    }
    let slot = rows.insert(row)
    if row.isDefinition {
      changes.structure = true
    } else {
      changes.added.append(slot)
      if peeling.change(row.terms, by: 1) { changes.structure = true }
    }
    return rows.id(at: slot)
  }

  /// Removes a row.
  package func remove(_ row: RowID) {
    let slot = rows.slot(of: row)
    for term in rows[slot].terms { variables.mentions[Int(term.variable.index)] -= 1 }
    if !rows[slot].isDefinition && peeling.change(rows[slot].terms, by: -1) {
      changes.structure = true
    }
    switch rows[slot].place {
    case .form(let form, _):
      tableau.removeBend(of: slot, from: form)
      changes.removed = true
    case .pending: break
    case .definition, .constant: changes.structure = true
    }
    rows.remove(row)
  }

  /// Replaces the constant of a row's expression.
  package func setConstant(_ constant: Double, of row: RowID) {
    precondition(constant.isFinite, "constants are finite")
    let slot = rows.slot(of: row)
    if rows[slot].constant == constant { return }
    rows[slot].constant = constant
    if rows[slot].isDefinition {
      changes.definedConstants = true
    } else {
      changes.constants = true
    }
  }

  /// Optimises what changed since the last call.
  ///
  /// - Returns: A minimal set of required rows that cannot all hold, or nil. After a conflict
  ///   values are those of the last success: remove one row of the set and call again.
  /// - Complexity: For trees of views about linear in the number of rows after a change of
  ///   required equalities; otherwise a fraction of that.
  package func solve() -> Conflict? {
    if changes.isEmpty { return nil }
    var conflict = prepare()
    if conflict == nil, let certificate = tableau.optimize() {
      conflict = rowsInvolved(in: certificate)
    }
    if let conflict {
      changes = Changes(structure: true)
      return minimal(conflict)
    }
    readValues()
    changes = Changes()
    return nil
  }

  /// The variable's value after the last successful ``solve()``.
  package func value(of v: Variable) -> Double { values[Int(v.index)] }

  /// How far the row is from holding, in the units of its expression; 0 where it holds.
  package func violation(of row: RowID) -> Double {
    let row = rows[rows.slot(of: row)]
    var sum = row.constant
    var size = abs(row.constant)
    for term in row.terms {
      let part = term.coefficient * values[Int(term.variable.index)]
      sum += part
      size += abs(part)
    }
    let amount =
      switch row.relation {
      case .lessThanOrEqual: max(0, sum)
      case .equal: abs(sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    // Sums of coordinates carry the rounding of their size.
    return amount <= Tolerance.position + size * Tolerance.rounding ? 0 : amount
  }

  /// Distinct optional priorities in use.
  package var priorityLevelCount: Int { rows.optionalPriorities.count }

  /// What the solver holds and has done.
  package var statistics: SolverStatistics {
    SolverStatistics(
      rows: rows.count, variables: variables.count, definitions: elimination.definitions.count,
      redundantRows: elimination.redundant.count, forms: tableau.formCount,
      basicForms: tableau.rows.count, entries: tableau.rows.reduce(0) { $0 + $1.count },
      pivots: tableau.pivots, flips: tableau.flips, passes: tableau.passes,
      refactorings: tableau.refactorings, builds: builds,
      warmStarts: warmStarts)
  }
}

/// What has changed since the tableau was last optimised.
struct Changes {
  /// Variables or required equalities came or went: build anew.
  var structure = false
  /// Constants of required equalities changed: all forms move.
  var definedConstants = false
  /// Constants of other rows changed.
  var constants = false
  /// Slots of rows that have no place in the tableau yet.
  var added: [Int32] = []
  /// Rows have left the tableau.
  var removed = false

  var isEmpty: Bool {
    !structure && !definedConstants && !constants && added.isEmpty && !removed
  }
}
