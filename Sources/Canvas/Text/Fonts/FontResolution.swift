/// Which family text in a font is drawn with.
package struct FontResolution: Hashable, Sendable {
  /// How a family came to be chosen.
  package enum Quality: Hashable, Sendable {
    /// The family asked for.
    case exact
    /// A free font fitted to a system design.
    case standIn
    /// Nobody has the family asked for; the system font takes its place.
    case unknown
  }

  /// As the font spells it.
  package var family: String
  package var quality: Quality

  init(_ font: FontRequest) {
    switch font.family {
    case .system, .design(.rounded):
      self.init(
        font.size >= SystemFontCorrection.displaySize ? "Inter Display" : "Inter", .standIn)
    case .design(.serif): self.init("Noto Serif", .standIn)
    case .design(.monospaced): self.init("DejaVu Sans Mono", .standIn)
    case .named(let name):
      if let family = FontLibrary.family(name) {
        self.init(family.name, .exact)
      } else {
        self.init("Inter", .unknown)
      }
    }
  }

  private init(_ family: String, _ quality: Quality) {
    self.family = family
    self.quality = quality
  }
}
