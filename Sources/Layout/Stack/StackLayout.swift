import Cassowary

/// Turns a stack's arrangement into rows (SPEC part 1).
///
/// Along the axis a stack has start, end, centre and length (SV-13: S, E, C, D); across it the
/// same (S', E', C', D'). The canvas is the stack itself or its margins guide (SV-12).
struct StackLayout {
  let engine: LayoutEngine
  let stack: ItemNode
  let arrangement: StackArrangement
  var writer: RowWriter
  /// The arranged items, hidden ones too.
  let items: [ItemNode]
  /// The arranged items that are not hidden, with their index among all.
  let visible: [(node: ItemNode, index: Int)]

  /// The pairs of visible items that follow each other.
  let neighbours: [(before: ItemNode, after: ItemNode)]

  let along: AxisAttributes
  let across: AxisAttributes

  /// The rows of a stack, in a fixed order.
  static func rows(
    of stack: ItemNode, _ arrangement: StackArrangement, _ writer: RowWriter
  ) -> [Row] {
    var layout = StackLayout(stack, arrangement, writer)
    // No items: no rows (SV-28).
    guard !layout.items.isEmpty else { return [] }
    layout.connectEdges()  // 1  SV-20, SV-27
    layout.keepGaps()  // 2  SV-21…23
    layout.align()  // 3  SV-40…48
    layout.distribute()  // 4  SV-30…37, SV-71
    layout.hide()  // 5  SV-24…26
    return layout.writer.rows
  }

  private init(_ stack: ItemNode, _ arrangement: StackArrangement, _ writer: RowWriter) {
    engine = writer.engine
    self.stack = stack
    self.arrangement = arrangement
    self.writer = writer
    self.writer.isRightToLeft = stack.item.isRightToLeft
    items = arrangement.arranged.map { writer.read($0) }.filter(\.isPresent)
    visible = items.enumerated().compactMap { index, node in
      node.item.isHidden ? nil : (node, index)
    }
    neighbours = zip(visible, visible.dropFirst()).map { ($0.node, $1.node) }
    along = AxisAttributes(arrangement.axis)
    across = AxisAttributes(arrangement.axis == .horizontal ? .vertical : .horizontal)
    _ = writer.read(stack.id)
  }

  /// An anchor of the canvas.
  func canvas(_ attribute: Attribute) -> Anchor {
    Anchor(stack, attribute, part: arrangement.isLayoutMarginsRelative ? .margins : .whole)
  }

  var isBaselineRelative: Bool {
    arrangement.isBaselineRelative && arrangement.axis == .vertical
  }

  /// Whether the gaps share the room that is left over.
  var isSpread: Bool {
    arrangement.distribution == .equalSpacing || arrangement.distribution == .equalCentering
  }
}

/// The attributes of one direction, by their role in a stack (SV-13).
struct AxisAttributes {
  let start: Attribute
  let end: Attribute
  let center: Attribute
  let length: Attribute
  let axis: Axis

  init(_ axis: Axis) {
    self.axis = axis
    switch axis {
    case .horizontal: (start, end, center, length) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, length) = (.top, .bottom, .centerY, .height)
    }
  }
}

// MARK: - 1  Canvas edges

extension StackLayout {
  /// The first and the last visible item touch the canvas, in every distribution (SV-20, SV-29).
  mutating func connectEdges() {
    guard let first = visible.first, let last = visible.last else {
      collapse()
      return
    }
    writer.write(
      canvas(along.start), .equal, Anchor(first.node, along.start), as: .canvasConnection)
    writer.write(canvas(along.end), .equal, Anchor(last.node, along.end), as: .canvasConnection)
  }

  /// Everything is hidden: the canvas takes any length from outside, and none of its own (SV-27).
  private mutating func collapse() {
    writer.write(canvas(along.length), .greaterThanOrEqual, as: .orderingFit)
    writer.write(canvas(along.length), .equal, priority: 0.001, as: .orderingFit)
  }
}

// MARK: - 2  Gaps

extension StackLayout {
  /// Neighbours keep their distance; in spread distributions it is the least one (SV-21).
  mutating func keepGaps() {
    if hasCommonGap {
      keepCommonGap()
      return
    }
    let relation: Relation = isSpread ? .greaterThanOrEqual : .equal
    for (before, after) in neighbours {
      writer.write(
        start(of: after), relation, end(of: before), constant: gap(after: before, before: after),
        as: .spacing)
    }
  }

  /// Gaps that are all equal: the largest of the least ones rules them all (SV-35).
  private mutating func keepCommonGap() {
    var largest: (index: Int, gap: Double)?
    for (index, (before, after)) in neighbours.enumerated() {
      let gap = gap(after: before, before: after)
      if gap > (largest?.gap ?? -.infinity) { largest = (index, gap) }
    }
    guard let largest else { return }
    writer.begin()
    writer.add(commonGap, times: 1)
    writer.add(constant: -largest.gap)
    writer.finish(
      RowEquation(
        first: start(of: neighbours[largest.index].after), relation: .greaterThanOrEqual,
        second: end(of: neighbours[largest.index].before), multiplier: 1, constant: largest.gap,
        priority: 1000),
      as: .spacing)
  }

  /// Where a gap ends: at the item's start, or its first baseline (SV-52).
  func start(of item: ItemNode) -> Anchor {
    Anchor(item, isBaselineRelative ? .firstBaseline : along.start)
  }

  /// Where a gap begins: at the item's end, or its last baseline (SV-52).
  func end(of item: ItemNode) -> Anchor {
    Anchor(item, isBaselineRelative ? .lastBaseline : along.end)
  }

  /// The gap between two neighbours: the custom one of the preceding view, else the stack's
  /// (SV-22); points.
  func gap(after upper: ItemNode, before lower: ItemNode) -> Double {
    switch arrangement.customSpacing[upper.id] ?? arrangement.spacing {
    case .points(let points):
      guard let scale = engine.scale else { return points }
      return PixelGrid(scale: scale).snapped(points)
    case .system:
      guard isBaselineRelative else { return SystemSpacing.betweenEdges }
      return SystemSpacing.betweenBaselines(
        upper: engine.baselineItem(of: upper, .lastBaseline, for: writer.source),
        lower: engine.baselineItem(of: lower, .firstBaseline, for: writer.source),
        scale: engine.scale)
    }
  }
}

// MARK: - 5  Hiding

extension StackLayout {
  /// Hidden items lose their length (SV-24) and stand about where they would appear (SV-26).
  mutating func hide() {
    guard visible.count < items.count else { return }
    var following = visible[...]
    var before: ItemNode?
    for item in items {
      if let next = following.first, next.node === item {
        before = item
        following.removeFirst()
        continue
      }
      writer.write(Anchor(item, along.length), .equal, as: .hiding)
      if let before, let next = following.first?.node {
        writer.write(
          Anchor(item, along.start), .equal, Anchor(before, along.end),
          constant: gap(after: before, before: next) / 2, priority: 50, as: .hiddenSpacing)
      } else if let next = following.first?.node {
        writer.write(
          Anchor(next, along.start), .equal, Anchor(item, along.end), priority: 50,
          as: .hiddenSpacing)
      } else {
        let end = before.map { Anchor($0, along.end) } ?? canvas(along.end)
        writer.write(Anchor(item, along.start), .equal, end, priority: 50, as: .hiddenSpacing)
      }
    }
  }
}
