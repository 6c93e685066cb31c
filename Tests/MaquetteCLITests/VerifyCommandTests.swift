import Foundation
import Testing

@testable import MaquetteCLI

/// `verify`, `accept` and `diff`, over a folder of fixtures of the test's own.
@MainActor @Suite struct VerifyCommandTests {
  private static func scene(_ color: String) -> String {
    """
    {
      "maquette": 1, "canvas": { "width": 20, "height": 10, "scale": 2 },
      "view": { "class": "UIView", "id": "page", "backgroundColor": "\(color)" },
      "variants": { "bare": { "root.backgroundColor": "white" } },
      "snapshots": [ {}, { "appearance": "dark" } ]
    }
    """
  }

  /// A folder with fixtures, accepted pictures and reports.
  private struct Place {
    let folder: String
    var fixtures: String { folder + "/Fixtures" }
    var card: String { fixtures + "/scenes/card.json" }

    func write(_ text: String, to path: String) throws {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    @MainActor func verify(
      _ words: String..., environment: [String: String] = [:]
    ) async -> CommandRun {
      await CommandRun(
        [
          "verify", fixtures, "--snapshots", folder + "/Snapshots", "--report",
          folder + "/report",
        ] + words, environment: environment)
    }

    func files(_ name: String) -> [String] {
      (FileManager.default.enumerator(atPath: folder + "/" + name)?.compactMap { $0 as? String }
        ?? []).filter { $0.contains(".") }.sorted()
    }
  }

  private static func inPlace(_ body: (Place) async throws -> Void) async throws {
    try await TemporaryFolder.with { folder in
      let place = Place(folder: folder)
      try place.write(scene("red"), to: place.card)
      // Other JSON files are none of its business.
      try place.write(#"{ "cases": [{ "maquette": 1 }] }"#, to: place.fixtures + "/cases.json")
      try await body(place)
    }
  }

  @Test("the life of an accepted picture")
  func life() async throws {
    try await Self.inPlace { place in
      let first = await place.verify()
      #expect(first.status == .answerIsNo)
      #expect(first.text == "4 pictures: 4 written for the first time\n")
      #expect(
        place.files("Snapshots") == [
          "scenes/card.bare.dark@2x.png", "scenes/card.bare@2x.png", "scenes/card.dark@2x.png",
          "scenes/card@2x.png",
        ])

      let second = await place.verify()
      #expect(second.status == .done)
      #expect(second.text == "4 pictures: 4 passed\n")
      #expect(second.errors.isEmpty)

      try place.write(Self.scene("blue"), to: place.card)
      let third = await place.verify("--filter", "card$")
      #expect(third.status == .answerIsNo)
      #expect(third.text == "1 picture: 1 failed\n")
      #expect(third.errors.contains("card@2x.png differs"))
      #expect(third.errors.contains("help: maquette accept scenes/card@2x"))
      #expect(
        place.files("report") == [
          "scenes/card@2x.actual.png", "scenes/card@2x.diff.png", "scenes/card@2x.expected.png",
          "scenes/card@2x.json",
        ])

      let diff = await CommandRun([
        "diff", place.folder + "/report/scenes/card@2x.expected.png",
        place.folder + "/report/scenes/card@2x.actual.png", "-o", place.folder + "/d.png",
      ])
      #expect(diff.status == .answerIsNo)
      #expect(diff.text.contains("800 of 800 pixels"))
      #expect(FileManager.default.fileExists(atPath: place.folder + "/d.png"))

      let accepted = await CommandRun([
        "accept", "scenes/card@2x", "--snapshots", place.folder + "/Snapshots", "--report",
        place.folder + "/report",
      ])
      #expect(accepted.status == .done)
      let fourth = await place.verify("--filter", "card$")
      #expect(fourth.status == .done)
    }
  }

  @Test("nothing is written where CI is set, and a missing picture fails")
  func continuousIntegration() async throws {
    try await Self.inPlace { place in
      let run = await place.verify(environment: ["CI": "true"])
      #expect(run.status == .answerIsNo)
      #expect(run.text == "4 pictures: 4 failed\n")
      #expect(place.files("Snapshots").isEmpty)
    }
  }

  @Test("nothing compared is a failure")
  func nothing() async throws {
    try await Self.inPlace { place in
      let run = await place.verify("--filter", "nosuch")
      #expect(run.status == .answerIsNo)
      #expect(run.errors.contains("no picture was compared"))
    }
  }

  @Test("a broken scene does not hide the others")
  func broken() async throws {
    try await Self.inPlace { place in
      try place.write(#"{ "maquette": 1, "view": "#, to: place.fixtures + "/broken.json")
      let run = await place.verify("--record", "all")
      #expect(run.status == .badInput)
      #expect(run.text == "4 pictures: 4 written; 1 scene could not be read\n")
      #expect(run.errors.contains("broken.json:1:"))
    }
  }

  @Test("accepted pictures that no scene makes any more are named")
  func leftOver() async throws {
    try await Self.inPlace { place in
      _ = await place.verify("--record", "all")
      try place.write("", to: place.folder + "/Snapshots/scenes/gone@2x.png")
      let whole = await place.verify()
      #expect(whole.status == .done)
      #expect(whole.errors.contains("note: accepted pictures that no scene makes any more: 1"))
      #expect(whole.errors.contains("scenes/gone@2x.png"))
      let narrowed = await place.verify("--variant", "bare")
      #expect(narrowed.errors.isEmpty)
    }
  }

  @Test("shards hold each picture once")
  func shards() async throws {
    try await Self.inPlace { place in
      for shard in ["1/3", "2/3", "3/3"] {
        _ = await place.verify("--record", "all", "--shard", shard)
      }
      #expect(place.files("Snapshots").count == 4)
      let one = await place.verify("--shard", "2/3")
      #expect(one.text == "1 picture: 1 passed\n")
    }
  }

  @Test("--variant and traits narrow and change what is compared")
  func traits() async throws {
    try await Self.inPlace { place in
      _ = await place.verify("--record", "all", "--variant", "bare", "--scale", "1")
      #expect(
        place.files("Snapshots") == ["scenes/card.bare.dark@1x.png", "scenes/card.bare@1x.png"])
    }
  }

  @Test("accept names what it does not find")
  func unknown() async throws {
    try await Self.inPlace { place in
      let run = await CommandRun(["accept", "scenes/crad@2x", "--report", place.folder + "/report"])
      #expect(run.status == .badInput)
      #expect(run.errors.contains("scenes/crad@2x"))
      let outside = await CommandRun(["accept", "../x"])
      #expect(outside.status == .badInput)
    }
  }

  @Test("diff says when pictures are the same, and refuses what is none")
  func diff() async throws {
    try await Self.inPlace { place in
      _ = await place.verify("--record", "all")
      let golden = place.folder + "/Snapshots/scenes/card@2x.png"
      let same = await CommandRun(["diff", golden, golden, "-o", place.folder + "/d.png"])
      #expect(same.status == .done)
      #expect(same.text.contains("show the same"))
      #expect(!FileManager.default.fileExists(atPath: place.folder + "/d.png"))
      let wrong = await CommandRun(["diff", golden, place.card])
      #expect(wrong.status == .badInput)
      #expect(wrong.errors.contains("card.json"))
    }
  }
}
