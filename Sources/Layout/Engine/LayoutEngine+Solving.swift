import Cassowary
package import Foundation

/// A row and its place in the solver.
struct OwnedRow {
  var row: Row
  /// nil while the row is not in the solver.
  var id: RowID?
  /// Whether it gave way (AL-33).
  var isDropped = false
  /// Whether a row of the new generation took over from it.
  var isKept = false
}

extension LayoutEngine {
  /// Solves; afterwards ``frame(of:)`` answers.
  ///
  /// - Returns: The unsatisfiable sets there are, each with what was dropped. Where nothing
  ///   changed since the last time they are those of the last time.
  package func solve(measure: Measure) -> [LayoutConflict] {
    guard isChanged || textHasChanged(measure) else { return conflicts }
    isChanged = false
    naturalSizes = NaturalSizes()
    if !droppedSources.isEmpty { startAfresh() }
    if let found = solveInPasses(measure) {
      conflicts = found
    } else {
      // Of several sets that cannot hold, a solver that was changed may meet another one first
      // than a new solver would. Frames must not depend on the past: begin again.
      startAfresh()
      conflicts = solveInPasses(measure) ?? []
    }
    isAfresh = false
    return conflicts
  }

  /// Solves once, and once more where text takes another size at the width it was given.
  ///
  /// - Returns: The conflicts; nil when one was met by a solver that was changed.
  private func solveInPasses(_ measure: Measure) -> [LayoutConflict]? {
    frames.removeAll(keepingCapacity: true)
    // 1  The rows of whatever changed; text starts from its single line (AL-65).
    forgetMeasuredContent()
    makeRows()
    // 2  First solution.
    guard let first = settle() else { return nil }
    // 3  Text at the width it was given, and the second solution (AL-65: exactly two).
    guard measureContent(measure) else { return first }
    frames.removeAll(keepingCapacity: true)
    makeRows()
    return settle().map { first + $0 }
  }

  /// Throws the solver away and makes every row anew, as a new engine would.
  private func startAfresh() {
    solver = Solver()
    isAfresh = true
    owned.removeAll()
    impossible.removeAll()
    droppedSources.removeAll()
    subtreeReaders.removeAll()
    dirty = Set(constraints.keys.map { .constraint($0) })
    for node in Array(nodes.values) + retired {
      node.forgetVariables()
      if node.isPresent { dirty.formUnion([.placement(node.id), .content(node.id)]) }
      if node.arrangement != nil { dirty.insert(.stack(node.id)) }
    }
  }

  // MARK: Rows

  /// Makes the rows of every dirty source and hands the differences to the solver.
  private func makeRows() {
    markShiftedRanks()
    dirty.formUnion(subtreeReaders)
    // Making rows may bring in items that nothing named so far: their frames' rows follow.
    var made: [(source: RowSource, rows: [Row])] = []
    while !dirty.isEmpty {
      let sources = dirty.sorted()
      dirty.removeAll(keepingCapacity: true)
      for source in sources { made.append((source, rows(of: source))) }
    }
    made.sort { $0.source < $1.source }
    for (index, entry) in made.enumerated() {
      // A source that was made twice counts as it was made last.
      if index + 1 < made.count, made[index + 1].source == entry.source { continue }
      reconcile(entry.source, with: entry.rows)
    }
    forgetRetiredItems()
  }

  private func rows(of source: RowSource) -> [Row] {
    subtreeReaders.remove(source)
    var writer = RowWriter(self, for: source)
    switch source.kind {
    case .placement:
      guard let node = nodes[ItemID(source.id)], node.isPresent else { return [] }
      writer.writePlacement(of: node)
    case .content:
      guard let node = nodes[ItemID(source.id)], node.isPresent else { return [] }
      writer.writeContent(of: node, rank: rank(of: node))
    case .stack:
      guard let node = nodes[ItemID(source.id)], node.isPresent,
        let arrangement = node.arrangement
      else { return [] }
      return StackLayout.rows(of: node, arrangement, writer)
    case .constraint:
      let id = ConstraintID(source.id)
      guard let description = constraints[id] else { return [] }
      writer.writeConstraint(description)
    }
    return writer.rows
  }

