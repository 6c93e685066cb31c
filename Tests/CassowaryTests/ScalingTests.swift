import Cassowary
import Testing

/// Work in proportion to size, counted, not timed.
@Suite struct ScalingTests {
  /// A stack of labels in one direction, centred across, as many rows a label as UIKit makes.
  static func stack(_ n: Int, total: Double?) -> Solver {
    let solver = Solver()
    func add(_ terms: [Term], _ relation: Relation, _ bound: Double, at p: Float, rank: Int = 0) {
      _ = solver.add(
        LinearExpression(terms: terms, constant: -bound), relation, priority: p, rank: rank)
    }
    let x = solver.makeVariable(), y = solver.makeVariable()
    let w = solver.makeVariable(isNonnegative: true), h = solver.makeVariable(isNonnegative: true)
    add([Term(x)], .equal, 0, at: 1000)
    add([Term(y)], .equal, 0, at: 1000)
    if let total { add([Term(w)], .equal, total, at: 1000) }
    var end = [Term(x)]
    for i in 0..<n {
      let left = solver.makeVariable(), top = solver.makeVariable()
      let width = solver.makeVariable(isNonnegative: true)
      let height = solver.makeVariable(isNonnegative: true)
      add(
        [Term(left)] + end.map { Term($0.variable, -$0.coefficient) }, .equal, i == 0 ? 0 : 8,
        at: 1000)
      end = [Term(left), Term(width)]
      add([Term(y, 1), Term(h, 0.5), Term(top, -1), Term(height, -0.5)], .equal, 0, at: 1000)
      add([Term(top), Term(y, -1)], .greaterThanOrEqual, 0, at: 1000)
      let natural = (width: Double(40 + i % 7), height: Double(14 + i % 5))
      add([Term(width)], .lessThanOrEqual, natural.width, at: 250, rank: i)
      add([Term(width)], .greaterThanOrEqual, natural.width, at: 750, rank: i)
      add([Term(height)], .lessThanOrEqual, natural.height, at: 250, rank: i)
      add([Term(height)], .greaterThanOrEqual, natural.height, at: 750, rank: i)
    }
    add(end + [Term(x, -1), Term(w, -1)], .equal, 0, at: 1000)
    add([Term(h)], .equal, 0, at: 51)
    return solver
  }

  @Test(
    "ten times the labels are about ten times the work",
    arguments: [nil, 30, 60] as [Double?])
  func stacks(each: Double?) {
    let work = [100, 1_000].map { n -> SolverStatistics in
      let solver = Self.stack(n, total: each.map { $0 * Double(n) })
      #expect(solver.solve() == nil)
      return solver.statistics
    }
    #expect(work[1].pivots <= 12 * work[0].pivots + 10)
    #expect(work[1].flips <= 12 * work[0].flips + 10)
    #expect(work[1].entries <= 12 * work[0].entries + 10)
    #expect(work[1].passes == work[0].passes)
  }
}
