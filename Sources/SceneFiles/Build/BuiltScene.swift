package import Diagnostics
package import UIKit

/// A scene as a tree of views, ready to be put on its canvas.
///
/// It must live as long as its views: tables ask it for their rows.
@MainActor
package struct BuiltScene {
  /// What is shown.
  package enum Root {
    case view(UIView)
    case controller(UIViewController)

    /// The root view.
    @MainActor package var view: UIView {
      switch self {
      case .view(let view): view
      case .controller(let controller): controller.view
      }
    }
  }

  /// The scene's name; with a variant, `name.variant`.
  package let name: String
  /// What is shown.
  package let root: Root
  /// Where it is shown.
  package let canvas: SceneCanvas
  /// Every view with an id, also under a component root's second name; views of table rows only
  /// once their rows were shown.
  package var ids: [String: UIView] { builder.ids }
  /// The constraints in the order of activation; each says where it is written.
  package var constraints: [NSLayoutConstraint] { builder.constraints }
  private let builder: SceneBuilder

  init(name: String, root: Root, canvas: SceneCanvas, builder: SceneBuilder) {
    self.name = name
    self.root = root
    self.canvas = canvas
    self.builder = builder
  }

  /// Where a view is described.
  package func location(of view: UIView) -> SourceLocation? { view.origin }
}
