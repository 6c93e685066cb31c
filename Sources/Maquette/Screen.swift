package import Diagnostics
package import Foundation
package import UIKit

/// What is to become a picture: views or a controller, and the canvas they are shown on.
@MainActor
package struct Screen {
  /// What is shown.
  package enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  /// The place a picture is made for.
  package struct Canvas {
    /// Points; nil takes what the content needs (`systemLayoutSizeFitting`).
    package var width: CGFloat?
    /// Points; nil takes what the content needs.
    package var height: CGFloat?
    /// Pixels per point.
    package var scale: CGFloat
    /// How far the edges of the canvas are unsafe, in points.
    package var safeArea: UIEdgeInsets
    package var traits: UITraitCollection

    package init(
      width: CGFloat?, height: CGFloat?, scale: CGFloat, safeArea: UIEdgeInsets = .zero,
      traits: UITraitCollection
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.safeArea = safeArea
      self.traits = traits
    }
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
  package var canvas: Canvas
  package var ground: Ground
  /// Where warnings go.
  package var log: DiagnosticLog

  package init(
    name: String, content: Content, canvas: Canvas, ground: Ground = .systemBackground,
    log: DiagnosticLog = DiagnosticLog()
  ) {
    self.name = name
    self.content = content
    self.canvas = canvas
    self.ground = ground
    self.log = log
  }
}
