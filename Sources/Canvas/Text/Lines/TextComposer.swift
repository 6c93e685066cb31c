import Foundation

/// Lays out a request: 1 paragraphs · 2 glyphs · 3 lines · 4 places.
struct TextComposer {
  let request: TextRequest
  let shaper: Shaper
  /// Shapes a paragraph, or finds it shaped.
  let shape: (Paragraph) -> ShapedParagraph

  /// Points; nil for no limit.
  private var width: Double? {
    request.width.flatMap { $0.isFinite ? max($0, 0) : nil }
  }

  private var maximumNumberOfLines: Int {
    request.maximumNumberOfLines > 0 ? request.maximumNumberOfLines : .max
  }

  func layout() -> TextLayout {
    var layout = TextLayout(lines: [], size: .zero, isTruncated: false, missingCharacters: [])
    let paragraphs = ParagraphList(request).items
    for (index, item) in paragraphs.enumerated() {
      guard layout.lines.count < maximumNumberOfLines else { break }
      compose(item, isLast: index == paragraphs.count - 1, into: &layout)
    }
    layout.size = CGSize(
      width: layout.lines.map(\.width).max() ?? 0,
      height: layout.lines.last.map { $0.top + $0.height } ?? 0)
    return layout
  }

  // MARK: - Paragraphs

  private func compose(_ item: ParagraphList.Item, isLast: Bool, into layout: inout TextLayout) {
    let shaped = shape(item.paragraph)
    for scalar in shaped.missing where !layout.missingCharacters.contains(scalar) {
      layout.missingCharacters.append(scalar)
    }
    let measured = MeasuredParagraph(shaped, runs: request.runs)
    let composer = LineComposer(
      measured: measured, shaper: shaper, start: item.start, shapeSign: shapeSign)
    var position = 0
    repeat {
      let isFinal = layout.lines.count == maximumNumberOfLines - 1
      let content = content(
        from: position, of: measured, isFinal: isFinal, isLastParagraph: isLast)
      append(content, composer, item, to: &layout)
      position = content.range.upperBound
      if isFinal {
        layout.isTruncated = content.isTruncated || !isLast
        return
      }
    } while position < shaped.count
  }

  private func shapeSign(_ sign: String, _ source: Int) -> ShapedParagraph {
    let run = request.runs[source]
    return shape(
      Paragraph(
        text: sign,
        runs: [
          Paragraph.Run(
            font: FontKey(run.font, hasKern: run.kern != 0), length: sign.utf8.count,
            source: source)
        ],
        language: request.language, isRightToLeft: false))
  }

  private func width(of sign: String, like grapheme: Int, in measured: MeasuredParagraph) -> Double
  {
    let shaped = measured.shaped
    guard let item = shaped.items[shaped.items(of: grapheme..<grapheme + 1)].first else { return 0 }
    let sign = MeasuredParagraph(shapeSign(sign, item.source), runs: request.runs)
    return sign.advances.reduce(0, +)
  }

  // MARK: - Lines

  /// What the line from a character on shows; `isFinal` when no further line is allowed.
  private func content(
    from start: Int, of measured: MeasuredParagraph, isFinal: Bool, isLastParagraph: Bool
  ) -> LineContent {
    let breaker = LineBreaker(
      measured: measured, hyphenWidth: { width(of: "\u{2010}", like: $0, in: measured) },
      width: width, breaksAnywhere: request.lineBreakMode == .byCharWrapping)
    let span = breaker.line(from: start)
    let end = measured.shaped.count
    if isFinal, let width {
      let isWhole = span.range.upperBound == end
      switch request.lineBreakMode {
      case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
        if !isWhole || !isLastParagraph {
          return truncated(start..<end, of: measured, to: width)
        }
      case .byClipping, .byWordWrapping, .byCharWrapping:
        // One line is clipped whatever the mode; several are only by the mode that says so.
        if !isWhole, request.lineBreakMode == .byClipping || maximumNumberOfLines == 1 {
          return LineContent(
            parts: [.text(start..<end)], range: start..<end, isWrapped: false, isTruncated: true)
        }
      }
    }
    var parts = [LineContent.Part.text(span.range.lowerBound..<span.visibleEnd)]
    if span.endsInHyphen { parts.append(.sign("\u{2010}", like: span.range.upperBound - 1)) }
    let isWrapped = span.range.upperBound < end
    return LineContent(
      parts: parts, range: span.range, isWrapped: isWrapped, isTruncated: isFinal && isWrapped)
  }

  private func truncated(
    _ range: Range<Int>, of measured: MeasuredParagraph, to width: Double
  ) -> LineContent {
    guard !range.isEmpty else {
      return LineContent(parts: [], range: range, isWrapped: false, isTruncated: true)
    }
    let truncation = Truncation(
      measured: measured, width: width,
      ellipsisWidth: { self.width(of: "\u{2026}", like: $0, in: measured) })
    let (head, tail) = truncation.parts(of: range, place)
    let model = head.isEmpty ? range.lowerBound : head.upperBound - 1
    return LineContent(
      parts: [.text(head), .sign("\u{2026}", like: model), .text(tail)],
      range: tail.isEmpty
        ? head : head.isEmpty ? tail : head.lowerBound..<tail.upperBound,
      isWrapped: false, isTruncated: true)
  }

  /// Of several lines, the last is cut at its tail whatever the mode (measured on iOS 17).
  private var place: Truncation.Place {
    guard maximumNumberOfLines == 1 else { return .tail }
    switch request.lineBreakMode {
    case .byTruncatingHead: return .head
    case .byTruncatingMiddle: return .middle
    default: return .tail
    }
  }

  // MARK: - Places

  private func append(
    _ content: LineContent, _ composer: LineComposer, _ item: ParagraphList.Item,
    to layout: inout TextLayout
  ) {
    let composed = composer.line(
      content, justifiedWidth: request.alignment == .justified ? width : nil)
    let sources = composed.sources.isEmpty ? [item.emptySource] : composed.sources
    let height = LineHeight(sources, of: request, metrics: shaper.cascade.metrics)
    let top = layout.lines.last.map { $0.top + $0.height + request.lineSpacing } ?? 0
    let starts = composer.measured.shaped.starts
    layout.lines.append(
      TextLine(
        x: x(of: composed.width, isRightToLeft: composer.measured.shaped.baseLevel == 1),
        top: top, baseline: top + height.baseline, width: composed.width, height: height.height,
        range: item.start + starts[content.range.lowerBound]..<item.start
          + starts[content.range.upperBound],
        runs: composed.runs))
  }

  private func x(of lineWidth: Double, isRightToLeft: Bool) -> Double {
    guard let width else { return 0 }
    let room = width - lineWidth
    switch request.alignment {
    case .left: return 0
    case .right: return room
    case .center: return max(room / 2, 0)
    case .natural, .justified: return isRightToLeft ? room : 0
    }
  }
}
