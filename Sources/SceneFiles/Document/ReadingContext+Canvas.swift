import Diagnostics

extension ReadingContext {
  /// Reads a `canvas`.
  func canvas(_ node: JSONNode) -> TraitOverrides {
    var traits = TraitOverrides()
    guard let members = node.members else {
      findings.error(
        "wrong-type", at: node.position,
        "canvas is an object (device, or width and height), not \(node.shape.rawValue)")
      return traits
    }
    traits.location = node.position.inFile(findings.file)
    let isGood = fillIn(
      &traits, from: members, TraitOverrides.canvasFields, noun: "canvas", at: node.position)
    if isGood, traits.device == nil, traits.width == nil || traits.height == nil {
      findings.error(
        "missing-key", at: node.position, "a canvas needs 'device', or 'width' and 'height'",
        help: "\"canvas\": { \"width\": 320, \"height\": \"fit\" }")
    }
    checkPixels(traits, at: node.position)
    return traits
  }

  /// Refuses a size that is too large once the scale is counted.
  func checkPixels(_ traits: TraitOverrides, at position: TextPosition) {
    func pixels(_ side: CanvasSide?) -> Double {
      if case .points(let points) = side { points * (traits.scale ?? 1) } else { 0 }
    }
    if let objection = CanvasSize.objection(pixels(traits.width), pixels(traits.height)) {
      findings.error("canvas-size", at: position, objection)
    }
  }
}

/// What a canvas may measure.
enum CanvasSize {
  /// Why a canvas of so many pixels is refused; nil if it is not.
  static func objection(_ width: Double, _ height: Double) -> String? {
    if max(width, height) > SceneLimits.canvasSide {
      return "a canvas of \(written(width)) × \(written(height)) pixels is larger than "
        + "\(written(SceneLimits.canvasSide)) pixels a side"
    }
    if width * height > SceneLimits.canvasPixels {
      return "a canvas of \(written(width)) × \(written(height)) pixels has more than "
        + "\(written(SceneLimits.canvasPixels)) pixels"
    }
    return nil
  }
}
