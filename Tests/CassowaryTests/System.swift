import Cassowary

/// A system of rows written down by number, so that it can be built again and again.
struct System: Sendable {
  struct Row: Sendable {
    var terms: [(Int, Double)]
    var relation: Relation
    /// Right-hand side: Σ terms relation `bound`.
    var bound: Double
    var priority: Float = 1000
    var rank = 0
  }
  /// Which variables are not negative.
  var nonnegative: [Bool]
  var rows: [Row]

  func expression(_ row: Row, _ variables: [Variable]) -> LinearExpression {
    LinearExpression(
      terms: row.terms.map { Term(variables[$0.0], $0.1) }, constant: -row.bound)
  }

  /// Builds the rows of the given numbers from nothing, without solving.
  func build(_ numbers: [Int]? = nil) -> (solver: Solver, variables: [Variable], ids: [RowID]) {
    let solver = Solver()
    let variables = nonnegative.map { solver.makeVariable(isNonnegative: $0) }
    let ids = (numbers ?? Array(rows.indices)).map { i in
      solver.add(
        expression(rows[i], variables), rows[i].relation, priority: rows[i].priority,
        rank: rows[i].rank)
    }
    return (solver, variables, ids)
  }

  /// How far a row is from holding.
  func violation(of row: Row, at values: [Double]) -> Double {
    let value = row.terms.reduce(-row.bound) { $0 + $1.1 * values[$1.0] }
    return switch row.relation {
    case .lessThanOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }

  /// Sums of violations and of rank · violation by priority, strongest first.
  func cost(at values: [Double]) -> [Double] {
    var result: [Double] = []
    for priority in Set(rows.map(\.priority)).sorted(by: >) {
      let level = rows.filter { $0.priority == priority }
      result.append(level.reduce(0) { $0 + violation(of: $1, at: values) })
      result.append(level.reduce(0) { $0 + Double($1.rank) * violation(of: $1, at: values) })
    }
    return result
  }
}

func le(_ terms: [(Int, Double)], _ bound: Double, at priority: Float = 1000, rank: Int = 0)
  -> System.Row
{
  System.Row(
    terms: terms, relation: .lessThanOrEqual, bound: bound, priority: priority, rank: rank)
}

func ge(_ terms: [(Int, Double)], _ bound: Double, at priority: Float = 1000, rank: Int = 0)
  -> System.Row
{
  System.Row(
    terms: terms, relation: .greaterThanOrEqual, bound: bound, priority: priority, rank: rank)
}

func eq(_ terms: [(Int, Double)], _ bound: Double, at priority: Float = 1000, rank: Int = 0)
  -> System.Row
{
  System.Row(terms: terms, relation: .equal, bound: bound, priority: priority, rank: rank)
}
