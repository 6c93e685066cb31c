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

  /// The plate of a configured button.
  private let plate = CALayer()

  /// A look and content as one value; nil for a button of the older kind.
  open var configuration: Configuration? { didSet { stateDidChange() } }
  /// Changes the configuration to suit the state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { stateDidChange() } }
  private var isUpdatingConfiguration = false

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
    layer.insertSublayer(plate, at: 0)
    stateDidChange()
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction {
      if !primaryAction.title.isEmpty { self.configuration?.title = primaryAction.title }
      if let image = primaryAction.image { self.configuration?.image = image }
      addAction(primaryAction, for: .touchUpInside)
    }
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
    if let configurationUpdateHandler, !isUpdatingConfiguration {
      isUpdatingConfiguration = true
      configurationUpdateHandler(self)
      isUpdatingConfiguration = false
    }
    if let configuration { label.font = configuration.font }
    if let attributed = attributedTitle(for: state) {
      label.attributedText = attributed
    } else {
      label.text = shownTitle
    }
    picture.image = shownImage
    colorsDidChange()
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

  private var shownTitle: String? { configuration?.title ?? currentTitle }
  private var shownImage: UIImage? { configuration?.image ?? currentImage }

  /// Title, image and plate in the colours of state, tint and traits.
  private func colorsDidChange() {
    guard let configuration else {
      label.textColor = currentTitleColor
      return
    }
    let foreground = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
    label.textColor = foreground
    picture.tintColor = foreground
    plate.backgroundColor =
      configuration.plateColor(tint: tintColor, isEnabled: isEnabled)?
      .resolvedColor(with: traitCollection).cgColor
    plate.borderColor =
      configuration.background.strokeColor?.resolvedColor(with: traitCollection).cgColor
    plate.borderWidth =
      configuration.background.strokeColor == nil ? 0 : configuration.background.strokeWidth
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorsDidChange()
  }

  fileprivate func contentDidChange() {
    intrinsicContentSizeDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorsDidChange()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    colorsDidChange()
  }

  // MARK: Layout

  private var titleSize: CGSize {
    label.text?.isEmpty == false ? label.intrinsicContentSize : .zero
  }

  /// Title 6 points above and below, at least 30 wide.
  ///
  /// An image alone is as large as it is. A configured button is its content and insets.
  open override var intrinsicContentSize: CGSize {
    let insets = insetsAroundContent
    let image = shownImage?.size ?? .zero
    var size: CGSize
    if configuration != nil {
      size = ButtonContent(self).size
    } else if shownImage != nil, titleSize == .zero {
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

  private var insetsAroundContent: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }

  /// Image and title with what lies between them.
  private struct ButtonContent {
    let image: CGSize
    let title: CGSize
    let gap: CGFloat
    let placement: NSDirectionalRectEdge

    @MainActor
    init(_ button: UIButton) {
      image = button.shownImage?.size ?? .zero
      title = button.titleSize
      placement = button.configuration?.imagePlacement ?? .leading
      let hasBoth = image.width > 0 && title.width > 0
      gap = hasBoth ? button.configuration?.imagePadding ?? 0 : 0
    }

    var isRow: Bool { placement == .leading || placement == .trailing }

    var size: CGSize {
      isRow
        ? CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
        : CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: insetsAroundContent)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    plate.isHidden = configuration == nil
    plate.frame = bounds
    plate.cornerRadius = configuration?.cornerRadius(height: bounds.height) ?? 0
    plate.cornerCurve = configuration?.cornerStyle == .capsule ? .circular : .continuous
    if picture.superview === self { picture.frame = imageRect(forContentRect: content) }
    if label.superview === self { label.frame = titleRect(forContentRect: content) }
  }

  /// Image and title, placed beside or above each other and aligned in the content rectangle.
  private func parts(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let parts = ButtonContent(self)
    var image = parts.image
    image = CGSize(
      width: min(image.width, content.width), height: min(image.height, content.height))
    var title = parts.title
    let gap = parts.gap
    let total: CGSize
    if parts.isRow {
      let room = content.width - image.width - gap - titleEdgeInsets.left - titleEdgeInsets.right
      title.width = min(title.width, max(0, room))
      title.height = min(title.height, content.height)
      total = CGSize(
        width: image.width + gap + title.width, height: max(image.height, title.height))
    } else {
      title.width = min(title.width, content.width)
      total = CGSize(
        width: max(image.width, title.width), height: image.height + gap + title.height)
    }
    func left(_ width: CGFloat) -> CGFloat {
      switch physicalAlignment {
      case .left, .fill: content.minX
      case .right: content.maxX - width
      default: content.minX + (content.width - width) / 2
      }
    }
    func top(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top, .fill: content.minY
      case .bottom: content.maxY - height
      case .center: content.minY + (content.height - height) / 2
      }
    }
    var imageOrigin: CGPoint
    var titleOrigin: CGPoint
    if parts.isRow {
      let imageIsLeft = (parts.placement == .leading) != isRightToLeft
      let start = left(total.width)
      imageOrigin = CGPoint(
        x: imageIsLeft ? start : start + title.width + gap, y: top(image.height))
      titleOrigin = CGPoint(
        x: imageIsLeft ? start + image.width + gap : start, y: top(title.height))
    } else {
      let start = top(total.height)
      let imageIsAbove = parts.placement == .top
      imageOrigin = CGPoint(
        x: left(image.width), y: imageIsAbove ? start : start + title.height + gap)
      titleOrigin = CGPoint(
        x: left(title.width), y: imageIsAbove ? start + image.height + gap : start)
    }
    // Insets narrow the room on their side: centred content moves by half of them.
    imageOrigin.x += shift(imageEdgeInsets.left, imageEdgeInsets.right, physicalAlignment)
    titleOrigin.x += shift(titleEdgeInsets.left, titleEdgeInsets.right, physicalAlignment)
    imageOrigin.y += (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2
    titleOrigin.y += (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2
    return (
      onPixels(CGRect(origin: imageOrigin, size: image)),
      onPixels(CGRect(origin: titleOrigin, size: title))
    )
  }

  /// How far insets move content of an alignment.
  private func shift(
    _ left: CGFloat, _ right: CGFloat, _ alignment: ContentHorizontalAlignment
  ) -> CGFloat {
    switch alignment {
    case .left, .fill: left
    case .right: -right
    default: (left - right) / 2
    }
  }

  /// The horizontal alignment with leading and trailing told apart by the reading direction.
  private var physicalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
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
