import SceneFiles
import Diagnostics
import Foundation
import Painting
package import UIKit

/// A screen put on its canvas: a window with the views in it, through their appearance.
@MainActor
package final class Stage {
  package let screen: Screen
  /// The root view of the picture.
  package let view: UIView
  private let window: UIWindow

  init(_ screen: Screen) {
    self.screen = screen
    let canvas = screen.canvas
    let size = CGSize(width: canvas.width ?? 0, height: canvas.height ?? 0)
    UIScreen.main.configure(size: size, scale: canvas.scale, traits: canvas.traits)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootTraits = canvas.traits
    window.rootSafeAreaInsets = canvas.safeArea
    switch screen.content {
    case .view(let view):
      self.view = view
    case .controller(let controller):
      controller.loadViewIfNeeded()
      view = controller.view
    }
  }

  /// Runs the life up to the picture: load, will appear, layout, is appearing, did appear, layout.
  func appear() {
    let controller: UIViewController?
    switch screen.content {
    case .view: controller = nil
    case .controller(let shown): controller = shown
    }
    controller?.beginAppearance()
    fillCanvas()
    window.layoutIfNeeded()
    guard let controller else { return }
    controller.finishAppearance()
    drainMainQueue()
    window.layoutIfNeeded()
  }

  /// Gives the root view the canvas's size, or the size its content takes.
  private func fillCanvas() {
    let canvas = screen.canvas
    view.translatesAutoresizingMaskIntoConstraints = true
    window.addSubview(view)
    var size = CGSize(width: canvas.width ?? 0, height: canvas.height ?? 0)
    if canvas.width == nil || canvas.height == nil {
      size = view.systemLayoutSizeFitting(
        size,
        withHorizontalFittingPriority: canvas.width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: canvas.height == nil ? .fittingSizeLevel : .required)
      size = CGSize(width: canvas.width ?? size.width, height: canvas.height ?? size.height)
      UIScreen.main.configure(size: size, scale: canvas.scale, traits: canvas.traits)
      window.frame.size = size
    }
    view.frame = CGRect(origin: .zero, size: size)
    window.frame.size = size
  }

  /// Runs what waits in the main queue, without letting time pass, then ends animations.
  private func drainMainQueue() {
    for _ in 0..<8 {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      AnimationQueue.drain()
    }
  }

  /// What lies under the root view; nil for nothing.
  var groundColor: Color? {
    if view.layer.backgroundColor.map({ $0.alpha == 1 }) == true { return nil }
    switch screen.ground {
    case .transparent: return nil
    case .systemBackground: return UIColor.systemBackground.resolved(with: screen.canvas.traits)
    case .color(let color): return color.resolved(with: screen.canvas.traits)
    }
  }

  /// Says which constraints could not hold, each set once.
  func reportConflicts() {
    for conflict in window.layoutConflicts {
      screen.log.report(conflict.diagnostic(.warning, in: screen.name))
    }
  }
}
