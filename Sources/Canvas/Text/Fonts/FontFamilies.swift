/// Which faces a family name means.
struct FontFamily: Sendable {
  /// One face of a family.
  struct Member: Sendable {
    enum Source: Sendable {
      case pinned(PinnedFonts.File)
      case added(FontFile)
    }

    let source: Source
    let index: Int
    let weight: Int
    let isItalic: Bool
    /// Whether the weight is set on an axis; ``weight`` then says nothing.
    var isVariable = false
  }

  /// As the font spells it.
  let name: String
  var members: [Member]

  /// The member nearest to what is asked for; an upright one when there is no italic.
  ///
  /// Weights from 500 up prefer the heavier of two equally near ones, others the lighter.
  func member(weight: Int, isItalic: Bool) -> Member? {
    let posture = members.filter { $0.isItalic == isItalic }
    let candidates = posture.isEmpty ? members : posture
    return candidates.min { one, other in
      let (near, far) = (distance(of: one, to: weight), distance(of: other, to: weight))
      if near != far { return near < far }
      return weight >= 500 ? one.weight > other.weight : one.weight < other.weight
    }
  }

  private func distance(of member: Member, to weight: Int) -> Int {
    member.isVariable ? 0 : abs(member.weight - weight)
  }
}

extension FontFamily {
  /// The families of the pinned files, by the names that the files carry.
  static func pinned(_ name: String) -> FontFamily? {
    switch name {
    case "Inter":
      variable(name, roman: PinnedFonts.interRoman, italic: PinnedFonts.interItalic)
    case "Inter Display":
      variable(name, roman: PinnedFonts.interDisplayRoman, italic: PinnedFonts.interDisplayItalic)
    case "Noto Color Emoji":
      fixed(name, [(PinnedFonts.colorEmoji, 400, false)])
    case "DejaVu Sans Mono":
      fixed(name, [(PinnedFonts.mono, 400, false), (PinnedFonts.monoBold, 700, false)])
    case "Noto Serif":
      fixed(
        name,
        [
          (PinnedFonts.noto("Serif-Regular"), 400, false),
          (PinnedFonts.noto("Serif-Bold"), 700, false),
          (PinnedFonts.noto("Serif-Italic"), 400, true),
          (PinnedFonts.noto("Serif-BoldItalic"), 700, true),
        ])
    default:
      cjk(name) ?? script(name)
    }
  }

  private static func variable(
    _ name: String, roman: PinnedFonts.File, italic: PinnedFonts.File
  ) -> FontFamily {
    FontFamily(
      name: name,
      members: [
        Member(source: .pinned(roman), index: 0, weight: 400, isItalic: false, isVariable: true),
        Member(source: .pinned(italic), index: 0, weight: 400, isItalic: true, isVariable: true),
      ])
  }

  private static func fixed(
    _ name: String, _ files: [(PinnedFonts.File, weight: Int, isItalic: Bool)], index: Int = 0
  ) -> FontFamily {
    FontFamily(
      name: name,
      members: files.map {
        Member(source: .pinned($0.0), index: index, weight: $0.weight, isItalic: $0.isItalic)
      })
  }

  private static func cjk(_ name: String) -> FontFamily? {
    guard let region = HanRegion.allCases.first(where: { name == "Noto Sans CJK \($0.rawValue)" })
    else { return nil }
    return fixed(
      name, [(PinnedFonts.cjkRegular, 400, false), (PinnedFonts.cjkBold, 700, false)],
      index: region.faceIndex)
  }

  private static func script(_ name: String) -> FontFamily? {
    let file = name.split(separator: " ").dropFirst().joined()
    guard name.hasPrefix("Noto "),
      let entry = ScriptFallback.entries.first(where: { $0.family == file })
    else { return nil }
    let regular = (PinnedFonts.noto("\(file)-Regular"), weight: 400, isItalic: false)
    let bold = (PinnedFonts.noto("\(file)-Bold"), weight: 700, isItalic: false)
    return fixed(name, entry.hasBold ? [regular, bold] : [regular])
  }
}
