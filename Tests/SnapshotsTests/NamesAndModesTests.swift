import Testing

@testable import Snapshots

@Suite struct NamesAndModesTests {
  struct Name: Sendable, CustomTestStringConvertible {
    let name: String
    var traits: [String] = []
    var scale = 2.0
    let id: String
    var testDescription: String { id }
  }

  static let names: [Name] = [
    Name(name: "card", id: "card@2x"),
    Name(name: "scenes/card", scale: 3, id: "scenes/card@3x"),
    Name(name: "card", traits: ["dark", "iPhone SE"], id: "card.dark.iPhone-SE@2x"),
    Name(
      name: "card", traits: ["iPhone SE (3rd generation)", ""],
      id: "card.iPhone-SE-3rd-generation@2x"),
    Name(name: "회사 카드", scale: 1.5, id: "회사-카드@1.5x"),
    Name(name: "../../etc/passwd", id: "etc/passwd@2x"),
    Name(name: "/a//b/./c/", id: "a/b/c@2x"),
    Name(name: "a: *?\"<>|\u{0}b", id: "a-b@2x"),
    Name(name: "testCard()", id: "testCard@2x"),
    Name(name: "v1.2", id: "v1.2@2x"),
    Name(name: "", id: "snapshot@2x"),
    Name(name: "...", id: "snapshot@2x"),
  ]

  @Test("ids are safe file names", arguments: names)
  func name(_ row: Name) throws {
    let id = SnapshotID(name: row.name, traits: row.traits, scale: row.scale)
    #expect(id.description == row.id)
    #expect(id.goldenPath == "\(row.id).png")
    // What is printed can be typed.
    #expect(SnapshotID(row.id) == id)
    #expect(SnapshotID("\(row.id).png") == id)
  }

  @Test(
    "ids do not lead elsewhere", arguments: ["", "/etc/x@2x", "../x@2x", "a/../../x", "a//b", "."])
  func refused(_ text: String) {
    #expect(SnapshotID(text) == nil)
  }

  struct Mode: Sendable, CustomTestStringConvertible {
    let name: String
    var asked: RecordMode?
    var environment: [String: String] = [:]
    let expected: RecordMode?
    var testDescription: String { name }
  }

  static let modes: [Mode] = [
    Mode(name: "nothing said", expected: .missing),
    Mode(name: "CI", environment: ["CI": "true"], expected: .never),
    Mode(name: "CI=1", environment: ["CI": "1"], expected: .never),
    Mode(name: "CI=false is no CI", environment: ["CI": "false"], expected: .missing),
    Mode(name: "CI is empty", environment: ["CI": ""], expected: .missing),
    Mode(name: "asked, in CI", asked: .all, environment: ["CI": "true"], expected: .all),
    Mode(
      name: "by environment, in CI", environment: ["CI": "true", "MAQUETTE_RECORD": "failed"],
      expected: .failed),
    Mode(
      name: "asked, against the environment", asked: .never,
      environment: ["MAQUETTE_RECORD": "all"], expected: .never),
    Mode(name: "an unknown word", environment: ["MAQUETTE_RECORD": "yes"], expected: nil),
  ]

  @Test("record modes", arguments: modes)
  func mode(_ row: Mode) {
    #expect(RecordMode.resolve(asked: row.asked, environment: row.environment) == row.expected)
  }

  @Test func fingerprintsComeBackFromTheirText() {
    let fingerprint = Fingerprint([
      Fingerprint.Entry("maquette", "0.1.0"), Fingerprint.Entry("font Inter", "sha256:ab: c"),
      Fingerprint.Entry("empty", ""),
    ])
    #expect(fingerprint.text == "maquette: 0.1.0\nfont Inter: sha256:ab: c\nempty: \n")
    #expect(Fingerprint(text: fingerprint.text) == fingerprint)
    #expect(fingerprint.differences(in: fingerprint) == [])
  }

  @Test func everyDifferenceOfFingerprintsIsNamed() {
    let before = Fingerprint([
      Fingerprint.Entry("a", "1"), Fingerprint.Entry("b", "2"), Fingerprint.Entry("c", "3"),
    ])
    let after = Fingerprint([
      Fingerprint.Entry("d", "4"), Fingerprint.Entry("c", "3"), Fingerprint.Entry("a", "0"),
    ])
    #expect(
      before.differences(in: after).map(\.description) == [
        "a 1 → 0", "b 2 → not stated", "d not stated → 4",
      ])
  }
}
