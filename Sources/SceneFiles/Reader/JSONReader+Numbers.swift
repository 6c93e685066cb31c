import Diagnostics

/// Numbers.
extension JSONReader {
  /// A decimal or hexadecimal number; the reader stands at its sign or first digit.
  mutating func number() throws(SyntaxError) -> Double {
    let start = position
    var literal = ""
    if accept("-") { literal = "-" } else { _ = accept("+") }
    if let byte = peek(), byte == UInt8(ascii: "N") || byte == UInt8(ascii: "I"),
      let word = try bareName()
    {
      throw failure(
        "\(literal)\(word.string) is not a number a scene can use", id: "number", at: start)
    }
    if peek() == UInt8(ascii: "0"), peek(1) == UInt8(ascii: "x") || peek(1) == UInt8(ascii: "X") {
      index += 2
      let digits = run { Character(Unicode.Scalar($0)).isHexDigit }
      return try finish(literal + "0x" + digits, isWhole: !digits.isEmpty, start)
    }
    let whole = run(Self.isDigit)
    literal += whole.isEmpty ? "0" : whole
    var fraction = ""
    if accept(".") {
      fraction = run(Self.isDigit)
      if !fraction.isEmpty { literal += "." + fraction }
    }
    let leadingZero = whole.count > 1 && whole.first == "0"
    var isWhole = !(whole.isEmpty && fraction.isEmpty) && !leadingZero
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      index += 1
      literal += "e"
      if accept("-") { literal += "-" } else { _ = accept("+") }
      let exponent = run(Self.isDigit)
      isWhole = isWhole && !exponent.isEmpty
      literal += exponent
    }
    return try finish(literal, isWhole: isWhole, start)
  }

  /// The number a literal stands for, if it is complete, delimited and finite.
  private mutating func finish(
    _ literal: String, isWhole: Bool, _ start: TextPosition
  ) throws(SyntaxError) -> Double {
    let rest = run { Self.isDigit($0) || Character(Unicode.Scalar($0)).isLetter || $0 == 0x2E }
    guard isWhole, rest.isEmpty, let number = Double(literal) else {
      let text = String(decoding: bytes[offset(of: start)..<index], as: UTF8.self)
      throw failure("'\(text)' is not a number", id: "number", at: start)
    }
    guard number.isFinite else {
      throw failure("\(literal) is larger than any number", id: "number", at: start)
    }
    return number
  }

  private func offset(of start: TextPosition) -> Int { lineStart + start.column - 1 }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Steps over ASCII bytes that satisfy a condition and returns them.
  private mutating func run(_ condition: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = peek(), byte < 0x80, condition(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
