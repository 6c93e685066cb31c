/// One switch for each rule that the specification leaves open; defaults as it recommends.
package struct LayoutPolicy: Hashable, Sendable {
  /// Which member of an unsatisfiable set gives way (AL-33).
  package enum ConflictVictim: Hashable, Sendable {
    /// Of the constraints a person made, the one activated last.
    case newestConstraint
    /// Of the constraints a person made, the one activated first.
    case oldestConstraint
  }

  /// What becomes of a baseline alignment in a vertical stack (SV-45).
  package enum VerticalBaselineAlignment: Hashable, Sendable {
    /// First baseline acts as leading, last baseline as trailing.
    case leadingAndTrailing
    /// The items are not aligned with each other at all.
    case none
  }

  /// Which of several items without a length of their own takes the room of a stack (SV-71).
  package enum RoomTaker: Hashable, Sendable {
    case last, first
  }

  /// How wide text wants to be once it has been wrapped (AL-65).
  package enum WrappedTextWidth: Hashable, Sendable {
    /// As wide as its widest line.
    case widestLine
    /// As wide as the width it was wrapped at.
    case foundWidth
  }

  /// How a fitting size gets onto the pixel grid (AL-66).
  package enum FittingRounding: Hashable, Sendable {
    case up, nearest
  }

  /// AL-33.
  package var conflictVictim = ConflictVictim.newestConstraint
  /// Whether custom spacings, too, enter the total that proportional shares are taken of (SV-33).
  package var proportionsCountCustomSpacing = false
  /// Whether a view without content is asked for its fitting size in a proportional stack (SV-34);
  /// otherwise its length is 0, as up to iOS 10.
  package var proportionsAskFittingSize = true
  /// Whether only the first item ties a row aligned at baselines to the stack's edge, so that a
  /// taller item sticks out, as UIKit has it; otherwise every item is kept inside (SV-44).
  package var baselineRowsStickOut = true
  /// SV-45.
  package var verticalBaselineAlignment = VerticalBaselineAlignment.leadingAndTrailing
  /// Whether the thickness of a hidden item still counts for a stack of alignment fill (SV-48).
  package var hiddenItemsStayAligned = true
  /// Whether multi-line text in a horizontal stack is drawn to an equal share of its width, as up
  /// to iOS 14 (SV-53).
  package var disambiguatesTextWidth = false
  /// SV-71.
  package var roomTaker = RoomTaker.last
  /// Whether, right to left, the constant of a horizontal centre against a leading or trailing
  /// edge counts to the left (AL-6).
  package var mirrorsCenterConstants = false
  /// AL-65.
  package var wrappedTextWidth = WrappedTextWidth.widestLine
  /// AL-66.
  package var fittingRounding = FittingRounding.up

  package init() {}
}
