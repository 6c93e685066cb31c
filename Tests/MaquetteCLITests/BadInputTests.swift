import Foundation
import Testing

@testable import MaquetteCLI

/// Bad input is an error with a way out and status 2, and leaves no picture.
@MainActor @Suite struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The scene file's content.
    let scene: String
    var options: [String] = []
    /// What standard error has to say.
    let says: [String]
    var testDescription: String { name }
  }

  /// A scene with one view of these properties.
  private nonisolated static func scene(
    _ properties: String, canvas: String = #""width": 40, "height": 30"#, more: String = ""
  ) -> String {
    """
    { "maquette": 1, "canvas": { \(canvas) },\(more)
      "view": { "class": "UIView", "subviews": [
        { \(properties) } ] } }
    """
  }

  nonisolated static let label = #""class": "UILabel", "text": "x""#

  nonisolated static let cases: [Case] = [
    Case(name: "an empty file", scene: "", says: ["scene.json:1:1: error:"]),
    Case(name: "no JSON", scene: "hello", says: ["scene.json:1:1: error:"]),
    Case(name: "half a file", scene: #"{ "maquette": 1, "view": {"#, says: ["scene.json:1:"]),
    Case(name: "JSON that is no scene", scene: "{}", says: ["maquette"]),
    Case(
      name: "a key twice", scene: #"{ "maquette": 1, "maquette": 1, "view": {} }"#,
      says: ["scene.json:1:18: error:", "maquette"]),
    Case(
      name: "an unknown class", scene: scene(#""class": "UILabl""#),
      says: ["scene.json:3:", "UILabl", "UILabel"]),
    Case(
      name: "an unknown key", scene: scene(label + #", "txet": "y""#),
      says: ["scene.json:3:", "txet", "text"]),
    Case(
      name: "an unknown attribute",
      scene: scene(label + #", "constraints": ["heigth == 10"]"#),
      says: ["scene.json:3:", "heigth", "height"]),
    Case(
      name: "an unknown id",
      scene: scene(label + #", "constraints": ["top == titel.bottom"]"#),
      says: ["scene.json:3:", "titel"]),
    Case(
      name: "a position against a number",
      scene: scene(label + #", "constraints": ["top == 10"]"#),
      says: ["scene.json:3:", "help: ", "superview.top + 10"]),
    Case(name: "NaN", scene: scene(label + #", "alpha": NaN"#), says: ["scene.json:3:"]),
    Case(
      name: "a number without end", scene: scene(label + #", "alpha": 1e999"#),
      says: ["scene.json:3:"]),
    Case(
      name: "an unknown colour", scene: scene(label + #", "backgroundColor": "sytemBlue""#),
      says: ["scene.json:3:", "sytemBlue", "systemBlue"]),
    Case(
      name: "a canvas of nothing", scene: scene(label, canvas: #""width": 0, "height": 0"#),
      says: ["scene.json:1:", "canvas"]),
    Case(
      name: "a canvas without bounds",
      scene: scene(label, canvas: #""width": 100000, "height": 100000"#),
      says: ["scene.json:1:", "canvas"]),
    Case(
      name: "an unknown device", scene: scene(label, canvas: #""device": "iPhone 51""#),
      says: ["iPhone 51", "maquette devices"]),
    Case(
      name: "a missing image",
      scene: scene(
        #""class": "UIImageView", "image": "logo""#, more: #""images": { "logo": "no.png" },"#),
      says: ["scene.json:1:", "no.png"]),
    Case(
      name: "an image that is none",
      scene: scene(
        #""class": "UIImageView", "image": "logo""#, more: #""images": { "logo": "scene.json" },"#),
      says: ["scene.json:1:", "scene.json"]),
    Case(
      name: "an image outside of the project",
      scene: scene(
        #""class": "UIImageView", "image": "logo""#,
        more: #""images": { "logo": "../../../../etc/passwd" },"#),
      says: ["scene.json:1:", "outside"]),
    Case(
      name: "20,000 levels of lists",
      scene: #"{ "maquette": 1, "view": "# + String(repeating: "[", count: 20_000),
      says: ["scene.json:1:"]),
    Case(
      name: "20,000 levels of views",
      scene: #"{ "maquette": 1, "view": "#
        + String(repeating: #"{ "class": "UIView", "subviews": ["#, count: 20_000),
      says: ["scene.json:1:"]),
    Case(
      name: "an unknown variant", scene: scene(label), options: ["--variant", "no"],
      says: ["no variant 'no'"]),
    Case(
      name: "an unknown scene", scene: scene(label), options: ["--scene", "other"],
      says: ["no scene 'other'", "scene"]),
    Case(
      name: "a device flag that is unknown", scene: scene(label),
      options: ["--device", "iPhone 51"], says: ["iPhone 51"]),
    Case(
      name: "a background that is no colour", scene: scene(label),
      options: ["--background", "blu"], says: ["blu"]),
    Case(
      name: "a size and a scale that are too much together", scene: scene(label),
      options: ["--size", "30000x10", "--scale", "3"], says: ["32767"]),
    Case(
      name: "a canvas without content",
      scene: #"{ "maquette": 1, "canvas": { "width": "fit", "height": "fit" }, "#
        + #""view": { "class": "UIView" } }"#,
      says: ["nothing to draw"]),
  ]

  @Test("render", arguments: cases)
  func render(_ c: Case) async throws {
    try await TemporaryFolder.with { folder in
      let file = folder + "/scene.json"
      try c.scene.write(toFile: file, atomically: false, encoding: .utf8)
      let run = await CommandRun(["render", file, "-o", folder + "/out.png"] + c.options)
      #expect(run.status == .badInput)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("error: "))
      for text in c.says { #expect(run.errors.contains(text)) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["scene.json"])
    }
  }

  @Test("layout and check refuse the same", arguments: ["layout", "check"])
  func others(_ command: String) async throws {
    try await TemporaryFolder.with { folder in
      let file = folder + "/scene.json"
      try Self.scene(#""class": "UILabl""#).write(
        toFile: file, atomically: false, encoding: .utf8)
      let run = await CommandRun([command, file])
      #expect(run.status == .badInput)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("UILabel"))
    }
  }

  @Test(
    "files that cannot be read",
    arguments: [
      ("/nonexistent/scene.json", "/nonexistent/scene.json"), ("/", "folder"),
      ("/dev/zero", "regular file"), ("view.xib", "not supported"),
      ("View.swift", "not supported"),
    ])
  func unreadable(_ path: String, _ says: String) async {
    let run = await CommandRun(["render", path])
    #expect(run.status == .badInput)
    #expect(run.errors.contains(says))
  }

  @Test("output that cannot be written")
  func unwritable() async throws {
    try await TemporaryFolder.with { folder in
      let file = folder + "/scene.json"
      try Self.scene(Self.label).write(toFile: file, atomically: false, encoding: .utf8)
      for place in ["/no/out.png", "/scene.json/out.png"] {
        let run = await CommandRun(["render", file, "-o", folder + place])
        #expect(run.status == .badInput)
        #expect(run.errors.contains("cannot be written"))
      }
      let over = await CommandRun(["render", file, "-o", file])
      #expect(over.status == .badInput)
      #expect(try String(contentsOfFile: file, encoding: .utf8).contains("maquette"))
    }
  }

  @Test("one bad scene does not keep the others from being drawn")
  func several() async throws {
    try await TemporaryFolder.with { folder in
      try Self.scene(Self.label).write(
        toFile: folder + "/good.json", atomically: false, encoding: .utf8)
      try "{".write(toFile: folder + "/bad.json", atomically: false, encoding: .utf8)
      let run = await CommandRun(
        ["render", folder + "/bad.json", folder + "/good.json", "-o", folder])
      #expect(run.status == .badInput)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
          == ["bad.json", "good.json", "good.png"])
    }
  }
}
