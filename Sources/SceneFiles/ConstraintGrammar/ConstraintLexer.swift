/// Cuts a constraint string into tokens.
struct ConstraintLexer {
  enum Token: Hashable {
    /// Names joined by dots: `a.title.top`.
    case path([String])
    case number(Double)
    case relation(ConstraintRule.Relation)
    /// `*`, `+`, `-`, `@`, `[`, `]` or `,`.
    case sign(Character)
    case end
  }

  struct Place: Hashable {
    var token: Token
    var offset: Int
    var text: String
  }

  private let bytes: [UInt8]
  private var index = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The tokens of a text; the last one is `end`.
  static func tokens(of text: String) throws(ConstraintSyntaxError) -> [Place] {
    var lexer = ConstraintLexer(text)
    var places: [Place] = []
    while true {
      let place = try lexer.next()
      places.append(place)
      if place.token == .end { return places }
    }
  }

  private mutating func next() throws(ConstraintSyntaxError) -> Place {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    let start = index
    guard index < bytes.count else { return Place(token: .end, offset: start, text: "the end") }
    let token: Token
    switch bytes[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      token = .path(try path())
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): token = .number(try number())
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      token = .relation(try relation())
    case let byte where "*+-@[],".utf8.contains(byte):
      index += 1
      token = .sign(Character(Unicode.Scalar(byte)))
    case UInt8(ascii: "/"):
      throw ConstraintSyntaxError(
        offset: start, summary: "a constraint has no '/'", help: "multiply instead: * 0.5")
    default:
      let rest = String(decoding: bytes[start...], as: UTF8.self)
      throw ConstraintSyntaxError(
        offset: start, summary: "'\(rest.prefix(1))' does not belong in a constraint")
    }
    return Place(
      token: token, offset: start, text: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func run(_ condition: (UInt8) -> Bool) -> String {
    let start = index
    while index < bytes.count, condition(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func path() throws(ConstraintSyntaxError) -> [String] {
    var names = [run(Self.isWord)]
    while index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let start = index
      let name = run(Self.isWord)
      guard !name.isEmpty, let first = name.utf8.first, !Self.isDigit(first) else {
        throw ConstraintSyntaxError(offset: start, summary: "a name is expected after '.'")
      }
      names.append(name)
    }
    return names
  }

  private mutating func number() throws(ConstraintSyntaxError) -> Double {
    let start = index
    var text = run { Self.isDigit($0) || $0 == UInt8(ascii: ".") }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      text += "e"
      if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")
      {
        text += bytes[index] == UInt8(ascii: "-") ? "-" : "+"
        index += 1
      }
      text += run(Self.isDigit)
    }
    text += run(Self.isWord)
    guard let value = Double(text.hasPrefix(".") ? "0" + text : text) else {
      let isPoints = text.hasSuffix("pt") || text.hasSuffix("px")
      throw ConstraintSyntaxError(
        offset: start, summary: "'\(text)' is not a number",
        help: isPoints ? "lengths are in points, written without a unit" : nil)
    }
    guard value.isFinite, value <= SceneLimits.length else {
      throw ConstraintSyntaxError(offset: start, summary: "\(text) is too large a number")
    }
    return value
  }

  private mutating func relation() throws(ConstraintSyntaxError) -> ConstraintRule.Relation {
    let start = index
    let text = run { "=<>".utf8.contains($0) }
    if let relation = ConstraintRule.Relation(rawValue: text) { return relation }
    let meant: String
    switch text {
    case "=<", "<": meant = "<="
    case "=>", ">": meant = ">="
    default: meant = "=="
    }
    throw ConstraintSyntaxError(
      offset: start, summary: "'\(text)' is not a relation", help: "write \(meant)")
  }
}
