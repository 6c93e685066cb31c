import UIKit

extension SceneClass {
  /// What every layer has.
  static let layer = SceneClass(
    "CALayer", .layer, structure: [.class, .sublayers], make: { _ in CALayer() },
    [
      .property("frame", .rect) { $0.frame = $1 },
      .property("isHidden", .bool) { $0.isHidden = $1 },
      .property("opacity", .fraction) { $0.opacity = Float($1) },
      .property("backgroundColor", .optionalColor) { $0.backgroundColor = $1?.uiColor.cgColor },
      .property("cornerRadius", .length) { $0.cornerRadius = $1 },
      .property("cornerCurve", .cornerCurve) { $0.cornerCurve = $1 },
      .property("maskedCorners", .maskedCorners) { $0.maskedCorners = $1 },
      .property("masksToBounds", .bool) { $0.masksToBounds = $1 },
      .property("borderWidth", .length) { $0.borderWidth = $1 },
      .property("borderColor", .optionalColor) { $0.borderColor = $1?.uiColor.cgColor },
      .property("shadowColor", .optionalColor) { $0.shadowColor = $1?.uiColor.cgColor },
      .property("shadowOpacity", .fraction) { $0.shadowOpacity = Float($1) },
      .property("shadowOffset", .offset) { $0.shadowOffset = $1 },
      .property("shadowRadius", .length) { $0.shadowRadius = $1 },
      .property("shadowPath", .path) { $0.shadowPath = $1.cgPath },
      .property("zPosition", .points) { $0.zPosition = $1 },
    ])

  /// A layer that fills and strokes an outline.
  static let shapeLayer = SceneClass(
    "CAShapeLayer", .layer, parent: "CALayer", make: { _ in CAShapeLayer() },
    [
      .property("path", .path) { $0.path = $1.cgPath },
      .property("fillColor", .optionalColor) { $0.fillColor = $1?.uiColor.cgColor },
      .property("fillRule", .fillRule) { $0.fillRule = $1 },
      .property("strokeColor", .optionalColor) { $0.strokeColor = $1?.uiColor.cgColor },
      .property("lineWidth", .length) { $0.lineWidth = $1 },
      .property("lineCap", .lineCap) { $0.lineCap = $1 },
      .property("lineJoin", .lineJoin) { $0.lineJoin = $1 },
      .property("miterLimit", .length) { $0.miterLimit = $1 },
      .property("lineDashPattern", .dashes) {
        $0.lineDashPattern = $1.map { NSNumber(value: $0) }
      },
      .property("lineDashPhase", .points) { $0.lineDashPhase = $1 },
      .property("strokeStart", .fraction) { $0.strokeStart = $1 },
      .property("strokeEnd", .fraction) { $0.strokeEnd = $1 },
    ])
}

extension ValueKind where Value == CACornerMask {
  /// Corners by their place on the screen.
  static let maskedCorners = options([
    "topLeft": .layerMinXMinYCorner, "topRight": .layerMaxXMinYCorner,
    "bottomLeft": .layerMinXMaxYCorner, "bottomRight": .layerMaxXMaxYCorner,
  ])
}

extension ValueKind where Value == CALayerCornerCurve {
  /// CALayerCornerCurve's members.
  static let cornerCurve = words(["circular": .circular, "continuous": .continuous])
}

extension ValueKind where Value == CAShapeLayerFillRule {
  /// CAShapeLayerFillRule's members.
  static let fillRule = words(["nonZero": .nonZero, "evenOdd": .evenOdd])
}

extension ValueKind where Value == CAShapeLayerLineCap {
  /// CAShapeLayerLineCap's members.
  static let lineCap = words(["butt": .butt, "round": .round, "square": .square])
}

extension ValueKind where Value == CAShapeLayerLineJoin {
  /// CAShapeLayerLineJoin's members.
  static let lineJoin = words(["miter": .miter, "round": .round, "bevel": .bevel])
}

extension ValueKind where Value == [Double] {
  /// Lengths of strokes and gaps, not all of them zero.
  static let dashes: ValueKind = {
    let list = ValueKind<Double>.length.list
    return ValueKind(expects: list.expects, schema: list.schema) { node, context in
      guard let lengths = list.read(node, context) else { return nil }
      guard lengths.isEmpty || lengths.reduce(0, +) > 0 else {
        context.outOfRange(node, "has a length above 0")
        return nil
      }
      return lengths
    }
  }()
}
