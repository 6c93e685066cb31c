package import Layout
public import Foundation

/// A rectangle that takes part in layout and draws nothing (AL-50).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// A name for messages.
  open var identifier = ""
  /// The view whose coordinates ``layoutFrame`` is in.
  public internal(set) weak var owningView: UIView?
  /// The engine's name for the guide.
  package let itemID = LayoutRoot.makeItemID()
  /// Where the guide comes from; ordinary guides from constraints alone.
  var role = Role.custom

  /// Which of a view's guides this is.
  enum Role {
    case custom
    case layoutMargins
    case safeArea
    case readableContent
    case scrollContent
    case scrollFrame
  }

  override public init() { super.init() }

  /// The rectangle in the owning view's coordinates, in points, after layout.
  open var layoutFrame: CGRect {
    guard let owningView, let root = owningView.layoutRootIfPresent else { return .zero }
    return root.guideFrame(self, in: owningView)
  }

  var layoutName: String {
    let owner = owningView?.layoutName ?? "nil"
    switch role {
    case .custom: return identifier.isEmpty ? "\(owner).guide" : identifier
    case .layoutMargins: return "\(owner).margins"
    case .safeArea: return "\(owner).safeArea"
    case .readableContent: return "\(owner).readableContent"
    case .scrollContent: return "\(owner).content"
    case .scrollFrame: return "\(owner).frame"
    }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .leading)
  }
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .trailing)
  }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .centerX)
  }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .centerY)
  }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
}
