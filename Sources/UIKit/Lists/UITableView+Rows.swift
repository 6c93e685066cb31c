import Foundation

extension UITableView {
  /// Makes, measures and places the rows in sight, from the top; sends the others away.
  func showVisibleRows() {
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
  func show(_ path: IndexPath, at y: CGFloat, height: CGFloat) -> CGFloat {
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

  func prepare(_ cell: UITableViewCell) {
    cell.sideMargin = sideMargin
    cell.separatorRule = UITableViewCell.SeparatorRule(
      isShown: separatorStyle != .none, color: separatorColor ?? .separator,
      inset: hasOwnSeparatorInset
        ? separatorInset : UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0),
      isAutomatic: !hasOwnSeparatorInset)
  }

  /// 16 points at the sides, 20 on wide screens (AL-57).
  var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// Rows are listed in order, whatever came first.
  func insertInRowOrder(_ cell: UITableViewCell, at path: IndexPath) {
    let next = cells.filter { $0.key > path && $0.value.superview === self }
      .min { $0.key < $1.key }?.value
    if let next { insertSubview(cell, belowSubview: next) } else { addSubview(cell) }
  }

  func recycle(_ cell: UITableViewCell, from path: IndexPath) {
    guard let identifier = cell.reuseIdentifier else { return }
    reusable[identifier, default: []].append(cell)
  }

  func showHeader(of section: Int, visible: CGRect) {
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

  func showFooter(of section: Int, visible: CGRect) {
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