  /// Keeps equal rows, changes constants where only these differ, replaces the others.
  private func reconcile(_ source: RowSource, with rows: [Row]) {
    var old = owned.removeValue(forKey: source) ?? []
    var new = rows.map { OwnedRow(row: $0) }
    var unmatched: [Int] = []
    for index in new.indices {
      if index < old.count, old[index].row.shape == new[index].row.shape {
        keep(&old[index], as: &new[index])
      } else {
        unmatched.append(index)
      }
    }
    // Rows that moved within the group, as when an item was inserted.
    var spare: [Row.Shape: [Int]] = [:]
    if !unmatched.isEmpty {
      for index in old.indices.reversed() where !old[index].isKept {
        spare[old[index].row.shape, default: []].append(index)
      }
      unmatched.removeAll { index in
        guard let match = spare[new[index].row.shape]?.popLast() else { return false }
        keep(&old[match], as: &new[index])
        return true
      }
    }
    for row in old where !row.isKept {
      if let id = row.id { solver.remove(id) }
    }
    for index in new.indices where new[index].id == nil && !new[index].isDropped {
      let row = new[index].row
      // A row whose unknowns cancelled out says nothing; one that cannot hold is met in settle().
      if row.shape.terms.isEmpty { continue }
      new[index].id = solver.add(
        LinearExpression(terms: row.shape.terms, constant: row.constant), row.shape.relation,
        priority: row.shape.priority, rank: row.shape.rank)
    }
    if new.contains(where: \.row.isImpossible) { impossible.insert(source) }
    if !new.isEmpty { owned[source] = new }
  }

  private func keep(_ old: inout OwnedRow, as new: inout OwnedRow) {
    new.id = old.id
    new.isDropped = old.isDropped
    if let id = old.id, old.row.constant != new.row.constant {
      solver.setConstant(new.row.constant, of: id)
    }
    old.isKept = true
  }

  /// The order in which an item's content gives way among its siblings (SV-70, SV-72, AL-32).
  private func rank(of node: ItemNode) -> Int {
    if let place = node.place {
      // Where centres are equalised, that settles ties.
      let distribution = self.node(place.stack).arrangement?.distribution
      return distribution == .equalCentering ? 0 : place.index
    }
    guard let parent = node.item.parent else { return 0 }
    return self.node(parent).children.partitioningIndex { $0 >= node.id }
  }

  /// Marks the content of items whose place among their siblings may have changed.
  private func markShiftedRanks() {
    for parent in regrouped {
      for child in nodes[parent]?.children ?? [] {
        guard let node = nodes[child], node.place == nil,
          node.item.contentSize != ContentSize.none
        else { continue }
        dirty.insert(.content(child))
      }
    }
    regrouped.removeAll()
  }

  /// Gives back the unknowns of items that were taken out.
  private func forgetRetiredItems() {
    for node in retired {
      for variable in node.variables { solver.removeVariable(variable) }
      node.forgetVariables()
      if let successor = nodes[node.id], !successor.isPresent, successor.children.isEmpty,
        successor.place == nil, successor.constraints.isEmpty, successor.geometryReaders.isEmpty
      {
        nodes[node.id] = nil
      }
    }
    retired.removeAll()
  }

  // MARK: Text

  /// Whether text takes another size than it did at the width it was measured at.
  private func textHasChanged(_ measure: Measure) -> Bool {
    measuredItems.sorted().contains { id in
      guard let measurement = nodes[id]?.measurement else { return false }
      return measure(id, measurement.width) != measurement.size
    }
  }

  private func forgetMeasuredContent() {
    for id in measuredItems {
      guard let node = nodes[id], node.measurement != nil else { continue }
      node.measurement = nil
      changeContent(of: node)
    }
  }

