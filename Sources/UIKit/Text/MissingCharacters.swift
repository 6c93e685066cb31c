import Canvas
import Diagnostics

extension TextLayout {
  /// Says which characters no installed face has; `view` shows boxes in their place.
  @MainActor
  func reportMissingCharacters(in view: UIView, to log: DiagnosticLog) {
    guard !missingCharacters.isEmpty else { return }
    let list = missingCharacters.map { scalar in
      "U+" + String(scalar.value, radix: 16, uppercase: true)
    }
    log.report(
      Diagnostic(
        .warning, id: "missing-glyph", at: view.origin,
        "no installed font has \(list.joined(separator: ", ")); \(view.layoutName) shows boxes",
        help: "install fonts-noto-core, or take the characters out"))
  }
}
