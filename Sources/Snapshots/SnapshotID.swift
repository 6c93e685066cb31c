/// The name of a snapshot, from which all its files take theirs.
///
/// `scenes/card.dark.iPhone-SE@2x`: folders and a name, traits joined by dots, the scale.
package struct SnapshotID: Hashable, Sendable, CustomStringConvertible {
  /// The id as it is printed and as `maquette accept` takes it.
  package let description: String

  /// Makes an id of names that may hold anything.
  ///
  /// Characters that file names had better not have become hyphens.
  ///
  /// - Parameters:
  ///   - name: Folders and a name, parted by `/`; empty parts, `.` and `..` are left out.
  ///   - traits: What the picture is besides the plain one, such as `dark` and `iPhone SE`.
  ///   - scale: Pixels per point.
  package init(name: String, traits: [String] = [], scale: Double) {
    let parts = name.split(separator: "/").map { Self.fileName(String($0)) }.filter { !$0.isEmpty }
    let path = parts.isEmpty ? "snapshot" : parts.joined(separator: "/")
    let words = [path] + traits.map(Self.fileName).filter { !$0.isEmpty }
    description = "\(words.joined(separator: "."))@\(Self.scaleText(scale))x"
  }

  /// Reads an id as a person types it, with or without `.png`.
  ///
  /// Nil where it would lead out of the goldens' folder.
  package init?(_ text: String) {
    let text = text.hasSuffix(".png") ? String(text.dropLast(4)) : text
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }),
      !text.utf8.contains(0)
    else { return nil }
    description = text
  }

  /// The golden's path in the goldens' folder.
  package var goldenPath: String { "\(description).png" }

  /// `2`, `1.5`.
  private static func scaleText(_ scale: Double) -> String {
    scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
  }

  /// Letters, digits, `_`, `-`, `+`, `=` and inner dots as they are; runs of others one hyphen.
  private static func fileName(_ text: String) -> String {
    var result = ""
    for character in text {
      let isKept = character.isLetter || character.isNumber || "_-+=.".contains(character)
      if isKept {
        result.append(character)
      } else if !result.isEmpty && result.last != "-" {
        result.append("-")
      }
    }
    while let last = result.last, last == "-" || last == "." { result.removeLast() }
    return String(result.drop { $0 == "." })
  }
}
