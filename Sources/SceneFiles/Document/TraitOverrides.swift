package import Diagnostics
import UIKit

/// A side of a canvas.
package enum CanvasSide: Hashable, Sendable {
  /// Points.
  case points(Double)
  /// As small as the content allows (`systemLayoutSizeFitting`).
  case fit
}

/// The canvas and traits of a picture, as far as someone states them.
///
/// A scene's `canvas`, an entry of its `snapshots` and the command line's flags all come down to
/// this; see ``over(_:)`` for how they combine.
package struct TraitOverrides: Hashable, Sendable {
  /// `portrait` or `landscape`.
  package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
  }

  /// `light` or `dark`.
  package enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  /// The direction of reading.
  package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight, rightToLeft
  }

  /// A simulator's name.
  package var device: String?
  package var orientation: Orientation?
  package var width: CanvasSide?
  package var height: CanvasSide?
  /// Pixels per point.
  package var scale: Double?
  /// Points.
  package var safeArea: SceneInsets?
  package var appearance: Appearance?
  /// UIContentSizeCategory's name, such as `large`.
  package var contentSizeCategory: String?
  package var layoutDirection: LayoutDirection?
  /// Where it is written, for messages; two overrides that differ only here are equal in effect.
  package var location: SourceLocation?

  /// Creates overrides that state nothing.
  package init() {}

  /// These overrides where they state something, `base` where they do not.
  ///
  /// A device brings its own size, scale and safe area, so those of `base` do not outlive it.
  package func over(_ base: TraitOverrides) -> TraitOverrides {
    var result = self
    if device == nil {
      result.device = base.device
      result.width = width ?? base.width
      result.height = height ?? base.height
      result.scale = scale ?? base.scale
      result.safeArea = safeArea ?? base.safeArea
    }
    result.orientation = orientation ?? base.orientation
    result.appearance = appearance ?? base.appearance
    result.contentSizeCategory = contentSizeCategory ?? base.contentSizeCategory
    result.layoutDirection = layoutDirection ?? base.layoutDirection
    result.location = location ?? base.location
    return result
  }
}

extension TraitOverrides {
  /// The keys of a `canvas`.
  static let canvasFields: [Field<TraitOverrides>] = [
    Field("device", .device) { $0.device = $1 },
    Field("orientation", .words(["portrait": .portrait, "landscape": .landscape])) {
      $0.orientation = $1
    },
    Field("width", .canvasSide) { $0.width = $1 },
    Field("height", .canvasSide) { $0.height = $1 },
    Field("scale", .scale) { $0.scale = $1 },
    Field("safeArea", .safeArea) { $0.safeArea = $1 },
  ]

  /// The keys that stand at the top of a file, and in a snapshot beside the canvas's.
  static let traitFields: [Field<TraitOverrides>] = [
    Field("appearance", .words(["light": .light, "dark": .dark])) { $0.appearance = $1 },
    Field("contentSizeCategory", .contentSizeCategory) { $0.contentSizeCategory = $1 },
    Field(
      "layoutDirection", .words(["leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
    ) { $0.layoutDirection = $1 },
  ]
}

extension ValueKind where Value == CanvasSide {
  /// A number of points, or `"fit"`.
  static let canvasSide = either([
    .number: ValueKind<Double>(
      expects: "a number of points",
      schema: .members([
        "type": .string("number"), "exclusiveMinimum": .number(0),
        "maximum": .number(SceneLimits.canvasSide),
      ])
    ) { node, context in
      guard let number = node.number else { return nil }
      guard number > 0, number <= SceneLimits.canvasSide else {
        context.findings.error(
          "canvas-size", at: node.position,
          "\(context.subject) is more than 0 and at most \(written(SceneLimits.canvasSide))",
          help: "give it in points, or \"fit\"")
        return nil
      }
      return number
    }.map { .points($0) },
    .string: words(["fit": .fit]),
  ])
}

extension ValueKind where Value == Double {
  /// Pixels per point.
  static let scale = ValueKind(
    expects: "a number",
    schema: .members([
      "type": .string("number"), "exclusiveMinimum": .number(0),
      "maximum": .number(SceneLimits.scale),
    ])
  ) { node, context in
    guard let number = node.number else {
      context.mismatch(node, expects: "a number")
      return nil
    }
    guard number > 0, number <= SceneLimits.scale else {
      context.outOfRange(node, "is more than 0 and at most \(written(SceneLimits.scale))")
      return nil
    }
    return number
  }
}

extension ValueKind where Value == String {
  /// UIContentSizeCategory's members.
  static let contentSizeCategory = word(of: UIContentSizeCategory.named.map(\.name))

  /// A simulator's name, or an alias of it.
  static let device = ValueKind(expects: "a device's name", schema: .type("string")) {
    node, context in
    guard let name = node.text?.string else {
      context.mismatch(node, expects: "a device's name")
      return nil
    }
    guard Device.named(name) == nil else { return name }
    var unknown = Device.unknown(String(name.prefix(60)))
    unknown.location = node.position.inFile(context.findings.file)
    context.findings.report(unknown)
    return nil
  }
}
