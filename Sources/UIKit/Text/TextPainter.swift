package import Canvas
package import Foundation
package import Painting

/// Turns laid-out text into things to paint.
package enum TextPainter {
  /// The glyphs of `layout` with what lies behind, below and across them.
  ///
  /// - Parameters:
  ///   - layout: The lines; runs name their source in `appearances`.
  ///   - appearances: The look of each run of the request.
  ///   - origin: The top left corner of the text, in points.
  /// - Returns: Backgrounds first, then glyphs and lines in the order of the text.
  package static func items(
    of layout: TextLayout, appearances: [AttributedText.Appearance], at origin: CGPoint
  ) -> [DisplayItem] {
    var behind: [DisplayItem] = []
    var front: [DisplayItem] = []
    for line in layout.lines {
      for run in line.runs where appearances.indices.contains(run.source) {
        let appearance = appearances[run.source]
        let place = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
        let span = run.span
        if let color = appearance.background {
          let box = CGRect(
            x: place.x + span.lowerBound, y: origin.y + line.top,
            width: span.upperBound - span.lowerBound, height: line.height)
          behind.append(.fill(.box(RoundedRect(box)), color))
        }
        var items: [DisplayItem] = [
          .glyphs(
            GlyphItem(run: GlyphRun(run), origin: place, color: appearance.color))
        ]
        items += lines(of: appearance, from: place, span: span)
        if let shadow = appearance.shadow {
          var group = Painting.Group(items)
          group.shadow = shadow
          items = [.group(group)]
        }
        front += items
      }
    }
    return behind + front
  }

  /// The lines under and through a run.
  private static func lines(
    of appearance: AttributedText.Appearance, from place: CGPoint, span: Range<Double>
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    /// `middle` is how far the line's middle lies below the baseline, in em.
    func add(_ line: AttributedText.Appearance.Line, middle: Double) {
      var thickness = lineThickness * appearance.pointSize
      if line.style.rawValue & 0x0F == NSUnderlineStyle.thick.rawValue { thickness *= 2 }
      let y = place.y + middle * appearance.pointSize - thickness / 2
      let isDouble = line.style.rawValue & 0x0F == NSUnderlineStyle.double.rawValue
      for offset in isDouble ? [0, 2 * thickness] : [0] {
        let box = CGRect(
          x: place.x + span.lowerBound, y: y + offset,
          width: span.upperBound - span.lowerBound, height: thickness)
        items.append(.fill(.box(RoundedRect(box)), line.color))
      }
      if line.style.rawValue & 0xFF00 != 0 {
        UIKitLog.warn(
          id: "underline-pattern", "patterned and word-wise underlines are drawn as plain ones")
      }
    }
    if let line = appearance.underline { add(line, middle: underlineMiddle) }
    if let line = appearance.strikethrough { add(line, middle: strikethroughMiddle) }
    return items
  }

  // The system font's own figures, in em: line thickness, and the middles of lines below the
  // baseline.
  private static let lineThickness = 0.049
  private static let underlineMiddle = 0.1
  private static let strikethroughMiddle = -0.263
}

extension ShapedRun {
  /// From where to where the run reaches, in points from the start of the line.
  fileprivate var span: Range<Double> {
    let start = glyphs.map { Double($0.position.x) }.min() ?? 0
    let end = glyphs.map { Double($0.position.x) + $0.advance }.max() ?? start
    return start..<max(start, end)
  }
}

extension GlyphRun {
  /// Creates a run of the display list from what the typesetter shaped.
  package init(_ run: ShapedRun) {
    self.init(
      face: FontFace(
        digest: run.face.digest, index: run.face.index,
        variations: run.face.variations.map {
          FontFace.Variation(tag: $0.tag, value: $0.value)
        }),
      size: run.size, slant: run.slant,
      glyphs: run.glyphs.map {
        GlyphRun.Glyph(id: $0.id, position: $0.position, cluster: $0.cluster)
      })
  }
}
