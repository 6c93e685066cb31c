/// An edge, centre, size or baseline, under NSLayoutConstraint.Attribute's name.
package enum ConstraintAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline

  /// A direction of layout.
  package enum Axis: String, Hashable, Sendable {
    case horizontal, vertical
  }

  /// Whether it is a width or a height.
  package var isSize: Bool { self == .width || self == .height }

  /// Whether it is a text baseline, which guides do not have.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The axis it lies on.
  package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether system spacing can be kept from it: edges and baselines (AL-56).
  package var takesSystemSpacing: Bool {
    !isSize && self != .centerX && self != .centerY
  }

  /// The superview's attribute one would measure this one from.
  var counterpartInSuperview: ConstraintAttribute {
    switch self {
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    default: self
    }
  }

  /// Why UIKit refuses a constraint between two attributes; nil if it accepts it (AL-7).
  package static func objection(
    _ first: ConstraintAttribute, _ second: ConstraintAttribute
  ) -> String? {
    if first.isSize != second.isSize {
      let (size, place) = first.isSize ? (first, second) : (second, first)
      return "\(size) is a size and \(place) a position"
    }
    if !first.isSize, first.axis != second.axis {
      return "\(first) is \(first.axis) and \(second) \(second.axis)"
    }
    let directional: Set<ConstraintAttribute> = [.leading, .trailing]
    let physical: Set<ConstraintAttribute> = [.left, .right]
    if directional.contains(first) && physical.contains(second)
      || physical.contains(first) && directional.contains(second)
    {
      return "\(first) and \(second) differ in their reading direction"
    }
    return nil
  }
}

extension ConstraintAttribute: CustomStringConvertible {
  package var description: String { rawValue }
}
