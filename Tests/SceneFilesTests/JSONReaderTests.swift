import Diagnostics
import Testing

@testable import SceneFiles

/// DESIGN §5: JSON as lenient as JSON5, with the place of every value.
@Suite struct JSONReaderTests {
  struct Good: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// The value as the test prints it.
    let value: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ value: String) {
      (self.name, self.text, self.value) = (name, text, value)
    }
  }

  static let good: [Good] = [
    Good("an object", #"{"a": 1, "b": [true, false, null]}"#, "{a:1,b:[true,false,null]}"),
    Good("an empty object and list", #"{"a": {}, "b": []}"#, "{a:{},b:[]}"),
    Good("trailing commas", "{a: [1, 2,], b: 3,}", "{a:[1,2],b:3}"),
    Good("a line comment", "// x\n{a: 1} // y", "{a:1}"),
    Good("a block comment", "/* x\n * y */ {a: /**/ 1}", "{a:1}"),
    Good("single quotes", #"{'a': 'b"c'}"#, #"{a:"b"c"}"#),
    Good(
      "bare keys with letters of all scripts", "{$a_1: 1, 글자: 2, \\u0061b: 3}", "{$a_1:1,글자:2,ab:3}"
    ),
    Good(
      "numbers in every form", "[0, -1, +2, 3.5, .5, 5., 1e3, 1E-2, 0xFF, -0x10]",
      "[0,-1,2,3.5,0.5,5,1000,0.01,255,-16]"),
    Good("escapes", #"["\n\t\"\\\/\u0041\x42\'"]"#, "[\"\n\t\"\\/AB'\"]"),
    Good("a surrogate pair", #"["\uD83D\uDE00"]"#, "[\"😀\"]"),
    Good("a line continuation", "[\"a\\\nb\\\r\nc\"]", "[\"abc\"]"),
    Good("text of all scripts", "[\"실행 مرحبا 👩‍👩‍👧\"]", "[\"실행 مرحبا 👩‍👩‍👧\"]"),
    Good("a byte order mark", "\u{FEFF}{a: 1}", "{a:1}"),
    Good("unusual white space", "\u{A0}{\u{2028}a\u{3000}:\u{FEFF}1}", "{a:1}"),
    Good("a tab inside text", "[\"a\tb\"]", "[\"a\tb\"]"),
    Good(
      "256 levels", String(repeating: "[", count: 256) + String(repeating: "]", count: 256),
      String(repeating: "[", count: 256) + String(repeating: "]", count: 256)),
  ]

  @Test("reads", arguments: good)
  func reads(_ c: Good) throws {
    let outcome = JSONReader.read(Array(c.text.utf8), file: "x.json")
    #expect(outcome.diagnostics.isEmpty)
    let root = try #require(outcome.root)
    #expect(Self.printed(root) == c.value)
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    /// `line:column id` of each message.
    let messages: [String]
    /// What the first summary contains.
    let summary: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ message: String, _ summary: String) {
      (self.name, self.bytes, self.summary) = (name, Array(text.utf8), summary)
      self.messages = [message]
    }

    init(_ name: String, bytes: [UInt8], _ messages: [String], _ summary: String) {
      (self.name, self.bytes, self.messages, self.summary) = (name, bytes, messages, summary)
    }
  }

  static let bad: [Bad] = [
    Bad("an empty file", "", "1:1 empty-file", "empty"),
    Bad("nothing but space and comments", " \n// x\n", "3:1 empty-file", "empty"),
    Bad("a word", "hello", "1:1 json", "'hello' is not a value"),
    Bad("XML", "<xml/>", "1:1 json", "'<' where a value is expected"),
    Bad("two values", "{} {}", "1:4 json", "'{' follows the end"),
    Bad("an object that ends early", "{\"a\": 1", "1:8 json", "the file ends inside an object"),
    Bad("a list that ends early", "[1,\n 2", "2:3 json", "the file ends inside a list"),
    Bad("a missing colon", "{\"a\" 1}", "1:6 json", "where ':' is expected"),
    Bad(
      "a missing comma", "{\n  \"a\": 1\n  \"b\": 2\n}", "3:3 json", "where ',' or '}' is expected"),
    Bad("a missing value", "{\"a\": }", "1:7 json", "'}' where a value is expected"),
    Bad("two commas", "[1,,2]", "1:4 json", "',' where a value is expected"),
    Bad("a string over a line end", "[\"ab\ncd\"]", "1:2 json", "not closed"),
    Bad("an open comment", "{ /* x\n}", "1:3 json", "not closed"),
    Bad("NaN", "{\"a\": NaN}", "1:7 number", "NaN"),
    Bad("Infinity", "{\"a\": -Infinity}", "1:7 number", "-Infinity"),
    Bad("1e999", "{\"a\":\n  1e999}", "2:3 number", "larger than any number"),
    Bad("a leading zero", "[012]", "1:2 number", "'012' is not a number"),
    Bad("a number with a unit", "[12pt]", "1:2 number", "'12pt' is not a number"),
    Bad("a sign alone", "[-]", "1:2 number", "'-' is not a number"),
    Bad("an exponent without digits", "[1e]", "1:2 number", "'1e' is not a number"),
    Bad("0x without digits", "[0x]", "1:2 number", "'0x' is not a number"),
    Bad("two decimal points", "[1.2.3]", "1:2 number", "'1.2.3' is not a number"),
    Bad("a lone high surrogate", #"["a\uD83Dx"]"#, "1:4 json", "half of a surrogate pair"),
    Bad("a lone low surrogate", #"["\uDE00"]"#, "1:3 json", "half of a surrogate pair"),
    Bad("a high surrogate before no low one", #"["\uD83D\u0041"]"#, "1:3 json", "half of a"),
    Bad("an escape with too few digits", #"["\u12"]"#, "1:3 json", "4 hexadecimal digits"),
    Bad("an unknown escape", #"["\d"]"#, "1:3 json", #"'\d' is not an escape"#),
    Bad("U+0000", #"["\u0000"]"#, "1:3 json", "U+0000"),
    Bad("257 levels", String(repeating: "[", count: 257), "1:257 too-deep", "256 levels"),
    Bad("20,000 levels", String(repeating: "{\"a\":[", count: 10_000), "1:769 too-deep", "256"),
    Bad("bytes after wide characters count as UTF-8", "{\"글\": ?}", "1:9 json", "'?' where"),
    Bad("lines end in CR LF or CR", "{\r\n\"a\":\r?}", "3:1 json", "'?' where"),
    Bad("the byte order mark has no column", "\u{FEFF}?", "1:1 json", "'?' where"),
    Bad("an invalid byte", bytes: [0x7B, 0x0A, 0x22, 0xFF, 0x22], ["2:2 encoding"], "0xFF"),
    Bad("an overlong encoding", bytes: [0x22, 0xC0, 0x80, 0x22], ["1:2 encoding"], "0xC0"),
    Bad("an encoded surrogate", bytes: [0x22, 0xED, 0xA0, 0x80, 0x22], ["1:2 encoding"], "0xED"),
    Bad("UTF-16", bytes: [0xFF, 0xFE, 0x7B, 0x00], ["1:1 encoding"], "0xFF"),
    Bad("a cut character", bytes: [0x22, 0xE3, 0x81], ["1:2 encoding"], "0xE3"),
    Bad(
      "duplicate keys, all of them, and reading goes on",
      bytes: Array("{\"a\": 1,\n 'a': 2, b: {c: 1, \"c\": 2}}".utf8),
      ["2:2 duplicate-key", "2:20 duplicate-key"], "'a' occurs twice"),
    Bad(
      "a key written in two ways is one key",
      bytes: Array(#"{"a": 1, "\u0061": 2}"#.utf8), ["1:10 duplicate-key"], "'a' occurs twice"),
  ]

  @Test("refuses", arguments: bad)
  func refuses(_ c: Bad) {
    let outcome = JSONReader.read(c.bytes, file: "x.json")
    #expect(outcome.diagnostics.map(brief) == c.messages)
    #expect(outcome.diagnostics.first?.summary.contains(c.summary) == true)
  }

  @Test func aFileBeyondTheLimitIsRefusedBeforeItIsRead() {
    let bytes = [UInt8](repeating: 0x20, count: SceneLimits.fileSize + 1)
    #expect(JSONReader.read(bytes, file: "x.json").diagnostics.map(\.id) == ["file-too-large"])
  }

  @Test func everyKeyAndValueKnowsItsPlace() throws {
    let root = try #require(
      JSONReader.read(Array("{\n  a: [10,\n      'x'],\n  \"b\":{}\n}".utf8), file: "x.json").root)
    #expect(root.position == TextPosition(line: 1, column: 1))
    let members = try #require(root.members)
    #expect(members.map(\.key.position) == [.init(line: 2, column: 3), .init(line: 4, column: 3)])
    #expect(
      root["a"]?.elements?.map(\.position) == [
        .init(line: 2, column: 7), .init(line: 3, column: 7),
      ])
    #expect(root["b"]?.position == .init(line: 4, column: 7))
  }

  @Test func bytesOfTextKnowTheirColumnBehindEscapesAndWideCharacters() throws {
    // Columns:   1234567890123456
    let text = #"["글\u0041b\\c"]"#
    let root = try #require(JSONReader.read(Array(text.utf8), file: "x.json").root)
    let string = try #require(root.elements?.first?.text)
    #expect(string.string == #"글Ab\c"#)
    #expect((0..<7).map { string.position(at: $0).column } == [3, 4, 5, 6, 12, 13, 15])
  }

  /// A value on one line.
  static func printed(_ node: JSONNode) -> String {
    switch node.content {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): written(number)
    case .string(let text): "\"\(text.string)\""
    case .array(let elements): "[\(elements.map(printed).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key.string):\(printed($0.value))" }.joined(separator: ","))}"
    }
  }
}
