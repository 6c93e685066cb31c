package import Diagnostics
package import Layout
public import Foundation

/// A linear relation between two edges, centres, sizes or baselines (AL-1).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// What of an item is constrained; raw values as in Apple's headers (AL-3).
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public private(set) var firstAttribute = Attribute.notAnAttribute
  public private(set) var secondAttribute = Attribute.notAnAttribute
  public private(set) var relation = Relation.equal
  public private(set) var multiplier: CGFloat = 1

  /// Added to the second side, in points; on leading and trailing it counts in reading direction.
  open var constant: CGFloat = 0 {
    didSet {
      precondition(constant.isFinite, "the constant of a constraint must be finite")
      if constant != oldValue { holder?.constraintsDidChange() }
    }
  }

  /// 1 to 1000; an active constraint may not change to or from required (AL-1).
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      precondition(
        priority.rawValue > 0 && priority.rawValue <= 1000,
        "a layout priority lies above 0 and at most at 1000")
      precondition(
        !isActive || (priority == .required) == (oldValue == .required),
        "an active constraint cannot change between required and optional")
      holder?.constraintsDidChange()
    }
  }

  /// A name for messages.
  open var identifier: String?
  open var shouldBeArchived = false

  /// Where the constraint was written, for messages.
  package var origin: SourceLocation?
  /// The view that keeps the constraint while it is active: the nearest common ancestor (AL-90).
  package private(set) weak var holder: UIView?
  /// The place in the order of activations.
  package private(set) var activation = ConstraintID(0)

  private static var activationCount: Int32 = 0

  override public init() { super.init() }

  /// Creates `view1.attr1 (relation) multiplier · view2.attr2 + constant`, not active.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    // Views and guides; `as AnyObject` alone searches for a way to bridge them each time.
    firstItem = view1 as? NSObject ?? view1 as AnyObject
    secondItem = view2.map { $0 as? NSObject ?? $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    if let problem = validationError { preconditionFailure(problem) }
  }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let first = firstItem.flatMap(ConstrainedItem.init) else { return }
    let holder: UIView
    if let secondItem {
      guard let second = ConstrainedItem(secondItem),
        let ancestor = first.hostView?.nearestCommonAncestor(with: second.hostView)
      else {
        preconditionFailure(
          "\(self): the two items have no common ancestor; add both views to the tree first")
      }
      holder = ancestor
    } else {
      guard let view = first.hostView else {
        preconditionFailure("\(self): the layout guide is not owned by a view")
      }
      holder = view
    }
    Self.activationCount += 1
    activation = ConstraintID(Self.activationCount)
    holder.hold(self)
    self.holder = holder
  }

  private func deactivate() {
    guard let holder else { return }
    self.holder = nil
    holder.release(self)
  }

  /// Forgets the holder without telling it: it is taking its constraints down itself.
  func didLeaveHolder() { holder = nil }

  /// Why the two sides cannot be related (AL-7), or nil.
  private var validationError: String? {
    guard let description = layoutDescription() else { return "an item of a constraint is missing" }
    return description.validationError { id in
      let first = self.firstItem.flatMap { ConstrainedItem($0) }
      let isFirst = first?.itemID(margins: self.firstAttribute.isMarginAttribute) == id
      let item = isFirst ? first : self.secondItem.flatMap { ConstrainedItem($0) }
      return item?.name ?? "nil"
    }
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { equation }
  }

  /// The constraint as an equation: `title.width >= 200 @750`.
  package var equation: String {
    func name(_ item: AnyObject?) -> String {
      item.flatMap(ConstrainedItem.init)?.name ?? "nil"
    }
    let relations: [Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    var text = "\(name(firstItem)).\(firstAttribute) \(relations[relation] ?? "==")"
    if secondItem != nil {
      text += " \(name(secondItem)).\(secondAttribute)"
      if multiplier != 1 { text += " * \(PrintedNumber(multiplier))" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(PrintedNumber(abs(constant)))" }
    } else {
      text += " \(PrintedNumber(constant))"
    }
    if priority != .required { text += " @\(PrintedNumber(CGFloat(priority.rawValue)))" }
    return text
  }
}

extension NSLayoutConstraint.Attribute {
  /// The engine's attribute; margin attributes become edges of the margins guide (AL-5).
  var layoutAttribute: Layout.Attribute? {
    switch self {
    case .notAnAttribute: nil
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: Layout.Attribute(rawValue: rawValue)
    }
  }

  /// Whether it means the margins guide of the item.
  var isMarginAttribute: Bool { rawValue >= Self.leftMargin.rawValue }
}

extension NSLayoutConstraint {
  /// The constraint in the engine's words; nil when an item is gone.
  func layoutDescription() -> ConstraintDescription? {
    guard let first = firstItem.flatMap({ ConstrainedItem($0) }),
      let firstAttribute = firstAttribute.layoutAttribute
    else { return nil }
    var second: ConstrainedItem?
    if secondAttribute != .notAnAttribute {
      guard let item = secondItem.flatMap({ ConstrainedItem($0) }) else { return nil }
      second = item
    }
    return ConstraintDescription(
      first: first.itemID(margins: self.firstAttribute.isMarginAttribute), firstAttribute,
      Layout.Relation(rawValue: relation.rawValue) ?? .equal,
      second: second?.itemID(margins: secondAttribute.isMarginAttribute),
      secondAttribute.layoutAttribute ?? .width, multiplier: Double(multiplier),
      constant: Double(constant), priority: priority.rawValue, identifier: identifier,
      origin: origin)
  }
}

/// A number as people write it: no trailing zeros, at most three decimals.
struct PrintedNumber: CustomStringConvertible {
  let value: CGFloat

  init(_ value: CGFloat) { self.value = value }

  var description: String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : String(Double(rounded))
  }
}
