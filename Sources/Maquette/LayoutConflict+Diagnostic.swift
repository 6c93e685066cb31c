package import Diagnostics
package import Layout

extension LayoutConflict {
  /// The conflict as a message: the set, what was dropped, and a way out.
  ///
  /// Its id is `hidden-view-size` where a stack view wants nothing of a hidden view that has a
  /// size of its own (harmless, and usual in UIKit), else `unsatisfiable`.
  package func diagnostic(_ severity: Diagnostic.Severity, in scene: String) -> Diagnostic {
    let victim = members[dropped]
    var notes = members.enumerated().map { index, member in
      Diagnostic.Note(
        member.equation + (member.identifier.map { "  '\($0)'" } ?? "")
          + (index == dropped ? "  (dropped)" : ""),
        at: member.origin)
    }
    if notes.isEmpty { notes = [Diagnostic.Note("the set is not known")] }
    return Diagnostic(
      severity, id: isAboutHiding ? "hidden-view-size" : "unsatisfiable",
      at: victim.origin ?? members.compactMap(\.origin).first,
      "cannot satisfy \(members.count) required constraints of \(scene) at once",
      notes: notes, help: "lower the priority of \(victim.equation) to 999, or remove it")
  }

  private var isAboutHiding: Bool { members.contains { $0.identifier == "UISV-hiding" } }
}
