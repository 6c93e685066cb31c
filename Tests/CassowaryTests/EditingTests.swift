import Cassowary
import Testing

/// Suggested values, and changes that keep the tableau.
@Suite struct EditingTests {
  @Test("an edit variable starts at its value and follows suggestions")
  func suggestions() {
    let solver = Solver()
    let x = solver.makeVariable()
    let w = solver.makeVariable(isNonnegative: true)
    _ = solver.add(
      LinearExpression(terms: [Term(x), Term(w, -2)], constant: -8), .equal, priority: 1000)
    _ = solver.add(
      LinearExpression(terms: [Term(w)], constant: -50), .lessThanOrEqual, priority: 1000)
    let wish = solver.add(LinearExpression(terms: [Term(w)], constant: -30), .equal, priority: 250)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: w) == 30)
    solver.addEditVariable(x, priority: 999)
    solver.remove(wish)
    #expect(solver.solve() == nil)
    #expect(abs(solver.value(of: x) - 68) < 1e-9)
    for (suggestion, expected) in [(48.0, 20.0), (8, 0), (0, 0), (200, 50), (108, 50), (9, 0.5)] {
      solver.suggest(suggestion, for: x)
      #expect(solver.solve() == nil)
      #expect(abs(solver.value(of: w) - expected) < 1e-9)
    }
    solver.removeEditVariable(x)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: w) == 0)
  }

  @Test("suggestions and constants do not build anew")
  func warmStarts() {
    let (solver, variables, ids) = System(
      nonnegative: [true, true, true], rows: SolverTests.labels(total: 200, ranks: [0, 1, 2])
    ).build()
    #expect(solver.solve() == nil)
    for total in [200.0, 120, 70, 151, 3, 900] {
      solver.setConstant(-total, of: ids[0])
      #expect(solver.solve() == nil)
      let (fresh, others, _) = System(
        nonnegative: [true, true, true], rows: SolverTests.labels(total: total, ranks: [0, 1, 2])
      ).build()
      #expect(fresh.solve() == nil)
      for (a, b) in zip(variables, others) {
        #expect(abs(solver.value(of: a) - fresh.value(of: b)) < 1e-9)
      }
    }
    #expect(solver.statistics.builds == 1)
  }

  @Test("variables come and go")
  func variables() {
    let solver = Solver()
    let x = solver.makeVariable()
    let row = solver.add(LinearExpression(terms: [Term(x)], constant: -5), .equal, priority: 1000)
    #expect(solver.solve() == nil)
    solver.remove(row)
    solver.removeVariable(x)
    let y = solver.makeVariable(isNonnegative: true)
    #expect(solver.value(of: y) == 0)
    let other = solver.add(LinearExpression(terms: [Term(y)], constant: 3), .equal, priority: 400)
    #expect(other > row)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: y) == 0)
    #expect(solver.violation(of: other) == 3)
  }

  @Test("ties fall alike for every order of rows (SOL-05)")
  func ties() {
    let rows = [
      eq([(1, 1), (0, -1), (2, -1)], 0), ge([(0, 1)], 0, at: 750),
      ge([(1, 1), (0, -1)], 0, at: 750), eq([(2, 1)], 100, at: 750),
    ]
    for shift in rows.indices {
      let turned = Array(rows[shift...] + rows[..<shift])
      let (solver, v, _) = System(nonnegative: [false, false, false], rows: turned).build()
      #expect(solver.solve() == nil)
      #expect(v.map { solver.value(of: $0) } == [0, 100, 100])
    }
  }

  @Test("the dump names definitions, bends and rows")
  func dump() {
    let (solver, _, _) = System(
      nonnegative: [true, true, true], rows: SolverTests.labels(total: 200, ranks: [0, 1, 2])
    ).build()
    #expect(solver.solve() == nil)
    #expect(solver.dump.contains("w2 = -w0 - w1 + 200  (r0)"))
    #expect(solver.dump.contains("≤ 50 @250.0 rank 1 (r3)"))
    #expect(solver.dump.contains("f0 = 100 [w0]  basic"))
  }
}
