/// A stretch of attributed text.
package struct SceneTextRun: Hashable, Sendable {
  package var text = ""
  package var font: SceneFont?
  package var color: SceneColor?
  /// Points added after each character.
  package var kern: Double?
}

extension ValueKind where Value == [SceneTextRun] {
  /// A list of `{ "text": …, "font": …, "color": …, "kern": … }`.
  static let attributedText = ValueKind<SceneTextRun>.object(
    "run", SceneTextRun(),
    [
      Field("text", .text, required: true) { $0.text = $1 },
      Field("font", .font) { $0.font = $1 },
      Field("color", .color) { $0.color = $1 },
      Field("kern", .points) { $0.kern = $1 },
    ]
  ).list
}
