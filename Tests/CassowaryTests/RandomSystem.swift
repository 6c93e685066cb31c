import Cassowary

/// A small generator whose numbers are the same everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension System {
  /// A random system; if it is to be feasible, required rows hold at a point drawn first.
  static func random(
    seed: Int, variables: Int, rows count: Int, isFeasible: Bool, required: Double = 0.4
  ) -> System {
    var generator = SeededGenerator(seed: seed)
    let nonnegative = (0..<variables).map { _ in Bool.random(using: &generator) }
    let point = nonnegative.map { Double(Int.random(in: $0 ? 0...9 : -9...9, using: &generator)) }
    let rows = (0..<count).map { _ in
      System.randomRow(
        &generator, point: point, isFeasible: isFeasible, required: required)
    }
    return System(nonnegative: nonnegative, rows: rows)
  }

  static func randomRow(
    _ generator: inout SeededGenerator, point: [Double], isFeasible: Bool, required: Double
  ) -> Row {
    let priorities: [Float] = [999, 750, 750, 500.5, 500, 250, 250, 49, 1]
    var terms: [(Int, Double)] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let factors = [1.0, 1, -1, -1, 1, 2, 0.5, -2]
      terms.append(
        (
          Int.random(in: point.indices, using: &generator),
          factors.randomElement(using: &generator) ?? 1
        ))
    }
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations.randomElement(using: &generator) ?? .equal
    let isRequired = Double.random(in: 0..<1, using: &generator) < required
    var bound = Double(Int.random(in: -20...20, using: &generator))
    if isRequired && isFeasible {
      let value = terms.reduce(0) { $0 + $1.1 * point[$1.0] }
      let room = Double(Int.random(in: 0...3, using: &generator))
      switch relation {
      case .equal: bound = value
      case .lessThanOrEqual: bound = value + room
      case .greaterThanOrEqual: bound = value - room
      }
    }
    return Row(
      terms: terms, relation: relation, bound: bound,
      priority: isRequired ? 1000 : priorities.randomElement(using: &generator) ?? 500,
      rank: Int.random(in: 0...3, using: &generator))
  }
}
