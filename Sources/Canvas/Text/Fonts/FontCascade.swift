/// What of a font request decides shapes: everything but the size, and the optical cut.
struct FontKey: Hashable, Sendable {
  var family: FontRequest.Family
  var weight: Int
  var isItalic: Bool
  var hasMonospacedDigits: Bool
  /// Whether ligatures may form: not where characters are spaced.
  var hasLigatures: Bool
  /// Whether the system font's cut for large sizes is used.
  var isDisplay: Bool

  init(_ font: FontRequest, hasKern: Bool) {
    family = font.family
    weight = min(max(font.weight, 1), 1000)
    isItalic = font.isItalic
    hasMonospacedDigits = font.hasMonospacedDigits
    isDisplay = font.size >= SystemFontCorrection.displaySize
    if case .named = font.family { hasLigatures = !hasKern } else { hasLigatures = false }
  }
}

/// A face chosen for some text, and how it is fitted to the font asked for.
struct FaceChoice: Hashable, Sendable {
  /// What is added after every character.
  enum Tracking: Hashable, Sendable {
    case none
    case points(Double)
    case ems(Double)
    case system(weight: Int, isDisplay: Bool)
  }

  /// The place in ``FontCascade/faces``.
  let face: Int
  /// Outlines are drawn at this much of the size asked for.
  var scale = 1.0
  var tracking = Tracking.none
  var slant = 0.0
  /// Whether it belongs to the family asked for and is no substitute.
  var isAsAsked = false

  /// Whether it stands in for San Francisco.
  var isSystem: Bool {
    if case .system = tracking { true } else { false }
  }

  /// The points to add after every character at a size in points.
  func tracking(at size: Double) -> Double {
    switch tracking {
    case .none: 0
    case .points(let points): points
    case .ems(let ems): ems * size
    case .system(let weight, let isDisplay):
      SystemFontCorrection.tracking(size: size, weight: weight, isDisplay: isDisplay)
    }
  }
}

/// Chooses faces: the font asked for, then others for characters it lacks.
///
/// Used under the typesetter's lock only.
final class FontCascade {
  private(set) var faces: [ShapingFace] = []

  private var places: [Face: Int?] = [:]
  private var choices: [Slot: FaceChoice?] = [:]

  /// A face's part in a font.
  enum Role: Hashable {
    case primary
    case system
    case emoji
    case hangul
    case ideographs(HanRegion)
    /// The place in ``ScriptFallback/entries``.
    case script(Int)
    case lastResort
  }

  private struct Slot: Hashable {
    let font: FontKey
    let role: Role
  }

  /// The face of a font in a role; nil when none is installed.
  func choice(_ role: Role, of font: FontKey) -> FaceChoice? {
    let slot = Slot(font: font, role: role)
    if let known = choices[slot] { return known }
    let choice = find(role, of: font)
    choices[slot] = .some(choice)
    return choice
  }

  func face(of choice: FaceChoice) -> ShapingFace { faces[choice.face] }

  // MARK: - Roles

  private func find(_ role: Role, of font: FontKey) -> FaceChoice? {
    let isBold = font.weight >= SystemFontCorrection.boldWeight
    switch role {
    case .primary: return primary(of: font)
    case .system: return system(font)
    case .emoji: return choice(PinnedFonts.colorEmoji)
    case .hangul:
      return cjk(isBold, .korea).map { choice in
        var scaled = choice
        scaled.scale = SystemFontCorrection.hangulScale
        return scaled
      }
    case .ideographs(let region):
      return cjk(isBold, region).map { choice in
        var tracked = choice
        tracked.tracking = .points(SystemFontCorrection.ideographTracking)
        return tracked
      }
    case .script(let place):
      let entry = ScriptFallback.entries[place]
      let regular = PinnedFonts.noto("\(entry.family)-Regular")
      guard isBold, entry.hasBold else { return choice(regular) }
      return choice(PinnedFonts.noto("\(entry.family)-Bold")) ?? choice(regular)
    case .lastResort:
      // Rather the wrong design than no text.
      return PinnedFonts.all.lazy.filter { $0 != PinnedFonts.colorEmoji }
        .compactMap { self.choice($0) }.first
    }
  }

