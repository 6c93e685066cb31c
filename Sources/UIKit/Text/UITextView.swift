import Painting
import Canvas
import Layout
public import Foundation

/// Text in several lines that can be scrolled.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      plain = newValue ?? ""
      attributed = nil
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain) }
    set {
      attributed = newValue
      plain = newValue?.string ?? ""
      textDidChange()
    }
  }

  open var font: UIFont? { didSet { textDidChange() } }
  open var textColor: UIColor? { didSet { textDidChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false
  /// Around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  /// The text container's own numbers.
  public let textContainer = NSTextContainer()

  open override var isScrollEnabled: Bool { didSet { intrinsicContentSizeDidChange() } }

  private var plain = ""
  private var attributed: NSAttributedString?
  private var cached: (width: CGFloat?, layout: TextLayout)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    textContainer.didChange = { [weak self] in self?.textDidChange() }
  }

  private func textDidChange() {
    cached = nil
    intrinsicContentSizeDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    cached = nil
  }

  private var content: AttributedText {
    AttributedText(
      attributed ?? NSAttributedString(string: plain), font: displayedFont,
      color: textColor ?? .label, traits: traitCollection)
  }

  private var displayedFont: UIFont { font ?? UIFont.systemFont(ofSize: 12) }

  private var hasText: Bool { attributed.map { $0.length > 0 } ?? !plain.isEmpty }

  /// The lines in a width of the whole view; nil for one endless line.
  private func layout(width: CGFloat?) -> TextLayout {
    if let cached, cached.width == width { return cached.layout }
    let insets = textContainerInset
    let padding = 2 * textContainer.lineFragmentPadding
    let inner = width.map { max(0, $0 - insets.left - insets.right - padding) }
    let made = content.layout(
      in: AttributedText.Limits(
        width: inner.map(Double.init), maximumNumberOfLines: textContainer.maximumNumberOfLines,
        lineBreakMode: .byWordWrapping, alignment: textAlignment, isRightToLeft: isRightToLeft))
    cached = (width, made)
    return made
  }

  private func outerSize(of layout: TextLayout) -> CGSize {
    let insets = textContainerInset
    let grid = PixelGrid(scale: Double(traitCollection.displayScale))
    let lineHeight = displayedFont.lineHeight
    return CGSize(
      width: grid.roundedUp(
        Double(
          layout.size.width + insets.left + insets.right + 2 * textContainer.lineFragmentPadding)),
      height: grid.roundedUp(
        Double(max(layout.size.height, lineHeight) + insets.top + insets.bottom)))
  }

  /// None while it scrolls; the text and its insets otherwise (AL-23).
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : outerSize(of: layout(width: nil))
  }

  override var measuresAtWidth: Bool { !isScrollEnabled }

  override func contentSize(atWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : outerSize(of: layout(width: width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    outerSize(of: layout(width: size.width > 0 && size.width < 1e6 ? size.width : nil))
  }

  override var baselineOffsets: BaselineOffsets? {
    guard !isScrollEnabled else { return nil }
    let layout = layout(width: bounds.width > 0 ? bounds.width : nil)
    guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
    let scale = traitCollection.displayScale
    func onPixel(_ value: Double) -> CGFloat { (CGFloat(value) * scale).rounded() / scale }
    return BaselineOffsets(
      firstFromTop: textContainerInset.top + onPixel(first.baseline),
      lastFromBottom: outerSize(of: layout).height - textContainerInset.top
        - onPixel(last.baseline))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(
      width: bounds.width, height: outerSize(of: layout(width: bounds.width)).height)
  }

  override func contentItems(in context: LayerPainter.Context) -> [DisplayItem] {
    let custom = super.contentItems(in: context)
    guard hasText, bounds.width > 0, bounds.height > 0 else { return custom }
    let layout = layout(width: bounds.width)
    layout.reportMissingCharacters(in: self, to: context.log)
    let origin = CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    return custom
      + TextPainter.items(of: layout, appearances: content.appearances, at: origin)
  }

  override var textRecord: ShownText? {
    guard hasText else { return nil }
    let layout = layout(width: bounds.width)
    let scale = traitCollection.displayScale
    let first = textContainerInset.top + (layout.lines.first?.baseline ?? 0)
    return ShownText(
      string: text, lines: layout.lines.count, isTruncated: layout.isTruncated,
      baseline: ((first - bounds.origin.y) * scale).rounded() / scale)
  }
}

/// What a text view asks of its text container.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  var didChange: (() -> Void)?
  /// Beside the text of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  open var widthTracksTextView = true
}
