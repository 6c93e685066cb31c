import Cassowary
import Foundation

/// One system of constraints for a tree of views: items and constraints in, frames out.
///
/// The engine is retained: what is described once stays, and a later ``solve(measure:)`` makes
/// anew only the rows whose source changed. The frames are those a new engine would find.
package final class LayoutEngine {
  /// Measures the content of an item at a width in points.
  package typealias Measure = (ItemID, Double) -> ContentSize

  let policy: LayoutPolicy
  var solver = Solver()
  /// Whether the solver holds nothing but what this solution made, as a new engine's would.
  var isAfresh = true
  var nodes: [ItemID: ItemNode] = [:]
  var constraints: [ConstraintID: ConstraintDescription] = [:]
  /// The rows of each source, as the solver holds them.
  var owned: [RowSource: [OwnedRow]] = [:]
  /// Sources whose rows have to be made anew.
  var dirty: Set<RowSource> = []
  /// Sources whose rows depend on fitting sizes, and so on everything inside a subtree (SV-34).
  var subtreeReaders: Set<RowSource> = []
  /// Sources some of whose rows were dropped (AL-33).
  var droppedSources: Set<RowSource> = []
  /// Sources with a row in which no unknown is left and which cannot hold.
  var impossible: Set<RowSource> = []
  /// Items of which some children came or went, so that ranks may have shifted (AL-32).
  var regrouped: Set<ItemID> = []
  /// Items whose content is measured at a width (AL-65).
  var measuredItems: Set<ItemID> = []
  /// Items that were taken out and whose unknowns the solver still holds.
  var retired: [ItemNode] = []
  /// The unsatisfiable sets of the last solution.
  var conflicts: [LayoutConflict] = []
  /// Whether anything changed since the last solution.
  var isChanged = false
  /// Fitting sizes found during this solution; shared with the engines that find them.
  var naturalSizes = NaturalSizes()
  /// The frames of the last solution that were asked for.
  var frames: [ItemID: CGRect] = [:]

  /// The pull on the root, in an engine that seeks a fitting size.
  var fittingTarget: FittingTarget?

  /// Pixels per point: spacings are rounded to it (SV-22, AL-56); nil leaves them as they are.
  package var scale: Double? {
    didSet { if scale != oldValue { markAllStacks() } }
  }

  package init(policy: LayoutPolicy = LayoutPolicy()) {
    self.policy = policy
  }

  /// Adds an item or replaces what is known of it; equal values cost nothing later.
  package func setItem(_ id: ItemID, _ item: LayoutItem) {
    let node = node(id)
    guard node.isPresent else {
      node.item = item
      node.isPresent = true
      attach(node)
      changeGeometry(of: node)
      dirty.formUnion([.placement(id), .content(id)])
      if node.arrangement != nil { dirty.insert(.stack(id)) }
      return
    }
    let old = node.item
    guard old != item else { return }
    isChanged = true
    if old.parent != item.parent { detach(node) }
    node.item = item
    if old.parent != item.parent { attach(node) }
    if item.measuresAtWidth != old.measuresAtWidth { trackMeasuring(of: node) }
    if item.sharesContent(with: old) == false {
      dirty.insert(.content(id))
      invalidate(&node.contentReaders)
    }
    if item.sharesGeometry(with: old) == false {
      dirty.insert(.placement(id))
      if node.arrangement != nil { dirty.insert(.stack(id)) }
      changeGeometry(of: node)
    }
  }

  /// Takes an item out, with its stack arrangement; constraints that name it must be gone.
  package func removeItem(_ id: ItemID) {
    guard let node = nodes[id], node.isPresent else { return }
    setStack(nil, of: id)
    detach(node)
    node.isPresent = false
    measuredItems.remove(id)
    dirty.formUnion([.placement(id), .content(id)])
    changeGeometry(of: node)
    invalidate(&node.contentReaders)
    retired.append(node)
    // A later item of this id starts afresh; whoever named the old one is made anew.
    let successor = ItemNode(id)
    successor.children = node.children
    successor.place = node.place
    successor.constraints = node.constraints
    nodes[id] = successor
  }

  /// The stack arrangement of an item, or nil for a plain view.
  package func setStack(_ arrangement: StackArrangement?, of id: ItemID) {
    let node = node(id)
    let old = node.arrangement
    guard old != arrangement else { return }
    isChanged = true
    node.arrangement = arrangement
    dirty.insert(.stack(id))
    // The designated baselines of a stack follow its arrangement (SV-65).
    changeGeometry(of: node)
    if old?.arranged != arrangement?.arranged || old?.distribution != arrangement?.distribution {
      rearrange(node, from: old?.arranged ?? [])
    }
  }

  /// Adds a constraint or replaces the one of that id; a change of constant alone is cheap.
  package func setConstraint(_ id: ConstraintID, _ description: ConstraintDescription) {
    let old = constraints.updateValue(description, forKey: id)
    guard old != description else { return }
    isChanged = true
    dirty.insert(.constraint(id))
    if let old, old.names(as: description) { return }
    if let old { unlink(id, old) }
    for item in [description.first, description.second].compactMap(\.self) {
      node(item).constraints.insert(id)
      dirty.insert(.placement(item))
    }
  }

  package func removeConstraint(_ id: ConstraintID) {
    guard let old = constraints.removeValue(forKey: id) else { return }
    isChanged = true
    unlink(id, old)
    dirty.insert(.constraint(id))
  }
}

