extension Solver {
  /// The state for people: definitions, forms with their bends, rows of the tableau.
  ///
  /// Variables are `v0`, `v1`…, lengths `w0`…; forms `f0`…; rows of the caller `r0`….
  /// ```
  /// 2 definitions
  ///   v3 = v1 + w2 + 8            (r4)
  /// 2 forms
  ///   f0 = 50 [w2]  basic          ≥ 0 @1000 · ≤ 50 @250 (r5)
  /// 1 row
  ///   f0 = f1 - 2·f3
  /// ```
  package var dump: String {
    var lines = ["\(elimination.definitions.count) definitions"]
    for definition in elimination.definitions {
      var terms = elimination.entries[definition.terms]
        .sorted { $0.position < $1.position }
        .map { ($0.factor, name(at: $0.position)) }
      if definition.constant != 0 || terms.isEmpty { terms.append((definition.constant, "")) }
      lines.append(
        "  \(name(at: definition.position)) = \(Self.sum(terms))  (r\(rows.id(at: definition.row).index))"
      )
    }
    lines.append("\(tableau.formCount) forms")
    var nameOfForm = ContiguousArray(repeating: "", count: tableau.formCount)
    for position in kernelFormAt.indices where kernelFormAt[position] >= 0 {
      nameOfForm[Int(kernelFormAt[position])] = " [\(name(at: Int32(position)))]"
    }
    for form in 0..<Int32(tableau.formCount) {
      let bends = tableau.bends.range(of: form).map { text(of: tableau.bends[$0]) }
      lines.append(
        "  f\(form) = \(Self.number(tableau.values[Int(form)]))\(nameOfForm[Int(form)])"
          + (tableau.isBasic(form) ? "  basic  " : "  ") + bends.joined(separator: " · "))
    }
    lines.append("\(tableau.rows.count) rows")
    for (i, row) in tableau.rows.enumerated() {
      let terms = zip(row.factors, row.columns).map { ($0, "f\($1)") }
      lines.append("  f\(tableau.basicForm[i]) = \(Self.sum(terms))")
    }
    return lines.joined(separator: "\n")
  }

  private func name(at position: Int32) -> String {
    let variable = Int(elimination.order[Int(position)])
    return (variables.kinds[variable] == .nonnegative ? "w" : "v") + "\(variable)"
  }

  private func text(of bend: Bend) -> String {
    let relation = bend.left == 0 ? "≤" : bend.right == 0 ? "≥" : "="
    var text = "\(relation) \(Self.number(bend.position)) @\(bend.priority)"
    if bend.rank != 0 { text += " rank \(Self.number(bend.rank))" }
    switch Source(code: bend.source) {
    case .row(let slot): text += " (r\(rows.id(at: slot).index))"
    case .nonnegative(let position): text += " (\(name(at: position)))"
    case .choice: text += " (free choice)"
    }
    return text
  }

  private static func sum(_ terms: [(Double, String)]) -> String {
    var text = ""
    for (factor, name) in terms {
      let size = abs(factor)
      let sign = text.isEmpty ? (factor < 0 ? "-" : "") : (factor < 0 ? " - " : " + ")
      let part = name.isEmpty ? number(size) : size == 1 ? name : "\(number(size))·\(name)"
      text += sign + part
    }
    return text.isEmpty ? "0" : text
  }

  /// A number with at most six decimals and no superfluous zero.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    if rounded == rounded.rounded() && abs(rounded) < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
