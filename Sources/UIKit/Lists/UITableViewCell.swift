import Painting
public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Which texts a cell has and where.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public let style: CellStyle
  public let reuseIdentifier: String?
  /// What scrolls with the row and holds what a person adds.
  public let contentView = UIView(frame: .zero)
  private var label: UILabel?
  private var detail: UILabel?
  private var picture: UIImageView?
  /// Where the texts begin: the separator does too.
  private var textStart: CGFloat = 16
  private let selection = CALayer()
  private let separator = CALayer()
  private let accessory = CAShapeLayer()

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsLayout() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  private var hasOwnSeparatorInset = false
  /// Behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// In place of the selection's grey while the cell is selected.
  open var selectedBackgroundView: UIView? { didSet { setNeedsLayout() } }
  open var showsReorderControl = false {
    didSet {
      if showsReorderControl { UIKitLog.warnNotHonoured("UITableViewCell.showsReorderControl") }
    }
  }

  /// What the table says about the line under the row.
  struct SeparatorRule: Equatable {
    var isShown = false
    var color = UIColor.separator
    var inset = UIEdgeInsets.zero
    /// Whether the table left the inset to the rows.
    var isAutomatic = true
  }
  var separatorRule = SeparatorRule() {
    didSet { if separatorRule != oldValue { setNeedsLayout() } }
  }
  /// The margin at the sides of the content: the table's.
  var sideMargin: CGFloat = 16 { didSet { if sideMargin != oldValue { updateMargins() } } }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// How a table makes a registered cell.
  ///
  /// Not meant to be called or overridden.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    layer.addSublayer(selection)
    addSubview(contentView)
    layer.addSublayer(separator)
    layer.addSublayer(accessory)
    updateMargins()
  }

  private func updateMargins() {
    contentView.layoutMargins = UIEdgeInsets(
      top: 11, left: sideMargin, bottom: 11, right: sideMargin)
    setNeedsLayout()
  }

  /// Puts the cell back into a state fit for another row; call super.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  // MARK: Stock texts

  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel(frame: .zero)
    made.font = stockFont(style == .value2 ? .caption1 : .body)
    if style == .value2 {
      made.textColor = tintColor
      made.textAlignment = .right
    }
    contentView.addSubview(made)
    label = made
    return made
  }

  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let made = UILabel(frame: .zero)
    switch style {
    case .value1:
      made.font = stockFont(.body)
      made.textColor = .secondaryLabel
    default: made.font = stockFont(.caption1)
    }
    contentView.addSubview(made)
    detail = made
    return made
  }

  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    contentView.addSubview(made)
    picture = made
    return made
  }

  /// Stock texts grow with the reader's text size.
  private func stockFont(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  // MARK: Layout

  /// How much narrower an accessory makes the content, in points.
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + sideMargin }
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator: return sideMargin >= 20 ? 31 : 27
    case .checkmark: return sideMargin >= 20 ? 44 : 40
    case .detailButton: return sideMargin >= 20 ? 44 : 40
    case .detailDisclosureButton: return 57
    }
  }

  private var separatorHeight: CGFloat {
    separatorRule.isShown ? 1 / traitCollection.displayScale : 0
  }

  /// The height the row takes by itself at a width: its constraints', or its stock texts' (AL-85).
  func fittingHeight(atWidth width: CGFloat) -> CGFloat {
    frame.size.width = width
    let contentWidth = width - accessoryWidth
    contentView.frame.size.width = contentWidth
    var height: CGFloat
    if hasStockTextsOnly {
      height = stockHeight
    } else {
      height =
        contentView.systemLayoutSizeFitting(
          CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      if height == 0 { return 44 }
    }
    height += separatorHeight
    return hasStockTextsOnly ? max(44, height) : height
  }

  private var hasStockTextsOnly: Bool {
    contentView.subviews.allSatisfy { $0 === label || $0 === detail || $0 === picture }
  }

  private var stockHeight: CGFloat {
    let title = label?.intrinsicContentSize.height ?? 0
    if style == .subtitle, let detail, detail.text?.isEmpty == false {
      return 9 + title + 2 + detail.intrinsicContentSize.height + 9
    }
    return max(title, picture?.image?.size.height ?? 0) + 22
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - separatorHeight
    contentView.frame = inReadingDirection(
      CGRect(x: 0, y: 0, width: bounds.width - accessoryWidth, height: height), in: bounds.width)
    layOutStockContent(in: contentView.bounds)
    layOutBackground()
    layOutSeparator()
    layOutAccessory(height: height)
  }

  /// Frames are worked out for reading from left to right and turned round at the end.
  private func layOutStockContent(in bounds: CGRect) {
    defer { turnStockContentRound(in: bounds.width) }
    var start = sideMargin
    if let picture, let size = picture.image?.size {
      picture.frame = onPixels(
        CGRect(
          x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
      start += size.width + 16
    }
    textStart = start
    let room = max(0, bounds.width - start - (accessoryWidth > 0 ? 8 : sideMargin))
    guard let label, label.superview === contentView, hasStockTextsOnly else { return }
    let title = label.intrinsicContentSize
    guard let detail, detail.text?.isEmpty == false else {
      label.frame = CGRect(x: start, y: 0, width: room, height: bounds.height)
      return
    }
    let note = detail.intrinsicContentSize
    switch style {
    case .subtitle:
      let top = (bounds.height - title.height - 2 - note.height) / 2
      label.frame = onPixels(
        CGRect(x: start, y: top, width: min(title.width, room), height: title.height))
      detail.frame = onPixels(
        CGRect(
          x: start, y: top + title.height + 2, width: min(note.width, room), height: note.height))
    case .value2:
      label.frame = CGRect(x: start, y: 0, width: 91, height: bounds.height)
      detail.frame = CGRect(x: start + 97, y: 0, width: max(0, room - 97), height: bounds.height)
    default:
      let width = min(note.width, max(0, room - title.width - 6))
      label.frame = CGRect(x: start, y: 0, width: min(title.width, room), height: bounds.height)
      detail.frame = CGRect(x: start + room - width, y: 0, width: width, height: bounds.height)
    }
  }

  private func turnStockContentRound(in width: CGFloat) {
    guard isRightToLeft, hasStockTextsOnly else { return }
    for case let view? in [picture, label, detail] as [UIView?] {
      view.frame = inReadingDirection(view.frame, in: width)
    }
  }

  /// A rectangle worked out for reading from left to right, where it stands in this cell.
  private func inReadingDirection(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = width - rect.maxX
    return rect
  }

  /// What lies behind the content: the cell's own view, and the look of a selected row.
  private func layOutBackground() {
    backgroundView?.frame = bounds
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    if let selectedBackgroundView {
      if isShown, selectedBackgroundView.superview == nil {
        insertSubview(selectedBackgroundView, belowSubview: contentView)
      } else if !isShown {
        selectedBackgroundView.removeFromSuperview()
      }
      selectedBackgroundView.frame = bounds
    }
    selection.isHidden = !isShown || selectedBackgroundView != nil
    selection.frame = bounds
    selection.backgroundColor = UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor
  }

  private func layOutSeparator() {
    separator.isHidden = !separatorRule.isShown
    var inset = hasOwnSeparatorInset ? separatorInset : separatorRule.inset
    if !hasOwnSeparatorInset, separatorRule.isAutomatic { inset.left = max(inset.left, textStart) }
    separator.frame = inReadingDirection(
      CGRect(
        x: inset.left, y: bounds.height - separatorHeight,
        width: max(0, bounds.width - inset.left - inset.right), height: separatorHeight),
      in: bounds.width)
    separator.backgroundColor = separatorRule.color.resolvedColor(with: traitCollection).cgColor
  }

  private func layOutAccessory(height: CGFloat) {
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = inReadingDirection(
        onPixels(
          CGRect(
            x: bounds.width - sideMargin - size.width, y: (height - size.height) / 2,
            width: size.width, height: size.height)), in: bounds.width)
    }
    accessory.path = nil
    accessory.fillColor = nil
    accessory.lineCap = .round
    accessory.lineJoin = .round
    accessory.setAffineTransform(
      isRightToLeft && accessoryType != .checkmark
        ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0) : .identity)
    accessory.bounds = bounds
    accessory.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = UIBezierPath()
    switch accessoryType {
    case .none: break
    case .disclosureIndicator, .detailDisclosureButton:
      let right = bounds.width - sideMargin - 1
      path.move(to: CGPoint(x: right - 6, y: height / 2 - 5.5))
      path.addLine(to: CGPoint(x: right, y: height / 2))
      path.addLine(to: CGPoint(x: right - 6, y: height / 2 + 5.5))
      accessory.lineWidth = 2
      accessory.strokeColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
      accessory.path = path.cgPath
    case .checkmark:
      // A check mark changes its side, not its shape.
      let right = isRightToLeft ? sideMargin + 14 : bounds.width - sideMargin
      path.move(to: CGPoint(x: right - 13, y: height / 2 + 1))
      path.addLine(to: CGPoint(x: right - 9, y: height / 2 + 5.5))
      path.addLine(to: CGPoint(x: right - 1, y: height / 2 - 6))
      accessory.lineWidth = 2
      accessory.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
      accessory.path = path.cgPath
    case .detailButton: UIKitLog.warnNotHonoured("UITableViewCell.AccessoryType.detailButton")
    }
    if accessoryType == .detailDisclosureButton {
      UIKitLog.warnNotHonoured("the button of UITableViewCell.AccessoryType.detailDisclosureButton")
    }
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = traitCollection.displayScale
    return CGRect(
      x: (rect.origin.x * scale).rounded() / scale, y: (rect.origin.y * scale).rounded() / scale,
      width: rect.width, height: rect.height)
  }
}
