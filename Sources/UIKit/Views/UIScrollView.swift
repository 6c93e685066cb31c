import Painting
public import Foundation

/// A window onto content that may be larger.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Whether the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  open weak var delegate: (any UIScrollViewDelegate)?

  /// Points, in content coordinates.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { restAfterInsetChange() } }
  }
  open var contentInset = UIEdgeInsets.zero { didSet { restAfterInsetChange() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { restAfterInsetChange() }
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1 {
    didSet { if zoomScale != 1 { UIKitLog.warnNotHonoured("UIScrollView.zoomScale") } }
  }
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var decelerationRate = DecelerationRate.normal
  open var refreshControl: UIView? {
    didSet { if refreshControl != nil { UIKitLog.warnNotHonoured("UIScrollView.refreshControl") } }
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The offset the view came to rest at by itself; nil once it was scrolled.
  private var restingOffset: CGPoint? = .zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The guide whose edges are those of the content (AL-80).
  open var contentLayoutGuide: UILayoutGuide { scrollGuide(.scrollContent) }
  /// The guide fixed to what is visible (AL-80).
  open var frameLayoutGuide: UILayoutGuide { scrollGuide(.scrollFrame) }

  /// The content coordinates of the top left corner that is visible.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      restingOffset = nil
      scroll(to: newValue)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls just far enough to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    var offset = contentOffset
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX { offset.x -= visible.minX - rect.minX }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY { offset.y -= visible.minY - rect.minY }
    contentOffset = offset
  }

  /// The insets with the safe area where it counts.
  open var adjustedContentInset: UIEdgeInsets {
    var result = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return result }
    let safe = safeAreaInsets
    let always = contentInsetAdjustmentBehavior == .always
    let scrollsDown =
      always || alwaysBounceVertical || contentSize.height > bounds.height
      || (contentInsetAdjustmentBehavior == .automatic && isContentOfController)
    let scrollsAcross = always || alwaysBounceHorizontal || contentSize.width > bounds.width
    if scrollsDown {
      result.top += safe.top
      result.bottom += safe.bottom
    }
    if scrollsAcross {
      result.left += safe.left
      result.right += safe.right
    }
    return result
  }

  private var isContentOfController: Bool {
    viewController != nil || superview?.viewController != nil
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.origin != newValue.origin {
        boundsOriginDidChange()
      }
    }
  }

  private func boundsOriginDidChange() {
    setNeedsLayout()
    invalidateEngine()
    delegate?.scrollViewDidScroll(self)
  }

  private func scroll(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  /// A view that was never scrolled starts at its insets (AL-81).
  func restAfterInsetChange() {
    guard restingOffset != nil else { return }
    let insets = adjustedContentInset
    let rest = CGPoint(x: -insets.left, y: -insets.top)
    guard rest != restingOffset || rest != bounds.origin else { return }
    restingOffset = rest
    scroll(to: rest)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    restAfterInsetChange()
  }

  /// Whether constraints say how large the content is.
  private var contentIsConstrained: Bool {
    var view: UIView? = self
    while let current = view {
      let isNamed = current.constraints.contains { constraint in
        isContent(constraint.firstItem, against: constraint.secondItem)
          || isContent(constraint.secondItem, against: constraint.firstItem)
      }
      if isNamed { return true }
      view = current.superview
    }
    return false
  }

  private func isContent(_ item: AnyObject?, against other: AnyObject?) -> Bool {
    guard let item else { return false }
    if item === contentLayoutGuide { return true }
    guard item === self, let other = other.flatMap({ ConstrainedItem($0) })?.hostView else {
      return false
    }
    return other !== self && other.isDescendant(of: self)
  }

  /// The size constraints give the content, from the engine (AL-81).
  func takeContentSize(from size: CGSize) {
    guard contentIsConstrained else { return }
    let scale = traitCollection.displayScale
    let onPixels = CGSize(
      width: (size.width * scale).rounded() / scale,
      height: (size.height * scale).rounded() / scale)
    if contentSize != onPixels { contentSize = onPixels }
  }
}

/// Told what a scroll view does.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
