/// When goldens are written.
package enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every golden whose picture or dump changed.
  case all
  /// Only where there is none yet; the case still fails once.
  case missing
  /// Goldens of cases that fail, and missing ones.
  case failed
  /// No golden at all.
  case never

  /// The mode that holds: what was asked for, else `MAQUETTE_RECORD`, else never where `CI` is
  /// set, else ``missing``.
  ///
  /// - Parameters:
  ///   - asked: What a flag, a test or the settings say.
  ///   - environment: The process's environment, handed in by whoever may read it.
  /// - Returns: Nil where `MAQUETTE_RECORD` is not the name of a mode.
  package static func resolve(
    asked: RecordMode? = nil, environment: [String: String]
  ) -> RecordMode? {
    if let asked { return asked }
    if let name = environment["MAQUETTE_RECORD"], !name.isEmpty {
      return RecordMode(rawValue: name)
    }
    let ci = environment["CI"] ?? ""
    return ["", "0", "false", "no"].contains(ci.lowercased()) ? .missing : .never
  }
}