// MARK: - What hangs together

extension LayoutEngine {
  /// The record of an id; made, and not yet present, where nobody spoke of it before.
  func node(_ id: ItemID) -> ItemNode {
    if let node = nodes[id] { return node }
    let node = ItemNode(id)
    nodes[id] = node
    return node
  }

  /// The unknowns of an item's frame; with them come the rows that fix a given frame.
  func unknowns(of node: ItemNode) -> ItemNode.Unknowns {
    if let unknowns = node.unknowns { return unknowns }
    // A given frame is as it is; any other has no negative size (AL-10).
    let isGiven = if case .frame = node.item.placement { true } else { false }
    let unknowns = ItemNode.Unknowns(
      left: solver.makeVariable(), top: solver.makeVariable(),
      width: solver.makeVariable(isNonnegative: !isGiven),
      height: solver.makeVariable(isNonnegative: !isGiven))
    node.unknowns = unknowns
    // Arranged items have no rows of their own that place them.
    if node.place == nil { dirty.insert(.placement(node.id)) }
    return unknowns
  }

  private func attach(_ node: ItemNode) {
    trackMeasuring(of: node)
    guard let parent = node.item.parent else { return }
    let owner = self.node(parent)
    if let last = owner.children.last, last > node.id {
      let index = owner.children.firstIndex { $0 > node.id } ?? owner.children.endIndex
      owner.children.insert(node.id, at: index)
      regrouped.insert(parent)
    } else {
      owner.children.append(node.id)
    }
  }

  private func detach(_ node: ItemNode) {
    guard let parent = node.item.parent, let owner = nodes[parent] else { return }
    owner.children.removeAll { $0 == node.id }
    regrouped.insert(parent)
  }

  private func trackMeasuring(of node: ItemNode) {
    if node.item.measuresAtWidth {
      measuredItems.insert(node.id)
    } else {
      measuredItems.remove(node.id)
      node.measurement = nil
    }
  }

  /// Notes which stack each item is arranged in, and where.
  private func rearrange(_ stack: ItemNode, from old: [ItemID]) {
    for id in old {
      let item = node(id)
      guard item.place?.stack == stack.id else { continue }
      item.place = nil
      dirty.formUnion([.placement(id), .content(id)])
    }
    for (index, id) in (stack.arrangement?.arranged ?? []).enumerated() {
      node(id).place = ItemNode.Place(stack: stack.id, index: index)
      dirty.formUnion([.placement(id), .content(id)])
    }
  }

  private func unlink(_ id: ConstraintID, _ description: ConstraintDescription) {
    for item in [description.first, description.second].compactMap(\.self) {
      node(item).constraints.remove(id)
      dirty.insert(.placement(item))
    }
  }

  private func changeGeometry(of node: ItemNode) {
    isChanged = true
    invalidate(&node.geometryReaders)
  }

  /// Marks sources; they enlist again when they are made anew.
  private func invalidate(_ readers: inout Set<RowSource>) {
    dirty.formUnion(readers)
    readers.removeAll()
  }

  private func markAllStacks() {
    isChanged = true
    for (id, node) in nodes where node.arrangement != nil { dirty.insert(.stack(id)) }
  }
}

extension LayoutItem {
  /// Whether content size and its priorities are equal.
  fileprivate func sharesContent(with other: LayoutItem) -> Bool {
    contentSize == other.contentSize && hugging == other.hugging
      && compressionResistance == other.compressionResistance
  }

  /// Whether all that other items' rows depend on is equal, but for the content size.
  fileprivate func sharesGeometry(with other: LayoutItem) -> Bool {
    var a = self
    var b = other
    for axis in [\ContentSize.width, \ContentSize.height]
    where (a.contentSize[keyPath: axis] == nil) == (b.contentSize[keyPath: axis] == nil) {
      a.contentSize[keyPath: axis] = nil
      b.contentSize[keyPath: axis] = nil
    }
    (a.hugging, a.compressionResistance) = (b.hugging, b.compressionResistance)
    (a.name, a.measuresAtWidth) = (b.name, b.measuresAtWidth)
    return a == b
  }
}

extension ConstraintDescription {
  /// Whether the same attributes of the same items are named.
  fileprivate func names(as other: ConstraintDescription) -> Bool {
    first == other.first && second == other.second && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute
  }
}
