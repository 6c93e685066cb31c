import Cassowary
import Testing

/// Random systems against a second solver and against themselves.
@Suite struct RandomSystemTests {
  /// Sizes from tiny to as much as the dense solver takes.
  static func system(_ seed: Int, isFeasible: Bool) -> System {
    System.random(
      seed: seed, variables: 2 + seed % 6, rows: 3 + seed % 14, isFeasible: isFeasible)
  }

  @Test("every level's cost is the dense solver's (AL-30, AL-31, SV-70)", arguments: 0..<200)
  func oracle(seed: Int) throws {
    let system = Self.system(seed, isFeasible: true)
    let (solver, variables, _) = system.build()
    #expect(solver.solve() == nil)
    let cost = system.cost(at: variables.map { solver.value(of: $0) })
    let best = try #require(DenseOracle(system: system).optimum())
    for (a, b) in zip(cost, best) { #expect(abs(a - b) < 1e-5, "\(cost) against \(best)") }
  }

  @Test("the order of rows does not change the values", arguments: 0..<100)
  func order(seed: Int) {
    var system = Self.system(seed, isFeasible: true)
    let (solver, variables, _) = system.build()
    #expect(solver.solve() == nil)
    var generator = SeededGenerator(seed: seed + 7)
    system.rows.shuffle(using: &generator)
    let (other, others, _) = system.build()
    #expect(other.solve() == nil)
    for (a, b) in zip(variables, others) {
      #expect(abs(solver.value(of: a) - other.value(of: b)) < 1e-5)
    }
  }

  @Test("changes lead to what building from nothing gives", arguments: 0..<200)
  func changes(seed: Int) {
    var system = Self.system(seed, isFeasible: true)
    let (solver, variables, ids) = system.build()
    var rows = Array(zip(ids, system.rows))
    var generator = SeededGenerator(seed: seed + 99)
    let point = system.nonnegative.map { _ in 3.0 }
    for _ in 0..<8 {
      let i = rows.isEmpty ? 0 : Int.random(in: rows.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where !rows.isEmpty:
        solver.remove(rows.remove(at: i).0)
      case 1 where !rows.isEmpty, 2 where !rows.isEmpty:
        rows[i].1.bound += Double(Int.random(in: -5...5, using: &generator))
        solver.setConstant(-rows[i].1.bound, of: rows[i].0)
      default:
        let row = System.randomRow(
          &generator, point: point, isFeasible: false, required: 0.2)
        let id = solver.add(
          system.expression(row, variables), row.relation, priority: row.priority, rank: row.rank)
        rows.append((id, row))
      }
      system.rows = rows.map(\.1)
      let (fresh, others, _) = system.build()
      let conflict = solver.solve()
      #expect((conflict == nil) == (fresh.solve() == nil))
      if conflict != nil {
        // Make it solvable again: without the rows of the conflict.
        for id in conflict?.rows ?? [] {
          solver.remove(id)
          rows.removeAll { $0.0 == id }
        }
        continue
      }
      for (a, b) in zip(variables, others) {
        #expect(abs(solver.value(of: a) - fresh.value(of: b)) < 1e-5)
      }
    }
  }

  @Test("a conflict is one, and each part of it is none (AL-33)", arguments: 0..<200)
  func conflicts(seed: Int) {
    let system = System.random(
      seed: seed, variables: 2 + seed % 5, rows: 6 + seed % 20, isFeasible: false, required: 0.8)
    let (solver, _, ids) = system.build()
    var removed = Set<RowID>()
    while let conflict = solver.solve() {
      #expect(conflict.rows == conflict.rows.sorted())
      #expect(conflict.rows.allSatisfy { !removed.contains($0) })
      let numbers = conflict.rows.compactMap { ids.firstIndex(of: $0) }
      #expect(numbers.allSatisfy { system.rows[$0].priority == 1000 })
      let core = System(nonnegative: system.nonnegative, rows: numbers.map { system.rows[$0] })
      #expect(DenseOracle(system: core).optimum() == nil, "\(core) holds together")
      for i in numbers.indices {
        var part = core
        part.rows.remove(at: i)
        #expect(
          DenseOracle(system: part).optimum() != nil, "\(core.rows) without \(i) still conflicts")
      }
      guard let victim = conflict.rows.last else { break }
      removed.insert(victim)
      solver.remove(victim)
    }
    let rest = System(
      nonnegative: system.nonnegative,
      rows: system.rows.indices.filter { !removed.contains(ids[$0]) }.map { system.rows[$0] })
    #expect(DenseOracle(system: rest).optimum() != nil)
  }

  @Test("the same rows give the same bits")
  func determinism() {
    let system = System.random(seed: 5, variables: 40, rows: 90, isFeasible: true)
    let results = (0..<3).map { _ in
      let (solver, variables, _) = system.build()
      #expect(solver.solve() == nil)
      return variables.map { solver.value(of: $0).bitPattern }
    }
    #expect(results[0] == results[1] && results[1] == results[2])
  }
}
