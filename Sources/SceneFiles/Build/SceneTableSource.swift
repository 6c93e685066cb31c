import Foundation
import UIKit

/// Shows a scene's rows in a table.
@MainActor
final class SceneTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let sections: [SceneSection]
  private weak var builder: SceneBuilder?
  /// Each row's cell, made once so that its ids name one view.
  private var cells: [IndexPath: UITableViewCell] = [:]

  init(sections: [SceneSection], builder: SceneBuilder) {
    self.sections = sections
    self.builder = builder
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    row(indexPath).height?.value ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = cells[indexPath] { return cell }
    let row = row(indexPath)
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    cell.origin = row.location
    builder?.fill(cell, from: row)
    cells[indexPath] = cell
    return cell
  }

  private func row(_ indexPath: IndexPath) -> SceneRow {
    sections[indexPath.section].rows[indexPath.row]
  }
}

extension SceneBuilder {
  /// Gives a cell what its row says.
  func fill(_ cell: UITableViewCell, from row: SceneRow) {
    cell.accessoryType = row.accessory
    if let text = row.text { cell.textLabel?.text = text }
    if let detail = row.detailText { cell.detailTextLabel?.text = detail }
    if let image = row.image {
      remarking(at: row.location) { cell.imageView?.image = self.image(image) }
    }
    guard let content = row.contentView else { return }
    asCurrentTraits {
      let view = cell.contentView
      let isPlaced = view.translatesAutoresizingMaskIntoConstraints
      fill(view, from: content)
      // The cell places its content view, whatever the scene says of it.
      view.translatesAutoresizingMaskIntoConstraints = isPlaced
      activate(content, on: view, root: view)
    }
  }
}
