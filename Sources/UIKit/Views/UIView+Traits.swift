extension UIView {
  /// The superview's traits with what the view and its controller override.
  ///
  /// - Complexity: O(depth).
  var computedTraits: UITraitCollection {
    var traits = superview?.traitCollection ?? rootTraits ?? .current
    for style in [
      viewController?.overrideUserInterfaceStyle ?? .unspecified, overrideUserInterfaceStyle,
    ]
    where style != .unspecified {
      traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }
    return traits
  }

  /// Resolves what depends on traits again, here and below.
  func traitsDidChangeInTree() {
    if let backgroundColor {
      layer.backgroundColor = backgroundColor.resolvedColor(with: traitCollection).cgColor
    }
    traitsDidChange()
    traitCollectionDidChange(nil)
    viewController?.traitCollectionDidChange(nil)
    for subview in storedSubviews { subview.traitsDidChangeInTree() }
  }

  private func traitsDidChange() {
    drawsNothing = false
    intrinsicContentSizeDidChange()
  }

  /// Tells the view and those below that inherit its tint.
  func tintColorDidChangeInTree() {
    tintColorDidChange()
    drawsNothing = false
    for subview in storedSubviews where subview.storedTintColor == nil {
      subview.tintColorDidChangeInTree()
    }
  }
}
