extension ConstraintDescription {
  /// Checks that the attributes go together (AL-7).
  ///
  /// Whether the items have an ancestor in common is the tree's to say: see
  /// ``LayoutEngine/haveCommonAncestor(_:_:)``.
  ///
  /// - Parameter name: What messages call an item.
  /// - Returns: What is wrong, in one line with a way out; nil where nothing is.
  package func validationError(name: (ItemID) -> String) -> String? {
    // Names cost a walk through the tree: they are asked for in errors only.
    var first: String { "\(name(self.first)).\(firstAttribute)" }
    guard multiplier.isFinite, constant.isFinite else {
      return "the multiplier and the constant of \(first) must be finite numbers"
    }
    guard priority > 0, priority <= 1000 else {
      return "the priority \(priority) of \(first) is not above 0 and at most 1000"
    }
    guard let secondID = self.second else {
      if firstAttribute.isSize { return nil }
      return "\(first) is a position and needs a second item, such as its superview: "
        + "only a width or height can be set to a number"
    }
    var second: String { "\(name(secondID)).\(secondAttribute)" }
    if firstAttribute.isSize != secondAttribute.isSize {
      return "\(first) and \(second) do not go together: "
        + "a size can only be related to a size, a position to a position"
    }
    if firstAttribute.isSize { return nil }
    if firstAttribute.axis != secondAttribute.axis {
      return "\(first) and \(second) do not go together: "
        + "one is a horizontal position, the other a vertical one"
    }
    let edges: Set<Attribute> = [.left, .right]
    if firstAttribute.isReading && edges.contains(secondAttribute)
      || secondAttribute.isReading && edges.contains(firstAttribute)
    {
      return "\(first) and \(second) do not go together: "
        + "use leading and trailing on both sides, or left and right on both"
    }
    if multiplier == 0 {
      return "\(first) is a position and its multiplier is 0: "
        + "relate it to an edge with multiplier 1 and a constant"
    }
    return nil
  }
}
