import Foundation

/// The top of the tree of views.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var screen: UIScreen { .main }
  open var isKeyWindow: Bool { true }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let rootViewController, let view = rootViewController.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  open override var window: UIWindow? { self }

  open func makeKeyAndVisible() { isHidden = false }
  open func makeKey() {}
}
