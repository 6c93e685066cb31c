import Foundation
import Testing

@testable import Canvas

@Suite struct TextHeightTests {
  @Test("the system font's metrics are San Francisco's at every size and weight")
  func systemMetrics() {
    let printed = Typesetter.metrics(of: FontRequest(size: 17))
    #expect(printed.lineHeight == 20.287109375)
    #expect(printed.ascender == 16.1865234375)
    #expect(printed.descender == -4.1005859375)
    #expect(printed.capHeight == 11.97802734375)
    #expect(printed.xHeight == 8.9482421875)
    for size in [11.0, 14, 24, 40, 72] {
      for weight in [100, 400, 900] {
        let metrics = Typesetter.metrics(of: FontRequest(size: size, weight: weight))
        #expect(metrics.lineHeight == 1.193359375 * size)
      }
    }
  }

  @Test("a named font's metrics are its own")
  func namedMetrics() {
    let metrics = Typesetter.metrics(
      of: FontRequest(family: .named("Noto Sans CJK KR"), size: 100))
    #expect(metrics.ascender.isClose(to: 116, within: 1e-9))
    #expect(metrics.descender.isClose(to: -28.8, within: 1e-9))
    #expect(metrics.capHeight.isClose(to: 73.3, within: 1e-9))
  }

  @Test(
    "a fallback font does not change the height",
    arguments: ["Hello", "한글", "日本語", "😀", "مرحبا", "สวัสดี", "ที่นี้", "हिन्दी", " ", "Ä한😀"])
  func fallback(_ text: String) {
    for size in [10.0, 12, 14, 17, 24, 34] {
      let layout = Typesetter.layout(Sample.request(text, size: size))
      #expect(Double(layout.size.height) == 1.193359375 * size)
      #expect(layout.lines[0].baseline == 0.9521484375 * size)
    }
  }

  struct Heights: Sendable, CustomTestStringConvertible {
    let name: String
    var multiple = 0.0
    var minimum = 0.0
    var maximum = 0.0
    var spacing = 0.0
    let tops: [Double]
    let baselines: [Double]
    let height: Double
    var testDescription: String { name }
  }

  /// Two lines at 16 pt: line height 19.09375, ascender 15.234375.
  static let styles = [
    Heights(
      name: "plain", tops: [0, 19.09375], baselines: [15.234375, 34.328125], height: 38.1875),
    Heights(
      name: "spacing stands between lines only", spacing: 4, tops: [0, 23.09375],
      baselines: [15.234375, 38.328125], height: 42.1875),
    Heights(
      name: "a multiple adds at the top", multiple: 2, tops: [0, 38.1875],
      baselines: [34.328125, 72.515625], height: 76.375),
    Heights(
      name: "a minimum adds at the top", minimum: 30, tops: [0, 30],
      baselines: [26.140625, 56.140625], height: 60),
    Heights(
      name: "a maximum takes at the top", maximum: 15, tops: [0, 15],
      baselines: [11.140625, 26.140625], height: 30),
    Heights(
      name: "a minimum below the line height does nothing", minimum: 10, tops: [0, 19.09375],
      baselines: [15.234375, 34.328125], height: 38.1875),
  ]

  @Test("line heights of a paragraph style", arguments: styles)
  func heights(_ heights: Heights) {
    var request = Sample.request("A\nB", size: 16)
    request.lineHeightMultiple = heights.multiple
    request.minimumLineHeight = heights.minimum
    request.maximumLineHeight = heights.maximum
    request.lineSpacing = heights.spacing
    let layout = Typesetter.layout(request)
    #expect(layout.lines.map(\.top) == heights.tops)
    #expect(layout.lines.map(\.baseline) == heights.baselines)
    #expect(Double(layout.size.height) == heights.height)
  }

  @Test("of mixed sizes the largest ascent and descent count")
  func mixedSizes() {
    let request = TextRequest(runs: [
      TextRun("small ", font: FontRequest(size: 12)), TextRun("BIG", font: FontRequest(size: 32)),
    ])
    let line = Typesetter.layout(request).lines[0]
    #expect(line.height == 1.193359375 * 32)
    #expect(line.baseline == 0.9521484375 * 32)
    #expect(line.runs.flatMap(\.glyphs).allSatisfy { $0.position.y == 0 })
  }

  @Test("a baseline offset raises glyphs and makes the line taller")
  func baselineOffset() {
    let font = FontRequest(size: 16)
    let line = Typesetter.layout(
      TextRequest(runs: [TextRun("x", font: font), TextRun("2", font: font, baselineOffset: 6)])
    ).lines[0]
    #expect(line.height == 19.09375 + 6)
    #expect(line.baseline == 15.234375 + 6)
    #expect(line.runs.last?.glyphs[0].position.y == -6)
  }

  @Test("no text has no lines")
  func empty() {
    #expect(Typesetter.layout(Sample.request("")).lines.isEmpty)
    #expect(Typesetter.layout(TextRequest(runs: [])).size == .zero)
  }

  @Test(
    "line breaks",
    arguments: [
      ("A\nB", ["A", "B"]), ("A\r\nB", ["A", "B"]), ("A\rB", ["A", "B"]),
      ("A\u{2028}B\u{2029}C", ["A", "B", "C"]), ("A\n\nB", ["A", "", "B"]), ("\nA", ["", "A"]),
      ("A\n", ["A"]), ("A\n\n", ["A", ""]), ("\n", [""]),
    ])
  func lineBreaks(_ text: String, _ lines: [String]) {
    #expect(Sample.lines(Sample.request(text)) == lines)
    let layout = Typesetter.layout(Sample.request(text, size: 16))
    #expect(Double(layout.size.height) == 19.09375 * Double(lines.count))
  }

  @Test("a line break across runs is one break")
  func lineBreakAcrossRuns() {
    let font = FontRequest(size: 17)
    let request = TextRequest(
      runs: [TextRun("A\r", font: font), TextRun("\nB", font: font)], maximumNumberOfLines: 0)
    #expect(Sample.lines(request) == ["A", "B"])
  }

  @Test("SOL-08: twelve lines have twelve heights")
  func manyLines() {
    let text = Array(repeating: "line", count: 12).joined(separator: "\n")
    let layout = Typesetter.layout(Sample.request(text, size: 20))
    #expect(layout.lines.count == 12)
    #expect(Double(layout.size.height) == 12 * 1.193359375 * 20)
  }
}
