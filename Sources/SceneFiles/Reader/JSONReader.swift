package import Diagnostics

/// Reads JSON with JSON5's leniencies and keeps line and column of every value and key.
///
/// Accepted besides JSON: comments, trailing commas, single quotes, unquoted keys, hexadecimal
/// numbers, leading or trailing decimal points, a plus sign, JSON5's escapes and a byte order mark.
/// Refused: duplicate keys, NaN and Infinity, numbers beyond the range of `Double`, lone surrogates,
/// U+0000, bytes that are not UTF-8, and whatever exceeds ``SceneLimits``.
package struct JSONReader {
  /// What was read.
  package struct Outcome: Sendable {
    /// The value, unless the text is not JSON.
    package var root: JSONNode?
    /// Every duplicate key, and the first thing that is not JSON.
    package var diagnostics: [Diagnostic]
  }

  /// Ends the reading at the first place that is not JSON.
  struct SyntaxError: Error {
    var diagnostic: Diagnostic
  }

  let bytes: [UInt8]
  let file: String
  var index = 0
  var line = 1
  /// The offset of the current line's first byte.
  var lineStart = 0
  private var depth = 0
  private var values = 0
  private var duplicates: [Diagnostic] = []

  private init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The path as messages shall name it.
  /// - Returns: The value and the messages.
  package static func read(_ bytes: [UInt8], file: String) -> Outcome {
    var reader = JSONReader(bytes: bytes, file: file)
    do {
      let root = try reader.document()
      return Outcome(root: root, diagnostics: reader.duplicates)
    } catch {
      return Outcome(root: nil, diagnostics: reader.duplicates + [error.diagnostic])
    }
  }

  /// The whole file: size, encoding, one value, nothing after it.
  private mutating func document() throws(SyntaxError) -> JSONNode {
    guard bytes.count <= SceneLimits.fileSize else {
      throw SyntaxError(
        diagnostic: Diagnostic(
          .error, id: "file-too-large", at: SourceLocation(file: file, line: 1, column: 1),
          "the file has \(bytes.count) bytes, more than the \(SceneLimits.fileSize) allowed"))
    }
    try checkEncoding()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
    try skipSpace()
    guard index < bytes.count else {
      throw failure(
        "the file is empty", id: "empty-file",
        help: "a scene is at least { \"maquette\": 1, \"view\": { \"class\": \"UIView\" } }")
    }
    let root = try value()
    try skipSpace()
    guard index == bytes.count else {
      throw failure("\(quotedHere) follows the end of the file's value")
    }
    return root
  }

  /// Any value; the reader stands at its first byte.
  mutating func value() throws(SyntaxError) -> JSONNode {
    values += 1
    guard values <= SceneLimits.values else {
      throw failure("more than \(SceneLimits.values) values in a file", id: "too-many-values")
    }
    let start = position
    guard let byte = peek() else { throw failure("the file ends where a value is expected") }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(.object(try object()), at: start)
    case UInt8(ascii: "["): return JSONNode(.array(try array()), at: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return JSONNode(.string(try string()), at: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      return JSONNode(.number(try number()), at: start)
    default: return try word(at: start)
    }
  }

  /// `true`, `false` or `null`.
  private mutating func word(at start: TextPosition) throws(SyntaxError) -> JSONNode {
    let here = quotedHere
    guard let word = try bareName() else { throw failure("\(here) where a value is expected") }
    switch word.string {
    case "true": return JSONNode(.bool(true), at: start)
    case "false": return JSONNode(.bool(false), at: start)
    case "null": return JSONNode(.null, at: start)
    case "NaN", "Infinity":
      throw failure("\(word.string) is not a number a scene can use", id: "number", at: start)
    default:
      let near = NearestName.suggestion(for: word.string, among: ["true", "false", "null"])
      throw failure(
        "'\(word.string)' is not a value", at: start,
        help: near.map { "did you mean \($0)?" } ?? "put text in quotes: \"\(word.string)\"")
    }
  }

  private mutating func array() throws(SyntaxError) -> [JSONNode] {
    let open = position
    try descend()
    var elements: [JSONNode] = []
    while true {
      try skipSpace()
      if accept("]") { break }
      elements.append(try value())
      try separator(closing: "]", opened: open, what: "list")
    }
    depth -= 1
    return elements
  }

  private mutating func object() throws(SyntaxError) -> [JSONMember] {
    let open = position
    try descend()
    var members: [JSONMember] = []
    var keys = KeySet()
    while true {
      try skipSpace()
      if accept("}") { break }
      let key = try self.key(opened: open)
      try skipSpace()
      guard accept(":") else {
        throw failure("\(quotedHere) where ':' is expected after the key '\(key.string)'")
      }
      try skipSpace()
      let value = try self.value()
      if let first = keys.insert(key) {
        duplicates.append(
          Diagnostic(
            .error, id: "duplicate-key", at: key.position.inFile(file),
            "the key '\(key.string)' occurs twice in one object",
            notes: [.init("first here", at: first.inFile(file))], help: "remove one of them"))
      } else {
        members.append(JSONMember(key: key, value: value))
      }
      try separator(closing: "}", opened: open, what: "object")
    }
    depth -= 1
    return members
  }

  private mutating func key(opened: TextPosition) throws(SyntaxError) -> JSONText {
    guard let byte = peek() else {
      throw failure(
        "the file ends inside an object", notes: [.init("opened here", at: opened.inFile(file))])
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try string() }
    let here = quotedHere
    guard let name = try bareName() else { throw failure("\(here) where a key is expected") }
    return name
  }

  /// A comma, or the closing bracket ahead.
  private mutating func separator(
    closing: Unicode.Scalar, opened: TextPosition, what: String
  ) throws(SyntaxError) {
    try skipSpace()
    if accept(",") || peek() == UInt8(ascii: closing) { return }
    let note = Diagnostic.Note("opened here", at: opened.inFile(file))
    guard index < bytes.count else {
      throw failure("the file ends inside a\(what == "object" ? "n" : "") \(what)", notes: [note])
    }
    throw failure("\(quotedHere) where ',' or '\(closing)' is expected", notes: [note])
  }

  private mutating func descend() throws(SyntaxError) {
    guard depth < SceneLimits.depth else {
      throw failure(
        "lists and objects nest more than \(SceneLimits.depth) levels deep", id: "too-deep",
        help: "split the scene into components")
    }
    depth += 1
    index += 1
  }
}

/// The keys of one object; finds the first occurrence of a repeated one.
private struct KeySet {
  private var positions: [String: TextPosition] = [:]

  /// Adds a key, or returns where it occurred before.
  ///
  /// - Complexity: O(1) on average.
  mutating func insert(_ key: JSONText) -> TextPosition? {
    if let first = positions[key.string] { return first }
    positions[key.string] = key.position
    return nil
  }
}
