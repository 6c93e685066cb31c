import Foundation

extension UITableView {
  func loadMetricsIfNeeded() {
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
          footer: footerHeight(of: section)))
    }
    metrics.place()
  }

  func knownOrEstimatedHeight(row: Int, section: Int) -> CGFloat {
    let path = IndexPath(row: row, section: section)
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return height }
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : 44
  }

  func headerHeight(of section: Int) -> CGFloat {
    if let height = tableDelegate?.tableView(self, heightForHeaderInSection: section), height >= 0 {
      return height
    }
    if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
    if tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil { return 28 }
    guard dataSource?.tableView(self, titleForHeaderInSection: section) != nil else { return 0 }
    return 28 + sectionHeaderTopPadding
  }

  func footerHeight(of section: Int) -> CGFloat {
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

  func onPixels(_ height: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return (height * scale - 1e-6).rounded(.up) / scale
  }
}
