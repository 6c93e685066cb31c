extension LayoutEngine {
  /// The nearest item both lie in, themselves included; nil without one.
  func commonAncestor(of a: ItemNode, _ b: ItemNode, for source: RowSource) -> ItemNode? {
    // Nearly all constraints are between siblings, or a view and its superview.
    if a === b || b.item.parent == a.id { return a }
    if a.item.parent == b.id { return b }
    if let parent = a.item.parent, parent == b.item.parent { return read(parent, for: source) }
    var (a, b) = (a, b)
    var depthOfA = depth(of: a, for: source)
    var depthOfB = depth(of: b, for: source)
    while a !== b {
      if depthOfA >= depthOfB {
        guard let parent = a.item.parent else { return nil }
        a = node(parent)
        depthOfA -= 1
      } else {
        guard let parent = b.item.parent else { return nil }
        b = node(parent)
        depthOfB -= 1
      }
    }
    return a
  }

  /// Whether `node` is a superview of `other`, near or far, or owns it.
  func isAncestor(_ node: ItemNode, of other: ItemNode, for source: RowSource) -> Bool {
    var next = other.item.parent
    while let id = next {
      if id == node.id { return true }
      next = read(id, for: source).item.parent
    }
    return false
  }

  /// Whether two items lie in one tree, as a constraint between them needs (AL-7).
  package func haveCommonAncestor(_ a: ItemID, _ b: ItemID) -> Bool {
    func root(_ id: ItemID) -> ItemID {
      var id = id
      while let parent = nodes[id]?.item.parent { id = parent }
      return id
    }
    return a == b || root(a) == root(b)
  }

  private func depth(of node: ItemNode, for source: RowSource) -> Int {
    var depth = 0
    var next = node.item.parent
    while let id = next {
      depth += 1
      next = read(id, for: source).item.parent
    }
    return depth
  }

  private func read(_ id: ItemID, for source: RowSource) -> ItemNode {
    let node = node(id)
    node.geometryReaders.insert(source)
    return node
  }
}
