package import Diagnostics
package import UIKit

extension SceneColor {
  /// The colour of a text outside a scene file, such as a flag's value: a name, `#RGB`, `#RRGGBB`
  /// or `#RRGGBBAA`; nil for anything else.
  package static func uiColor(text: String) -> UIColor? {
    let color: SceneColor? =
      if text.hasPrefix("#") {
        SceneColor(hexadecimal: text.dropFirst())
      } else {
        names.contains(text) ? .named(text) : nil
      }
    return color?.uiColor
  }

  /// What to say where a text is no colour.
  package static func unknown(_ text: String) -> Diagnostic {
    let near = NearestName.suggestion(for: text, among: names)
    return Diagnostic(
      .error, id: "unknown-color", "'\(text)' is no colour",
      help: near.map { "did you mean \($0)?" } ?? "give a name such as systemBlue, or #RRGGBB")
  }
}
