extension SceneClass {
  /// What every view has.
  static let view = SceneClass(
    "UIView", .view, structure: [.class, .id, .layer, .subviews, .constraints],
    [
      Property("frame", .rect),
      Property("autoresizingMask", .autoresizingMask),
      Property("isHidden", .bool),
      Property("alpha", .fraction),
      Property("backgroundColor", ValueKind<SceneColor>.color.optional),
      Property("tintColor", ValueKind<SceneColor>.color.optional),
      Property("clipsToBounds", .bool),
      Property("contentMode", .contentMode),
      Property("layoutMargins", .insets),
      Property("directionalLayoutMargins", .directionalInsets),
      Property("preservesSuperviewLayoutMargins", .bool),
      Property("insetsLayoutMarginsFromSafeArea", .bool),
      Property("semanticContentAttribute", .semanticContentAttribute),
      Property("contentHuggingPriority", .priorities),
      Property("contentCompressionResistancePriority", .priorities),
      Property("overrideUserInterfaceStyle", .userInterfaceStyle),
    ])

  /// Maquette's wireframe view, which stands in for content of a known size.
  static let placeholder = SceneClass(
    "Placeholder", .view, parent: "UIView",
    [
      Property("intrinsicContentSize", .contentSize),
      Property("baseline", .baseline),
      Property("alignmentRectInsets", .insets),
      Property("flow", .flow),
    ])
}

/// Blocks that wrap like text.
package struct SceneFlow: Hashable, Sendable {
  /// The number of blocks.
  package var count = 0
  /// A block's width in points.
  package var width = 0.0
  /// A line's height in points.
  package var lineHeight = 0.0
}

extension ValueKind where Value == SceneFlow {
  /// `{ "count": n, "width": w, "lineHeight": h }`.
  static let flow = object(
    "flow", SceneFlow(),
    [
      Field("count", .integer(in: 0...100_000), required: true) { $0.count = $1 },
      Field("width", .length, required: true) { $0.width = $1 },
      Field("lineHeight", .length, required: true) { $0.lineHeight = $1 },
    ])
}

/// Where a placeholder's baselines lie, in points.
package struct SceneBaseline: Hashable, Sendable {
  /// Below the top.
  package var firstFromTop: Double
  /// Above the bottom.
  package var lastFromBottom: Double
}

extension ValueKind where Value == SceneBaseline {
  /// `[firstFromTop, lastFromBottom]`.
  static let baseline = tuple(["firstFromTop", "lastFromBottom"], of: .points) {
    SceneBaseline(firstFromTop: $0[0], lastFromBottom: $0[1])
  }
}

extension ValueKind where Value == [String] {
  /// A list of words, none twice.
  static func wordSet(of words: [String]) -> ValueKind {
    let list = ValueKind<String>.word(of: words).list
    return ValueKind(expects: list.expects, schema: list.schema) { node, context in
      guard let chosen = list.read(node, context) else { return nil }
      return words.filter { chosen.contains($0) }
    }
  }

  /// UIView.AutoresizingMask's members.
  static let autoresizingMask = wordSet(of: [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
    "flexibleHeight", "flexibleBottomMargin",
  ])
}

extension ValueKind where Value == String {
  /// UIView.ContentMode's members.
  static let contentMode = word(of: [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
    "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ])

  /// UISemanticContentAttribute's members.
  static let semanticContentAttribute = word(of: [
    "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
  ])

  /// UIUserInterfaceStyle's members.
  static let userInterfaceStyle = word(of: ["unspecified", "light", "dark"])
}
