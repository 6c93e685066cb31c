import Foundation

extension RowWriter {
  /// Writes what fixes an item's rectangle without any constraint of a person.
  mutating func writePlacement(of node: ItemNode) {
    if let target = engine.fittingTarget, target.item == node.id {
      writeFittingTarget(target, of: node)
    }
    if let content = node.item.scrollContentGuide { writeContentArea(content, of: node) }
    // Nothing asked for the item yet: the engine answers from the description alone.
    guard node.unknowns != nil else { return }
    switch node.item.placement {
    case .inset: break
    case .constraints: anchorLoosely(node)
    case .frame(let frame): writeFrame(frame, of: node)
    case .readable(let insets, let maximumWidth):
      writeReadable(insets, maximumWidth: maximumWidth, of: node)
    }
  }

  /// A given frame: the root's, or a translated autoresizing mask's (AL-40).
  private mutating func writeFrame(_ frame: CGRect, of node: ItemNode) {
    let parent = node.item.parent.map { read($0) }
    let parts: [(FramePart, Attribute, Double, RowIdentifier)] = [
      (.left, .left, frame.origin.x, .encapsulatedLeft),
      (.top, .top, frame.origin.y, .encapsulatedTop),
      (.width, .width, frame.size.width, .encapsulatedWidth),
      (.height, .height, frame.size.height, .encapsulatedHeight),
    ]
    for (part, attribute, value, rootIdentifier) in parts {
      // A root's origin is that of its own coordinate space.
      let origin = attribute.isSize ? nil : parent
      begin()
      addFrame(part, of: node, times: 1)
      if let origin { addFrame(part, of: origin, times: -1) }
      add(constant: -value)
      finish(
        RowEquation(
          first: Anchor(node, attribute), relation: .equal,
          second: origin.map { Anchor($0, attribute) }, multiplier: 1, constant: value,
          priority: 1000),
        as: parent == nil ? rootIdentifier : .autoresizing)
    }
  }

  /// The priority of the position of an item that nothing places: below everything else.
  static let loosePriority: Float = 0.00025

  /// An item that no constraint places stands at its parent's origin (AL-35).
  private mutating func anchorLoosely(_ node: ItemNode) {
    guard node.place == nil, let parent = node.item.parent.map({ read($0) }) else { return }
    for (attribute, part) in [(Attribute.left, FramePart.left), (.top, .top)] {
      let isPlaced = node.constraints.contains { id in
        engine.constraints[id]?.places(node.id, along: attribute.axis) ?? false
      }
      if isPlaced { continue }
      begin()
      addFrame(part, of: node, times: 1)
      addFrame(part, of: parent, times: -1)
      finish(
        RowEquation(
          first: Anchor(node, attribute), relation: .equal, second: Anchor(parent, attribute),
          multiplier: 1, constant: 0, priority: Self.loosePriority),
        as: .loosePosition)
    }
  }

  /// A readable guide: as wide as the insets leave, at most `maximumWidth`, centred (AL-55).
  private mutating func writeReadable(
    _ insets: Insets, maximumWidth: Double, of node: ItemNode
  ) {
    guard let owner = node.item.parent.map({ read($0) }) else { return }
    write(Anchor(node, .top), .equal, Anchor(owner, .top), constant: insets.top, as: .guide)
    write(
      Anchor(node, .bottom), .equal, Anchor(owner, .bottom), constant: -insets.bottom, as: .guide)
    write(
      Anchor(node, .centerX), .equal, Anchor(owner, .centerX),
      constant: (insets.left - insets.right) / 2, as: .guide)
    write(Anchor(node, .width), .lessThanOrEqual, constant: maximumWidth, as: .readableWidth)
    let margins = insets.left + insets.right
    write(
      Anchor(node, .width), .lessThanOrEqual, Anchor(owner, .width), constant: -margins,
      as: .readableWidth)
    write(
      Anchor(node, .width), .equal, Anchor(owner, .width), constant: -margins,
      priority: 999.75, as: .readableWidth)
  }

  /// Content starts where the scroll view does; scrolling moves bounds, not layout (AL-81).
  private mutating func writeContentArea(_ content: ItemID, of scrollView: ItemNode) {
    let guide = read(content)
    guard guide.isPresent else { return }
    write(Anchor(guide, .left), .equal, Anchor(scrollView, .left), as: .scrollContent)
    write(Anchor(guide, .top), .equal, Anchor(scrollView, .top), as: .scrollContent)
  }
}

extension ConstraintDescription {
  /// Whether it says anything of where an item is along an axis.
  fileprivate func places(_ item: ItemID, along axis: Axis) -> Bool {
    (first == item && !firstAttribute.isSize && firstAttribute.axis == axis)
      || (second == item && !secondAttribute.isSize && secondAttribute.axis == axis)
  }
}
