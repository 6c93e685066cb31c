import Foundation
import Testing

@testable import Canvas

@Suite struct TextWidthTests {
  struct Recorded: Sendable, CustomTestStringConvertible {
    let text: String
    let size: Double
    var weight = 400
    let width: Double
    var testDescription: String { "\(text), \(size) pt" }
  }

  /// Widths that Interface Builder recorded for the system font of iOS.
  static let labels = [
    Recorded(text: "Label", size: 17, width: 41.75),
    Recorded(text: "Label", size: 14, width: 35.25),
    Recorded(text: "Label", size: 11, width: 28.25),
    Recorded(text: "Label", size: 30, width: 70.75),
    Recorded(text: "Button", size: 17, width: 51.5),
    Recorded(text: "Settings", size: 34, weight: 700, width: 133.5),
    Recorded(text: "Contacts", size: 34, weight: 700, width: 145),
    Recorded(text: "Settings", size: 34, width: 121),
    Recorded(text: "배경 색상 변경", size: 17, width: 96.75),
    Recorded(text: "텍스트 색상 변경", size: 17, width: 111.75),
    Recorded(text: "전광판에 표시할 글자", size: 17, width: 141.25),
    Recorded(text: "」内のテキストを省略します", size: 14, width: 185.75),
    Recorded(text: "レシピ投稿画面", size: 24, width: 170.25),
    Recorded(text: "自炊屋", size: 12, width: 36.75),
    Recorded(text: "レシピ投稿", size: 10, width: 51.75),
  ]

  @Test("within a point of what iOS measures", arguments: labels)
  func recorded(_ sample: Recorded) {
    let width = Sample.width(sample.text, size: sample.size, weight: sample.weight)
    #expect(width.isClose(to: sample.width, within: 1), "\(width)")
  }

  @Test(
    "proportional to the size, tracking aside",
    arguments: ["Hello, world", "회사A 솔루션", "AVATAR To. fi", "😀👍🏽", "日本語 中文", "สวัสดี", "مرحبا"])
  func linear(_ text: String) {
    let family = FontRequest.Family.named("Noto Sans CJK KR")
    // Emoji and scripts that the family lacks are the same at every size; the system font's
    // tracking, which is not, has no part in any of these but the Latin of another family.
    let unit = Sample.width(text, size: 1000, family: family) / 1000
    for size in [7.5, 10, 13, 17, 20, 24, 34, 100] {
      let width = Sample.width(text, size: size, family: family)
      #expect(width.isClose(to: unit * size, within: 1e-9 * size), "\(size)")
    }
  }

  @Test("TXT-13: a width is the same whatever it is measured for")
  func stable() {
    let first = Sample.width("Snapshot text 123")
    _ = Sample.width("Snapshot text 123", size: 31)
    #expect(Sample.width("Snapshot text 123") == first)
  }

  @Test("TXT-01: emoji beside letters drop nothing, and widths add up")
  func emojiAndLetters() {
    let parts = 2 * Sample.width("⚡") + Sample.width("Hello")
    #expect(Sample.width("⚡Hello⚡").isClose(to: parts, within: 0.05))
    #expect(Typesetter.layout(Sample.request("⚡Hello⚡")).missingCharacters.isEmpty)
  }

  @Test("TXT-03: a combining accent takes no room")
  func combining() {
    let (composed, combined) = (Sample.request("\u{E9}"), Sample.request("e\u{301}"))
    #expect(Typesetter.layout(composed).size == Typesetter.layout(combined).size)
    #expect(Ink(of: Typesetter.layout(composed)) == Ink(of: Typesetter.layout(combined)))
  }

  @Test("TXT-05: six Han characters of a full-width font are six em wide")
  func fullWidth() {
    let width = Sample.width("漢字幅測定表", size: 13, family: .named("Noto Sans CJK JP"))
    #expect(width.isClose(to: 78, within: 1e-9))
  }

  @Test("digits of one width")
  func monospacedDigits() {
    func width(_ text: String, _ isMonospaced: Bool) -> Double {
      let font = FontRequest(size: 17, hasMonospacedDigits: isMonospaced)
      return Typesetter.layout(TextRequest(runs: [TextRun(text, font: font)])).size.width
    }
    #expect(width("1111", true).isClose(to: width("0000", true), within: 1e-9))
    #expect(width("1111", false) < width("0000", false) - 1)
  }

  @Test("kern is added after every character, the last one too")
  func kern() {
    func width(_ text: String, kern: Double) -> Double {
      let run = TextRun(text, font: FontRequest(size: 17), kern: kern)
      return Typesetter.layout(TextRequest(runs: [run])).size.width
    }
    for text in ["Hello", "안녕하세요", "שלום", "👨‍👩‍👧‍👦"] {
      let added = width(text, kern: 2) - width(text, kern: 0)
      #expect(added.isClose(to: 2 * Double(text.count), within: 1e-9), "\(text)")
    }
  }

  @Test("the sum of advances is the width")
  func advances() {
    for text in ["Hello, world", "회사A 솔루션 😀", "שלום 123 abc"] {
      let line = Typesetter.layout(Sample.request(text)).lines[0]
      let sum = line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
      #expect(sum.isClose(to: line.width, within: 1e-9), "\(text)")
    }
  }

  @Test("arrows and crosses stay what was typed")
  func contextualAlternates() {
    let ids = { (text: String) in
      Typesetter.layout(Sample.request(text)).lines[0].runs.flatMap { $0.glyphs.map(\.id) }
    }
    #expect(ids("->") == ids("-") + ids(">"))
    #expect(ids("1x2") == ids("1") + ids("x") + ids("2"))
  }
}
