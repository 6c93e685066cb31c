import Foundation
import Testing

@testable import Canvas

@Suite struct TextLineTests {
  struct Wrapping: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var width = 100.0
    var mode = TextRequest.LineBreakMode.byWordWrapping
    let lines: [String]
    var testDescription: String { name }
  }

  static let wraps = [
    Wrapping(
      name: "words, as iOS 17 wraps them in 300 pt",
      text: "Hello, world. This is a long run of text that should wrap at some point. "
        + "Someone should improve this test by adding a joke or something. "
        + "Alright, it's been fun!", width: 300,
      lines: [
        "Hello, world. This is a long run of text ", "that should wrap at some point. ",
        "Someone should improve this test by ", "adding a joke or something. Alright, it's ",
        "been fun!",
      ]),
    Wrapping(
      name: "characters",
      text: "Hello, world. This is a long run of text that should wrap", width: 300,
      mode: .byCharWrapping,
      lines: ["Hello, world. This is a long run of text t", "hat should wrap"]),
    Wrapping(
      name: "hangul at spaces", text: "회사A 솔루션을 제공합니다",
      lines: ["회사A ", "솔루션을 ", "제공합니다"]),
    Wrapping(
      name: "hangul inside a word that is too long", text: "안녕하세요반갑습니다",
      lines: ["안녕하세요반", "갑습니다"]),
    Wrapping(
      name: "hangul and letters are one word", text: "우리회사 ABC솔루션", width: 110,
      lines: ["우리회사 ", "ABC솔루션"]),
    Wrapping(
      name: "Han and kana between characters, no full stop at a start",
      text: "漢字幅測定表、日本語のテキスト。",
      lines: ["漢字幅測定", "表、日本語", "のテキス", "ト。"]),
    Wrapping(
      name: "TXT-10: a word that is too long, wherever it begins",
      text: "@handle_with_a_long_name #hashtag",
      lines: ["@handle_wit", "h_a_long_na", "me #hashtag"]),
    Wrapping(
      name: "spaces hang over the end", text: "Hello world      again and", width: 90,
      lines: ["Hello world      ", "again and"]),
    Wrapping(name: "no room at all", text: "abc", width: 0, lines: ["a", "b", "c"]),
    Wrapping(
      name: "emoji families stay whole", text: "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", width: 50,
      lines: ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
    Wrapping(
      name: "Thai at words", text: "สวัสดีครับยินดีต้อนรับ", width: 85, lines: ["สวัสดีครับ", "ยินดีต้อนรับ"]),
    Wrapping(
      name: "a no-break space does not break", text: "one two\u{A0}three", width: 80,
      lines: ["one ", "two\u{A0}three"]),
    Wrapping(
      name: "a soft hyphen", text: "exam\u{AD}ple", width: 50, lines: ["exam\u{AD}", "ple"]),
  ]

  @Test("wrapping", arguments: wraps)
  func wrapping(_ row: Wrapping) {
    let request = Sample.request(row.text, width: row.width, mode: row.mode)
    #expect(Sample.lines(request) == row.lines)
    let layout = Typesetter.layout(request)
    #expect(!layout.isTruncated)
    if row.width > 0 {
      #expect(layout.lines.allSatisfy { $0.width <= row.width + 1.0 / 1024 })
    }
  }

  @Test("a soft hyphen shows where the line breaks, and only there")
  func softHyphen() {
    func last(_ text: String, width: Double?) -> UInt32? {
      Typesetter.layout(Sample.request(text, width: width)).lines[0].runs.last?.glyphs.last?.id
    }
    let hyphen = last("\u{2010}", width: nil)
    #expect(last("exam\u{AD}ple", width: 50) == hyphen)
    #expect(last("exam\u{AD}ple", width: nil) != hyphen)
  }

  struct Truncation: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var width = 100.0
    var lines = 1
    let mode: TextRequest.LineBreakMode
    /// The text of the last line, "…" where the ellipsis stands; nil when nothing is cut.
    let last: String?
    var testDescription: String { name }
  }

  static let long =
    "Hello, world. This is a long run of text that should wrap at some point. Someone"
  static let cuts = [
    Truncation(
      name: "head, as iOS 17", text: "1 byTruncatingHead", mode: .byTruncatingHead,
      last: "…atingHead"),
    Truncation(
      name: "middle, as iOS 17", text: "1 byTruncatingMiddle", mode: .byTruncatingMiddle,
      last: "1 byT…iddle"),
    Truncation(
      name: "tail, as iOS 17", text: "1 byTruncatingTail", mode: .byTruncatingTail,
      last: "1 byTrunca…"),
    Truncation(
      name: "tail of the second line, as iOS 17", text: long, width: 300, lines: 2,
      mode: .byTruncatingTail, last: "that should wrap at some point. Som…"),
    Truncation(
      name: "head of several lines is the tail, as iOS 17", text: long, width: 300, lines: 2,
      mode: .byTruncatingHead, last: "that should wrap at some point. Som…"),
    Truncation(
      name: "middle of several lines is the tail, as iOS 17", text: long, width: 300, lines: 2,
      mode: .byTruncatingMiddle, last: "that should wrap at some point. Som…"),
    Truncation(name: "a line that fits", text: "fits", mode: .byTruncatingTail, last: nil),
    Truncation(
      name: "a further paragraph", text: "A\nB", mode: .byTruncatingTail, last: "A…"),
    Truncation(
      name: "no room", text: "Hello", width: 3, mode: .byTruncatingTail, last: "…"),
    Truncation(
      name: "hangul", text: "회사A 솔루션을 제공합니다", mode: .byTruncatingTail, last: "회사A 솔루…"),
  ]

  @Test("truncation", arguments: cuts)
  func truncation(_ row: Truncation) throws {
    let request = Sample.request(row.text, width: row.width, lines: row.lines, mode: row.mode)
    let layout = Typesetter.layout(request)
    #expect(layout.isTruncated == (row.last != nil))
    #expect(layout.lines.count == row.lines)
    guard let last = row.last else { return }
    let shown = try #require(layout.lines.last)
    #expect(shown.width <= row.width || last == "…")
    let expected = Typesetter.layout(Sample.request(last)).lines[0].runs.flatMap(\.glyphs)
    #expect(shown.runs.flatMap(\.glyphs).map(\.id) == expected.map(\.id))
  }

  @Test("wrapping modes: one line is clipped, of several the rest is left out (iOS 17)")
  func clipping() {
    let text = "2 byWordWrapping and more"
    for mode in [TextRequest.LineBreakMode.byWordWrapping, .byCharWrapping, .byClipping] {
      let one = Sample.request(text, width: 60, lines: 1, mode: mode)
      #expect(Sample.lines(one) == [text])
      #expect(Typesetter.layout(one).isTruncated)
      #expect(Typesetter.layout(one).size.width > 60)
    }
    let two = Sample.request("one two three", width: 50, lines: 2)
    #expect(Sample.lines(two) == ["one ", "two "])
    #expect(Typesetter.layout(two).isTruncated)
  }

  @Test(
    "a label laid out at its measured width is not cut",
    arguments: ["Label", "Hello, world", "회사A 솔루션", "日本語 😀", "שלום", "Trailing  ", "AVATAR To. fi"])
  func measuredWidth(_ text: String) {
    for size in [11.0, 13, 17, 17.3, 24, 34] {
      let free = Typesetter.layout(Sample.request(text, size: size, lines: 1))
      for scale in [1.0, 2, 3] {
        let width = free.size.width
        for given in [width, (width * scale).rounded(.up) / scale, width - 1.0 / 2048] {
          for lines in [0, 1] {
            let again = Typesetter.layout(
              Sample.request(text, size: size, width: given, lines: lines, mode: .byTruncatingTail))
            #expect(!again.isTruncated && again.lines.count == 1, "\(size) \(given)")
            #expect(again.lines[0].runs == free.lines[0].runs)
          }
        }
      }
    }
  }

  @Test("white space at the end counts unless a line wraps at it")
  func trailingSpace() {
    #expect(Sample.width("Hello ") > Sample.width("Hello") + 4)
    let layout = Typesetter.layout(Sample.request("Hello world", width: 60))
    #expect(layout.lines[0].width.isClose(to: Sample.width("Hello"), within: 0.2))
    #expect(Sample.width(" ") > 4)
    #expect(Typesetter.layout(Sample.request("Hello      ", width: 42)).size.width <= 42)
  }

  @Test("lines cover the text without gaps")
  func coverage() {
    let request = Sample.request(TextLineTests.long, width: 80)
    let lines = Typesetter.layout(request).lines
    #expect(lines.first?.range.lowerBound == 0)
    #expect(lines.last?.range.upperBound == TextLineTests.long.utf8.count)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.range.upperBound == next.range.lowerBound)
    }
  }

  @Test("tabs stand every 28 points")
  func tabs() {
    let glyphs = Typesetter.layout(Sample.request("a\tb\tlonger\tc")).lines[0].runs
      .flatMap(\.glyphs)
    let starts = glyphs.filter { [2, 4, 11].contains($0.cluster) }.map(\.position.x)
    #expect(starts == [28, 56, 112])
  }
}
