/// What a stack view asks of its arranged items (SPEC part 1).
package struct StackArrangement: Hashable, Sendable {
  /// Raw values are UIStackView.Distribution's (SV-5).
  package enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Raw values are UIStackView.Alignment's (SV-5); leading is also top, trailing also bottom.
  package enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  /// A gap between neighbours.
  package enum Spacing: Hashable, Sendable {
    /// Points, negative ones overlap.
    case points(Double)
    /// The standard distance between the two anchors (AL-56).
    case system
  }

  package var axis = Axis.horizontal
  package var distribution = Distribution.fill
  package var alignment = Alignment.fill
  package var spacing = Spacing.points(0)
  /// The gap after an arranged item, where it differs (SV-22).
  package var customSpacing: [ItemID: Spacing] = [:]
  package var isLayoutMarginsRelative = false
  package var isBaselineRelative = false
  /// In order; hidden ones too.
  package var arranged: [ItemID] = []

  package init() {}
}
