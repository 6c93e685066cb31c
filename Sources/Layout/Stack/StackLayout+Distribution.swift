import Cassowary

// MARK: - 4  Distribution

extension StackLayout {
  /// Below everything else, even the fit of an empty stack at 0.001 (SV-27).
  static let roomPriority: Float = 0.0005

  mutating func distribute() {
    switch arrangement.distribution {
    case .fill: orderRoom()
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: spaceEqually()
    case .equalCentering: centerEqually()
    }
    if isSpread, !visible.isEmpty {
      // The stack pulls itself together when nobody sizes it (SV-37).
      writer.write(Anchor(stack, along.length), .equal, priority: 49, as: .canvasFit)
    }
    if engine.policy.disambiguatesTextWidth { shareTextWidth() }
  }

  /// Which of several items without a length of their own takes the room (SV-71).
  private mutating func orderRoom() {
    let open = visible.filter { $0.node.item.contentSize[along.axis] == nil }
    guard open.count > 1 else { return }
    for (index, item) in open.enumerated() {
      // Rank 0 gives way first.
      let rank = engine.policy.roomTaker == .first ? index : open.count - 1 - index
      writer.write(
        Anchor(item.node, along.length), .equal, priority: Self.roomPriority, rank: rank,
        as: .roomOrder)
    }
  }

  /// All as long as the first, whatever their content asks (SV-31).
  private mutating func fillEqually() {
    guard let first = visible.first else { return }
    for item in visible.dropFirst() {
      writer.write(
        Anchor(item.node, along.length), .equal, Anchor(first.node, along.length), as: .fillEqually)
    }
  }

  /// Shares of the canvas in proportion to the natural lengths, gaps counted in (SV-32…34).
  ///
  /// The shares do not add up where there are gaps and the canvas has not its natural length: the
  /// last item takes the difference. This is UIKit's behaviour.
  private mutating func fillProportionally() {
    let lengths = visible.map { item in
      let length = engine.naturalLength(of: item.node, along.axis, for: writer.source)
      return length > 1e-3 ? length : 0
    }
    let sum = lengths.reduce(0, +)
    guard sum > 0 else {
      fillEqually()
      return
    }
    let total = sum + gapsInTotal()
    for (item, length) in zip(visible, lengths) {
      let own = Anchor(item.node, along.length)
      if length == 0 {
        writer.write(own, .equal, as: .fillProportionally)
      } else if visible.count == 1 {
        writer.write(own, .equal, canvas(along.length), as: .fillProportionally)
      } else {
        let (priority, rank) = falling(from: 999, at: item.index, lowest: 900)
        writer.write(
          own, .equal, canvas(along.length), multiplier: length / total, priority: priority,
          rank: rank, as: .fillProportionally)
      }
    }
  }

  /// What the gaps add to the total of a proportional stack; points.
  private func gapsInTotal() -> Double {
    if engine.policy.proportionsCountCustomSpacing {
      return neighbours.map { gap(after: $0.before, before: $0.after) }.reduce(0, +)
    }
    let spacing =
      switch arrangement.spacing {
      case .points(let points): points
      case .system: SystemSpacing.betweenEdges
      }
    return spacing * Double(neighbours.count)
  }

  /// Whether the gaps share one unknown length.
  var hasCommonGap: Bool {
    arrangement.distribution == .equalSpacing && neighbours.count > 1
  }

  /// The length of every gap (SV-35).
  var commonGap: Variable {
    if let gap = stack.gap { return gap }
    let gap = engine.solver.makeVariable()
    stack.gap = gap
    return gap
  }

  /// All gaps equal (SV-35).
  private mutating func spaceEqually() {
    guard hasCommonGap else { return }
    for (index, (before, after)) in neighbours.enumerated() {
      writer.begin()
      writer.add(start(of: after))
      writer.add(end(of: before), times: -1)
      writer.add(commonGap, times: -1)
      writer.finish(equalGap(index, priority: 1000), as: .fillEqually)
    }
  }

  /// All distances between centres equal, as far as nothing stronger is against it (SV-36).
  private mutating func centerEqually() {
    orderContent()
    guard visible.count > 2 else { return }
    for index in 1..<(visible.count - 1) {
      let (priority, rank) = falling(from: 150, at: visible[index].index, lowest: 60)
      writer.begin()
      for (item, factor) in [(index + 1, 1.0), (index, -1), (1, -1), (0, 1)] {
        writer.add(Anchor(visible[item].node, along.center), times: factor * centerSign)
      }
      writer.finish(equalGap(index, priority: priority), rank: rank, as: .fillEqually)
    }
  }

  /// What neither content nor centres settle goes to the first, as in other stacks (SV-70).
  private mutating func orderContent() {
    for item in visible {
      item.node.contentReaders.insert(writer.source)
      guard let length = item.node.contentSize(engine.policy)[along.axis] else { continue }
      writer.write(
        Anchor(item.node, along.length), .equal, constant: length, priority: Self.roomPriority,
        rank: item.index, as: .roomOrder)
    }
  }

  /// Centres are not mirrored; a distance of two of them in reading direction is.
  private var centerSign: Double {
    along.axis == .horizontal && writer.isRightToLeft ? -1 : 1
  }

  private func equalGap(_ index: Int, priority: Float) -> RowEquation {
    RowEquation(
      first: Anchor(stack, along.length, part: .gap(index)), relation: .equal,
      second: Anchor(stack, along.length, part: .gap(0)), multiplier: 1, constant: 0,
      priority: priority)
  }

  /// A priority that falls by one from item to item and stops at `lowest`; from there on the
  /// order goes on within that priority, later items giving way first.
  private func falling(from top: Int, at index: Int, lowest: Int) -> (Float, rank: Int) {
    let priority = top - index
    if priority > lowest { return (Float(priority), 0) }
    return (Float(lowest), items.count - 1 - index)
  }

  /// iOS 9 to 14: multi-line text is drawn to an equal share of a horizontal stack (SV-53).
  private mutating func shareTextWidth() {
    guard along.axis == .horizontal, !visible.isEmpty else { return }
    let count = Double(visible.count)
    let spacing =
      switch arrangement.spacing {
      case .points(let points): points
      case .system: SystemSpacing.betweenEdges
      }
    for item in visible where item.node.item.measuresAtWidth {
      writer.write(
        Anchor(item.node, .width), .equal, Anchor(stack, .width), multiplier: 1 / count,
        constant: -spacing * (count - 1) / count,
        priority: min(item.node.item.compressionResistance.horizontal + 10, 999),
        as: .textWidthDisambiguation)
    }
  }
}