  private func cjk(_ isBold: Bool, _ region: HanRegion) -> FaceChoice? {
    let files = [PinnedFonts.cjkBold, PinnedFonts.cjkRegular]
    return (isBold ? files : files.reversed()).lazy
      .compactMap { self.choice($0, index: region.faceIndex) }.first
  }

  private func primary(of font: FontKey) -> FaceChoice? {
    switch font.family {
    case .system, .design(.rounded): return system(font)
    case .design(.monospaced):
      return named("DejaVu Sans Mono", font).map { choice in
        var fitted = choice
        fitted.scale = SystemFontCorrection.monospacedScale
        fitted.tracking = .ems(SystemFontCorrection.monospacedTracking)
        return fitted
      } ?? system(font)
    case .design(.serif):
      return named("Noto Serif", font).map { choice in
        var fitted = choice
        fitted.scale = SystemFontCorrection.serifScale
        return fitted
      } ?? system(font)
    case .named(let name):
      guard var choice = named(name, font) else { return system(font) }
      choice.isAsAsked = true
      return choice
    }
  }

  private func system(_ font: FontKey) -> FaceChoice? {
    let weight = font.weight
    let names = font.isDisplay ? ["Inter Display", "Inter"] : ["Inter", "Inter Display"]
    for name in names {
      guard var choice = named(name, font) else { continue }
      let isDisplay = name == "Inter Display"
      choice.scale =
        isDisplay ? SystemFontCorrection.displayScale : SystemFontCorrection.textScale
      choice.tracking = .system(weight: weight, isDisplay: isDisplay)
      return choice
    }
    return self.choice(.lastResort, of: font)
  }

  private func named(_ name: String, _ font: FontKey) -> FaceChoice? {
    guard let member = FontLibrary.member(name, weight: font.weight, isItalic: font.isItalic)
    else { return nil }
    let slant = font.isItalic && !member.isItalic ? SystemFontCorrection.slant : 0
    switch member.source {
    case .pinned(let pinned):
      return FontLibrary.file(pinned).flatMap { choice(member, in: $0, font, slant: slant) }
    case .added(let file):
      return choice(member, in: file, font, slant: slant)
    }
  }

  private func choice(
    _ member: FontFamily.Member, in file: FontFile, _ font: FontKey, slant: Double
  ) -> FaceChoice? {
    var face = Face(digest: file.digest, index: member.index)
    if member.isVariable {
      face.variations = [Face.Variation(tag: "wght", value: Double(font.weight))]
    }
    return place(of: face, in: file).map { FaceChoice(face: $0, slant: slant) }
  }

  private func choice(_ pinned: PinnedFonts.File, index: Int = 0) -> FaceChoice? {
    guard let file = FontLibrary.file(pinned) else { return nil }
    return place(of: Face(digest: file.digest, index: index), in: file).map { FaceChoice(face: $0) }
  }

  private func place(of face: Face, in file: FontFile) -> Int? {
    if let known = places[face] { return known }
    let place = ShapingFace(clamped(face, in: file), in: file).map { shaping in
      faces.append(shaping)
      return faces.count - 1
    }
    places[face] = .some(place)
    return place
  }

  /// Keeps the weight inside the font's own axis.
  private func clamped(_ face: Face, in file: FontFile) -> Face {
    guard !face.variations.isEmpty, let axis = FontTables(of: file, index: face.index)?.weightAxis
    else { return face }
    var clamped = face
    clamped.variations = face.variations.map {
      Face.Variation(
        tag: $0.tag, value: min(max($0.value, axis.lowerBound), axis.upperBound))
    }
    return clamped
  }
}
