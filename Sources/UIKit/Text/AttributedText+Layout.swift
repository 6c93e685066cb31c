package import Canvas
import Foundation

extension AttributedText {
  /// The limits that text is laid out in.
  package struct Limits: Hashable, Sendable {
    /// The width lines may take, in points; nil for no limit.
    package var width: Double?
    /// 0 for no limit.
    package var maximumNumberOfLines: Int
    /// What replaces the mode of paragraph styles.
    package var lineBreakMode: NSLineBreakMode?
    /// What replaces natural alignment.
    package var alignment: NSTextAlignment?
    /// Whether natural alignment is to the right where the text does not say.
    package var isRightToLeft: Bool

    package init(
      width: Double? = nil, maximumNumberOfLines: Int = 0,
      lineBreakMode: NSLineBreakMode? = nil, alignment: NSTextAlignment? = nil,
      isRightToLeft: Bool = false
    ) {
      self.width = width
      self.maximumNumberOfLines = maximumNumberOfLines
      self.lineBreakMode = lineBreakMode
      self.alignment = alignment
      self.isRightToLeft = isRightToLeft
    }
  }

  /// The text in lines.
  ///
  /// Paragraphs of one style go to the typesetter together; where spacing, indents or styles
  /// differ, each goes by itself and they are set one below the other.
  package func layout(in limits: Limits) -> TextLayout {
    guard let first = paragraphs.first else {
      return Typesetter.layout(request(for: runs[...], style: .default, in: limits))
    }
    let isPlain =
      paragraphs.count == 1
      || (paragraphs.allSatisfy { $0.style.isEqual(first.style) }
        && !first.style.separatesParagraphs)
    if isPlain, !first.style.hasIndents {
      return Typesetter.layout(request(for: runs[...], style: first.style, in: limits))
    }
    return stacked(in: limits)
  }

  /// What the typesetter is asked for some of the runs.
  package func request(
    for runs: ArraySlice<TextRun>, style: NSParagraphStyle, in limits: Limits
  ) -> TextRequest {
    var alignment = style.alignment
    if alignment == .natural { alignment = limits.alignment ?? .natural }
    var request = TextRequest(
      runs: Array(runs), width: limits.width,
      maximumNumberOfLines: limits.maximumNumberOfLines, alignment: alignment.request,
      lineBreakMode: (limits.lineBreakMode ?? style.lineBreakMode).request)
    request.lineSpacing = Double(style.lineSpacing)
    request.lineHeightMultiple = Double(style.lineHeightMultiple)
    request.minimumLineHeight = Double(style.minimumLineHeight)
    request.maximumLineHeight = Double(style.maximumLineHeight)
    switch style.baseWritingDirection {
    case .natural: request.isRightToLeft = limits.isRightToLeft
    case .leftToRight: request.isRightToLeft = false
    case .rightToLeft: request.isRightToLeft = true
    }
    return request
  }

  /// The paragraphs one below the other.
  private func stacked(in limits: Limits) -> TextLayout {
    var result = TextLayout(lines: [], size: .zero, isTruncated: false, missingCharacters: [])
    var byteOffset = 0
    var top = 0.0
    for (index, paragraph) in paragraphs.enumerated() {
      let linesLeft = limits.maximumNumberOfLines - result.lines.count
      if limits.maximumNumberOfLines > 0, linesLeft <= 0 {
        result.isTruncated = true
        break
      }
      let isLast = index == paragraphs.count - 1
      let (style, slice) = (paragraph.style, runs[paragraph.runs])
      let indent = style.indents(inWidth: limits.width)
      var own = limits
      own.width = limits.width.map { max($0 - indent.head - indent.tail, 0) }
      if limits.maximumNumberOfLines > 0 { own.maximumNumberOfLines = linesLeft }
      if index > 0 { top += Double(style.paragraphSpacingBefore) }
      let texts = Self.withoutFinalNewline(slice, isLast: isLast)
      let layout = Typesetter.layout(request(for: texts[...], style: style, in: own))
      for var line in layout.lines {
        line.x += indent.head
        line.top += top
        line.baseline += top
        line.range = line.range.lowerBound + byteOffset..<line.range.upperBound + byteOffset
        for run in line.runs.indices {
          line.runs[run].source += paragraph.runs.lowerBound
          for glyph in line.runs[run].glyphs.indices {
            line.runs[run].glyphs[glyph].cluster += byteOffset
          }
        }
        result.lines.append(line)
        result.size.width = max(result.size.width, line.width + indent.head)
      }
      top += layout.size.height
      result.size.height = top
      if !isLast { top += Double(style.paragraphSpacing + style.lineSpacing) }
      result.isTruncated = result.isTruncated || layout.isTruncated
      for character in layout.missingCharacters
      where !result.missingCharacters.contains(character) {
        result.missingCharacters.append(character)
      }
      byteOffset += slice.reduce(0) { $0 + $1.text.utf8.count }
    }
    return result
  }

  /// A paragraph's runs; the line break that ends it makes no line of its own.
  private static func withoutFinalNewline(
    _ runs: ArraySlice<TextRun>, isLast: Bool
  ) -> [TextRun] {
    var runs = Array(runs)
    guard !isLast, var last = runs.popLast() else { return runs }
    if last.text.last?.isNewline ?? false { last.text.removeLast() }
    return runs + [last]
  }
}

extension NSParagraphStyle {
  /// Whether paragraphs stand apart from each other.
  fileprivate var separatesParagraphs: Bool {
    paragraphSpacing != 0 || paragraphSpacingBefore != 0 || hasIndents
  }

  fileprivate var hasIndents: Bool {
    headIndent != 0 || tailIndent != 0 || firstLineHeadIndent != 0
  }

  /// What lines leave free at both ends.
  fileprivate func indents(inWidth width: Double?) -> (head: Double, tail: Double) {
    if firstLineHeadIndent != headIndent {
      UIKitLog.warn(
        id: "first-line-indent",
        "firstLineHeadIndent \(firstLineHeadIndent) is drawn as headIndent \(headIndent)")
    }
    let tail: Double
    if tailIndent > 0, let width {
      tail = max(width - Double(tailIndent), 0)
    } else {
      tail = Double(-min(tailIndent, 0))
    }
    return (Double(headIndent), tail)
  }
}
