package import Diagnostics
import Foundation
package import SceneFiles
package import UIKit

/// What is to become a picture: views or a controller, and the canvas they are shown on.
@MainActor
package struct Screen {
  /// What is shown.
  package enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  /// What lies under a root view without a background.
  package enum Ground {
    /// The system's background colour, resolved by the canvas's traits.
    case systemBackground
    /// Nothing: the picture is transparent there.
    case transparent
    case color(UIColor)
  }

  /// The name pictures and records carry.
  package var name: String
  package var content: Content
  package var canvas: SceneCanvas
  package var ground: Ground
  /// Where warnings go.
  package var log: DiagnosticLog
  /// What must live as long as the views: a scene feeds its tables.
  private let scene: BuiltScene?

  /// Creates a screen of views from code.
  package init(
    name: String, content: Content, canvas: SceneCanvas, ground: Ground = .systemBackground,
    log: DiagnosticLog = DiagnosticLog()
  ) {
    self.name = name
    self.content = content
    self.canvas = canvas
    self.ground = ground
    self.log = log
    scene = nil
  }

  /// Creates the screen of a scene.
  ///
  /// - Parameters:
  ///   - document: What was read from the file.
  ///   - variant: One of its variants; nil for the plain scene.
  ///   - overrides: What a snapshot or the command line says of canvas and traits.
  ///   - ground: What lies under a root view without a background.
  ///   - log: Where warnings go.
  /// - Throws: `SceneError` as `SceneBuilder.build` does.
  package init(
    _ document: SceneDocument, variant: String? = nil,
    overrides: TraitOverrides = TraitOverrides(), ground: Ground = .systemBackground,
    log: DiagnosticLog = DiagnosticLog()
  ) throws(SceneError) {
    let scene = try SceneBuilder.build(
      document, variant: variant, overrides: overrides, log: log)
    name = scene.name
    switch scene.root {
    case .view(let view): content = .view(view)
    case .controller(let controller): content = .controller(controller)
    }
    canvas = scene.canvas
    self.ground = ground
    self.log = log
    self.scene = scene
  }
}
