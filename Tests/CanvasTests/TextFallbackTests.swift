import Foundation
import Testing

@testable import Canvas

@Suite struct TextFallbackTests {
  static let scripts: [(String, PinnedFonts.File)] = [
    ("Hello", PinnedFonts.interRoman), ("Ωμέγα", PinnedFonts.interRoman),
    ("Привет", PinnedFonts.interRoman), ("한글", PinnedFonts.cjkRegular),
    ("漢字", PinnedFonts.cjkRegular), ("かな", PinnedFonts.cjkRegular),
    ("，", PinnedFonts.cjkRegular), ("😀", PinnedFonts.colorEmoji), ("🇰🇷", PinnedFonts.colorEmoji),
    ("1️⃣", PinnedFonts.colorEmoji), ("👨‍👩‍👧‍👦", PinnedFonts.colorEmoji),
    ("☝🏽", PinnedFonts.colorEmoji), ("مرحبا", PinnedFonts.noto("SansArabic-Regular")),
    ("שלום", PinnedFonts.noto("SansHebrew-Regular")), ("ไทย", PinnedFonts.noto("SansThai-Regular")),
    ("हिन्दी", PinnedFonts.noto("SansDevanagari-Regular")),
    ("தமிழ்", PinnedFonts.noto("SansTamil-Regular")),
    ("ქართული", PinnedFonts.noto("SansGeorgian-Regular")),
  ]

  @Test("one face shows each script", arguments: scripts)
  func faces(_ text: String, _ file: PinnedFonts.File) throws {
    let layout = Typesetter.layout(Sample.request(text))
    #expect(Sample.digests(text) == [try #require(Sample.digest(file))])
    #expect(layout.missingCharacters.isEmpty)
    #expect(layout.lines[0].runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  @Test("TXT-15: text and emoji presentation")
  func presentation() throws {
    let emoji = try #require(Sample.digest(PinnedFonts.colorEmoji))
    #expect(!Sample.digests("▶").contains(emoji))
    #expect(Sample.digests("▶\u{FE0F}") == [emoji])
    #expect(!Sample.digests("⚡\u{FE0E}").contains(emoji))
  }

  @Test("an emoji is 1.2451 em wide at every size")
  func emojiWidth() {
    for size in [10.0, 17, 40] {
      #expect(Sample.width("😀", size: size).isClose(to: 1.2451171875 * size, within: 1e-9))
    }
  }

  @Test("languages choose the regional form of Han characters")
  func regions() {
    let expected = [
      "ja": 0, "ko": 1, "zh-Hans": 2, "zh-Hant": 3, "zh-TW": 3, "zh-Hant-HK": 4, "en": 2,
    ]
    for (language, index) in expected {
      var request = Sample.request("直")
      request.language = language
      #expect(Typesetter.layout(request).lines[0].runs[0].face.index == index, "\(language)")
    }
  }

  @Test("weights: an axis for the system font, two files for Korean")
  func weights() throws {
    let regular = try #require(Sample.digest(PinnedFonts.cjkRegular))
    let bold = try #require(Sample.digest(PinnedFonts.cjkBold))
    for weight in [100, 400, 500, 600, 700, 900] {
      let runs = Typesetter.layout(Sample.request("A한", weight: weight)).lines[0].runs
      #expect(runs[0].face.variations == [Face.Variation(tag: "wght", value: Double(weight))])
      #expect(runs[1].face.digest == (weight >= 600 ? bold : regular))
    }
  }

  @Test("large text takes the display cut")
  func displayCut() {
    let digests = [23.9, 24].map {
      Typesetter.layout(Sample.request("A", size: $0)).lines[0].runs[0].face.digest
    }
    #expect(digests[0] == Sample.digest(PinnedFonts.interRoman))
    #expect(digests[1] == Sample.digest(PinnedFonts.interDisplayRoman))
  }

  @Test("italic: a face where there is one, a slant where there is none")
  func italic() {
    func run(_ family: FontRequest.Family) -> ShapedRun {
      let font = FontRequest(family: family, size: 17, isItalic: true)
      return Typesetter.layout(TextRequest(runs: [TextRun("A", font: font)])).lines[0].runs[0]
    }
    #expect(run(.system).face.digest == Sample.digest(PinnedFonts.interItalic))
    #expect(run(.system).slant == 0)
    #expect(run(.named("Noto Sans CJK KR")).slant == 0.2)
  }

  @Test("a character nobody has is a box with a width, and is named once")
  func missing() {
    let layout = Typesetter.layout(Sample.request("a\u{10FFFD}b\u{378}\u{10FFFD}"))
    #expect(layout.missingCharacters == ["\u{10FFFD}", "\u{378}"])
    let boxes = layout.lines[0].runs.flatMap(\.glyphs).filter { $0.id == 0 }
    #expect(boxes.count == 3)
    #expect(boxes.allSatisfy { $0.advance > 3 })
  }

  @Test("characters that show nothing take no room and are not missing")
  func ignorable() {
    let plain = Sample.width("ab")
    for text in ["a\u{200B}b", "a\u{2060}b", "a\u{FEFF}b", "a\u{0007}b", "a\u{200D}b"] {
      let layout = Typesetter.layout(Sample.request(text))
      #expect(layout.size.width.isClose(to: plain, within: 0.2), "\(text.debugDescription)")
      #expect(layout.missingCharacters.isEmpty)
    }
  }

  @Test("TXT-08: an unknown family is drawn in the system font and said to be unknown")
  func unknownFamily() {
    let font = FontRequest(family: .named("No Such Family"), size: 17)
    #expect(Typesetter.resolvedFamily(of: font).quality == .unknown)
    #expect(Sample.width("Hello", family: font.family) == Sample.width("Hello"))
    #expect(Typesetter.metrics(of: font) == Typesetter.metrics(of: FontRequest(size: 17)))
    let known = FontRequest(family: .named("Noto Serif"), size: 17)
    #expect(Typesetter.resolvedFamily(of: known).quality == .exact)
    #expect(Typesetter.resolvedFamily(of: FontRequest(size: 17)).quality == .standIn)
  }

  @Test("designs: one width for all of the monospaced one, and serifs")
  func designs() {
    let mono = FontRequest.Family.design(.monospaced)
    #expect(
      Sample.width("iiii", family: mono).isClose(
        to: Sample.width("MMMM", family: mono), within: 1e-9))
    #expect(Sample.width("i", size: 100, family: mono).isClose(to: 61.77, within: 0.05))
    let serif = FontRequest(family: .design(.serif), size: 17)
    #expect(Typesetter.resolvedFamily(of: serif).family == "Noto Serif")
  }
}
