import CPango

/// Cuts a paragraph into items that shape as one: same font, face, script and direction.
struct Itemizer {
  let cascade: FontCascade
  /// Characters that no face shows, each once, in the order of the text.
  private(set) var missing: [Unicode.Scalar] = []
  private var isMissing: Set<Unicode.Scalar> = []
  private var rolesOfScripts: [UInt32: [FontCascade.Role]] = [:]

  init(cascade: FontCascade) { self.cascade = cascade }

  mutating func items(of paragraph: Paragraph, _ analysis: TextAnalysis) -> [ShapedItem] {
    var items: [ShapedItem] = []
    let region = HanRegion(language: paragraph.language)
    var run = 0
    var runEnd = paragraph.runs.first?.length ?? 0
    for (index, grapheme) in analysis.graphemes.enumerated() {
      while grapheme.start >= runEnd, run + 1 < paragraph.runs.count {
        run += 1
        runEnd += paragraph.runs[run].length
      }
      let font = paragraph.runs[run].font
      let choice =
        grapheme.traits.contains(.control)
        ? nil : self.choice(for: analysis.scalars(of: index), grapheme, font, region)
      if let last = items.indices.last, items[last].choice == choice,
        items[last].source == paragraph.runs[run].source, items[last].script == grapheme.script,
        items[last].level == grapheme.level
      {
        items[last].range = items[last].range.lowerBound..<index + 1
      } else {
        items.append(
          ShapedItem(
            range: index..<index + 1, choice: choice, font: font, script: grapheme.script,
            level: grapheme.level, source: paragraph.runs[run].source))
      }
    }
    return items
  }

  // MARK: - Choosing a face

  /// The first face of the cascade that shows all of a character, else the font's own with a box.
  private mutating func choice(
    for scalars: ArraySlice<Unicode.Scalar>, _ grapheme: TextAnalysis.Grapheme, _ font: FontKey,
    _ region: HanRegion
  ) -> FaceChoice? {
    if grapheme.traits.contains(.emoji), let emoji = cascade.choice(.emoji, of: font),
      covers(emoji, scalars.prefix(1))
    {
      return emoji
    }
    let primary = cascade.choice(.primary, of: font)
    if let primary, covers(primary, scalars) { return primary }
    for role in roles(for: grapheme, region) {
      if let choice = cascade.choice(role, of: font), covers(choice, scalars) { return choice }
    }
    let fallback = primary ?? cascade.choice(.lastResort, of: font)
    for scalar in scalars where !isCovered(scalar, by: fallback) {
      if isMissing.insert(scalar).inserted { missing.append(scalar) }
    }
    return fallback
  }

  /// What is tried after the font asked for, in this order.
  private mutating func roles(
    for grapheme: TextAnalysis.Grapheme, _ region: HanRegion
  ) -> [FontCascade.Role] {
    if grapheme.traits.contains(.hangul) { return [.hangul, .system] }
    if grapheme.traits.contains(.ideograph) { return [.ideographs(region), .system] }
    if let known = rolesOfScripts[grapheme.script.rawValue] { return known }
    let own = ScriptFallback.places(of: grapheme.script)
    let others = ScriptFallback.entries.indices.filter { !own.contains($0) }
    var roles = [FontCascade.Role.system]
    roles += (own + ScriptFallback.symbolPlaces).map { .script($0) }
    roles.append(.ideographs(region))
    roles += others.map { .script($0) }
    roles += [.emoji, .lastResort]
    rolesOfScripts[grapheme.script.rawValue] = roles
    return roles
  }

  private func covers(_ choice: FaceChoice, _ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    if scalars.allSatisfy({ isCovered($0, by: choice) }) { return true }
    // A base and a mark that the face has as one character.
    guard scalars.count == 2, let base = scalars.first, let mark = scalars.last else {
      return false
    }
    var composed: hb_codepoint_t = 0
    guard
      unsafe hb_unicode_compose(
        hb_unicode_funcs_get_default(), base.value, mark.value, &composed) != 0
    else { return false }
    return Unicode.Scalar(composed).map { isCovered($0, by: choice) } ?? false
  }

  private func isCovered(_ scalar: Unicode.Scalar, by choice: FaceChoice?) -> Bool {
    if scalar.value > 0xac, scalar.properties.isDefaultIgnorableCodePoint { return true }
    return choice.map { cascade.face(of: $0).covers(scalar) } ?? false
  }
}
