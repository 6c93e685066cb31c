import Foundation

/// Four distances inwards, in points; `left` and `right` are leading and trailing where directional.
package struct SceneInsets: Hashable, Sendable {
  package var top: Double, left: Double, bottom: Double, right: Double

  /// No distance at all.
  package static let zero = SceneInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A pair of numbers that a scene writes as `[horizontal, vertical]`.
package struct AxisPair<Value: Hashable & Sendable>: Hashable, Sendable {
  package var horizontal: Value
  package var vertical: Value
}

extension ValueKind {
  /// A list of as many numbers as names.
  ///
  /// - Parameters:
  ///   - names: What the elements are called: `x`, `y`.
  ///   - element: The form of each element.
  ///   - make: The value of the elements.
  /// - Returns: The form.
  static func tuple<Element: Sendable>(
    _ names: [String], of element: ValueKind<Element>,
    _ make: @escaping @Sendable ([Element]) -> Value
  ) -> ValueKind {
    let expects = "a list [\(names.joined(separator: ", "))]"
    return ValueKind(expects: expects, schema: .list(of: element.schema, count: names.count)) {
      node, context in
      guard let elements = node.elements else {
        context.mismatch(node, expects: expects)
        return nil
      }
      guard elements.count == names.count else {
        context.findings.error(
          "wrong-type", at: node.position,
          "\(context.subject) is \(expects), not a list of \(elements.count)")
        return nil
      }
      let values = elements.compactMap { element.read($0, context) }
      return values.count == names.count ? make(values) : nil
    }
  }
}

extension ValueKind where Value == CGPoint {
  /// `[x, y]`.
  static let point = tuple(["x", "y"], of: .points) { CGPoint(x: $0[0], y: $0[1]) }
}

extension ValueKind where Value == CGSize {
  /// `[width, height]`, of either sign as in a shadow's offset.
  static let offset = tuple(["width", "height"], of: .points) {
    CGSize(width: $0[0], height: $0[1])
  }

  /// `[width, height]`.
  static let size = tuple(["width", "height"], of: .length) { CGSize(width: $0[0], height: $0[1]) }
}

extension ValueKind where Value == CGRect {
  /// `[x, y, width, height]`; sizes cannot be negative.
  static let rect = ValueKind(
    expects: "a list [x, y, width, height]", schema: .list(of: .type("number"), count: 4)
  ) { node, context in
    let numbers = ValueKind<[Double]>.tuple(["x", "y", "width", "height"], of: .points) { $0 }
    guard let n = numbers.read(node, context) else { return nil }
    guard n[2] >= 0, n[3] >= 0 else {
      context.outOfRange(node, "cannot have a negative size")
      return nil
    }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
}

extension ValueKind where Value == SceneInsets {
  /// `[top, left, bottom, right]`.
  static let insets = tuple(["top", "left", "bottom", "right"], of: .points) {
    SceneInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
  }

  /// `[top, leading, bottom, trailing]`.
  static let directionalInsets = tuple(["top", "leading", "bottom", "trailing"], of: .points) {
    SceneInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
  }

  /// `[top, left, bottom, right]`, none negative.
  static let safeArea = tuple(["top", "left", "bottom", "right"], of: .length) {
    SceneInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
  }
}

extension ValueKind where Value == AxisPair<Double> {
  /// `[horizontal, vertical]` layout priorities.
  static let priorities = tuple(["horizontal", "vertical"], of: .priority) {
    AxisPair(horizontal: $0[0], vertical: $0[1])
  }
}

extension ValueKind where Value == AxisPair<Double?> {
  /// `[width, height]`, null where there is none.
  static let contentSize = tuple(["width", "height"], of: ValueKind<Double>.length.optional) {
    AxisPair(horizontal: $0[0], vertical: $0[1])
  }
}

/// A gap between arranged views.
package enum SceneSpacing: Hashable, Sendable {
  /// Points, negative ones overlap.
  case points(Double)
  /// UIStackView.spacingUseSystem.
  case system
  /// UIStackView.spacingUseDefault.
  case standard
}

extension ValueKind where Value == SceneSpacing {
  /// A number, `"system"` or `"default"`.
  static let spacing = either([
    .number: ValueKind<Double>.points.map { .points($0) },
    .string: words(["system": .system, "default": .standard]),
  ])
}
