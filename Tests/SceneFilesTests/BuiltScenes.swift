import Diagnostics
import Foundation
import Testing
import UIKit

@testable import SceneFiles

/// A scene built and laid out on its canvas, outside of any window.
@MainActor
func laidOut(
  _ text: String, variant: String? = nil, overrides: TraitOverrides = TraitOverrides(),
  log: DiagnosticLog = DiagnosticLog()
) throws -> BuiltScene {
  let document = try document(text)
  return lay(
    try SceneBuilder.build(document, variant: variant, overrides: overrides, log: log))
}

/// Gives a built scene's root its size and lays it out.
@MainActor
@discardableResult
func lay(_ scene: BuiltScene) -> BuiltScene {
  let (view, canvas) = (scene.root.view, scene.canvas)
  view.rootTraits = canvas.traits
  view.rootSafeAreaInsets = canvas.safeArea
  view.translatesAutoresizingMaskIntoConstraints = true
  var size = CGSize(width: canvas.width ?? 0, height: canvas.height ?? 0)
  if canvas.width == nil || canvas.height == nil {
    size = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: canvas.width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: canvas.height == nil ? .fittingSizeLevel : .required)
    size = CGSize(width: canvas.width ?? size.width, height: canvas.height ?? size.height)
  }
  // A controller's margins follow the screen, which other tests leave as they like.
  UIScreen.main.configure(size: size, scale: canvas.scale, traits: canvas.traits)
  view.frame = CGRect(origin: .zero, size: size)
  view.layoutIfNeeded()
  return scene
}

/// `x y width height` with at most two decimals.
@MainActor
func printed(_ frame: CGRect) -> String {
  [frame.minX, frame.minY, frame.width, frame.height]
    .map { written((Double($0) * 100).rounded() / 100) }.joined(separator: " ")
}
