package import Foundation

/// Fitting sizes that were found while one solution is under way, so that none is sought twice.
final class NaturalSizes {
  var sizes: [ItemID: CGSize] = [:]
}

extension LayoutEngine {
  /// The size the subtree of an item takes by itself (AL-67), rounded up to 1/`scale` points.
  ///
  /// Nothing is applied; constraints to items outside the subtree take no part.
  package func fittingSize(
    of id: ItemID, target: CGSize, priorities: AxisPriorities, scale: Double, measure: Measure
  ) -> CGSize {
    if isChanged { naturalSizes = NaturalSizes() }
    let size = exactFittingSize(
      of: id, target: target, priorities: priorities, measure: measure)
    let grid = PixelGrid(scale: scale)
    return switch policy.fittingRounding {
    case .up: CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
    case .nearest: CGSize(width: grid.snapped(size.width), height: grid.snapped(size.height))
    }
  }

  /// An item's length along an axis before anything outside acts on it: that of its content, or
  /// the one its subtree takes (SV-34).
  func naturalLength(of node: ItemNode, _ axis: Axis, for source: RowSource) -> Double {
    node.contentReaders.insert(source)
    if let length = node.contentSize(policy)[axis] { return length }
    guard policy.proportionsAskFittingSize else { return 0 }
    subtreeReaders.insert(source)
    let size: CGSize
    if let known = naturalSizes.sizes[node.id] {
      size = known
    } else {
      // Text keeps to its single line.
      size = exactFittingSize(
        of: node.id, target: .zero, priorities: AxisPriorities(horizontal: 50, vertical: 50),
        measure: { item, _ in self.node(item).item.contentSize })
      naturalSizes.sizes[node.id] = size
    }
    return axis == .horizontal ? size.width : size.height
  }

  /// Solves a subtree in an engine of its own.
  private func exactFittingSize(
    of id: ItemID, target: CGSize, priorities: AxisPriorities, measure: Measure
  ) -> CGSize {
    let engine = LayoutEngine(policy: policy)
    engine.scale = scale
    engine.naturalSizes = naturalSizes
    let members = copySubtree(of: id, to: engine)
    copyConstraints(among: members, to: engine)
    engine.fittingTarget = FittingTarget(item: id, size: target, priorities: priorities)
    engine.dirty.insert(.placement(id))
    _ = engine.solve(measure: measure)
    return engine.frame(of: id).size
  }

  private func copySubtree(of root: ItemID, to engine: LayoutEngine) -> [ItemNode] {
    var members: [ItemNode] = []
    var open = [root]
    while let id = open.popLast() {
      guard let node = nodes[id], node.isPresent else { continue }
      members.append(node)
      open += node.children
      var item = node.item
      if id == root {
        item.parent = nil
        item.placement = .constraints
      }
      engine.setItem(id, item)
      if let arrangement = node.arrangement { engine.setStack(arrangement, of: id) }
    }
    return members
  }

  private func copyConstraints(among members: [ItemNode], to engine: LayoutEngine) {
    var ids: Set<ConstraintID> = []
    for node in members { ids.formUnion(node.constraints) }
    for id in ids.sorted() {
      guard let constraint = constraints[id], engine.nodes[constraint.first]?.isPresent == true
      else { continue }
      if let second = constraint.second, engine.nodes[second]?.isPresent != true { continue }
      engine.setConstraint(id, constraint)
    }
  }
}

/// What a fitting engine draws its root towards (AL-67).
struct FittingTarget {
  var item: ItemID
  var size: CGSize
  var priorities: AxisPriorities
}

extension RowWriter {
  /// Writes the pull of a fitting size on the root of its subtree.
  mutating func writeFittingTarget(_ target: FittingTarget, of node: ItemNode) {
    for (part, attribute) in [(FramePart.left, Attribute.left), (.top, .top)] {
      begin()
      addFrame(part, of: node, times: 1)
      finish(
        RowEquation(
          first: Anchor(node, attribute), relation: .equal, second: nil, multiplier: 1,
          constant: 0, priority: 1000),
        as: .fittingSize)
    }
    write(
      Anchor(node, .width), .equal, constant: target.size.width,
      priority: target.priorities.horizontal, as: .fittingSize)
    write(
      Anchor(node, .height), .equal, constant: target.size.height,
      priority: target.priorities.vertical, as: .fittingSize)
  }
}
