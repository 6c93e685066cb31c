extension UIView {
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    invalidateEngine()
  }

  /// Takes a guide out, with its constraints; adding it again does not bring them back (AL-50).
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        constraint.isActive = false
      }
      view = current.superview
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    invalidateEngine()
  }

  // MARK: Keeping constraints

  func hold(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraintsDidChange()
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  func constraintsDidChange() {
    invalidateEngine()
    markNeedsLayout()
  }

  /// Deactivates what ties the subtree of a leaving subview to the rest (AL-90).
  ///
  /// - Complexity: O(constraints of the ancestors · depth).
  func dropConstraints(between subview: UIView) {
    func isLeaving(_ item: AnyObject?) -> Bool {
      guard let host = item.flatMap({ ConstrainedItem($0) })?.hostView else { return false }
      return host.isDescendant(of: subview)
    }
    var view: UIView? = self
    while let current = view {
      if current.constraints.contains(where: { isLeaving($0.firstItem) || isLeaving($0.secondItem) }
      ) {
        current.constraints.removeAll { constraint in
          guard isLeaving(constraint.firstItem) || isLeaving(constraint.secondItem) else {
            return false
          }
          constraint.didLeaveHolder()
          return true
        }
      }
      view = current.superview
    }
  }
}
