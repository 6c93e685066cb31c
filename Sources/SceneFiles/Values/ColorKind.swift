import UIKit

/// A colour as a scene writes it.
package indirect enum SceneColor: Hashable, Sendable {
  /// UIColor's name: `systemBlue`, `label`, `red`.
  case named(String)
  /// Components in sRGB, 0 to 255.
  case rgba(UInt8, UInt8, UInt8, UInt8)
  /// One colour a user interface style.
  case dynamic(light: SceneColor, dark: SceneColor)
}

extension SceneColor {
  /// The names scenes may use, UIColor's own.
  static var names: [String] { UIColor.systemColorNames }

  /// The colour of `RGB`, `RRGGBB` or `RRGGBBAA`; nil if it is none.
  init?(hexadecimal digits: Substring) {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }.map { UInt8($0) }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: self = .rgba(values[0] * 17, values[1] * 17, values[2] * 17, 255)
    case 6, 8:
      let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
      self = .rgba(bytes[0], bytes[1], bytes[2], bytes.count == 4 ? bytes[3] : 255)
    default: return nil
    }
  }
}

extension ValueKind where Value == SceneColor {
  private static let expectation =
    "a colour: a name, #RGB, #RRGGBB, #RRGGBBAA, or an object (light, dark)"

  /// `"systemBlue"`, `"#FF8800"`, `{ "light": …, "dark": … }`.
  static let color = ValueKind(expects: expectation, schema: definition) { node, context in
    switch node.content {
    case .string(let text): return plain(text, node, context)
    case .object:
      guard let pair = pair.read(node, context), let light = pair.light, let dark = pair.dark else {
        return nil
      }
      return .dynamic(light: light, dark: dark)
    default:
      context.mismatch(node, expects: expectation)
      return nil
    }
  }

  private struct Pair {
    var light: SceneColor?
    var dark: SceneColor?
  }

  /// A colour without styles of its own.
  private static let plainKind = ValueKind(
    expects: "a colour", schema: .reference("plainColor")
  ) { node, context in
    guard let text = node.text else {
      context.mismatch(node, expects: "a colour: a name, #RGB, #RRGGBB or #RRGGBBAA")
      return nil
    }
    return plain(text, node, context)
  }

  private static let pair = ValueKind<Pair>.object(
    "color", Pair(),
    [
      Field("light", plainKind, required: true) { $0.light = $1 },
      Field("dark", plainKind, required: true) { $0.dark = $1 },
    ])

  private static let plainDefinition = SchemaJSON.named(
    "plainColor",
    .any(of: [
      .words(SceneColor.names),
      .members([
        "type": .string("string"),
        "pattern": .string("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
      ]),
    ]))

  private static let definition = SchemaJSON.named(
    "color", .any(of: [plainDefinition, pair.schema]))

  private static func plain(
    _ text: JSONText, _ node: JSONNode, _ context: ReadingContext
  ) -> SceneColor? {
    let word = text.string
    if word.hasPrefix("#") {
      if let color = SceneColor(hexadecimal: word.dropFirst()) { return color }
      context.findings.error(
        "unknown-value", at: node.position, "'\(word.prefix(60))' is not a colour",
        help: "write #RGB, #RRGGBB or #RRGGBBAA")
      return nil
    }
    if SceneColor.names.contains(word) { return .named(word) }
    context.findings.unknown(
      "value", word, of: context.subject, among: SceneColor.names, at: node.position)
    return nil
  }
}
