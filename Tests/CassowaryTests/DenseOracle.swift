import Cassowary

/// A second, slow solver that shares nothing with the first: dense tableau, Bland's rule, one linear
/// program a level with all stronger levels frozen at their optimum.
///
/// Only for tiny systems with small numbers.
struct DenseOracle {
  let system: System

  /// The smallest costs as ``System/cost(at:)`` lists them, or nil if required rows contradict.
  func optimum() -> [Double]? {
    // Columns: x = plus - minus, then one excess and one shortfall a row, then slacks of limits.
    let n = system.nonnegative.count
    var width = 2 * n
    var rows: [(terms: [(Int, Double)], bound: Double)] = []
    var excess: [Int] = []
    var shortfall: [Int] = []
    for row in system.rows {
      var terms: [(Int, Double)] = []
      for (v, factor) in row.terms {
        terms.append((v, factor))
        if !system.nonnegative[v] { terms.append((n + v, -factor)) }
      }
      // Σ terms - excess + shortfall = bound
      terms += [(width, -1), (width + 1, 1)]
      excess.append(width)
      shortfall.append(width + 1)
      width += 2
      rows.append((terms, row.bound))
    }
    var result: [Double] = []
    for priority in Set(system.rows.map(\.priority)).sorted(by: >) {
      for isRanked in [false, true] {
        var cost: [(Int, Double)] = []
        for (i, row) in system.rows.enumerated() where row.priority == priority {
          let weight = isRanked ? Double(row.rank) : 1
          if weight == 0 { continue }
          if row.relation != .greaterThanOrEqual { cost.append((excess[i], weight)) }
          if row.relation != .lessThanOrEqual { cost.append((shortfall[i], weight)) }
        }
        guard let best = Self.minimum(of: cost, rows: rows, width: width) else { return nil }
        if priority == 1000 && best > 1e-6 { return nil }
        result.append(best)
        if !cost.isEmpty {
          rows.append((cost + [(width, 1)], best))
          width += 1
        }
      }
    }
    return result
  }

  /// The minimum of Σ cost over nonnegative columns that satisfy all rows.
  static func minimum(
    of cost: [(Int, Double)], rows: [(terms: [(Int, Double)], bound: Double)], width: Int
  ) -> Double? {
    let m = rows.count
    // Two phases: artificial columns at width ..< width + m.
    var table = rows.enumerated().map { i, row in
      var line = [Double](repeating: 0, count: width + m + 1)
      let sign: Double = row.bound < 0 ? -1 : 1
      for (column, factor) in row.terms { line[column] += sign * factor }
      line[width + i] = 1
      line[width + m] = sign * row.bound
      return line
    }
    var basis = (0..<m).map { width + $0 }
    func run(_ objective: [Double], columns: Int) -> Double {
      var z = objective
      for i in 0..<m where z[basis[i]] != 0 {
        let factor = z[basis[i]]
        for j in z.indices { z[j] -= factor * table[i][j] }
      }
      while let entering = (0..<columns).first(where: { z[$0] < -1e-9 }) {
        var leaving = -1
        for i in 0..<m where table[i][entering] > 1e-9 {
          if leaving < 0 {
            leaving = i
            continue
          }
          let a = table[i][width + m] / table[i][entering]
          let b = table[leaving][width + m] / table[leaving][entering]
          if a < b - 1e-12 || (a <= b + 1e-12 && basis[i] < basis[leaving]) { leaving = i }
        }
        if leaving < 0 { break }
        let pivot = table[leaving][entering]
        for j in z.indices { table[leaving][j] /= pivot }
        for i in 0..<m where i != leaving && table[i][entering] != 0 {
          let factor = table[i][entering]
          for j in z.indices { table[i][j] -= factor * table[leaving][j] }
        }
        let factor = z[entering]
        for j in z.indices { z[j] -= factor * table[leaving][j] }
        basis[leaving] = entering
      }
      return -z[width + m]
    }
    var phase1 = [Double](repeating: 0, count: width + m + 1)
    for i in 0..<m { phase1[width + i] = 1 }
    if run(phase1, columns: width + m) > 1e-6 { return nil }
    // Artificial columns that are still basic at 0 leave, or their row is redundant.
    for i in 0..<m where basis[i] >= width {
      guard let column = (0..<width).first(where: { abs(table[i][$0]) > 1e-7 }) else { continue }
      let pivot = table[i][column]
      for j in table[i].indices { table[i][j] /= pivot }
      for k in 0..<m where k != i && table[k][column] != 0 {
        let factor = table[k][column]
        for j in table[k].indices { table[k][j] -= factor * table[i][j] }
      }
      basis[i] = column
    }
    var phase2 = [Double](repeating: 0, count: width + m + 1)
    for (column, factor) in cost { phase2[column] += factor }
    return run(phase2, columns: width)
  }
}