  /// Measures text at the widths found; whether any size changed.
  private func measureContent(_ measure: Measure) -> Bool {
    var isDifferent = false
    for id in measuredItems.sorted() {
      guard let node = nodes[id] else { continue }
      let insets = node.item.alignmentRectInsets
      let width = exactFrame(of: node).width - insets.left - insets.right
      // Text that nothing is left of is not wrapped, and what fits on its line needs no wrapping.
      if width <= 1e-6 { continue }
      if let natural = node.item.contentSize.width, width >= natural - 1e-6 { continue }
      let size = measure(id, width)
      node.measurement = ItemNode.Measurement(width: width, size: size)
      guard size != node.item.contentSize else { continue }
      changeContent(of: node)
      isDifferent = true
    }
    return isDifferent
  }

  private func changeContent(of node: ItemNode) {
    dirty.insert(.content(node.id))
    dirty.formUnion(node.contentReaders)
    node.contentReaders.removeAll()
  }

  // MARK: Frames

  /// The item's frame in root coordinates, exact, after ``solve(measure:)``.
  package func frame(of id: ItemID) -> CGRect {
    guard let node = nodes[id], node.isPresent else { return .zero }
    return exactFrame(of: node)
  }

  private func exactFrame(of node: ItemNode) -> CGRect {
    if let frame = frames[node.id] { return frame }
    let frame = readFrame(of: node)
    frames[node.id] = frame
    return frame
  }

  private func readFrame(of node: ItemNode) -> CGRect {
    if let unknowns = node.unknowns {
      return CGRect(
        x: solver.value(of: unknowns.left), y: solver.value(of: unknowns.top),
        width: solver.value(of: unknowns.width), height: solver.value(of: unknowns.height))
    }
    // Nothing asked for it, so the solver does not know it.
    let parent = node.item.parent.map { exactFrame(of: self.node($0)) } ?? .zero
    switch node.item.placement {
    case .frame(let frame):
      return frame.offsetBy(dx: parent.origin.x, dy: parent.origin.y)
    case .inset(let insets):
      return parent.inset(by: insets)
    case .readable(let insets, let maximumWidth):
      let area = parent.inset(by: insets)
      let width = min(area.width, maximumWidth)
      return CGRect(
        x: area.origin.x + (area.width - width) / 2, y: area.origin.y, width: width,
        height: area.height)
    case .constraints:
      return CGRect(origin: parent.origin, size: .zero)
    }
  }
}

extension CGRect {
  /// The rectangle less the insets; sizes may come out negative.
  fileprivate func inset(by insets: Insets) -> CGRect {
    var rect = CGRect.zero
    rect.origin = CGPoint(x: origin.x + insets.left, y: origin.y + insets.top)
    rect.size = CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    return rect
  }
}

extension [ItemID] {
  /// The first index at which a sorted array fulfils a condition that stays fulfilled.
  func partitioningIndex(where isFulfilled: (ItemID) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isFulfilled(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension LayoutEngine {
  /// How many priorities the solver compares one after the other.
  package var priorityLevelCount: Int { solver.priorityLevelCount }

  /// The required rows, in words, that the solution breaks by more than a rounding error; none,
  /// unless the solver is wrong.
  package var brokenRows: [String] {
    owned.sorted { $0.key < $1.key }.flatMap { _, rows in
      rows.compactMap { row in
        guard row.row.isRequired, let id = row.id, solver.violation(of: id) > 1e-6 else {
          return nil
        }
        return "\(row.row.equation.words) by \(solver.violation(of: id))"
      }
    }
  }

  /// Every row in words, one a line, with its identifier; those that gave way are marked.
  package var rowsInWords: String {
    owned.sorted { $0.key < $1.key }.flatMap { _, rows in
      rows.map { row in
        "\(row.row.equation.words)  '\(row.row.identifier.rawValue)'"
          + (row.isDropped ? "  (dropped)" : "")
      }
    }.joined(separator: "\n")
  }
}
