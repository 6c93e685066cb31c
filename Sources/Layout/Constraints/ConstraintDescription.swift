package import Diagnostics

/// An edge, centre, size or baseline of an item; raw values are NSLayoutConstraint.Attribute's.
///
/// Margin attributes do not occur here: they are edges of the margins guide (AL-5).
package enum Attribute: Int, Hashable, Sendable, CaseIterable {
  case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline

  /// Whether it is a width or height.
  package var isSize: Bool { self == .width || self == .height }

  /// The axis it lies on.
  package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }
}

/// A direction of layout; raw values are NSLayoutConstraint.Axis's.
package enum Axis: Int, Hashable, Sendable {
  case horizontal, vertical
}

/// How two sides of a constraint compare.
package enum Relation: Int, Hashable, Sendable {
  case lessThanOrEqual = -1, equal, greaterThanOrEqual
}

/// Names a constraint of an engine, in the order of activation.
package struct ConstraintID: Hashable, Sendable, Comparable {
  package let rawValue: Int32

  package init(_ rawValue: Int32) { self.rawValue = rawValue }

  package static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.rawValue < b.rawValue }
}

/// `first.attribute (relation) multiplier · second.attribute + constant`, at a priority (AL-1).
package struct ConstraintDescription: Hashable, Sendable {
  package var first: ItemID
  package var firstAttribute: Attribute
  package var relation: Relation
  /// nil for a size against a constant.
  package var second: ItemID?
  package var secondAttribute: Attribute
  package var multiplier: Double
  /// Points; on leading and trailing it counts in reading direction (AL-6).
  package var constant: Double
  /// 0.001 to 1000; 1000 is required.
  package var priority: Float
  package var identifier: String?
  /// Where it was written.
  package var origin: SourceLocation?

  package init(
    first: ItemID, _ firstAttribute: Attribute, _ relation: Relation, second: ItemID? = nil,
    _ secondAttribute: Attribute = .width, multiplier: Double = 1, constant: Double = 0,
    priority: Float = 1000, identifier: String? = nil, origin: SourceLocation? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.origin = origin
  }
}
