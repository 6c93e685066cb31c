import CPango

/// Which Noto family shows the scripts that Inter and Noto Sans CJK do not cover.
enum ScriptFallback {
  /// One script's family.
  struct Entry: Sendable {
    /// ISO 15924 codes.
    let scripts: [String]
    /// The family as Noto's file names spell it: "SansArabic".
    let family: String
    let hasBold: Bool
  }

  /// In the order in which they are tried for characters of no script of their own.
  static let entries: [Entry] = [
    Entry(scripts: ["Latn", "Grek", "Cyrl"], family: "Sans", hasBold: true),
    Entry(scripts: ["Arab"], family: "SansArabic", hasBold: true),
    Entry(scripts: ["Hebr"], family: "SansHebrew", hasBold: true),
    Entry(scripts: ["Thai"], family: "SansThai", hasBold: true),
    Entry(scripts: ["Deva"], family: "SansDevanagari", hasBold: true),
    Entry(scripts: ["Beng"], family: "SansBengali", hasBold: true),
    Entry(scripts: ["Guru"], family: "SansGurmukhi", hasBold: true),
    Entry(scripts: ["Gujr"], family: "SansGujarati", hasBold: true),
    Entry(scripts: ["Orya"], family: "SansOriya", hasBold: true),
    Entry(scripts: ["Taml"], family: "SansTamil", hasBold: true),
    Entry(scripts: ["Telu"], family: "SansTelugu", hasBold: true),
    Entry(scripts: ["Knda"], family: "SansKannada", hasBold: true),
    Entry(scripts: ["Mlym"], family: "SansMalayalam", hasBold: true),
    Entry(scripts: ["Sinh"], family: "SansSinhala", hasBold: true),
    Entry(scripts: ["Laoo"], family: "SansLao", hasBold: true),
    Entry(scripts: ["Mymr"], family: "SansMyanmar", hasBold: true),
    Entry(scripts: ["Khmr"], family: "SansKhmer", hasBold: true),
    Entry(scripts: ["Tibt"], family: "SerifTibetan", hasBold: true),
    Entry(scripts: ["Ethi"], family: "SansEthiopic", hasBold: true),
    Entry(scripts: ["Geor"], family: "SansGeorgian", hasBold: true),
    Entry(scripts: ["Armn"], family: "SansArmenian", hasBold: true),
    Entry(scripts: ["Thaa"], family: "SansThaana", hasBold: true),
    Entry(scripts: ["Syrc"], family: "SansSyriac", hasBold: false),
    Entry(scripts: ["Mong"], family: "SansMongolian", hasBold: false),
    Entry(scripts: ["Cher"], family: "SansCherokee", hasBold: false),
    Entry(scripts: ["Cans"], family: "SansCanadianAboriginal", hasBold: false),
    Entry(scripts: [], family: "SansSymbols", hasBold: true),
    Entry(scripts: [], family: "SansSymbols2", hasBold: false),
    Entry(scripts: [], family: "SansMath", hasBold: false),
  ]

  /// The places of the entries for a script.
  static func places(of script: hb_script_t) -> [Int] {
    entries.indices.filter { place in
      entries[place].scripts.contains { OpenTypeTag($0).value == script.rawValue }
    }
  }

  /// The places of the entries for signs that belong to no script.
  static let symbolPlaces = entries.indices.filter { entries[$0].scripts.isEmpty }

  /// Every file the entries name.
  static let fileNames: [String] = entries.flatMap { entry in
    ["\(entry.family)-Regular"] + (entry.hasBold ? ["\(entry.family)-Bold"] : [])
  }
}
