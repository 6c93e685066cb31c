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
  private var hasOwnSeparatorInset = false
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

  private var metrics = RowMetrics()
  private var needsReload = true
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var reusable: [String: [UITableViewCell]] = [:]
  private var registered: [String: UITableViewCell.Type] = [:]
  private var headers: [Int: UIView] = [:]
  private var footers: [Int: UIView] = [:]
  private var selectedRows: [IndexPath] = []
  private var measuredWidth: CGFloat = 0

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

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

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

  // MARK: Heights

  private func loadMetricsIfNeeded() {
    guard needsReload || measuredWidth != bounds.width else { return }
    needsReload = false
    measuredWidth = bounds.width
    for cell in cells.values { cell.removeFromSuperview() }
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { recycle(cell, from: path) }
    cells.removeAll()
    for view in headers.values { view.removeFromSuperview() }
    for view in footers.values { view.removeFromSuperview() }
    headers.removeAll()
    footers.removeAll()
    metrics = RowMetrics()
    metrics.top = tableHeaderView?.frame.height ?? 0
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      var heights: [CGFloat] = []
      heights.reserveCapacity(count)
      for row in 0..<count { heights.append(knownOrEstimatedHeight(row: row, section: section)) }
      metrics.sections.append(
        RowMetrics.Section(
          header: headerHeight(of: section), rows: heights,
          isMeasured: heights.map { _ in rowHeight >= 0 && tableDelegate == nil },
          footer: footerHeight(of: section)))
    }
    metrics.place()
  }

  private func knownOrEstimatedHeight(row: Int, section: Int) -> CGFloat {
    let path = IndexPath(row: row, section: section)
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return height }
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : 44
  }

  private func headerHeight(of section: Int) -> CGFloat {
    if let height = tableDelegate?.tableView(self, heightForHeaderInSection: section), height >= 0 {
      return height
    }
    if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
    if tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil { return 28 }
    guard dataSource?.tableView(self, titleForHeaderInSection: section) != nil else { return 0 }
    return 28 + sectionHeaderTopPadding
  }

  private func footerHeight(of section: Int) -> CGFloat {
    if let height = tableDelegate?.tableView(self, heightForFooterInSection: section), height >= 0 {
      return height
    }
    if sectionFooterHeight >= 0 { return sectionFooterHeight }
    if tableDelegate?.tableView(self, viewForFooterInSection: section) != nil { return 28 }
    guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else {
      return 0
    }
    let view = SectionTitleView(title: title, kind: .footer, margin: sideMargin)
    view.rootTraits = traitCollection
    return onPixels(view.height(atWidth: bounds.width))
  }

  private func onPixels(_ height: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return (height * scale - 1e-6).rounded(.up) / scale
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

  /// Makes, measures and places the rows in sight, from the top; sends the others away.
  private func showVisibleRows() {
    let visible = bounds
    var shown: Set<IndexPath> = []
    for section in metrics.sections.indices {
      metrics.place()
      let value = metrics.sections[section]
      guard value.top < visible.maxY else { break }
      showHeader(of: section, visible: visible)
      var y = value.top + value.header
      for row in value.rows.indices {
        guard y < visible.maxY else { break }
        let path = IndexPath(row: row, section: section)
        let height = metrics.sections[section].rows[row]
        if y + height > visible.minY {
          shown.insert(path)
          let real = show(path, at: y, height: height)
          metrics.sections[section].rows[row] = real
          y += real
        } else {
          y += height
        }
      }
      metrics.place()
      showFooter(of: section, visible: visible)
    }
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !shown.contains(path) {
      cell.removeFromSuperview()
      cells[path] = nil
      recycle(cell, from: path)
    }
  }

  /// Shows one row and answers its height.
  private func show(_ path: IndexPath, at y: CGFloat, height: CGFloat) -> CGFloat {
    guard let dataSource else { return height }
    let cell: UITableViewCell
    var isNew = false
    if let present = cells[path] {
      cell = present
    } else {
      isNew = true
      cell = dataSource.tableView(self, cellForRowAt: path)
      cells[path] = cell
      cell.isSelected = selectedRows.contains(path)
    }
    var height = height
    if isNew {
      prepare(cell)
      let fixed = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if fixed < 0 {
        // Measured before it joins the table: a tree of its own, so the cost is the cell's alone.
        cell.rootTraits = traitCollection
        height = onPixels(cell.fittingHeight(atWidth: bounds.width))
      }
    }
    cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if isNew {
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      insertInRowOrder(cell, at: path)
    }
    return height
  }

  private func prepare(_ cell: UITableViewCell) {
    cell.sideMargin = sideMargin
    cell.separatorRule = UITableViewCell.SeparatorRule(
      isShown: separatorStyle != .none, color: separatorColor ?? .separator,
      inset: hasOwnSeparatorInset
        ? separatorInset : UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0),
      isAutomatic: !hasOwnSeparatorInset)
  }

  /// 16 points at the sides, 20 on wide screens (AL-57).
  private var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// Rows are listed in order, whatever came first.
  private func insertInRowOrder(_ cell: UITableViewCell, at path: IndexPath) {
    let next = cells.filter { $0.key > path && $0.value.superview === self }
      .min { $0.key < $1.key }?.value
    if let next { insertSubview(cell, belowSubview: next) } else { addSubview(cell) }
  }

  private func recycle(_ cell: UITableViewCell, from path: IndexPath) {
    guard let identifier = cell.reuseIdentifier else { return }
    reusable[identifier, default: []].append(cell)
  }

  private func showHeader(of section: Int, visible: CGRect) {
    let value = metrics.sections[section]
    guard value.header > 0 else { return }
    let view =
      headers[section]
      ?? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).map { title in
        SectionTitleView(title: title, kind: .header, margin: sideMargin)
      }
    guard let view else { return }
    headers[section] = view
    // The header of the section at the top of the screen stays there while its rows pass.
    let top = min(max(value.top, visible.minY), value.top + value.height - value.header)
    view.frame = CGRect(x: 0, y: max(top, value.top), width: bounds.width, height: value.header)
    if view.superview !== self { addSubview(view) }
  }

  private func showFooter(of section: Int, visible: CGRect) {
    let value = metrics.sections[section]
    guard value.footer > 0, value.top + value.height > visible.minY else { return }
    let view =
      footers[section]
      ?? tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).map { title in
        SectionTitleView(title: title, kind: .footer, margin: sideMargin)
      }
    guard let view else { return }
    footers[section] = view
    view.frame = CGRect(
      x: 0, y: value.top + value.height - value.footer, width: bounds.width, height: value.footer)
    if view.superview !== self { addSubview(view) }
  }
}

extension UITableViewCell {
  /// Whether a line is drawn under each row.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
