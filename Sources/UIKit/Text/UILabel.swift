import Painting
import Canvas
import Layout
public import Foundation

/// Text that cannot be edited.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      plain = newValue
      attributed = nil
      textDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      plain = newValue?.string
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = UIFont.systemFont(ofSize: UIFont.labelFontSize) }
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label { didSet { content = nil } }
  open var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// The most lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { textDidChange() } }
  open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }
  /// The smallest factor the font may shrink by with ``adjustsFontSizeToFitWidth``.
  open var minimumScaleFactor: CGFloat = 0 { didSet { textDidChange() } }
  open var allowsDefaultTighteningForTruncation = false {
    didSet {
      if allowsDefaultTighteningForTruncation {
        UIKitLog.warnNotHonoured("UILabel.allowsDefaultTighteningForTruncation")
      }
    }
  }
  open var adjustsFontForContentSizeCategory = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The width multi-line text is measured at, in points; 0 lets layout find it (AL-65).
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }
  open var isEnabled = true { didSet { content = nil } }
  open var isHighlighted = false { didSet { content = nil } }
  open var highlightedTextColor: UIColor? { didSet { content = nil } }
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  private var plain: String?
  private var attributed: NSAttributedString?
  private var content: AttributedText?
  /// Layouts by width; measuring and drawing share them.
  private var layouts: [(width: CGFloat?, lines: Int, layout: TextLayout)] = []
  /// What `drawText(in:)` has painted while the label is being drawn.
  private var collected: (items: [DisplayItem], context: LayerPainter.Context)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func textDidChange() {
    content = nil
    layouts.removeAll()
    intrinsicContentSizeDidChange()
  }

  open override func tintColorDidChange() {
    content = nil
    super.tintColorDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    content = nil
    layouts.removeAll()
  }

  // MARK: Measuring

  private var shown: AttributedText {
    if let content { return content }
    var color: UIColor = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    if !isEnabled { color = color.withAlphaComponent(color.cgColor.alpha * 0.44) }
    let made = AttributedText(
      attributed ?? NSAttributedString(string: plain ?? ""), font: displayedFont, color: color,
      traits: traitCollection)
    content = made
    return made
  }

  private var hasText: Bool { attributed.map { $0.length > 0 } ?? (plain?.isEmpty == false) }

  private var displayedFont: UIFont { font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }

  private func layout(width: CGFloat?, lines: Int) -> TextLayout {
    if let known = layouts.first(where: { $0.width == width && $0.lines == lines }) {
      return known.layout
    }
    let made = shown.layout(in: limits(width: width, lines: lines))
    if layouts.count >= 4 { layouts.removeFirst() }
    layouts.append((width, lines, made))
    return made
  }

  private func limits(width: CGFloat?, lines: Int) -> AttributedText.Limits {
    AttributedText.Limits(
      width: width.map(Double.init), maximumNumberOfLines: lines, lineBreakMode: lineBreakMode,
      alignment: textAlignment, isRightToLeft: isRightToLeft)
  }

  /// Rounded up to device pixels: text never needs more than its label has.
  private func rounded(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: Double(traitCollection.displayScale))
    return CGSize(
      width: grid.roundedUp(Double(size.width)), height: grid.roundedUp(Double(size.height)))
  }

  open override var intrinsicContentSize: CGSize {
    guard hasText else { return .zero }
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return rounded(layout(width: width, lines: numberOfLines).size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasText else { return .zero }
    let limit = size.width > 0 && size.width < 1e6 && numberOfLines != 1 ? size.width : nil
    return rounded(layout(width: limit, lines: numberOfLines).size)
  }

  override var measuresAtWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0 && hasText
  }

  override func contentSize(atWidth width: CGFloat) -> CGSize? {
    guard measuresAtWidth else { return nil }
    return rounded(layout(width: max(width, 0), lines: numberOfLines).size)
  }

  /// Where text is drawn in `bounds`, for subclasses that move it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = rounded(layout(width: bounds.width, lines: numberOfLines).size)
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Draws the text; a subclass may call it with a smaller rectangle.
  open func drawText(in rect: CGRect) { collectText(in: rect) }

  override var baselineOffsets: BaselineOffsets? {
    let font = displayedFont
    let scale = traitCollection.displayScale
    guard hasText else {
      let first = (font.ascender * scale).rounded() / scale
      return BaselineOffsets(firstFromTop: first, lastFromBottom: 0)
    }
    let width = measuresAtWidth && bounds.width > 0 ? bounds.width : nil
    let layout = layout(width: width, lines: numberOfLines)
    guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
    let height = rounded(layout.size).height
    return BaselineOffsets(
      firstFromTop: (first.baseline * scale).rounded() / scale,
      lastFromBottom: height - (last.baseline * scale).rounded() / scale)
  }

  override var baselineFont: UIFont? { displayedFont }

  // MARK: Drawing

  /// The text as it is drawn in a size: how much fits, how small it had to become.
  private func drawn(in size: CGSize) -> (content: AttributedText, layout: TextLayout) {
    let content = shown
    var lines = numberOfLines
    let full = layout(width: size.width, lines: lines)
    if adjustsFontSizeToFitWidth, lines == 1, full.isTruncated {
      return fitted(content, in: size.width)
    }
    // Lines that the height has no room for are not drawn; 1/64 pt of rounding is forgiven.
    let available = size.height + 1.0 / 64
    if full.size.height > available, full.lines.count > 1 {
      let fitting = full.lines.prefix { $0.top + $0.height <= available }.count
      lines = max(1, fitting)
      return (content, layout(width: size.width, lines: lines))
    }
    return (content, full)
  }

  /// The largest font at which the one line fits, not below the minimum factor.
  private func fitted(_ content: AttributedText, in width: CGFloat) -> (
    AttributedText, TextLayout
  ) {
    func layout(_ factor: Double, width: CGFloat?) -> TextLayout {
      content.scaled(by: factor).layout(in: limits(width: width, lines: 1))
    }
    var low = max(0.05, Double(minimumScaleFactor))
    var high = 1.0
    if layout(low, width: nil).size.width <= width {
      for _ in 0..<12 {
        let middle = (low + high) / 2
        if layout(middle, width: nil).size.width <= width {
          low = middle
        } else {
          high = middle
        }
      }
    }
    return (content.scaled(by: low), layout(low, width: width))
  }

  /// The top of the text in a rectangle: centred in its height, on a device pixel.
  private func textTop(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    let grid = PixelGrid(scale: Double(traitCollection.displayScale))
    return rect.origin.y
      + grid.snapped((Double(rect.height) - grid.roundedUp(Double(layout.size.height))) / 2)
  }

  override func contentItems(in context: LayerPainter.Context) -> [DisplayItem] {
    let custom = super.contentItems(in: context)
    guard hasText, bounds.width > 0, bounds.height > 0 else { return custom }
    collected = ([], context)
    drawText(in: bounds)
    var group = Group(collected?.items ?? [])
    collected = nil
    // A label draws into a picture of its own size: ink outside is cut.
    group.clip = .box(RoundedRect(bounds))
    return custom + [.group(group)]
  }

  private func collectText(in rect: CGRect) {
    guard let context = collected?.context, rect.width > 0, rect.height > 0 else { return }
    let (content, layout) = drawn(in: rect.size)
    layout.reportMissingCharacters(in: self, to: context.log)
    let origin = CGPoint(x: rect.origin.x, y: textTop(of: layout, in: rect))
    if let shadowColor {
      // A sharp copy beneath the text.
      let color = shadowColor.resolved(with: context.traits)
      collected?.items += TextPainter.items(
        of: layout, appearances: content.appearances.map { $0.colored(color) },
        at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height))
    }
    collected?.items += TextPainter.items(
      of: layout, appearances: content.appearances, at: origin)
  }

  override var textRecord: ShownText? {
    guard hasText else { return nil }
    let layout = drawn(in: bounds.size).layout
    let top = textTop(of: layout, in: bounds) - bounds.origin.y
    let scale = traitCollection.displayScale
    let baseline = ((top + (layout.lines.first?.baseline ?? 0)) * scale).rounded() / scale
    return ShownText(
      string: text ?? "", lines: layout.lines.count, isTruncated: layout.isTruncated,
      baseline: baseline)
  }
}

/// How text moves when its font shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension AttributedText {
  /// The same text with every font `factor` times as large.
  fileprivate func scaled(by factor: Double) -> AttributedText {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].font.size *= factor }
    for index in copy.appearances.indices { copy.appearances[index].pointSize *= factor }
    return copy
  }
}

extension AttributedText.Appearance {
  /// The same look in one colour, without a background.
  fileprivate func colored(_ color: Painting.Color) -> AttributedText.Appearance {
    var copy = self
    copy.color = color
    copy.background = nil
    copy.underline?.color = color
    copy.strikethrough?.color = color
    return copy
  }
}
