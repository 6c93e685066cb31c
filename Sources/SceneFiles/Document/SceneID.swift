/// The grammar of ids and of other names a file makes up.
enum SceneID {
  /// The longest name in bytes.
  static let maximumLength = 200

  /// The word if it is a name: `[A-Za-z_][A-Za-z0-9_]*`.
  static func name(_ word: String) -> String? {
    guard (1...maximumLength).contains(word.utf8.count) else { return nil }
    for (index, byte) in word.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9") where index > 0: continue
      default: return nil
      }
    }
    return word
  }

  /// What is wrong with a word as an id; nil if nothing.
  static func objection(_ word: String, isRoot: Bool) -> (summary: String, help: String?)? {
    let shown = word.prefix(60)
    guard name(word) != nil else {
      return (
        "'\(shown)' is not an id",
        "an id has letters A to Z, digits and _, and does not begin with a digit"
      )
    }
    if word == ReservedID.root.rawValue {
      return isRoot ? nil : ("the id 'root' is reserved for the root view", nil)
    }
    if ReservedID(rawValue: word) != nil {
      return ("'\(shown)' means something else in constraints and cannot be an id", nil)
    }
    return nil
  }
}
