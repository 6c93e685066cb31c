import Foundation

/// Margins as they were set: physical or in reading direction; both are the same storage (AL-51).
struct MarginStorage: Equatable {
  enum Value: Equatable {
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var value: Value

  init(_ insets: UIEdgeInsets) { value = .physical(insets) }

  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    switch value {
    case .physical(let insets): insets
    case .directional(let insets):
      UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
    }
  }
}

extension UIView {
  /// The effective margins: own, inherited (AL-52) and the safe area (AL-53); points.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      storedLayoutMargins = MarginStorage(newValue)
      marginsDidChangeInTree()
    }
  }

  /// The margins in reading direction; the same storage as ``layoutMargins``.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = effectiveLayoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
    set {
      storedLayoutMargins.value = .directional(newValue)
      marginsDidChangeInTree()
    }
  }

  /// How far the unsafe area reaches into the view, in points (AL-54).
  public var safeAreaInsets: UIEdgeInsets {
    var insets: UIEdgeInsets
    if let superview {
      let outer = superview.safeAreaInsets
      guard outer != .zero || additionalSafeArea != .zero else { return .zero }
      insets = Self.inherited(outer, from: superview, to: self) { outer, distance in
        max(0, min(outer, outer - distance))
      }
    } else {
      insets = rootSafeAreaInsets
    }
    let additional = additionalSafeArea
    return UIEdgeInsets(
      top: max(0, insets.top + additional.top), left: max(0, insets.left + additional.left),
      bottom: max(0, insets.bottom + additional.bottom),
      right: max(0, insets.right + additional.right))
  }

  public var layoutMarginsGuide: UILayoutGuide { predefinedGuide(.layoutMargins) }
  public var safeAreaLayoutGuide: UILayoutGuide { predefinedGuide(.safeArea) }
  public var readableContentGuide: UILayoutGuide { predefinedGuide(.readableContent) }

  /// Whether reading runs from right to left here.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    default: return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  private var additionalSafeArea: UIEdgeInsets {
    viewController?.additionalSafeAreaInsets ?? .zero
  }

  private var effectiveLayoutMargins: UIEdgeInsets {
    var margins = storedLayoutMargins.insets(isRightToLeft: isRightToLeft)
    if let minimum = viewController?.minimumRootMargins {
      margins.left = max(margins.left, minimum.left)
      margins.right = max(margins.right, minimum.right)
      // Above and below the controller's minimum of 0 stands for the plain view's 8 (AL-57).
      margins.top = storedLayoutMargins == MarginStorage.plain ? 0 : margins.top
      margins.bottom = storedLayoutMargins == MarginStorage.plain ? 0 : margins.bottom
    }
    if preservesSuperviewLayoutMargins, let superview {
      let inherited = Self.inherited(superview.layoutMargins, from: superview, to: self) {
        min($0, $0 - $1)
      }
      margins = UIEdgeInsets(
        top: max(margins.top, inherited.top), left: max(margins.left, inherited.left),
        bottom: max(margins.bottom, inherited.bottom), right: max(margins.right, inherited.right))
    }
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    return margins
  }

  /// An inset of the superview as it is felt by a subview, edge by edge.
  private static func inherited(
    _ outer: UIEdgeInsets, from superview: UIView, to view: UIView,
    rule: (_ outer: CGFloat, _ distance: CGFloat) -> CGFloat
  ) -> UIEdgeInsets {
    let frame = view.frame
    let bounds = superview.safeAreaReferenceBounds
    return UIEdgeInsets(
      top: rule(outer.top, frame.minY - bounds.minY),
      left: rule(outer.left, frame.minX - bounds.minX),
      bottom: rule(outer.bottom, bounds.maxY - frame.maxY),
      right: rule(outer.right, bounds.maxX - frame.maxX))
  }

  /// The rectangle whose edges carry the safe area: the bounds.
  private var safeAreaReferenceBounds: CGRect { bounds }

  private func predefinedGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = predefinedGuides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide()
    guide.role = role
    guide.owningView = self
    predefinedGuides.append(guide)
    invalidateEngine()
    return guide
  }

  /// The scroll view's own guides share the store of the predefined ones.
  func scrollGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide { predefinedGuide(role) }

  func marginsDidChangeInTree() {
    invalidateEngine()
    markNeedsLayout()
    layoutMarginsDidChange()
    for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChangeInTree()
    }
  }
}

extension MarginStorage {
  /// A plain view's margins of 8 on each side.
  static let plain = MarginStorage(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
}
