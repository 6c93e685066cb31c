/// Reads the tokens of SVG path text: commands, numbers, flags.
struct SVGPathScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset == bytes.count }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether a number starts here.
  var isAtNumber: Bool {
    guard let byte = next else { return false }
    return isDigit(byte) || "+-.".utf8.contains(byte)
  }

  /// Whether a comma stands here.
  var isAtComma: Bool { next == UInt8(ascii: ",") }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (byte >= 0x09 && byte <= 0x0d && byte != 0x0b) {
      offset += 1
    }
  }

  /// Skips white space and at most one comma; says whether there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard isAtComma else { return false }
    offset += 1
    skipSpace()
    return true
  }

  /// Reads the letter of a command.
  mutating func command() throws(SVGPathError) -> UInt8 {
    guard let byte = next else { throw failure("a command is missing") }
    guard "MmZzLlHhVvCcSsQqTtAa".utf8.contains(byte) else {
      throw failure("\(nextCharacter) is no path command")
    }
    offset += 1
    return byte
  }

  /// Reads a number: sign, digits, fraction, exponent.
  mutating func number() throws(SVGPathError) -> Double {
    let start = offset
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
    var digits = skipDigits()
    if next == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = start
      throw failure(isAtEnd ? "a number is missing" : "\(nextCharacter) is no number")
    }
    skipExponent()
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    // A sum of such numbers stays finite.
    guard let value = Double(text), abs(value) <= 1e9 else {
      throw SVGPathError(offset: start, reason: "the number \(text) is out of range")
    }
    return value
  }

  /// Reads a flag of an arc: one digit, 0 or 1, that needs no separator after it.
  mutating func flag() throws(SVGPathError) -> Bool {
    guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw failure(
        isAtEnd
          ? "an arc's flag is missing" : "\(nextCharacter) is no flag of an arc (0 or 1)")
    }
    offset += 1
    return bytes[offset - 1] == UInt8(ascii: "1")
  }

  func failure(_ reason: String) -> SVGPathError { SVGPathError(offset: offset, reason: reason) }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = next, isDigit(byte) { offset += 1 }
    return offset - start
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// An `e` without digits after it is not part of the number.
  private mutating func skipExponent() {
    let start = offset
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    offset += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
    if skipDigits() == 0 { offset = start }
  }

  /// The character here, quoted, for messages.
  private var nextCharacter: String {
    let rest = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return rest.first.map { "“\($0)”" } ?? "the end"
  }
}
