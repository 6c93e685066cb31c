extension SceneClass {
  /// What every layer has.
  static let layer = SceneClass(
    "CALayer", .layer, structure: [.class, .sublayers],
    [
      Property("frame", .rect),
      Property("isHidden", .bool),
      Property("opacity", .fraction),
      Property("backgroundColor", ValueKind<SceneColor>.color.optional),
      Property("cornerRadius", .length),
      Property("cornerCurve", .word(of: ["circular", "continuous"])),
      Property(
        "maskedCorners", .wordSet(of: ["topLeft", "topRight", "bottomLeft", "bottomRight"])),
      Property("masksToBounds", .bool),
      Property("borderWidth", .length),
      Property("borderColor", ValueKind<SceneColor>.color.optional),
      Property("shadowColor", ValueKind<SceneColor>.color.optional),
      Property("shadowOpacity", .fraction),
      Property("shadowOffset", .offset),
      Property("shadowRadius", .length),
      Property("shadowPath", .path),
      Property("zPosition", .points),
    ])

  /// A layer that fills and strokes an outline.
  static let shapeLayer = SceneClass(
    "CAShapeLayer", .layer, parent: "CALayer",
    [
      Property("path", .path),
      Property("fillColor", ValueKind<SceneColor>.color.optional),
      Property("fillRule", .word(of: ["nonZero", "evenOdd"])),
      Property("strokeColor", ValueKind<SceneColor>.color.optional),
      Property("lineWidth", .length),
      Property("lineCap", .word(of: ["butt", "round", "square"])),
      Property("lineJoin", .word(of: ["miter", "round", "bevel"])),
      Property("miterLimit", .length),
      Property("lineDashPattern", ValueKind<Double>.length.list),
      Property("lineDashPhase", .points),
      Property("strokeStart", .fraction),
      Property("strokeEnd", .fraction),
    ])
}
