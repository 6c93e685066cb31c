import Canvas
package import Diagnostics

/// What pictures depend on besides their input: versions, libraries, fonts.
package struct SetUpReport: Sendable {
  /// The program's version.
  package static let version = "0.1.0"

  /// The report, one thing a line.
  package let text: String
  /// What is missing.
  package let problems: [Diagnostic]

  /// Looks at this machine.
  package init() {
    let found = FontLibrary.fingerprint
    var lines = [
      "maquette   \(Self.version), rendering \(PictureFingerprint.rendering)",
      "pinned to  Debian 12 (bookworm), x86-64; this program is built for \(Self.architecture)",
      "libraries",
    ]
    lines += found.libraries.map { "  \($0.name) \($0.version)" }
    lines.append("fonts")
    lines += found.fonts.map { font in
      let state = font.digest.map { "\(font.version ?? "version unknown"), \($0)" } ?? "MISSING"
      return "  \(font.name) (\(font.package)): \(state)"
    }
    lines.append("fingerprint  \(Self.digest(of: lines))")
    text = lines.joined(separator: "\n") + "\n"
    let missing = FontLibrary.missingPackages
    problems =
      missing.isEmpty
      ? []
      : [
        Diagnostic(
          .error, id: "missing-font",
          "pinned fonts are not installed; text falls back to what there is",
          help: "apt-get install --no-install-recommends \(missing.joined(separator: " "))")
      ]
  }

  /// A number that changes with any of the lines (FNV-1a).
  private static func digest(of lines: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in lines.joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let hex = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - hex.count) + hex
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another one"
    #endif
  }
}
