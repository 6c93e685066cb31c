import Diagnostics
import Testing

@Suite struct DiagnosticFormatterTests {
  static let full = Diagnostic(
    .error, id: "unsatisfiable", at: SourceLocation(file: "Card,1.json", line: 4, column: 7),
    "cannot satisfy \"2\" constraints",
    notes: [
      Diagnostic.Note("a.width == 1", at: SourceLocation(file: "Card,1.json", line: 9)),
      Diagnostic.Note("a.width >= 2\n50 %"),
    ], help: "lower one")

  @Test("text: place, severity, summary and id; notes with their places; the way out last")
  func text() {
    #expect(
      DiagnosticFormatter.text.format(Self.full) == """
        Card,1.json:4:7: error: cannot satisfy "2" constraints [unsatisfiable]
          a.width == 1  (Card,1.json:9)
          a.width >= 2
        50 %
        help: lower one
        """)
    #expect(
      DiagnosticFormatter.text.format(Diagnostic(.note, id: "n", "plain")) == "note: plain [n]")
    #expect(
      DiagnosticFormatter.text.format(Diagnostic(.warning, id: "w", "x"), coloured: true)
        == "\u{1B}[1;33mwarning:\u{1B}[0m x [w]")
  }

  @Test("json: one line, everything escaped")
  func json() {
    #expect(
      DiagnosticFormatter.json.format(Self.full)
        == #"{"severity":"error","id":"unsatisfiable","summary":"cannot satisfy \"2\" constraints","file":"Card,1.json","line":4,"column":7,"notes":[{"text":"a.width == 1","file":"Card,1.json","line":9},{"text":"a.width >= 2\n50 %"}],"help":"lower one"}"#
    )
    #expect(
      DiagnosticFormatter.json.format(Diagnostic(.note, id: "n", "\u{1}\t"))
        == #"{"severity":"note","id":"n","summary":"\u0001\t"}"#)
  }

  @Test("github: a workflow command with its properties and text escaped")
  func github() {
    #expect(
      DiagnosticFormatter.github.format(Self.full)
        == "::error file=Card%2C1.json,line=4,col=7,title=unsatisfiable::cannot satisfy \"2\" constraints%0Aa.width == 1%0Aa.width >= 2%0A50 %25%0Ahelp: lower one"
    )
  }
}

@Suite struct DiagnosticLogTests {
  @Test("an equal message is kept once, in the order of arrival")
  func once() {
    let log = DiagnosticLog()
    for text in ["b", "a", "b"] { log.report(Diagnostic(.warning, id: "x", text)) }
    #expect(log.messages.map(\.summary) == ["b", "a"])
    #expect(log.drain().count == 2)
    #expect(log.messages.isEmpty)
  }
}

@Suite struct NearestNameTests {
  @Test(
    "the nearest known word, or none where nothing is near",
    arguments: [
      ("backgroundColour", "backgroundColor"), ("UIStackview", "UIStackView"), ("tpo", "top"),
      ("zzzzzz", nil), ("", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    let known = ["backgroundColor", "UIStackView", "UIView", "top", "trailing"]
    #expect(NearestName.suggestion(for: word, among: known) == expected)
  }
}
