package import Canvas
package import Foundation
package import Painting

/// Attributed text taken apart for the typesetter: fonts and lengths go into its requests, colours
/// and lines stay here, run by run.
package struct AttributedText: Sendable {
  /// What a run looks like beyond its glyphs.
  package struct Appearance: Hashable, Sendable {
    package var color: Painting.Color
    package var background: Painting.Color?
    package var underline: Line?
    package var strikethrough: Line?
    package var shadow: Shadow?
    /// Points per em, which the thickness of lines follows.
    package var pointSize: Double

    /// A line under or through text.
    package struct Line: Hashable, Sendable {
      package var style: NSUnderlineStyle
      package var color: Painting.Color
    }
  }

  /// The runs, in the order of the text.
  package var runs: [TextRun]
  /// The look of each of ``runs``.
  package var appearances: [Appearance]
  /// The runs of each paragraph with its style.
  package var paragraphs: [Paragraph]

  /// Runs that belong to one paragraph.
  package struct Paragraph: Sendable {
    package var runs: Range<Int>
    package var style: NSParagraphStyle
  }

  /// Takes `string` apart.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: The font where it has none of its own.
  ///   - color: The colour where it has none of its own.
  ///   - style: The paragraph style where it has none of its own.
  ///   - traits: What colours are looked up in.
  package init(
    _ string: NSAttributedString, font: UIFont, color: UIColor,
    style: NSParagraphStyle = .default, traits: UITraitCollection = .current
  ) {
    (runs, appearances, paragraphs) = ([], [], [])
    let text = string.string as NSString
    var start = 0
    while start < text.length {
      let range = text.paragraphRange(for: NSRange(location: start, length: 0))
      let first = runs.count
      let pieces = string.runs(in: range)
      for piece in pieces {
        append(
          text.substring(with: piece.range), piece.attributes, font: font, color: color,
          traits: traits)
      }
      let own = pieces.first?.attributes[.paragraphStyle] as? NSParagraphStyle
      paragraphs.append(Paragraph(runs: first..<runs.count, style: own ?? style))
      start = range.location + range.length
    }
  }

  private mutating func append(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor,
    traits: UITraitCollection
  ) {
    let font = attributes[.font] as? UIFont ?? font
    let textColor = attributes[.foregroundColor] as? UIColor ?? color
    var request = font.request
    if (CGFloat(attribute: attributes[.obliqueness]) ?? 0) != 0 { request.isItalic = true }
    let kern = CGFloat(attribute: attributes[.kern] ?? attributes[.tracking]) ?? 0
    runs.append(
      TextRun(
        withoutAttachments(text), font: request, kern: Double(kern),
        baselineOffset: Double(CGFloat(attribute: attributes[.baselineOffset]) ?? 0)))
    func line(
      _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
    ) -> Appearance.Line? {
      guard let value = CGFloat(attribute: attributes[style]), value != 0 else { return nil }
      let color = attributes[color] as? UIColor ?? textColor
      return Appearance.Line(
        style: NSUnderlineStyle(rawValue: Int(value)), color: color.resolved(with: traits))
    }
    appearances.append(
      Appearance(
        color: textColor.resolved(with: traits),
        background: (attributes[.backgroundColor] as? UIColor)?.resolved(with: traits),
        underline: line(.underlineStyle, .underlineColor),
        strikethrough: line(.strikethroughStyle, .strikethroughColor),
        shadow: (attributes[.shadow] as? NSShadow)?.painting(in: traits),
        pointSize: Double(font.pointSize)))
    Self.reportUndrawn(attributes)
  }

  /// The text without the characters that stand for attachments.
  private func withoutAttachments(_ text: String) -> String {
    guard text.contains("\u{FFFC}") else { return text }
    UIKitLog.warn(id: "text-attachment", "attachments in text are left out")
    return text.replacingOccurrences(of: "\u{FFFC}", with: "")
  }

  private static func reportUndrawn(_ attributes: [NSAttributedString.Key: Any]) {
    let undrawn: [(key: NSAttributedString.Key, name: String)] = [
      (.strokeWidth, "strokeWidth"), (.expansion, "expansion"), (.textEffect, "textEffect"),
      (.writingDirection, "writingDirection"),
    ]
    for (key, name) in undrawn where attributes[key] != nil {
      UIKitLog.warn(id: "text-attribute", "the text attribute \(name) is not drawn")
    }
  }
}

extension NSShadow {
  /// The shadow in the display list's terms.
  fileprivate func painting(in traits: UITraitCollection) -> Shadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return Shadow(
      color: color.resolved(with: traits), offset: shadowOffset,
      radius: Double(shadowBlurRadius) / 2)
  }
}

extension CGFloat {
  /// The number that an attribute holds in whichever type.
  init?(attribute: Any?) {
    switch attribute {
    case let value as CGFloat: self = value
    case let value as Double: self = CGFloat(value)
    case let value as Int: self = CGFloat(value)
    case let value as Float: self = CGFloat(value)
    case let value as NSNumber: self = CGFloat(value.doubleValue)
    default: return nil
    }
  }
}
