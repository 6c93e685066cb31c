extension RowWriter {
  /// Writes hugging and compression resistance where the content has a size (AL-20).
  mutating func writeContent(of node: ItemNode, rank: Int) {
    let content = node.contentSize(engine.policy)
    for axis in [Axis.horizontal, .vertical] {
      guard let length = content[axis] else { continue }
      let size = Anchor(node, axis == .horizontal ? .width : .height)
      write(
        size, .lessThanOrEqual, constant: length, priority: node.item.hugging[axis], rank: rank,
        as: .contentHugging)
      write(
        size, .greaterThanOrEqual, constant: length,
        priority: node.item.compressionResistance[axis], rank: rank, as: .compressionResistance)
    }
  }
}
