import Foundation
import Testing

@testable import Canvas

@Suite struct TextAlignmentTests {
  @Test(
    "where lines start in 200 pt, in parts of the room beside them",
    arguments: [
      (TextRequest.Alignment.left, "Hello", 0.0), (.center, "Hello", 0.5), (.right, "Hello", 1),
      (.natural, "Hello", 0), (.justified, "Hello", 0), (.natural, "שלום", 1), (.left, "שלום", 0),
      (.right, "שלום", 1), (.center, "مرحبا", 0.5), (.natural, "123 שלום", 1),
      (.natural, "Hello שלום", 0),
    ])
  func alignment(_ alignment: TextRequest.Alignment, _ text: String, _ part: Double) {
    let line = Typesetter.layout(Sample.request(text, width: 200, alignment: alignment)).lines[0]
    #expect(line.x.isClose(to: part * (200 - line.width), within: 1e-9))
  }

  @Test("text without a direction of its own takes the request's")
  func neutral() {
    var request = Sample.request("123", width: 200)
    #expect(Typesetter.layout(request).lines[0].x == 0)
    request.isRightToLeft = true
    #expect(Typesetter.layout(request).lines[0].x > 150)
  }

  @Test("TXT-16: Hebrew stands at the right by nature and at the left when told")
  func hebrew() throws {
    let natural = Ink(of: Typesetter.layout(Sample.request("שלום", width: 200)))
    #expect(try #require(natural.right) >= 198)
    #expect(try #require(natural.left) >= 160)
    let left = Ink(of: Typesetter.layout(Sample.request("שלום", width: 200, alignment: .left)))
    #expect(try #require(left.left) < 4)
  }

  @Test("mixed directions stand in visual order")
  func visualOrder() {
    let line = Typesetter.layout(Sample.request("שלום 123 abc")).lines[0]
    let clusters = line.runs.flatMap(\.glyphs).map(\.cluster)
    // "abc", a space, "123", a space, then the Hebrew letters from the last to the first.
    #expect(clusters == [13, 14, 15, 12, 9, 10, 11, 8, 6, 4, 2, 0])
    let positions = line.runs.flatMap(\.glyphs).map(\.position.x)
    #expect(positions == positions.sorted())
  }

  @Test("Arabic letters join across a cut")
  func arabicCut() {
    let whole = Typesetter.layout(Sample.request("مرحبا")).lines[0].runs.flatMap(\.glyphs)
    let cut = Typesetter.layout(Sample.request("مرحبا", width: 20))
    #expect(cut.lines.count > 1)
    #expect(cut.lines.flatMap(\.runs).flatMap(\.glyphs).count == whole.count)
  }

  @Test("justified lines fill the width, the last line of a paragraph does not")
  func justified() {
    for (text, width) in [(TextLineTests.long, 150.0), ("漢字幅測定表、日本語のテキスト。", 100)] {
      let request = Sample.request(text, width: width, alignment: .justified)
      let lines = Typesetter.layout(request).lines
      #expect(lines.count > 2)
      for line in lines.dropLast() { #expect(line.width.isClose(to: width, within: 1e-9)) }
      #expect((lines.last?.width ?? width) < width - 1)
    }
  }

  @Test("an overlong line is not pushed out at its beginning when centred")
  func overlong() {
    let request = Sample.request("Hello, world", width: 20, lines: 1, alignment: .center)
    #expect(Typesetter.layout(request).lines[0].x == 0)
  }
}
