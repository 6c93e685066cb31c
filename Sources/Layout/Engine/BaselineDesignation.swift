extension LayoutEngine {
  /// The item whose text an item's baseline is (AL-4): itself, the one it names, or, in a stack,
  /// the one its arrangement designates (SV-65).
  func baselineItem(of node: ItemNode, _ attribute: Attribute, for source: RowSource) -> ItemNode {
    var carrier = node
    // Designation leads down the tree; a loop is a caller's error and ends here.
    for _ in 0..<64 {
      let isFirst = attribute == .firstBaseline
      let named = isFirst ? carrier.item.firstBaselineItem : carrier.item.lastBaselineItem
      guard
        let next = named ?? designatedItem(of: carrier, isFirst: isFirst, for: source),
        next != carrier.id
      else { return carrier }
      let successor = self.node(next)
      successor.geometryReaders.insert(source)
      guard successor.isPresent else { return carrier }
      carrier = successor
    }
    return carrier
  }

  /// Whether there is text at an item's baseline.
  func hasBaseline(_ node: ItemNode, _ attribute: Attribute, for source: RowSource) -> Bool {
    let item = baselineItem(of: node, attribute, for: source).item
    return (attribute == .firstBaseline ? item.firstBaseline : item.lastBaseline) != nil
  }

  private func designatedItem(
    of stack: ItemNode, isFirst: Bool, for source: RowSource
  ) -> ItemID? {
    guard let arrangement = stack.arrangement else { return nil }
    var visible: [ItemNode] = []
    for id in arrangement.arranged {
      let node = node(id)
      node.geometryReaders.insert(source)
      if node.isPresent, !node.item.isHidden { visible.append(node) }
    }
    let end = isFirst ? visible.first : visible.last
    guard arrangement.axis == .horizontal else { return end?.id }
    switch (arrangement.alignment, isFirst) {
    case (.fill, _), (.leading, true), (.firstBaseline, true), (.trailing, false),
      (.lastBaseline, false):
      return end?.id
    default:
      // The earliest of the tallest.
      var tallest: (id: ItemID, height: Double)?
      for node in visible {
        let height = naturalLength(of: node, .vertical, for: source)
        if height > (tallest?.height ?? -1) { tallest = (node.id, height) }
      }
      return tallest?.id
    }
  }
}
