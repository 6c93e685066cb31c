import Diagnostics

/// Quoted strings and bare keys.
extension JSONReader {
  /// A string in double or single quotes; the reader stands at the quote.
  mutating func string() throws(SyntaxError) -> JSONText {
    let start = position
    let quote = bytes[index]
    index += 1
    var decoded: [UInt8] = []
    var stretches = [JSONText.Stretch(offset: 0, position: position, isVerbatim: true)]
    while true {
      guard let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
        throw failure(
          "a string is not closed before the end of its line", at: start,
          help: "write a line break inside text as \\n")
      }
      if byte == quote { break }
      if byte == 0 { throw failure("text cannot contain U+0000") }
      if byte == UInt8(ascii: "\\") {
        stretches.append(.init(offset: decoded.count, position: position, isVerbatim: false))
        decoded += try escape()
        stretches.append(.init(offset: decoded.count, position: position, isVerbatim: true))
      } else {
        decoded.append(byte)
        index += 1
      }
    }
    index += 1
    return JSONText(String(decoding: decoded, as: UTF8.self), at: start, stretches: stretches)
  }

  /// The bytes an escape stands for; the reader stands at the backslash.
  private mutating func escape() throws(SyntaxError) -> [UInt8] {
    let start = position
    index += 1
    guard let byte = peek() else { throw failure("the file ends inside a string", at: start) }
    switch byte {
    case UInt8(ascii: "n"): return one(0x0A)
    case UInt8(ascii: "t"): return one(0x09)
    case UInt8(ascii: "r"): return one(0x0D)
    case UInt8(ascii: "b"): return one(0x08)
    case UInt8(ascii: "f"): return one(0x0C)
    case UInt8(ascii: "v"): return one(0x0B)
    case UInt8(ascii: "x"), UInt8(ascii: "u"): return Array(String(try unicode(start)).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      throw failure("'\\\(Unicode.Scalar(byte))' is not an escape", at: start)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      newline()
      return []
    default:
      guard let (scalar, length) = scalar(at: index) else { return [] }
      // JSON5: a backslash before any other letter stands for the letter; refused for ASCII letters,
      // where it is a mistake (`\d`, `\U`) and never a need.
      guard !(scalar.isASCII && scalar.properties.isAlphabetic) else {
        throw failure(
          "'\\\(scalar)' is not an escape", at: start, help: "write a backslash as \\\\")
      }
      index += length
      if scalar.value == 0x2028 || scalar.value == 0x2029 { return [] }
      return Array(String(scalar).utf8)
    }
  }

  private mutating func one(_ byte: UInt8) -> [UInt8] {
    index += 1
    return [byte]
  }

  /// `\xHH`, `\uHHHH` or a surrogate pair; the reader stands at the letter.
  mutating func unicode(_ start: TextPosition) throws(SyntaxError) -> Character {
    let digits = peek() == UInt8(ascii: "x") ? 2 : 4
    index += 1
    var code = try hexadecimal(digits, start)
    if (0xD800...0xDBFF).contains(code), peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u")
    {
      let high = code
      let second = position
      index += 2
      let low = try hexadecimal(4, second)
      guard (0xDC00...0xDFFF).contains(low) else { throw loneSurrogate(high, start) }
      code = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw loneSurrogate(code, start) }
    guard code != 0 else { throw failure("text cannot contain U+0000", at: start) }
    return Character(scalar)
  }

  private func loneSurrogate(_ code: UInt32, _ start: TextPosition) -> SyntaxError {
    failure(
      "\\u\(String(code, radix: 16, uppercase: true)) is half of a surrogate pair without the other",
      at: start, help: "write the character itself")
  }

  private mutating func hexadecimal(
    _ digits: Int, _ start: TextPosition
  ) throws(SyntaxError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("an escape needs \(digits) hexadecimal digits", at: start)
      }
      code = code << 4 + UInt32(digit)
      index += 1
    }
    return code
  }

  /// An unquoted key or word, or nil where none begins.
  mutating func bareName() throws(SyntaxError) -> JSONText? {
    let start = position
    var decoded = ""
    var stretches = [JSONText.Stretch(offset: 0, position: start, isVerbatim: true)]
    while let (scalar, length) = scalar(at: index) {
      if scalar == "\\", peek(1) == UInt8(ascii: "u") {
        let here = position
        index += 1
        let character = try unicode(here)
        guard character.unicodeScalars.allSatisfy({ Self.isName($0, first: decoded.isEmpty) })
        else {
          throw failure("'\(character)' cannot stand in a key without quotes", at: here)
        }
        stretches.append(.init(offset: decoded.utf8.count, position: here, isVerbatim: false))
        decoded.append(character)
        stretches.append(.init(offset: decoded.utf8.count, position: position, isVerbatim: true))
      } else if Self.isName(scalar, first: decoded.isEmpty) {
        decoded.unicodeScalars.append(scalar)
        index += length
      } else {
        break
      }
    }
    return decoded.isEmpty ? nil : JSONText(decoded, at: start, stretches: stretches)
  }

  /// Whether a scalar may stand in an ECMAScript identifier.
  private static func isName(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "$": true
    case "0"..."9": !first
    case "\u{200C}", "\u{200D}": !first
    case "\u{80}"...:
      first ? scalar.properties.isIDStart : scalar.properties.isIDContinue
    default: false
    }
  }
}
