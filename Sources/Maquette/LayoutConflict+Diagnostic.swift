package import Diagnostics
package import Layout

extension LayoutConflict {
  /// The conflict as a message: the set, what was dropped, and a way out.
  ///
  /// Its id is `hidden-view-size` where a stack view wants nothing of a hidden view that has a
  /// size of its own (harmless, and usual in UIKit), else `unsatisfiable`.
  package func diagnostic(_ severity: Diagnostic.Severity, in scene: String) -> Diagnostic {
    let victim = members[dropped]
    var notes = members.indices.filter(isTold).map(note)
    let untold = members.count - notes.count
    if untold > 0 {
      notes.append(Diagnostic.Note("and \(untold) that stack views and the canvas imply"))
    }
    if notes.isEmpty { notes = [Diagnostic.Note("the set is not known")] }
    return Diagnostic(
      severity, id: isAboutHiding ? "hidden-view-size" : "unsatisfiable",
      at: victim.origin ?? members.compactMap(\.origin).first,
      "cannot satisfy \(members.count) required constraints of \(scene) at once",
      notes: notes, help: "lower the priority of \(victim.equation) to 999, or remove it")
  }

  /// Of a long set only what somebody wrote, what was dropped and what hides are told.
  private func isTold(_ index: Int) -> Bool {
    members.count <= 12 || index == dropped || members[index].origin != nil
      || members[index].identifier == Self.hiding
  }

  private func note(_ index: Int) -> Diagnostic.Note {
    let member = members[index]
    return Diagnostic.Note(
      member.equation + (member.identifier.map { "  '\($0)'" } ?? "")
        + (index == dropped ? "  (dropped)" : ""),
      at: member.origin)
  }

  /// What UIKit calls the constraint that leaves a hidden view nothing.
  private static let hiding = "UISV-hiding"

  private var isAboutHiding: Bool { members.contains { $0.identifier == Self.hiding } }
}
