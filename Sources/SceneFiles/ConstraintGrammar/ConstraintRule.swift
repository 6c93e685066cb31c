package import Diagnostics

/// One relation between attributes, as a scene states it.
///
/// `first (relation) multiplier · second + constant`, at a priority (AL-1).
package struct ConstraintRule: Hashable, Sendable {
  /// How the two sides compare.
  package enum Relation: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
  }

  /// An attribute of an item.
  package struct Anchor: Hashable, Sendable {
    /// Whose attribute it is.
    package var item: ItemReference
    /// Which one.
    package var attribute: ConstraintAttribute

    /// Creates an anchor.
    package init(_ item: ItemReference, _ attribute: ConstraintAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// What is added to the second side.
  package enum Constant: Hashable, Sendable {
    /// Points.
    case points(Double)
    /// The system spacing, after the second anchor or, if negative, before it (AL-56).
    case system(isNegative: Bool)
  }

  /// The left side.
  package var first: Anchor
  /// How the sides compare.
  package var relation: Relation
  /// The right side; nil for a size against a number.
  package var second: Anchor?
  /// What the second attribute is multiplied by.
  package var multiplier: Double
  /// What is added.
  package var constant: Constant
  /// More than 0, at most 1000, which is required.
  package var priority: Double
  /// The name messages give it.
  package var identifier: String?
  /// Where it is written.
  package var location: SourceLocation
}

/// Whom an anchor belongs to.
package struct ItemReference: Hashable, Sendable {
  /// A view of the tree.
  package enum View: Hashable, Sendable {
    /// The view whose `constraints` these are.
    case this
    /// Its superview.
    case superview
    /// The root of the tree.
    case root
    /// The view with this id, written out from the document's root: `a.title`.
    case id(String)
  }

  /// A layout guide of a view.
  package enum Guide: String, Hashable, Sendable, CaseIterable {
    case safeArea, margins
    /// A scroll view's content layout guide.
    case content
    /// A scroll view's frame layout guide.
    case frame
  }

  /// The view, or the owner of the guide.
  package var view: View
  /// The guide, or nil for the view itself.
  package var guide: Guide?

  /// Creates a reference.
  package init(_ view: View, guide: Guide? = nil) {
    self.view = view
    self.guide = guide
  }
}
