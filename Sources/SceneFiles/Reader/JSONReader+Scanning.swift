import Diagnostics

/// Bytes, positions, space and comments.
extension JSONReader {
  /// The place of the next byte.
  var position: TextPosition { TextPosition(line: line, column: index - lineStart + 1) }

  /// The next byte, if any.
  func peek(_ ahead: Int = 0) -> UInt8? {
    index + ahead < bytes.count ? bytes[index + ahead] : nil
  }

  /// Steps over an ASCII character if it is next.
  mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// The next character as messages name it.
  var quotedHere: String {
    guard let scalar = scalar(at: index)?.scalar else { return "the end of the file" }
    if scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.isWhitespace
    {
      let hex = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }
    return "'\(scalar)'"
  }

  /// The scalar that begins at a byte, and its length; the bytes are known to be UTF-8.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= bytes.count else { return nil }
    let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    return text.unicodeScalars.first.map { ($0, length) }
  }

  /// Steps over white space and comments.
  mutating func skipSpace() throws(SyntaxError) {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): newline()
      case UInt8(ascii: "/"):
        guard try comment() else { return }
      case 0xC2, 0xE1...0xE3, 0xEF:
        guard let (scalar, length) = scalar(at: index), Self.isSpace(scalar) else { return }
        index += length
      default: return
      }
    }
  }

  /// Steps over a line end: LF, CR or CR LF.
  mutating func newline() {
    index += peek() == UInt8(ascii: "\r") && peek(1) == UInt8(ascii: "\n") ? 2 : 1
    line += 1
    lineStart = index
  }

  /// Steps over a comment; false if the slash does not begin one.
  private mutating func comment() throws(SyntaxError) -> Bool {
    if peek(1) == UInt8(ascii: "/") {
      while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
        index += 1
      }
      return true
    }
    guard peek(1) == UInt8(ascii: "*") else { return false }
    let start = position
    index += 2
    while let byte = peek() {
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        index += 2
        return true
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { newline() } else { index += 1 }
    }
    throw failure("a comment is not closed", at: start, help: "end it with */")
  }

  /// JSON5's white space beyond ASCII.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028, 0x2029, 0xFEFF: true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }

  /// Refuses bytes that are not UTF-8, at the first of them.
  mutating func checkEncoding() throws(SyntaxError) {
    guard let bad = Self.firstInvalidByte(bytes) else { return }
    while index < bad {
      if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
        newline()
      } else {
        index += 1
      }
    }
    let hex = String(bytes[bad], radix: 16, uppercase: true)
    throw failure(
      "the byte 0x\(hex.count < 2 ? "0" : "")\(hex) is not UTF-8", id: "encoding",
      help: "save the file as UTF-8")
  }

  /// The offset of the first byte that is not part of well-formed UTF-8 (Unicode, table 3-7).
  ///
  /// - Complexity: O(bytes).
  static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      let (length, second): (Int, ClosedRange<UInt8>)
      switch first {
      case 0x00...0x7F: (length, second) = (1, 0x80...0xBF)
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return index
      }
      guard index + length <= bytes.count else { return index }
      for step in 1..<max(length, 1) where length > 1 {
        let range = step == 1 ? second : 0x80...0xBF
        guard range.contains(bytes[index + step]) else { return index }
      }
      index += length
    }
    return nil
  }

  /// A syntax error here, or at `start`.
  func failure(
    _ summary: String, id: String = "json", at start: TextPosition? = nil,
    notes: [Diagnostic.Note] = [], help: String? = nil
  ) -> SyntaxError {
    SyntaxError(
      diagnostic: Diagnostic(
        .error, id: id, at: (start ?? position).inFile(file), summary, notes: notes, help: help))
  }
}
