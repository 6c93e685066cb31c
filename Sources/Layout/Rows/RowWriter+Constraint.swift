extension RowWriter {
  /// Writes the row of a constraint a person made; none while an item it names is missing.
  mutating func writeConstraint(_ constraint: ConstraintDescription) {
    var first = read(constraint.first)
    guard first.isPresent else { return }
    var second: ItemNode?
    if let id = constraint.second {
      let node = read(id)
      guard node.isPresent else { return }
      second = node
    }
    let a = constraint.firstAttribute
    let b = constraint.secondAttribute
    let ancestor = second.flatMap { engine.commonAncestor(of: first, $0, for: source) }
    if let other = second {
      let original = first
      first = contentArea(of: first, attribute: a, towards: other)
      second = contentArea(of: other, attribute: b, towards: original)
    }

    isRightToLeft = ancestor?.item.isRightToLeft ?? first.item.isRightToLeft
    let firstAttribute = physical(a, beside: second == nil ? a : b)
    let secondAttribute = physical(b, beside: a)
    var constant = constraint.constant
    if isRightToLeft, engine.policy.mirrorsCenterConstants, a.isReading != b.isReading,
      second != nil, a.axis == .horizontal, !a.isSize
    {
      constant = -constant
    }

    begin()
    add(Anchor(first, firstAttribute))
    if let second {
      let m = constraint.multiplier
      add(Anchor(second, secondAttribute), times: -m)
      if m != 1, !a.isSize, let ancestor {
        // Locations are measured in the nearest common ancestor (AL-13).
        add(Anchor(ancestor, firstAttribute.origin), times: m - 1)
      }
    }
    add(constant: -constant)
    finish(
      RowEquation(
        first: Anchor(first, a), relation: constraint.relation,
        second: second.map { Anchor($0, b) }, multiplier: constraint.multiplier,
        constant: constraint.constant, priority: constraint.priority),
      as: .constraint)
  }

  /// A reading-direction attribute beside one that has none becomes a plain edge (AL-6).
  private func physical(_ attribute: Attribute, beside other: Attribute) -> Attribute {
    guard attribute.isReading, !other.isReading else { return attribute }
    return (attribute == .leading) != isRightToLeft ? .left : .right
  }

  /// The item an attribute belongs to: an edge of a scroll view, or of its margins, in a
  /// constraint with a descendant belongs to the content (AL-80).
  private func contentArea(
    of node: ItemNode, attribute: Attribute, towards other: ItemNode
  ) -> ItemNode {
    guard !attribute.isSize, attribute != .centerX, attribute != .centerY,
      let content = node.item.scrollContentGuide, content != other.id,
      engine.isAncestor(node, of: other, for: source)
    else { return node }
    let guide = read(content)
    return guide.isPresent ? guide : node
  }
}

extension Attribute {
  /// Whether it counts in reading direction.
  package var isReading: Bool { self == .leading || self == .trailing }

  /// The edge that locations of this kind are measured from.
  var origin: Attribute {
    switch self {
    case .leading, .trailing: .leading
    case .left, .right, .centerX, .width: .left
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .top
    }
  }
}
