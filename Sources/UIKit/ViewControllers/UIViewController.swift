public import Foundation

/// Owns a tree of views and lives through its appearance.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  open var title: String?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var hidesBottomBarWhenPushed = false
  open var definesPresentationContext = false
  open var restorationIdentifier: String?
  /// The name of the nib the view comes from.
  public let nibName: String?
  public let nibBundle: Bundle?

  /// Light, dark, or the environment's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.traitsDidChangeInTree() } }
  }

  /// Added to the safe area of the root view, in points (AL-54).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      loadedView?.marginsDidChangeInTree()
    }
  }

  /// Whether the root view's margins are at least ``systemMinimumLayoutMargins`` (AL-57).
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.marginsDidChangeInTree() }
  }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  // MARK: The view

  /// Loads the view when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "loadView of \(type(of: self)) did not set the view")
    viewDidLoad()
  }

  /// Makes a plain view as large as the screen.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection ?? .current
  }

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Children

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  // MARK: Margins

  /// 0 above and below; 16 at the sides, 20 from 414 points of width on (AL-57).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = loadedView?.window?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The least margins of the root view; nil when they are not respected.
  var minimumRootMargins: UIEdgeInsets? {
    guard viewRespectsSystemMinimumLayoutMargins else { return nil }
    let minimum = systemMinimumLayoutMargins
    return UIEdgeInsets(
      top: minimum.top, left: minimum.leading, bottom: minimum.bottom, right: minimum.trailing)
  }

  /// Runs the calls of an appearance, children after their parent, up to the layout.
  package func beginAppearance() {
    loadViewIfNeeded()
    viewWillAppear(false)
    for child in children where child.isViewLoaded { child.beginAppearance() }
  }

  /// Runs the calls after the first layout.
  package func finishAppearance() {
    viewIsAppearing(false)
    viewDidAppear(false)
    for child in children where child.isViewLoaded { child.finishAppearance() }
  }
}

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
