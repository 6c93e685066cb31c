package import Diagnostics

/// Constraints that cannot all hold, and the one that was dropped so that layout could go on.
package struct LayoutConflict: Hashable, Sendable {
  /// One member of the set.
  package struct Member: Hashable, Sendable {
    /// The constraint, if a person made it; nil for rows the engine made.
    package var constraint: ConstraintID?
    /// UIKit's identifier of a row the engine made, such as `UISV-spacing`.
    package var identifier: String?
    /// The equation in words: `title.width >= 200`.
    package var equation: String
    package var origin: SourceLocation?

    package init(
      constraint: ConstraintID?, identifier: String?, equation: String, origin: SourceLocation?
    ) {
      self.constraint = constraint
      self.identifier = identifier
      self.equation = equation
      self.origin = origin
    }
  }

  package var members: [Member]
  /// The index in ``members`` of the one that was dropped (AL-33).
  package var dropped: Int

  package init(members: [Member], dropped: Int) {
    self.members = members
    self.dropped = dropped
  }
}
