import Diagnostics

extension ReadingContext {
  /// Reads members as properties of a class; a key that is none is an error.
  ///
  /// - Parameters:
  ///   - owner: The class.
  ///   - members: The members.
  ///   - others: Keys that someone else reads, for suggestions.
  /// - Returns: The properties whose values were understood.
  func properties(
    of owner: SceneClass, from members: [JSONMember], besides others: [String] = []
  ) -> [PropertyValue] {
    members.compactMap { member in
      let key = member.key.string
      guard let property = owner.property(key) else {
        findings.unknown(
          "key", key, of: owner.name, among: owner.allProperties.map(\.name) + others,
          at: member.key.position)
        return nil
      }
      return value(of: property, owner: owner, from: member.value)
    }
  }

  /// Reads one property.
  func value(of property: Property, owner: SceneClass, from node: JSONNode) -> PropertyValue? {
    reading("\(property.name) of \(owner.name)") { property.read(node, self) }
      .map {
        PropertyValue(
          name: property.name, value: $0, location: node.position.inFile(findings.file))
      }
  }
}
