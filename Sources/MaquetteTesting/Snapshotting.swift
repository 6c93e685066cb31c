import Diagnostics
import Maquette
import SceneFiles
import Snapshots
public import UIKit

/// How a value becomes a snapshot, and how the snapshot is compared.
@MainActor
public struct Snapshotting<Value> {
  /// Makes the picture; the name is the one records carry, the log takes warnings.
  let picture: (Value, String, DiagnosticLog) throws -> Snapshot
  /// What the picture is besides the plain one, as part of its name.
  let traits: [String]

  init(
    traits: [String] = [], picture: @escaping (Value, String, DiagnosticLog) throws -> Snapshot
  ) {
    self.traits = traits
    self.picture = picture
  }
}

extension Snapshotting where Value: UIView {
  /// The view's picture at its own size, transparent where it paints nothing.
  public static var image: Snapshotting { image() }

  /// The view's picture.
  ///
  /// - Parameters:
  ///   - size: Points; nil takes the view's own size, or what its constraints give where it has
  ///     none.
  ///   - traits: The environment; its display scale is the picture's.
  /// - Returns: How a view becomes that picture.
  public static func image(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(displayScale: 2)
  ) -> Snapshotting {
    Snapshotting(traits: traits.userInterfaceStyle == .dark ? ["dark"] : []) { view, name, log in
      let traits = traits.completed
      let size = size ?? view.bounds.size
      let screen = Screen(
        name: name, content: .view(view),
        canvas: SceneCanvas(
          width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil,
          scale: traits.displayScale, traits: traits),
        ground: .transparent, log: log)
      return try Pipeline.render(screen)
    }
  }
}

extension Snapshotting where Value: UIViewController {
  /// The controller's view at an iPhone's size.
  public static var image: Snapshotting { image() }

  /// The controller's view at an iPhone's size.
  public static func image(
    size: CGSize = CGSize(width: 390, height: 844),
    traits: UITraitCollection = UITraitCollection(displayScale: 2)
  ) -> Snapshotting {
    Snapshotting(traits: traits.userInterfaceStyle == .dark ? ["dark"] : []) {
      controller, name, log in
      let traits = traits.completed
      let screen = Screen(
        name: name, content: .controller(controller),
        canvas: SceneCanvas(
          width: size.width, height: size.height, scale: traits.displayScale, traits: traits),
        ground: .transparent, log: log)
      return try Pipeline.render(screen)
    }
  }
}

extension UITraitCollection {
  /// The traits with light, two pixels a point and the other usual ones where they state nothing.
  fileprivate var completed: UITraitCollection { UITraitCollection(traitsFrom: [.standard, self]) }
}
