import Diagnostics
package import Foundation
package import UIKit

/// The place a scene is built for, everything decided.
package struct SceneCanvas: Sendable {
  /// Points; nil takes what the content needs.
  package var width: CGFloat?
  /// Points; nil takes what the content needs.
  package var height: CGFloat?
  /// Pixels per point.
  package var scale: CGFloat
  /// How far the edges of the canvas are unsafe, in points.
  package var safeArea: UIEdgeInsets
  package var traits: UITraitCollection

  /// Creates a canvas; a side that is nil takes what the content needs.
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

  /// The device of scenes that name neither a device nor a size.
  package static let defaultDevice = "iPhone 15"

  /// Pixels per point where nobody says.
  static let defaultScale = 2.0

  /// Decides what some traits leave open.
  ///
  /// A device gives size, scale, safe area and size classes; what the traits state besides
  /// overrides that value alone. Without device a missing scale is 2 and a missing safe area zero.
  ///
  /// - Parameters:
  ///   - traits: The canvas as far as it is stated.
  ///   - findings: Where an unknown device or a size beyond the limits is reported.
  /// - Returns: The canvas, or nil after an error.
  static func resolve(_ traits: TraitOverrides, findings: Findings) -> SceneCanvas? {
    let isSized = traits.width != nil && traits.height != nil
    let name = traits.device ?? (isSized ? nil : defaultDevice)
    let device = name.flatMap { Device.named($0) }
    if let name, device == nil {
      var unknown = Device.unknown(String(name.prefix(60)))
      unknown.location = traits.location
      findings.report(unknown)
      return nil
    }
    let orientation: Device.Orientation = traits.orientation == .landscape ? .landscape : .portrait
    if device == nil, traits.orientation != nil {
      findings.report(
        Diagnostic(
          .warning, id: "orientation", at: traits.location,
          "only a device can be turned: the canvas has a size of its own",
          help: "exchange its width and height"))
    }
    let size = device?.size(for: orientation) ?? .zero
    let scale = traits.scale ?? device?.scale ?? defaultScale
    func length(_ side: CanvasSide?, _ own: CGFloat) -> CGFloat? {
      switch side {
      case .points(let points): CGFloat(points)
      case .fit: nil
      case nil: own
      }
    }
    let canvas = SceneCanvas(
      width: length(traits.width, size.width), height: length(traits.height, size.height),
      scale: scale, safeArea: traits.safeArea?.edges ?? device?.safeArea(for: orientation) ?? .zero,
      traits: collection(traits, device?.traits(for: orientation) ?? .standard, scale: scale))
    let pixels = (Double(canvas.width ?? 0) * scale, Double(canvas.height ?? 0) * scale)
    if let objection = CanvasSize.objection(pixels.0, pixels.1) {
      findings.report(
        Diagnostic(
          .error, id: "canvas-size", at: traits.location, objection,
          help: "make it smaller, or lower its scale"))
      return nil
    }
    return canvas
  }

  private static func collection(
    _ traits: TraitOverrides, _ base: UITraitCollection, scale: Double
  ) -> UITraitCollection {
    let category = traits.contentSizeCategory.flatMap { name in
      UIContentSizeCategory.named.first { $0.name == name }
    }?.category
    return base.modifyingTraits { result in
      result.displayScale = CGFloat(scale)
      if let appearance = traits.appearance {
        result.userInterfaceStyle = appearance == .dark ? .dark : .light
      }
      if let category { result.preferredContentSizeCategory = category }
      if let direction = traits.layoutDirection {
        result.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      }
    }
  }
}
