/// An unknown of the system: a position or a length.
package struct Variable: Hashable, Sendable {
  /// Number of the variable's place inside the solver; reused after its removal.
  package let index: Int32
}

/// A variable with its factor.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  /// Creates the term `coefficient · variable`.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }

  /// Creates the term `coefficient · variable`.
  package init(variable: Variable, coefficient: Double) {
    self.init(variable, coefficient)
  }
}

/// A sum of terms and a constant.
package struct LinearExpression: Hashable, Sendable {
  package var terms: [Term]
  package var constant: Double

  /// Creates the expression; a variable may occur in several terms.
  package init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// How a row compares its expression with zero.
package enum Relation: Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// The name of a row; never reused, ascending in order of creation.
package struct RowID: Hashable, Sendable, Comparable {
  package let index: Int32

  package static func < (a: RowID, b: RowID) -> Bool { a.index < b.index }
}

/// Required rows that cannot all hold, though every proper subset of them can.
///
/// Nonnegative variables stay nonnegative throughout: that is no row and is never listed.
package struct Conflict: Hashable, Sendable {
  /// The rows in ascending order.
  package var rows: [RowID]
}

/// Counts for people who look at the solver's work.
package struct SolverStatistics: Hashable, Sendable {
  /// Rows and variables that exist now.
  package var rows = 0
  package var variables = 0
  /// Required equalities that became definitions of a variable, and those that repeat others.
  package var definitions = 0
  package var redundantRows = 0
  /// Linear forms of the tableau, those that are basic, and the entries of their rows.
  package var forms = 0
  package var basicForms = 0
  package var entries = 0
  /// Exchanges of a basic and a nonbasic form, moves without an exchange, since the start.
  package var pivots = 0
  package var flips = 0
  /// Priority passes, including those for ranks and for free choices, since the start.
  package var passes = 0
  /// How often rounding made it necessary to compute the rows anew, since the start.
  package var refactorings = 0
  /// How often the tableau was built from the rows, and how often it was kept.
  package var builds = 0
  package var warmStarts = 0
}
