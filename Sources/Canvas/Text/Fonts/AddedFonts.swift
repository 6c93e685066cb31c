/// Font files that a scene or a program brought along.
struct AddedFonts: Sendable {
  private struct Entry: Sendable {
    let names: FontNames
    let member: FontFamily.Member
  }

  private var entries: [Entry] = []

  /// Adds the faces of a file and returns their families, each once, in the order of the faces.
  ///
  /// A face replaces an earlier one of the same family, weight and posture.
  mutating func add(_ file: FontFile) -> [String] {
    var families: [String] = []
    for index in 0..<file.faceCount {
      guard let names = FontNames(of: file, index: index), !names.family.isEmpty,
        let tables = FontTables(of: file, index: index)
      else { continue }
      let member = FontFamily.Member(
        source: .added(file), index: index, weight: tables.weight, isItalic: tables.isItalic,
        isVariable: tables.weightAxis != nil)
      entries.removeAll {
        $0.names.family == names.family && $0.member.isItalic == member.isItalic
          && $0.member.weight == member.weight
      }
      entries.append(Entry(names: names, member: member))
      if !families.contains(names.family) { families.append(names.family) }
    }
    return families
  }

  /// The family of a name, or the one face that a PostScript or full name means.
  func family(_ name: String) -> FontFamily? {
    let members = entries.filter { $0.names.family == name }
    if !members.isEmpty { return FontFamily(name: name, members: members.map(\.member)) }
    let face = entries.last { $0.names.postScriptName == name || $0.names.fullName == name }
    return face.map { FontFamily(name: $0.names.family, members: [$0.member]) }
  }
}
