extension UIView {
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The top of the tree the view is in.
  var root: UIView {
    var current = self
    while let next = current.superview { current = next }
    return current
  }

  /// The lowest view that holds both, or nil in different trees.
  ///
  /// - Complexity: O(depth).
  func nearestCommonAncestor(with other: UIView?) -> UIView? {
    guard let other else { return nil }
    if other === self { return self }
    if other.superview === self { return self }
    if superview === other { return other }
    if let superview, superview === other.superview { return superview }
    var seen = Set<ObjectIdentifier>()
    var current: UIView? = self
    while let view = current {
      seen.insert(ObjectIdentifier(view))
      current = view.superview
    }
    current = other
    while let view = current {
      if seen.contains(ObjectIdentifier(view)) { return view }
      current = view.superview
    }
    return nil
  }

  // MARK: Changing the tree

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    precondition(view !== sibling, "a view cannot be inserted beside itself")
    guard sibling.superview === self else { return addSubview(view) }
    if view.superview === self { storedSubviews.removeAll { $0 === view } }
    let place = storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count
    if view.superview === self {
      storedSubviews.insert(view, at: place + offset)
      syncSublayerOrder()
    } else {
      insert(view, at: place + offset)
    }
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view), "a view cannot be added to itself or to one of its subviews")
    if view.superview === self {
      move(view, to: min(index, storedSubviews.count - 1))
      return
    }
    let hadWindow = view.window != nil
    view.willMove(toSuperview: self)
    if let old = view.superview { old.detach(view) }
    let place = min(max(index, 0), storedSubviews.count)
    storedSubviews.insert(view, at: place)
    view.superview = self
    insertSublayer(of: view, at: place)
    view.ownLayoutRoot = nil
    invalidateEngine()
    markNeedsLayout()
    view.traitsDidChangeInTree()
    view.marginsDidChangeInTree()
    if let window, !hadWindow { view.moveToWindow(window) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Takes a subview out for good.
  func remove(_ view: UIView) {
    guard view.superview === self else { return }
    let window = view.window
    view.willMove(toSuperview: nil)
    willRemoveSubview(view)
    detach(view)
    if window != nil { view.moveToWindow(nil) }
    view.didMoveToSuperview()
  }

  private func detach(_ view: UIView) {
    (self as? UIStackView)?.forgetArranged(view)
    dropConstraints(between: view)
    storedSubviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    view.superview = nil
    view.forgetEngineFrames()
    invalidateEngine()
    markNeedsLayout()
  }

  func move(_ view: UIView, to index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    syncSublayerOrder()
  }

  /// Puts the layers of subviews in the order of the subviews, below no other layer than before.
  func syncSublayerOrder() {
    layer.reorder(storedSubviews.map(\.layer))
  }

  private func insertSublayer(of view: UIView, at place: Int) {
    if place == storedSubviews.count - 1 {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, below: storedSubviews[place + 1].layer)
    }
  }

  private func moveToWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    for subview in storedSubviews { subview.moveToWindow(window) }
    didMoveToWindow()
  }
}
