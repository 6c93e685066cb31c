import Cassowary
import Testing

/// Numbers that can be checked by hand.
@Suite struct SolverTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var nonnegative: [Bool]
    let rows: [System.Row]
    let expected: [Double]
    var testDescription: String { name }

    init(
      _ name: String, of nonnegative: [Bool] = [false], _ rows: [System.Row], give e: [Double]
    ) {
      self.name = name
      self.nonnegative = nonnegative
      self.rows = rows
      expected = e
    }
  }

  static let five500 = Array(repeating: eq([(0, 1)], 300, at: 500), count: 5)
  static let w3 = [true, true, true]

  /// Three lengths of natural size 50 in a row of a given total length.
  static func labels(total: Double, ranks: [Int]) -> [System.Row] {
    var rows: [System.Row] = [eq([(0, 1), (1, 1), (2, 1)], total)]
    for (i, rank) in ranks.enumerated() {
      rows.append(le([(i, 1)], 50, at: 250, rank: rank))
      rows.append(ge([(i, 1)], 50, at: 750, rank: rank))
    }
    return rows
  }

  static let cases: [Case] = [
    Case("a variable without rows is 0 (AL-35)", of: [false, true], [], give: [0, 0]),
    Case("one required equality", [eq([(0, 2)], 10)], give: [5]),
    Case(
      "five at 500 do not beat one at 501 (AL-30)", five500 + [eq([(0, 1)], 100, at: 501)],
      give: [100]),
    Case("five at 500 beat one at 499", five500 + [eq([(0, 1)], 100, at: 499)], give: [300]),
    Case(
      "levels a thousandth apart are layers", five500 + [eq([(0, 1)], 100, at: 500.001)],
      give: [100]),
    Case(
      "two beat one at equal priority (AL-31)",
      [eq([(0, 1)], 10, at: 500), eq([(0, 1)], 30, at: 500), eq([(0, 1)], 30, at: 500)], give: [30]),
    Case(
      "the sum is linear: the median of three wins",
      [eq([(0, 1)], 0, at: 500), eq([(0, 1)], 10, at: 500), eq([(0, 1)], 1000, at: 500)], give: [10]
    ),
    Case(
      "an inequality costs on one side only", [le([(0, 1)], 50, at: 700), eq([(0, 1)], 30, at: 1)],
      give: [30]),
    Case(
      "an inequality stops at its bound", [le([(0, 1)], 50, at: 700), eq([(0, 1)], 80, at: 1)],
      give: [50]),
    Case(
      "a stronger wish passes an inequality",
      [le([(0, 1)], 50, at: 700), ge([(0, 1)], 80, at: 701)], give: [80]),
    Case(
      "a negative factor turns the relation", [le([(0, -1)], -50), eq([(0, 1)], 3, at: 5)],
      give: [50]),
    Case(
      "repeated required rows are fine", [eq([(0, 1)], 7), eq([(0, 2)], 14), ge([(0, 1)], 7)],
      give: [7]),
    Case(
      "redundant equalities of three variables", of: [false, false, false],
      [
        eq([(0, 1), (1, -1)], 1), eq([(1, 1), (2, -1)], 2), eq([(0, 1), (2, -1)], 3),
        eq([(2, 1)], 10),
      ], give: [13, 12, 10]),
    Case("terms of one variable add up", [eq([(0, 1), (0, 1), (0, -1)], 4)], give: [4]),
    Case(
      "terms may cancel", of: [false, false], [eq([(0, 1), (1, 1), (0, -1)], 4)], give: [0, 4]),
    Case("a length is not negative", of: [true], [eq([(0, 1)], -20, at: 999)], give: [0]),
    Case("a position may be negative", of: [false], [eq([(0, 1)], -20, at: 999)], give: [-20]),
    Case(
      "a defined length is not negative", of: [true, true],
      [eq([(0, 1), (1, 1)], 10), eq([(0, 1)], 30, at: 900)], give: [10, 0]),
    Case(
      "the first label takes the room (SV-70)", of: w3, labels(total: 200, ranks: [0, 1, 2]),
      give: [100, 50, 50]),
    Case(
      "the first label shrinks (SV-72)", of: w3, labels(total: 120, ranks: [0, 1, 2]),
      give: [20, 50, 50]),
    Case(
      "when it is gone, the next shrinks", of: w3, labels(total: 70, ranks: [0, 1, 2]),
      give: [0, 20, 50]),
    Case(
      "ranks decide, not order", of: w3, labels(total: 200, ranks: [2, 1, 0]), give: [50, 50, 100]),
    Case(
      "a rank does not outweigh the sum of its level", of: [true, true],
      [
        eq([(0, 1), (1, 2)], 100), eq([(0, 1)], 0, at: 400, rank: 9), eq([(1, 1)], 0, at: 400),
      ], give: [0, 50]),
    Case(
      "a rank comes before weaker levels", of: [true, true],
      [
        eq([(0, 1), (1, 1)], 100), eq([(0, 1)], 0, at: 400, rank: 1), eq([(1, 1)], 0, at: 400),
        eq([(0, 1)], 60, at: 399),
      ], give: [0, 100]),
    Case(
      "76.5 and 94 in 120 give 26 and 94", of: [true, true],
      [
        eq([(0, 1), (1, 1)], 120), le([(0, 1)], 76.5, at: 250), ge([(0, 1)], 76.5, at: 750),
        le([(1, 1)], 94, at: 250, rank: 1), ge([(1, 1)], 94, at: 750, rank: 1),
      ], give: [26, 94]),
    Case(
      "a spanner covers the tallest of three", of: [true, true, true, true],
      [
        ge([(0, 1), (1, -1)], 0), ge([(0, 1), (2, -1)], 0), ge([(0, 1), (3, -1)], 0),
        eq([(1, 1)], 20, at: 750), eq([(2, 1)], 44, at: 750), eq([(3, 1)], 31, at: 750),
        eq([(0, 1)], 0, at: 51),
      ], give: [44, 20, 44, 31]),
    Case(
      "free choices: lengths near 0 first, then positions", of: [false, true],
      [eq([(0, 1), (1, 1)], 50)], give: [50, 0]),
    Case(
      "free choices keep inside the rows", of: [false, true],
      [ge([(0, 1)], 5), ge([(1, 1), (0, 1)], 50)], give: [50, 0]),
  ]

  @Test("values", arguments: cases)
  func values(_ c: Case) {
    let system = System(nonnegative: c.nonnegative, rows: c.rows)
    let (solver, variables, ids) = system.build()
    #expect(solver.solve() == nil)
    let values = variables.map { solver.value(of: $0) }
    for (value, expected) in zip(values, c.expected) { #expect(abs(value - expected) < 1e-6) }
    for (id, row) in zip(ids, c.rows) {
      #expect(abs(solver.violation(of: id) - system.violation(of: row, at: values)) < 1e-6)
    }
  }

  @Test("the order of rows changes nothing", arguments: cases)
  func order(_ c: Case) {
    let system = System(nonnegative: c.nonnegative, rows: c.rows.reversed())
    let (solver, variables, _) = system.build()
    #expect(solver.solve() == nil)
    for (variable, expected) in zip(variables, c.expected) {
      #expect(abs(solver.value(of: variable) - expected) < 1e-6)
    }
  }

  @Test("1000 priorities, each alone against all weaker ones")
  func thousandPriorities() {
    let solver = Solver()
    let x = solver.makeVariable()
    var rows: [RowID] = []
    for priority in 1...999 {
      // The stronger, the nearer to 0; half of them say so twice.
      for _ in 0...(priority % 2) {
        rows.append(
          solver.add(
            LinearExpression(terms: [Term(x)], constant: -Double(1000 - priority)), .equal,
            priority: Float(priority)))
      }
    }
    #expect(solver.priorityLevelCount == 999)
    for strongest in stride(from: 999, through: 1, by: -1) {
      // Each solution is checked at both ends, every 20th between.
      if strongest > 990 || strongest < 10 || strongest % 20 == 0 {
        #expect(solver.solve() == nil)
        #expect(abs(solver.value(of: x) - Double(1000 - strongest)) < 1e-6)
      }
      for _ in 0...(strongest % 2) { solver.remove(rows.removeLast()) }
    }
    #expect(solver.priorityLevelCount == 0)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == 0)
  }
}
