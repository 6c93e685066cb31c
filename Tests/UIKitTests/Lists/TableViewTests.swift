import Foundation
import Testing
@testable import UIKit

/// Rows of a table: which exist, how high, in which order.
@Suite @MainActor struct TableViewTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let texts: [String]
    var expanded: Set<Int> = []
    private(set) var made = 0

    init(_ texts: [String]) { self.texts = texts }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      made += 1
      (cell as? TwoLabelCell)?.show(texts[indexPath.row], note: expanded.contains(indexPath.row))
      return cell
    }
  }

  final class TwoLabelCell: UITableViewCell {
    let title = UILabel()
    let note = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let stack = UIStackView(arrangedSubviews: [title, note])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        stack.topAnchor.constraint(equalTo: margins.topAnchor),
        stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ text: String, note isShown: Bool) {
      title.text = text
      note.text = "note"
      note.isHidden = !isShown
    }
  }

  private func table(_ source: Source, in screen: UIView) -> UITableView {
    let table = UITableView(frame: screen.bounds)
    table.register(TwoLabelCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    screen.addSubview(table)
    return table
  }

  @Test("only the rows in sight exist, and they are reused")
  func visibleRows() {
    let screen = root(320, 480)
    let source = Source((0..<5000).map { "row \($0)" })
    let table = table(source, in: screen)
    table.rowHeight = 50
    screen.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 320, height: 250_000))
    #expect(table.visibleCells.count == 10)
    #expect(table.subviews.count == 10)
    #expect(table.visibleCells.map(\.frame.minY) == (0..<10).map { CGFloat($0) * 50 })
    table.contentOffset.y = 1000
    screen.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(20..<30))
    #expect(table.visibleCells.first?.frame.minY == 1000)
    let made = source.made
    screen.layoutIfNeeded()
    #expect(source.made == made, "a pass without changes makes no cell")
  }

  @Test("AL-85: automatic heights come from the content, a separator's pixel on top")
  func automaticHeights() {
    let screen = root(375, 667)
    let source = Source(["one", "two", "three"])
    source.expanded = [1]
    let table = table(source, in: screen)
    screen.layoutIfNeeded()
    // 11 above and below, labels of 17 points are 20.5 high at 2x, the separator 0.5.
    #expect(table.visibleCells.map(\.frame.height) == [43, 63.5, 43])
    #expect(table.visibleCells[1].contentView.frame.height == 63)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 43, 106.5])
    source.expanded = []
    table.reloadData()
    screen.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [43, 43, 43])
  }

  @Test("AL-57: content of a row stands 16 points from the sides")
  func margins() throws {
    let screen = root(375, 667)
    let source = Source(["one"])
    let table = table(source, in: screen)
    screen.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first as? TwoLabelCell)
    #expect(cell.title.convert(CGPoint.zero, to: cell) == CGPoint(x: 16, y: 11))
    #expect(cell.title.frame.width == 343)
  }

  @Test("SV-80: a row read from right to left is the mirror image")
  func rightToLeft() {
    func frames(_ direction: UISemanticContentAttribute) -> [CGRect] {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.rootTraits = UITraitCollection(displayScale: 2)
      cell.semanticContentAttribute = direction
      cell.contentView.semanticContentAttribute = direction
      cell.textLabel?.text = "Fruit"
      cell.detailTextLabel?.text = "7"
      cell.accessoryType = .disclosureIndicator
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      cell.layoutIfNeeded()
      return [cell.textLabel, cell.detailTextLabel].compactMap { label in
        label.map { $0.convert($0.bounds, to: cell) }
      }
    }
    let plain = frames(.forceLeftToRight)
    let mirrored = frames(.forceRightToLeft)
    #expect(plain.count == 2 && plain[0].minX == 16)
    #expect(mirrored.map(\.minX) == plain.map { 300 - $0.maxX })
  }

  @Test("stock texts follow the content size category")
  func contentSize() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.rootTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    cell.textLabel?.text = "Large"
    #expect(cell.textLabel?.font.pointSize == 33)
    #expect(cell.fittingHeight(atWidth: 320) > 44)
  }
}
