import Layout

/// What a constraint may name: a view or a layout guide.
@MainActor
enum ConstrainedItem {
  case view(UIView)
  case guide(UILayoutGuide)

  /// nil for anything else.
  init?(_ object: AnyObject) {
    if let view = object as? UIView {
      self = .view(view)
    } else if let guide = object as? UILayoutGuide {
      self = .guide(guide)
    } else {
      return nil
    }
  }

  /// The view whose place in the tree decides where a constraint is kept.
  var hostView: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  /// The engine's id; that of the margins guide for a margin attribute.
  func itemID(margins: Bool) -> ItemID {
    switch self {
    case .view(let view): margins ? view.layoutMarginsGuide.itemID : view.itemID
    case .guide(let guide): guide.itemID
    }
  }

  /// How messages call it.
  var name: String {
    switch self {
    case .view(let view): view.layoutName
    case .guide(let guide): guide.layoutName
    }
  }
}
