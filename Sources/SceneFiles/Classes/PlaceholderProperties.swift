import UIKit

extension SceneClass {
  /// Maquette's wireframe view, which stands in for content of a known size.
  static let placeholder = SceneClass(
    "Placeholder", .view, parent: "UIView", make: { _ in Placeholder(frame: .zero) },
    [
      .property("intrinsicContentSize", .contentSize) {
        $0.natural = (
          width: $1.horizontal.map { CGFloat($0) }, height: $1.vertical.map { CGFloat($0) }
        )
      },
      .property("baseline", .baseline) {
        $0.baselines = (
          firstFromTop: CGFloat($1.firstFromTop), lastFromBottom: CGFloat($1.lastFromBottom)
        )
      },
      .property("alignmentRectInsets", .insets) { $0.placeholderInsets = $1.edges },
      .property("flow", .flow) {
        $0.flow = Placeholder.Flow(
          count: $1.count, width: CGFloat($1.width), lineHeight: CGFloat($1.lineHeight))
      },
    ])
}

/// Blocks that wrap like text.
struct SceneFlow: Hashable, Sendable {
  /// The number of blocks.
  var count = 0
  /// A block's width in points.
  var width = 1.0
  /// A line's height in points.
  var lineHeight = 0.0
}

extension ValueKind where Value == SceneFlow {
  /// An object such as `{ "count": 8, "width": 20, "lineHeight": 16 }`.
  static let flow = object(
    "flow", SceneFlow(),
    [
      Field("count", .integer(in: 0...100_000), required: true) { $0.count = $1 },
      Field("width", .blockWidth, required: true) { $0.width = $1 },
      Field("lineHeight", .length, required: true) { $0.lineHeight = $1 },
    ])
}

extension ValueKind where Value == Double {
  /// A length in points that is not zero either: blocks are counted by dividing by it.
  static let blockWidth = number(
    "a number", in: 0.01...SceneLimits.length, "is more than 0 and at most 1e9",
    schema: .members(["type": .string("number"), "exclusiveMinimum": .number(0)]))
}

/// Where a placeholder's baselines lie, in points.
struct SceneBaseline: Hashable, Sendable {
  /// Below the top.
  var firstFromTop: Double
  /// Above the bottom.
  var lastFromBottom: Double
}

extension ValueKind where Value == SceneBaseline {
  /// `[firstFromTop, lastFromBottom]`.
  static let baseline = tuple(["firstFromTop", "lastFromBottom"], of: .points) {
    SceneBaseline(firstFromTop: $0[0], lastFromBottom: $0[1])
  }
}
