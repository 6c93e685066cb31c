import UIKit

/// A font as a scene writes it; what is nil is left to the text style or the class.
package struct SceneFont: Hashable, Sendable {
  /// Points.
  package var size: Double?
  /// UIFont.Weight's name.
  package var weight: String?
  /// UIFont.TextStyle's name.
  package var textStyle: String?
  /// A family of the file's `fonts` or of the pinned set.
  package var family: String?
  package var isItalic = false
  /// UIFontDescriptor.SystemDesign's name.
  package var design: String?
}

extension ValueKind where Value == String {
  /// One of some words, kept as the word.
  static func word(of words: [String]) -> ValueKind {
    let expects = "one of \(words.joined(separator: ", "))"
    return ValueKind(expects: expects, schema: .words(words)) { node, context in
      guard let word = node.text else {
        context.mismatch(node, expects: expects)
        return nil
      }
      if words.contains(word.string) { return word.string }
      context.findings.unknown(
        "value", word.string, of: context.subject, among: words, at: node.position)
      return nil
    }
  }

  /// UIFont.Weight's names, light to heavy.
  static let fontWeight = word(of: UIFont.Weight.named.map(\.name))

  /// UIFont.TextStyle's names.
  static let textStyle = word(of: UIFont.TextStyle.named.map(\.name))
}

extension ValueKind where Value == SceneFont {
  /// An object such as `{ "size": 17, "weight": "semibold" }`.
  static let font: ValueKind = {
    let object = ValueKind.object(
      "font", SceneFont(),
      [
        Field("size", .fontSize) { $0.size = $1 },
        Field("weight", .fontWeight) { $0.weight = $1 },
        Field("textStyle", .textStyle) { $0.textStyle = $1 },
        Field("family", .text) { $0.family = $1 },
        Field("italic", .bool) { $0.isItalic = $1 },
        Field("design", .word(of: SceneFont.designs.map(\.name))) {
          $0.design = $1
        },
      ],
      objection: { font in
        font.size == nil && font.textStyle == nil ? "a font needs 'size' or 'textStyle'" : nil
      })
    return ValueKind(
      expects: object.expects, schema: .named("font", object.schema), read: object.read)
  }()
}
