import Layout
public import Foundation

/// Arranges views in a row or a column (SPEC part 1).
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the room along the axis is shared; raw values are UIKit's (SV-5).
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views stand across the axis; raw values are UIKit's (SV-5).
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// Leading, in a horizontal stack's words.
    public static var top: Alignment { .leading }
    /// Trailing, in a horizontal stack's words.
    public static var bottom: Alignment { .trailing }
  }

  /// As custom spacing: the stack's own spacing.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The system's standard spacing (SV-23).
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// In the order of arrangement, hidden ones too; always a part of ``UIView/subviews`` (SV-6).
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// Between neighbours, in points; a minimum for the two spreading distributions (SV-21).
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Gaps run from baseline to baseline in a column (SV-52).
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// The views stand inside the layout margins (SV-50).
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedLayoutMargins = MarginStorage(.zero)  // SV-2
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    storedLayoutMargins = MarginStorage(.zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Membership

  /// Appends to the arrangement; a view that is already arranged moves to its end (SV-6, SV-7).
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.count)
  }

  /// Inserts into the arrangement; the order of drawing is not touched (SV-7, SV-10).
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
      "index \(stackIndex) lies outside 0...\(arrangedSubviews.count) of the arranged subviews")
    arrange(view, at: stackIndex)
  }

  /// Takes a view out of the arrangement; it stays a subview, and visible (SV-8).
  open func removeArrangedSubview(_ view: UIView) { forgetArranged(view) }

  private func arrange(_ view: UIView, at index: Int) {
    let spacing = customSpacings[ObjectIdentifier(view)]
    if view.superview === self {
      arrangedSubviews.removeAll { $0 === view }
    } else {
      addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints = false  // SV-3
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    customSpacings[ObjectIdentifier(view)] = spacing
    arrangementDidChange()
  }

  /// A view left the arrangement or the stack (SV-8, SV-9).
  func forgetArranged(_ view: UIView) {
    guard let place = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: place)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  func arrangementDidChange() {
    invalidateEngine()
    markNeedsLayout()
  }

  // MARK: Spacing

  /// Replaces the spacing after a view, in points; ignored for a view not arranged (SV-22).
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Layout

  /// The arrangement in the engine's words.
  var arrangement: StackArrangement {
    var result = StackArrangement()
    result.axis = axis == .horizontal ? .horizontal : .vertical
    result.distribution = StackArrangement.Distribution(rawValue: distribution.rawValue) ?? .fill
    result.alignment = StackArrangement.Alignment(rawValue: alignment.rawValue) ?? .fill
    result.spacing = gap(spacing)
    result.isLayoutMarginsRelative = isLayoutMarginsRelativeArrangement
    result.isBaselineRelative = isBaselineRelativeArrangement
    result.arranged = arrangedSubviews.map(\.itemID)
    for view in arrangedSubviews {
      if let spacing = customSpacings[ObjectIdentifier(view)] {
        result.customSpacing[view.itemID] = gap(spacing)
      }
    }
    return result
  }

  /// The token for default means 0 as the stack's own spacing (SV-23).
  private func gap(_ spacing: CGFloat) -> StackArrangement.Spacing {
    if spacing == Self.spacingUseSystem { return .system }
    if spacing == Self.spacingUseDefault { return .points(0) }
    return .points(Double(spacing))
  }

  /// First view of a column, tallest or first of a row (SV-65).
  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }

  /// Last view of a column, tallest or last of a row (SV-65).
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }

  private func baselineView(first: Bool) -> UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    guard let head = visible.first, let tail = visible.last else { return self }
    let chosen: UIView
    if axis == .vertical || alignment == .fill {
      chosen = first ? head : tail
    } else if first, alignment == .leading || alignment == .firstBaseline {
      chosen = head
    } else if !first, alignment == .trailing || alignment == .lastBaseline {
      chosen = tail
    } else {
      chosen = visible.max { $0.bounds.height < $1.bounds.height } ?? head
    }
    return first ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
  }
}
