import Painting
public import Foundation

/// A list of rows, of which only the visible ones exist.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// A height that comes from the row's own content.
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  /// Points, or ``automaticDimension``.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionHeaderTopPadding: CGFloat = 22 { didSet { setNeedsReload() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsReload() }
  }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsReload() } }
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsReload()
    }
  }
  var hasOwnSeparatorInset = false
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false {
    didSet { if isEditing { UIKitLog.warnNotHonoured("UITableView.isEditing") } }
  }
  /// Behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  var metrics = RowMetrics()
  var needsReload = true
  var cells: [IndexPath: UITableViewCell] = [:]
  var reusable: [String: [UITableViewCell]] = [:]
  private var registered: [String: UITableViewCell.Type] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selectedRows: [IndexPath] = []
  var measuredWidth: CGFloat = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if style != .plain { UIKitLog.warnNotHonoured("UITableView.Style.\(style)") }
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      registered[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is not a class of table view cells")
    }
    registered[identifier] = type
  }

  /// A cell that left the screen, or a new one of the registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return registered[identifier].map { $0.init(registeredAs: identifier) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "no cell class is registered for the identifier \"\(identifier)\"; call register(_:forCellReuseIdentifier:)"
      )
    }
    return cell
  }

  // MARK: Asking

  open var numberOfSections: Int {
    loadMetricsIfNeeded()
    return metrics.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadMetricsIfNeeded()
    return metrics.sections[section].rows.count
  }

  /// The cells on the screen, in row order.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadMetricsIfNeeded()
    guard metrics.contains(indexPath) else { return .zero }
    let row = metrics.row(indexPath)
    return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadMetricsIfNeeded()
    for (section, value) in metrics.sections.enumerated() {
      var y = value.top + value.header
      for (row, height) in value.rows.enumerated() {
        if point.y >= y, point.y < y + height { return IndexPath(row: row, section: section) }
        y += height
      }
    }
    return nil
  }

  // MARK: Changing

  open func reloadData() { setNeedsReload() }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    setNeedsReload()
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    setNeedsReload()
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    setNeedsReload()
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }

  /// Keeps the cells and measures their heights again.
  open func beginUpdates() {}

  /// Keeps the cells and measures their heights again.
  open func endUpdates() { remeasure() }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    remeasure()
    if let completion { AnimationQueue.completions.append(completion) }
  }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return }
    if !allowsMultipleSelection { selectedRows.removeAll() }
    selectedRows.append(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: false) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    let top: CGFloat
    switch position {
    case .none:
      scrollRectToVisible(rect, animated: animated)
      return
    case .top: top = rect.minY
    case .middle: top = rect.midY - room / 2
    case .bottom: top = rect.maxY - room
    }
    let last = max(0, metrics.bottom - room)
    contentOffset.y = min(max(top, 0), last) - insets.top
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func remeasure() {
    for (path, cell) in cells where metrics.contains(path) {
      let fixed = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      let height = fixed >= 0 ? fixed : onPixels(cell.fittingHeight(atWidth: bounds.width))
      metrics.sections[path.section].rows[path.row] = height
    }
    metrics.place()
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsReload()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadMetricsIfNeeded()
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.frame.height ?? 0)
    backgroundView?.frame = bounds
    showVisibleRows()
    let footerTop = metrics.bottom
    tableFooterView?.frame = CGRect(
      x: 0, y: footerTop, width: bounds.width, height: tableFooterView?.frame.height ?? 0)
    contentSize = CGSize(
      width: bounds.width, height: footerTop + (tableFooterView?.frame.height ?? 0))
  }
}

extension UITableViewCell {
  /// Whether a line is drawn under each row.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
