import Cassowary
import Testing

/// Contradictions of required rows (AL-33), by the numbers of the rows.
@Suite struct ConflictTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let nonnegative: [Bool]
    let rows: [System.Row]
    let conflict: [Int]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "repeating is fine, contradicting is not (SOL-01)", nonnegative: [false],
      rows: [eq([(0, 1)], 100), eq([(0, 1)], 100), eq([(0, 1)], 120)], conflict: [0, 2]),
    Case(
      name: "left, width and right (SOL-03)", nonnegative: [false, true],
      rows: [eq([(0, 1)], 0), eq([(1, 1)], 50), eq([(0, 1), (1, 1)], 60)], conflict: [0, 1, 2]),
    Case(
      name: "a row without terms that cannot hold", nonnegative: [false],
      rows: [eq([(0, 1)], 1), eq([(0, 1), (0, -1)], 5)], conflict: [1]),
    Case(
      name: "two bounds of one variable", nonnegative: [false],
      rows: [ge([(0, 1)], 120), le([(0, 1)], 200), le([(0, 1)], 100)], conflict: [0, 2]),
    Case(
      name: "an equality beyond a bound", nonnegative: [true],
      rows: [eq([(0, 1)], 44), ge([(0, 1)], 48)], conflict: [0, 1]),
    Case(
      name: "a negative length takes one row", nonnegative: [true, false],
      rows: [eq([(1, 1)], 3), eq([(0, 1), (1, 1)], 1), eq([(1, 1)], 3)], conflict: [0, 1]),
    Case(
      name: "three inequalities in a ring", nonnegative: [false, false, false],
      rows: [
        ge([(0, 1), (1, -1)], 1), ge([(1, 1), (2, -1)], 1), ge([(2, 1), (0, -1)], 1),
        ge([(0, 1)], 5),
      ], conflict: [0, 1, 2]),
    Case(
      name: "gaps that do not fit (SV-38)", nonnegative: [true, true, true, true],
      rows: [
        eq([(3, 1)], 20), ge([(0, 1)], 8), eq([(0, 1), (1, 1), (2, 1), (3, -1)], -16),
      ], conflict: [0, 1, 2]),
    Case(
      name: "rows that take no part are not listed", nonnegative: [false, false, false],
      rows: [
        eq([(2, 1), (1, -1)], 4), le([(1, 1)], 9), ge([(0, 1), (1, 1)], 30), le([(0, 1)], 25),
        eq([(0, 2)], 40), ge([(2, 1)], 0),
      ], conflict: [1, 2, 4]),
  ]

  @Test("the rows of the conflict", arguments: cases)
  func rows(_ c: Case) throws {
    let (solver, _, ids) = System(nonnegative: c.nonnegative, rows: c.rows).build()
    let conflict = try #require(solver.solve())
    let found = conflict.rows.compactMap { ids.firstIndex(of: $0) }
    #expect(found == c.conflict)
    solver.remove(conflict.rows[conflict.rows.count - 1])
    #expect(solver.solve() == nil)
  }

  @Test("values stay those of the last success until the conflict is gone")
  func values() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let first = solver.add(
      LinearExpression(terms: [Term(x)], constant: -100), .equal, priority: 1000)
    #expect(solver.solve() == nil)
    let second = solver.add(
      LinearExpression(terms: [Term(x)], constant: -120), .equal, priority: 1000)
    #expect(solver.solve()?.rows == [first, second])
    #expect(solver.value(of: x) == 100)
    solver.remove(first)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == 120)
  }

  @Test("a change of constant can bring a conflict and take it away")
  func constants() {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable(isNonnegative: true)
    let tie = solver.add(
      LinearExpression(terms: [Term(x), Term(y)], constant: -50), .equal, priority: 1000)
    let bound = solver.add(
      LinearExpression(terms: [Term(x)], constant: -40), .lessThanOrEqual, priority: 1000)
    let wish = solver.add(
      LinearExpression(terms: [Term(y)], constant: -20), .lessThanOrEqual, priority: 1000)
    #expect(solver.solve() == nil)
    solver.setConstant(-70, of: tie)
    #expect(solver.solve()?.rows == [tie, bound, wish])
    solver.setConstant(-60, of: tie)
    #expect(solver.solve() == nil)
    #expect(abs(solver.value(of: x) - 40) < 1e-6 && abs(solver.value(of: y) - 20) < 1e-6)
  }

  @Test("a long chain that does not fit is reported whole, in little time")
  func longChain() throws {
    let solver = Solver()
    let x = (0...400).map { _ in solver.makeVariable() }
    let w = (0..<400).map { _ in solver.makeVariable(isNonnegative: true) }
    for i in 0..<400 {
      _ = solver.add(
        LinearExpression(
          terms: [Term(x[i + 1]), Term(x[i], -1), Term(w[i], -1)], constant: -8), .equal,
        priority: 1000)
    }
    _ = solver.add(
      LinearExpression(terms: [Term(x[400]), Term(x[0], -1)], constant: -390), .equal,
      priority: 1000)
    #expect(try #require(solver.solve()).rows.count == 401)
  }
}
