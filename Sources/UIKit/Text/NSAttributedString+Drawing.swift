import Canvas
public import Foundation
import Painting

extension NSAttributedString {
  /// The size of the text in points, lines broken only where it says so; not rounded.
  public func size() -> CGSize { drawing(width: nil, options: .usesLineFragmentOrigin).size }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(drawing(width: nil, options: .usesLineFragmentOrigin), at: point, call: "draw(at:)")
  }

  /// Draws the text into a rectangle; lines that do not fit in its height are left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let drawing = drawing(width: rect.width, height: rect.height, options: options)
    var point = rect.origin
    if !options.contains(.usesLineFragmentOrigin), let line = drawing.layout.lines.first {
      point.y -= line.baseline
    }
    draw(drawing, at: point, call: "draw(with:options:context:)")
    context?.totalBounds = CGRect(origin: rect.origin, size: drawing.size)
  }

  /// The rectangle the text takes, in points; not rounded.
  ///
  /// - Parameters:
  ///   - size: The room there is; sides of 0 are no limit.
  ///   - options: Without `usesLineFragmentOrigin` the text is one line, and the origin is on its
  ///     baseline.
  ///   - context: Takes the rectangle as well.
  /// - Returns: The rectangle.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let drawing = drawing(width: size.width, height: size.height, options: options)
    var rect = CGRect(origin: .zero, size: drawing.size)
    if !options.contains(.usesLineFragmentOrigin), let line = drawing.layout.lines.first {
      rect.origin.y = -line.baseline
    }
    context?.totalBounds = rect
    return rect
  }

  /// Text in lines, ready to be drawn.
  private struct Drawing {
    var text: AttributedText
    var layout: TextLayout
    var size: CGSize { layout.size }
  }

  private func drawing(
    width: CGFloat?, height: CGFloat? = nil, options: NSStringDrawingOptions
  ) -> Drawing {
    let text = AttributedText(self, font: Self.standardFont, color: .black)
    var limits = AttributedText.Limits()
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    if let width, width > 0, width < 1e6, isMultiline { limits.width = Double(width) }
    let mode = text.paragraphs.first?.style.lineBreakMode ?? .byWordWrapping
    let cuts = mode != .byWordWrapping && mode != .byCharWrapping
    if !isMultiline || (cuts && limits.width != nil) { limits.maximumNumberOfLines = 1 }
    var layout = text.layout(in: limits)
    guard let height, height > 0, isMultiline else { return Drawing(text: text, layout: layout) }
    let fitting = layout.lines.prefix { $0.top + $0.height <= Double(height) + 1e-6 }.count
    if fitting < layout.lines.count {
      if options.contains(.truncatesLastVisibleLine) {
        limits.maximumNumberOfLines = max(fitting, 1)
        limits.lineBreakMode = .byTruncatingTail
        layout = text.layout(in: limits)
      } else {
        layout.keepFirstLines(max(fitting, 1))
      }
    }
    return Drawing(text: text, layout: layout)
  }

  private func draw(_ drawing: Drawing, at point: CGPoint, call: String) {
    GraphicsStack.context(for: "NSAttributedString.\(call)")?.add(
      TextPainter.items(
        of: drawing.layout, appearances: drawing.text.appearances, at: point))
  }

  /// The font of text that says none: Helvetica, 12 points.
  private static let standardFont: UIFont = {
    var content = FontDescription(size: 12)
    content.family = .named("Helvetica")
    return UIFont(content)
  }()
}

extension TextLayout {
  /// Leaves out the lines after the first `count`.
  fileprivate mutating func keepFirstLines(_ count: Int) {
    guard count < lines.count else { return }
    lines.removeSubrange(count...)
    isTruncated = true
    size.width = lines.map { CGFloat($0.width) }.max() ?? 0
    size.height = lines.last.map { CGFloat($0.top + $0.height) } ?? 0
  }
}
