import UIKit

/// From a scene's rules to UIKit's constraints.
extension SceneBuilder {
  /// The constraint of a rule, not yet active; nil when an item is not there.
  func constraint(_ rule: ConstraintRule, on view: UIView, root: UIView) -> NSLayoutConstraint? {
    guard let first = item(rule.first.item, of: view, root: root) else { return nil }
    var second: AnyObject?
    if let anchor = rule.second {
      second = item(anchor.item, of: view, root: root)
      if second == nil { return nil }
    }
    let constraint: NSLayoutConstraint?
    switch rule.constant {
    case .points(let points):
      constraint = NSLayoutConstraint(
        item: first, attribute: rule.first.attribute.uiAttribute,
        relatedBy: rule.relation.uiRelation, toItem: second,
        attribute: rule.second?.attribute.uiAttribute ?? .notAnAttribute,
        multiplier: CGFloat(rule.multiplier), constant: CGFloat(points))
    case .system(let isNegative):
      constraint = second.flatMap { systemSpacing(rule, first, $0, isNegative: isNegative) }
    }
    constraint?.priority = UILayoutPriority(Float(rule.priority))
    constraint?.identifier = rule.identifier
    constraint?.origin = rule.location
    return constraint
  }

  private func item(_ reference: ItemReference, of view: UIView, root: UIView) -> AnyObject? {
    let host: UIView?
    switch reference.view {
    case .this: host = view
    case .superview: host = view.superview
    case .root: host = root
    case .id(let id): host = ids[id]
    }
    switch reference.guide {
    case nil: return host
    case .safeArea: return host?.safeAreaLayoutGuide
    case .margins: return host?.layoutMarginsGuide
    case .content: return (host as? UIScrollView)?.contentLayoutGuide
    case .frame: return (host as? UIScrollView)?.frameLayoutGuide
    }
  }

  /// `first == second + system`; `- system` is the same from the other side.
  private func systemSpacing(
    _ rule: ConstraintRule, _ first: AnyObject, _ second: AnyObject, isNegative: Bool
  ) -> NSLayoutConstraint? {
    guard let secondAttribute = rule.second?.attribute else { return nil }
    let near = (item: first, attribute: rule.first.attribute)
    let far = (item: second, attribute: secondAttribute)
    let (upper, lower) = isNegative ? (near, far) : (far, near)
    let relation = isNegative ? rule.relation.flipped : rule.relation
    if near.attribute.axis == .horizontal {
      guard let upper = xAnchor(upper.item, upper.attribute),
        let lower = xAnchor(lower.item, lower.attribute)
      else { return nil }
      switch relation {
      case .equal: return lower.constraint(equalToSystemSpacingAfter: upper, multiplier: 1)
      case .lessThanOrEqual:
        return lower.constraint(lessThanOrEqualToSystemSpacingAfter: upper, multiplier: 1)
      case .greaterThanOrEqual:
        return lower.constraint(greaterThanOrEqualToSystemSpacingAfter: upper, multiplier: 1)
      }
    }
    guard let upper = yAnchor(upper.item, upper.attribute),
      let lower = yAnchor(lower.item, lower.attribute)
    else { return nil }
    switch relation {
    case .equal: return lower.constraint(equalToSystemSpacingBelow: upper, multiplier: 1)
    case .lessThanOrEqual:
      return lower.constraint(lessThanOrEqualToSystemSpacingBelow: upper, multiplier: 1)
    case .greaterThanOrEqual:
      return lower.constraint(greaterThanOrEqualToSystemSpacingBelow: upper, multiplier: 1)
    }
  }

  private func xAnchor(_ item: AnyObject, _ attribute: ConstraintAttribute) -> NSLayoutXAxisAnchor?
  {
    let (view, guide) = (item as? UIView, item as? UILayoutGuide)
    return switch attribute {
    case .left: view?.leftAnchor ?? guide?.leftAnchor
    case .right: view?.rightAnchor ?? guide?.rightAnchor
    case .leading: view?.leadingAnchor ?? guide?.leadingAnchor
    case .trailing: view?.trailingAnchor ?? guide?.trailingAnchor
    default: nil
    }
  }

  private func yAnchor(_ item: AnyObject, _ attribute: ConstraintAttribute) -> NSLayoutYAxisAnchor?
  {
    let (view, guide) = (item as? UIView, item as? UILayoutGuide)
    return switch attribute {
    case .top: view?.topAnchor ?? guide?.topAnchor
    case .bottom: view?.bottomAnchor ?? guide?.bottomAnchor
    case .firstBaseline: view?.firstBaselineAnchor
    case .lastBaseline: view?.lastBaselineAnchor
    default: nil
    }
  }
}

extension ConstraintAttribute {
  /// As UIKit's attribute.
  var uiAttribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension ConstraintRule.Relation {
  /// As UIKit's relation.
  var uiRelation: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// The relation seen from the other side.
  var flipped: ConstraintRule.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
