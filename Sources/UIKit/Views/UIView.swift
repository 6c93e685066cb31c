package import Diagnostics
package import Layout
import Painting
public import Foundation

/// A rectangle on the screen: a place in a tree, a layer that draws it, a part in layout.
///
/// Lengths are points; `frame` and `center` are in the superview's coordinates, `bounds` in the
/// view's own.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether a view of this class cannot live without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// What draws the view.
  public let layer: CALayer
  /// The engine's name for the view.
  package let itemID = LayoutRoot.makeItemID()

  // MARK: Tree

  public internal(set) weak var superview: UIView?
  var storedSubviews: [UIView] = []
  /// The controller whose root view this is.
  weak var viewController: UIViewController?

  /// The children, the last one on top.
  open var subviews: [UIView] { storedSubviews }

  open var window: UIWindow? { superview?.window }

  // MARK: Look

  open var tag = 0

  /// The view's name: the scene's id, the Interface Builder id, or what code gave it.
  open var accessibilityIdentifier: String?
  /// Where the view was written, for messages.
  package var origin: SourceLocation?

  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
  }

  open var isHidden = false {
    didSet {
      layer.isHidden = isHidden
      guard isHidden != oldValue else { return }
      (superview as? UIStackView)?.arrangementDidChange()
      superview?.setNeedsLayout()
    }
  }

  /// 0 to 1, applied to the view with everything in it as one.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isOpaque = true
  open var clearsContextBeforeDrawing = true

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode = ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  /// nil takes the superview's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTintColor = newValue
      tintColorDidChangeInTree()
    }
  }
  var storedTintColor: UIColor?
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet {
      if tintAdjustmentMode == .dimmed {
        UIKitLog.warnNotHonoured("UIView.TintAdjustmentMode.dimmed")
      }
    }
  }

  /// Light, dark, or the superview's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsDidChangeInTree() } }
  }

  /// The traits of the whole tree, on the root of one.
  package var rootTraits: UITraitCollection? {
    didSet { traitsDidChangeInTree() }
  }

  /// A drawing behind everything the view shows, as a mask.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  // MARK: Layout

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateEngine() } }
  }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { invalidateEngine() } }
  }

  /// Active constraints kept here because this is the nearest common ancestor (AL-90).
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var predefinedGuides: [UILayoutGuide] = []

  var huggingPriority = AxisPriorities(horizontal: 250, vertical: 250)
  var resistancePriority = AxisPriorities(horizontal: 750, vertical: 750)
  var needsLayout = true
  var needsUpdateConstraints = true
  /// The engine of the tree whose root this view is.
  var ownLayoutRoot: LayoutRoot?
  /// What the engine found last, in root coordinates, exact; nil before a pass.
  var engineFrame: CGRect?

  var storedLayoutMargins: MarginStorage
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChangeInTree() } }
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChangeInTree() } }
  }
  /// The safe area of the canvas, on the root of a tree.
  package var rootSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if rootSafeAreaInsets != oldValue { marginsDidChangeInTree() } }
  }

  /// Whether `draw(_:)` is UIView's own and need not be called again.
  var drawsNothing = false

  // MARK: Making views

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    storedLayoutMargins = MarginStorage(.init(top: 8, left: 8, bottom: 8, right: 8))
    super.init()
    layer.view = self
    self.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    storedLayoutMargins = MarginStorage(.init(top: 8, left: 8, bottom: 8, right: 8))
    super.init()
    layer.view = self
  }

  private class func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("layerClass of \(self) is not a class of layers")
    }
    return layerClass.init(forView: ())
  }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  /// Position and size in the superview's coordinates.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds.size
      layer.frame = newValue
      geometryDidChange(from: old)
    }
  }

  /// The view's own coordinates: what is visible of them.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds.size
      layer.bounds = newValue
      geometryDidChange(from: old)
    }
  }

  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      geometryDidChange(from: layer.bounds.size)
    }
  }

  /// Applied about the centre when drawing; layout ignores it (AL-2).
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  // MARK: The tree (overridable, so declared here)

  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Inserts a subview; `index` counts in ``subviews``, 0 is the lowest.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  open func bringSubviewToFront(_ view: UIView) { move(view, to: storedSubviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    storedSubviews.swapAt(index1, index2)
    syncSublayerOrder()
  }

  /// Takes the view out of its superview, with every constraint to what stays (AL-90).
  open func removeFromSuperview() { superview?.remove(self) }

  // MARK: Layout passes (overridable, so declared here)

  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays the tree out now if anything changed.
  open func layoutIfNeeded() { layoutRoot.layoutIfNeeded() }

  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  open func updateConstraintsIfNeeded() { layoutRoot.updateConstraintsIfNeeded() }

  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }

  open func setNeedsDisplay() { drawsNothing = false }

  open func setNeedsDisplay(_ rect: CGRect) { drawsNothing = false }

  /// The smallest (or largest) size the view's own constraints allow (AL-67).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size the subtree takes when pulled to `targetSize` at these priorities (AL-67).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    layoutRoot.fittingSize(of: self, target: targetSize, horizontal: horizontal, vertical: vertical)
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(axis == .horizontal ? huggingPriority.horizontal : huggingPriority.vertical)
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      huggingPriority.horizontal = priority.rawValue
    } else {
      huggingPriority.vertical = priority.rawValue
    }
    invalidateEngine()
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    UILayoutPriority(
      axis == .horizontal ? resistancePriority.horizontal : resistancePriority.vertical)
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      resistancePriority.horizontal = priority.rawValue
    } else {
      resistancePriority.vertical = priority.rawValue
    }
    invalidateEngine()
  }

  /// What the view and its place make of the environment.
  open var traitCollection: UITraitCollection { computedTraits }

  // MARK: What subclasses override

  /// The natural size in points; `noIntrinsicMetric` where there is none (AL-20).
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The frame less these is what constraints speak of (AL-2).
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The descendant whose first baseline stands for the view's (AL-4).
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The descendant whose last baseline stands for the view's (AL-4).
  open var forLastBaselineLayout: UIView { self }

  /// Places subviews; this puts those under Auto Layout where the engine found them.
  open func layoutSubviews() { applyEngineFramesToSubviews() }

  /// Adds or changes constraints; call super last.
  open func updateConstraints() { needsUpdateConstraints = false }

  /// The size that fits the content within `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    let size = sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    var frame = frame
    frame.size = size
    self.frame = frame
  }

  /// Draws into the current context; UIView's own draws nothing.
  open func draw(_ rect: CGRect) { drawsNothing = true }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func tintColorDidChange() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func prepareForInterfaceBuilder() {}
  open func awakeFromNib() {}

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: What Maquette's own views override

  /// What the view paints between its background and its subviews, in its own coordinates.
  func contentItems(in context: LayerPainter.Context) -> [DisplayItem] { drawnItems(in: context) }

  /// The natural size of content that flows at a width; nil for content that does not.
  func contentSize(atWidth width: CGFloat) -> CGSize? { nil }

  /// Whether content is measured again at the width layout found (AL-65).
  var measuresAtWidth: Bool { false }

  /// Distances of the text's baselines from the alignment rectangle, for views with text.
  var baselineOffsets: BaselineOffsets? { nil }

  /// The font of the text, for system spacing between baselines (AL-56).
  var baselineFont: UIFont? { nil }

  /// The text as shown, for the records of views with text.
  var textRecord: ShownText? { nil }

  /// The name shown by records and messages; without the module.
  package var className: String {
    let key = ObjectIdentifier(type(of: self))
    if let known = Self.classNames[key] { return known }
    let name = String(describing: type(of: self))
    Self.classNames[key] = name
    return name
  }

  /// Names asked for so far: describing a class searches the whole program for conformances.
  private static var classNames: [ObjectIdentifier: String] = [:]
}

/// Where the baselines of a view's text lie, in points.
struct BaselineOffsets: Equatable {
  /// The first baseline below the alignment rectangle's top.
  var firstFromTop: CGFloat
  /// The last baseline above the alignment rectangle's bottom.
  var lastFromBottom: CGFloat
}

/// The text of a view as it is shown.
struct ShownText {
  var string: String
  var lines: Int
  var isTruncated: Bool
  /// The first baseline below the view's top, in points.
  var baseline: CGFloat
}

/// A touch; none ever happens here.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

extension UIView {
  /// The value of a dimension without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How content fills the bounds; raw values are UIKit's.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How a view follows its superview's size (AL-41).
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}
