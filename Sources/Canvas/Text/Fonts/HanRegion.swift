/// The regional forms of Han characters, named as Noto Sans CJK names them.
enum HanRegion: String, Hashable, Sendable, CaseIterable {
  case japan = "JP"
  case korea = "KR"
  case mainlandChina = "SC"
  case taiwan = "TC"
  case hongKong = "HK"

  /// The forms that a language reads; others get those of mainland China, as on iOS.
  init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": self = .japan
    case "ko": self = .korea
    case "zh" where parts.contains("hk") || parts.contains("mo"): self = .hongKong
    case "yue": self = .hongKong
    case "zh" where parts.contains("tw") || parts.contains("hant"): self = .taiwan
    default: self = .mainlandChina
    }
  }

  /// The place in the Noto Sans CJK collections.
  var faceIndex: Int {
    switch self {
    case .japan: 0
    case .korea: 1
    case .mainlandChina: 2
    case .taiwan: 3
    case .hongKong: 4
    }
  }
}
