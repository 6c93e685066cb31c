extension RowWriter {
  /// Writes the row of a constraint a person made; none while an item it names is missing.
  mutating func writeConstraint(_ constraint: ConstraintDescription) {
    let first = read(constraint.first)
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
    var firstAnchor = Anchor(first, a)
    var secondAnchor = second.map { Anchor($0, b) }
    if let second {
      firstAnchor = contentAnchor(for: firstAnchor, towards: second)
      secondAnchor = contentAnchor(for: Anchor(second, b), towards: first)
    }

    isRightToLeft = ancestor?.item.isRightToLeft ?? first.item.isRightToLeft
    let equation = RowEquation(
      first: firstAnchor, relation: constraint.relation, second: secondAnchor,
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority)
    firstAnchor.attribute = physical(a, beside: second == nil ? a : b)
    secondAnchor?.attribute = physical(b, beside: a)
    var constant = constraint.constant
    if isRightToLeft, engine.policy.mirrorsCenterConstants, a.isReading != b.isReading,
      second != nil, a.axis == .horizontal, !a.isSize
    {
      constant = -constant
    }

    begin()
    add(firstAnchor)
    if let secondAnchor {
      let m = constraint.multiplier
      add(secondAnchor, times: -m)
      if m != 1, !a.isSize, let ancestor {
        // Locations are measured in the nearest common ancestor (AL-13).
        add(Anchor(ancestor, firstAnchor.attribute.origin), times: m - 1)
      }
    }
    add(constant: -constant)
    finish(equation, as: .constraint)
  }

  /// A reading-direction attribute beside one that has none becomes a plain edge (AL-6).
  private func physical(_ attribute: Attribute, beside other: Attribute) -> Attribute {
    guard attribute.isReading, !other.isReading else { return attribute }
    return (attribute == .leading) != isRightToLeft ? .left : .right
  }

  /// What an anchor means: an edge of a scroll view, or of its margins, in a constraint with a
  /// descendant is the content area's (AL-80).
  private func contentAnchor(for anchor: Anchor, towards other: ItemNode) -> Anchor {
    let attribute = anchor.attribute
    if attribute.isSize || attribute == .centerX || attribute == .centerY { return anchor }
    var scrollView = anchor.node
    var part = Anchor.Part.whole
    if anchor.node.item.isScrollMarginsGuide, let owner = anchor.node.item.parent,
      case .inset(let margins) = anchor.node.item.placement
    {
      scrollView = read(owner)
      part = .inset(margins)
    }
    guard let content = scrollView.item.scrollContentGuide, content != other.id,
      engine.isAncestor(scrollView, of: other, for: source)
    else { return anchor }
    let guide = read(content)
    return guide.isPresent ? Anchor(guide, attribute, part: part) : anchor
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
