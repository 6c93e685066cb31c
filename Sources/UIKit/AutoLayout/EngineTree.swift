import Foundation
import Layout

/// Tells the engine what the views say, and the views what the engine found.
///
/// Views are held during a pass only: the tree belongs to the root view, and would keep it alive.
@MainActor
struct EngineTree {
  private var views: [UIView] = []
  private var names: [String] = []
  private var viewsByID: [ItemID: UIView] = [:]
  private var itemIDs: Set<ItemID> = []
  private var constraintIDs: Set<ConstraintID> = []
  private var stackIDs: Set<ItemID> = []
  private var insets: [(guide: UILayoutGuide, placement: LayoutItem.Placement)] = []
  private var stackMargins: [(stack: UIStackView, margins: Insets)] = []
  /// Whether the engine was told of the tree.
  private var isInEngine = false
  /// Whether any view of the tree is placed by constraints.
  private(set) var usesConstraints = false

  func contains(_ id: ItemID) -> Bool { itemIDs.contains(id) }

  /// Lets go of the views; what the engine holds stays known.
  mutating func forgetViews() {
    views = []
    names = []
    viewsByID = [:]
    insets = []
    stackMargins = []
  }

  /// Measures the content of a view at a width (AL-65).
  var measure: LayoutEngine.Measure {
    let views = viewsByID
    return { id, width in
      MainActor.assumeIsolated {
        guard let view = views[id], let size = view.contentSize(atWidth: width) else {
          return .none
        }
        return ContentSize(width: size.width, height: size.height)
      }
    }
  }

  /// Hands every view, guide, stack and constraint to the engine, and takes out what is gone.
  ///
  /// - Parameters:
  ///   - engine: The tree's engine.
  ///   - root: The top of the tree.
  ///   - always: Whether trees of frames alone are handed over too.
  mutating func synchronize(_ engine: LayoutEngine, with root: UIView, always: Bool = false) {
    var next = EngineTree()
    next.collect(root, path: "")
    next.usesConstraints = next.views.contains {
      !$0.translatesAutoresizingMaskIntoConstraints || !$0.constraints.isEmpty
    }
    guard always || next.usesConstraints || usesConstraints || isInEngine else {
      self = next
      return
    }
    // 1. What is gone, constraints before the items they name.
    var constraints: [(ConstraintID, ConstraintDescription)] = []
    for view in next.views {
      for constraint in view.constraints {
        guard let description = constraint.layoutDescription(),
          next.contains(description.first), description.second.map(next.contains) ?? true
        else { continue }
        constraints.append((constraint.activation, description))
        next.constraintIDs.insert(constraint.activation)
      }
    }
    for id in constraintIDs.subtracting(next.constraintIDs).sorted() { engine.removeConstraint(id) }
    for id in stackIDs.subtracting(next.stackIDs).sorted() { engine.setStack(nil, of: id) }
    for id in itemIDs.subtracting(next.itemIDs).sorted() { engine.removeItem(id) }
    // 2. Items, parents first.
    for (view, name) in zip(next.views, next.names) {
      engine.setItem(view.itemID, view.layoutItem(named: name))
      for guide in view.allGuides {
        let item = guide.layoutItem(in: view)
        engine.setItem(guide.itemID, item)
        if guide.role != .custom { next.insets.append((guide, item.placement)) }
      }
    }
    // 3. Stacks and constraints.
    for case let stack as UIStackView in next.views {
      engine.setStack(stack.arrangement, of: stack.itemID)
      if stack.isLayoutMarginsRelativeArrangement {
        next.stackMargins.append((stack, Insets(stack.layoutMargins)))
      }
    }
    for (id, description) in constraints { engine.setConstraint(id, description) }
    next.isInEngine = true
    self = next
  }

  /// Stores the engine's frames in the views and flags the superviews of those that moved.
  func distributeFrames(from engine: LayoutEngine) {
    for view in views {
      let frame = engine.frame(of: view.itemID)
      guard frame != view.engineFrame else { continue }
      view.engineFrame = frame
      view.superview?.needsLayout = true
    }
    for case let scrollView as UIScrollView in views {
      scrollView.takeContentSize(
        from: engine.frame(of: scrollView.contentLayoutGuide.itemID).size)
    }
  }

