extension Solver {
  /// Makes a variable one whose value is suggested from outside, at first the value it has.
  package func addEditVariable(_ v: Variable, priority: Float) {
    precondition(edits[v] == nil, "the variable is edited already")
    edits[v] = add(
      LinearExpression(terms: [Term(v)], constant: -value(of: v)), .equal, priority: priority)
  }

  /// Suggests a value for an edit variable; ``solve()`` follows.
  package func suggest(_ value: Double, for v: Variable) {
    guard let row = edits[v] else { preconditionFailure("the variable is not edited") }
    setConstant(-value, of: row)
  }

  /// Ends the editing of a variable.
  package func removeEditVariable(_ v: Variable) {
    guard let row = edits.removeValue(forKey: v) else {
      preconditionFailure("the variable is not edited")
    }
    remove(row)
  }
}
