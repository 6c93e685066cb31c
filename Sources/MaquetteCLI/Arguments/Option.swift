/// An option of the command line; the raw value is its long name without the dashes.
enum Option: String, CaseIterable, Sendable {
  case output
  case format
  case device, orientation, size, scale
  case safeArea = "safe-area"
  case appearance
  case contentSize = "content-size"
  case direction, background, ios, scene, variant
  case strict
  case snapshots, record, report, filter, jobs, shard
  case allowOtherFingerprint = "allow-other-fingerprint"
  case help

  /// What decides how a screen looks; on every command that lays one out.
  static let traits: [Option] = [
    .device, .orientation, .size, .scale, .safeArea, .appearance, .contentSize, .direction,
    .background, .ios, .scene, .variant,
  ]

  /// The option as it is typed: `--safe-area`.
  var spelling: String { "--\(rawValue)" }

  /// The one-letter form, where there is one.
  var letter: Character? {
    switch self {
    case .output: "o"
    case .help: "h"
    default: nil
    }
  }

  /// What its value is called in the help; `nil` for an option without a value.
  var placeholder: String? {
    switch self {
    case .output: "PATH"
    case .format: "FORMAT"
    case .device: "NAME"
    case .orientation: "portrait|landscape"
    case .size: "WxH"
    case .scale: "N"
    case .safeArea: "T,L,B,R"
    case .appearance: "light|dark"
    case .contentSize: "CATEGORY"
    case .direction: "leftToRight|rightToLeft"
    case .background: "COLOR|none"
    case .ios: "17|18|26"
    case .scene: "ID"
    case .variant: "NAME"
    case .snapshots: "DIR"
    case .record: "all|missing|failed|never"
    case .report: "DIR"
    case .filter: "RE"
    case .jobs: "N"
    case .shard: "i/n"
    case .strict, .allowOtherFingerprint, .help: nil
    }
  }

  /// What it does, one line without a full stop.
  var summary: String {
    switch self {
    case .output: "Where the result goes: a file, a folder, or - for standard output"
    case .format: "layout: json (default) or text; check: text (default), json or github"
    case .device: "The screen to lay out for; `maquette devices` lists them"
    case .orientation: "Which way the device is held"
    case .size: "The canvas in points; `auto` for a side keeps the scene's own"
    case .scale: "Pixels per point"
    case .safeArea: "Safe-area insets in points"
    case .appearance: "Light or dark"
    case .contentSize: "Text size: extraSmall to extraExtraExtraLarge, accessibilityMedium …"
    case .direction: "Reading direction"
    case .background: "What lies under a root view without background (systemBackground)"
    case .ios: "Whose metrics and look to use (18)"
    case .scene: "Only this scene of a file that holds several"
    case .variant: "Only this variant of the scene; `plain` is the scene itself"
    case .strict: "Warnings make the command answer no (status 1)"
    case .snapshots: "The folder of accepted pictures (Snapshots)"
    case .record: "Which accepted pictures to write (missing; never where CI is set)"
    case .report: "Where expected, actual and difference pictures of failures go"
    case .filter: "Only cases whose name matches this regular expression"
    case .jobs: "How many worker processes run at once (1)"
    case .shard: "Only the i-th of n equal parts of the cases"
    case .allowOtherFingerprint: "Compare pixels even if the picture was made by another set-up"
    case .help: "Explain the command"
    }
  }
}
