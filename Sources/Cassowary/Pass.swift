/// Which part of the cost is being minimised.
struct Pass {
  enum Kind: Equatable {
    /// The sum of violations of a priority.
    case weights
    /// The sum of rank · violation, among the optima of `weights`.
    case ranks
    /// The cost of one form only, everything else of at least this priority stays as it is.
    case only(Int32)
    /// The required cost of one form; others keep to the required bends that hold now.
    case repair(Int32)
  }
  let priority: Float
  let kind: Kind
  /// Slopes below this are zero.
  let tolerance: Double

  init(_ kind: Kind, priority: Float, largestWeight: Double = 1) {
    self.kind = kind
    self.priority = priority
    tolerance = Tolerance.slope * max(1, largestWeight)
  }

  /// How the pass weighs a bend of a form.
  @inline(__always)
  func weight(of bend: Bend, in form: Int32) -> Double {
    if bend.priority != priority { return 0 }
    switch kind {
    case .weights: return 1
    case .ranks: return bend.rank
    case .only(let one), .repair(let one): return one == form ? 1 : 0
    }
  }

  /// Whether an earlier pass forbids to cross the bend.
  ///
  /// - Parameters:
  ///   - bend: A bend at which a form stands.
  ///   - up: The direction. A cost that is at its minimum rises to both sides of a bend; only a
  ///     repair meets forms on the wrong side, and they may cross to the right one.
  /// - Returns: Whether a move has to stop there.
  @inline(__always)
  func isHard(_ bend: Bend, up: Bool) -> Bool {
    switch kind {
    case .weights: bend.priority > priority
    case .ranks, .only: bend.priority >= priority
    case .repair: bend.priority == priority && (up ? bend.right > 0 : bend.left < 0)
    }
  }
}
