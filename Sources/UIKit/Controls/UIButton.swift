import Painting
public import Foundation

/// A title, an image, or both, that can be pressed.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The looks a button can be made with; raw values are UIKit's.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
  }

  public private(set) var buttonType = ButtonType.custom
  private let label = UIButtonLabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = UIFont.systemFont(ofSize: 15) }
    switch buttonType {
    case .custom, .system, .plain: break
    default: UIKitLog.warnNotHonoured("the glyph of UIButton.ButtonType.\(buttonType)")
    }
    stateDidChange()
  }

  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(type: .system)
    self.frame = frame
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
      addAction(primaryAction, for: .touchUpInside)
    }
  }

  private func setUp() {
    label.font = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.button = self
    stateDidChange()
  }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    stateDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    stateDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    stateDidChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    stateDidChange()
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if state.contains(.disabled), titleColors[.normal] == nil {
      return buttonType == .system ? UIColor.tertiaryLabel : UIColor.white
    }
    return titleColors[.normal] ?? (buttonType == .system ? tintColor : UIColor.white)
  }

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  override func stateDidChange() {
    if let attributed = attributedTitle(for: state) {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    picture.image = currentImage
    show(label, if: label.text?.isEmpty == false)
    show(picture, if: picture.image != nil)
    contentDidChange()
  }

  /// UIKit makes label and image view when there is something to show.
  private func show(_ view: UIView, if isShown: Bool) {
    if isShown, view.superview == nil {
      addSubview(view)
      if view === picture { sendSubviewToBack(view) }
    }
    if !isShown, view.superview != nil { view.removeFromSuperview() }
  }

  fileprivate func contentDidChange() {
    intrinsicContentSizeDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = currentTitleColor
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    label.textColor = currentTitleColor
  }

  // MARK: Layout

  private var titleSize: CGSize {
    label.text?.isEmpty == false ? label.intrinsicContentSize : .zero
  }

  /// Title 6 points above and below, at least 30 wide; an image alone is as large as it is.
  open override var intrinsicContentSize: CGSize {
    let insets = contentEdgeInsets
    let image = currentImage?.size ?? .zero
    var size: CGSize
    if currentImage != nil, titleSize == .zero {
      size = image
    } else if titleSize == .zero {
      size = CGSize(width: 30, height: 34)
    } else {
      size = CGSize(
        width: max(30, titleSize.width + image.width),
        height: max(image.height, titleSize.height + 12))
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    if picture.superview === self { picture.frame = imageRect(forContentRect: content) }
    if label.superview === self { label.frame = titleRect(forContentRect: content) }
  }

  /// Image before title in reading direction, both aligned in the content rectangle.
  private func parts(in content: CGRect) -> (image: CGRect, title: CGRect) {
    var image = currentImage?.size ?? .zero
    image = CGSize(
      width: min(image.width, content.width), height: min(image.height, content.height))
    var title = titleSize
    title.width = min(title.width, max(0, content.width - image.width))
    title.height = min(title.height, content.height)
    let total = image.width + title.width
    let start: CGFloat
    let leads = isRightToLeft ? ContentHorizontalAlignment.right : .left
    let horizontal: ContentHorizontalAlignment
    switch contentHorizontalAlignment {
    case .leading: horizontal = leads
    case .trailing: horizontal = leads == .left ? .right : .left
    default: horizontal = contentHorizontalAlignment
    }
    switch horizontal {
    case .left, .fill: start = content.minX
    case .right: start = content.maxX - total
    default: start = content.minX + (content.width - total) / 2
    }
    func top(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top, .fill: content.minY
      case .bottom: content.maxY - height
      case .center: content.minY + (content.height - height) / 2
      }
    }
    let imageX = isRightToLeft ? start + title.width : start
    let titleX = isRightToLeft ? start : start + image.width
    return (
      onPixels(
        CGRect(origin: CGPoint(x: imageX, y: top(image.height)), size: image)
          .offsetBy(
            dx: imageEdgeInsets.left - imageEdgeInsets.right,
            dy: imageEdgeInsets.top - imageEdgeInsets.bottom)),
      onPixels(
        CGRect(origin: CGPoint(x: titleX, y: top(title.height)), size: title)
          .offsetBy(
            dx: titleEdgeInsets.left - titleEdgeInsets.right,
            dy: titleEdgeInsets.top - titleEdgeInsets.bottom))
    )
  }

  /// The rectangle with its origin on a device pixel; the size is kept.
  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = traitCollection.displayScale
    return CGRect(
      x: (rect.origin.x * scale).rounded() / scale, y: (rect.origin.y * scale).rounded() / scale,
      width: rect.width, height: rect.height)
  }

  open override var forFirstBaselineLayout: UIView { label.superview === self ? label : self }
  open override var forLastBaselineLayout: UIView { label.superview === self ? label : self }

  override var baselineOffsets: BaselineOffsets? {
    guard label.superview === self, let offsets = label.baselineOffsets else { return nil }
    let slack = (intrinsicContentSize.height - titleSize.height) / 2
    return BaselineOffsets(
      firstFromTop: slack + offsets.firstFromTop, lastFromBottom: slack + offsets.lastFromBottom)
  }

  override var baselineFont: UIFont? { label.font }

  override func contentItems(in context: LayerPainter.Context) -> [DisplayItem] {
    let custom = super.contentItems(in: context)
    guard let image = currentBackgroundImage else { return custom }
    return custom + image.displayItems(in: bounds, tint: nil)
  }
}

/// The label inside a button: what changes its text or font changes the button's size.
@preconcurrency @MainActor
final class UIButtonLabel: UILabel {
  weak var button: UIButton?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { super.font }
    set {
      super.font = newValue
      button?.contentDidChange()
    }
  }
}