  /// Whether margins or safe areas are no longer what the engine was told.
  func insetsHaveChanged() -> Bool {
    usesConstraints
      && (insets.contains { entry in
        guard let owner = entry.guide.owningView else { return false }
        return entry.guide.layoutItem(in: owner).placement != entry.placement
      } || stackMargins.contains { Insets($0.stack.layoutMargins) != $0.margins })
  }

  private mutating func collect(_ view: UIView, path: String) {
    views.append(view)
    names.append(
      view.accessibilityIdentifier ?? "\(view.className)(\(path.isEmpty ? "/" : path))")
    viewsByID[view.itemID] = view
    itemIDs.insert(view.itemID)
    for guide in view.allGuides { itemIDs.insert(guide.itemID) }
    if view is UIStackView { stackIDs.insert(view.itemID) }
    for (index, subview) in view.storedSubviews.enumerated() {
      collect(subview, path: "\(path)/\(index)")
    }
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension UIView {
  /// Guides made by people and those UIKit keeps for the view.
  var allGuides: [UILayoutGuide] {
    predefinedGuides.isEmpty ? layoutGuides : predefinedGuides + layoutGuides
  }

  /// The view in the engine's words.
  func layoutItem(named name: String) -> LayoutItem {
    let placement: LayoutItem.Placement
    if superview == nil {
      placement = .frame(CGRect(origin: .zero, size: bounds.size))
    } else if translatesAutoresizingMaskIntoConstraints {
      placement = .frame(layer.untransformedFrame)
    } else {
      placement = .constraints
    }
    var item = LayoutItem(parent: superview?.itemID, name: name, placement: placement)
    item.isHidden = isHidden
    let content = intrinsicContentSize
    item.contentSize = ContentSize(
      width: content.width == UIView.noIntrinsicMetric ? nil : Double(content.width),
      height: content.height == UIView.noIntrinsicMetric ? nil : Double(content.height))
    item.measuresAtWidth = measuresAtWidth
    item.hugging = huggingPriority
    item.compressionResistance = resistancePriority
    item.alignmentRectInsets = Insets(alignmentRectInsets)
    if let offsets = baselineOffsets {
      item.firstBaseline = Double(offsets.firstFromTop)
      item.lastBaseline = Double(offsets.lastFromBottom)
    }
    if !(self is UIStackView) {
      let first = forFirstBaselineLayout
      if first !== self { item.firstBaselineItem = first.itemID }
      let last = forLastBaselineLayout
      if last !== self { item.lastBaselineItem = last.itemID }
    }
    item.fontMetrics = baselineFont?.layoutMetrics
    item.isRightToLeft = isRightToLeft
    if let scrollView = self as? UIScrollView {
      item.scrollContentGuide = scrollView.contentLayoutGuide.itemID
    }
    if let stack = self as? UIStackView, stack.isLayoutMarginsRelativeArrangement {
      item.layoutMargins = Insets(layoutMargins)
    }
    return item
  }
}

extension UILayoutGuide {
  /// The guide in the engine's words.
  func layoutItem(in owner: UIView) -> LayoutItem {
    let placement: LayoutItem.Placement
    switch role {
    case .custom, .scrollContent: placement = .constraints
    case .layoutMargins: placement = .inset(Insets(owner.layoutMargins))
    case .safeArea: placement = .inset(Insets(owner.safeAreaInsets))
    case .readableContent:
      placement = .readable(Insets(owner.layoutMargins), maximumWidth: 672)
    case .scrollFrame:
      // In the engine's unscrolled coordinates the visible part lies at the content offset.
      let offset = owner.bounds.origin
      placement = .inset(
        Insets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x))
    }
    var item = LayoutItem(parent: owner.itemID, name: layoutName, placement: placement)
    item.isRightToLeft = owner.isRightToLeft
    item.isScrollMarginsGuide = role == .layoutMargins && owner is UIScrollView
    return item
  }
}
