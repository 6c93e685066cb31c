/// The generation of iOS whose colours and metrics hold.
package enum SystemLook: Int, Hashable, Sendable, Comparable, CaseIterable {
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// What holds where nothing else is asked for.
  package static let standard = SystemLook.iOS18

  package static func < (a: SystemLook, b: SystemLook) -> Bool { a.rawValue < b.rawValue }
}
