import Foundation
import Testing

@testable import MaquetteCLI

/// `render`, `layout` and `check` on scenes that can be used.
@MainActor @Suite struct SceneCommandTests {
  /// Two boxes side by side, a variant that hides one of them.
  private static let boxes = """
    {
      "maquette": 1, "canvas": { "width": 60, "height": 20, "scale": 2 },
      "view": { "class": "UIView", "id": "page", "subviews": [
        { "class": "UIStackView", "id": "row", "spacing": 4, "constraints": ["edges == superview"],
          "distribution": "fillEqually",
          "arrangedSubviews": [
            { "class": "UIView", "id": "a", "backgroundColor": "red" },
            { "class": "UIView", "id": "b", "backgroundColor": "blue" } ] } ] },
      "variants": { "one": { "b.isHidden": true } }
    }
    """

  private static let conflict = """
    {
      "maquette": 1, "canvas": { "width": 60, "height": 20 },
      "view": { "class": "UIView", "subviews": [
        { "class": "UIView", "id": "box",
          "constraints": ["width == 10", "width == 20"] } ] }
    }
    """

  private static func inFolder(
    _ scene: String, _ body: (_ folder: String, _ file: String) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with { folder in
      let file = folder + "/boxes.json"
      try scene.write(toFile: file, atomically: false, encoding: .utf8)
      try await body(folder, file)
    }
  }

  @Test("one picture for the scene and one for each variant")
  func variants() async throws {
    try await Self.inFolder(Self.boxes) { folder, file in
      let run = await CommandRun(["render", file, "-o", folder])
      #expect(run.status == .done)
      #expect(run.errors.isEmpty)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
          == ["boxes.json", "boxes.one.png", "boxes.png"])
      let plain = try Data(contentsOf: URL(fileURLWithPath: folder + "/boxes.png"))
      let hidden = try Data(contentsOf: URL(fileURLWithPath: folder + "/boxes.one.png"))
      #expect(Self.size(plain) == [120, 40])
      #expect(plain != hidden)
    }
  }

  @Test("standard streams: scene in, picture out, the same as through files")
  func streams() async throws {
    try await Self.inFolder(Self.boxes) { folder, file in
      let piped = await CommandRun(
        ["render", "-", "--variant", "plain"], input: Data(Self.boxes.utf8))
      #expect(piped.status == .done)
      _ = await CommandRun(["render", file, "--variant", "plain", "-o", folder + "/x.png"])
      let filed = try Data(contentsOf: URL(fileURLWithPath: folder + "/x.png"))
      #expect(Self.size(piped.output) == Self.size(filed))
    }
  }

  struct Flags: Sendable, CustomTestStringConvertible {
    let flags: String
    let pixels: [Int]
    var testDescription: String { flags }
  }

  @Test(
    "flags override the canvas, each its own value only",
    arguments: [
      Flags(flags: "--scale 3", pixels: [180, 60]),
      Flags(flags: "--size 30x10", pixels: [60, 20]),
      Flags(flags: "--size autox50", pixels: [120, 100]),
      Flags(flags: "--size 30.5x10 --scale 2", pixels: [61, 20]),
      Flags(flags: "--device iPhone-SE", pixels: [750, 1334]),
      Flags(flags: "--device iPhone-SE --orientation landscape", pixels: [1334, 750]),
      Flags(flags: "--device iPhone-SE --scale 1", pixels: [375, 667]),
    ])
  func canvas(_ c: Flags) async throws {
    let run = await CommandRun(
      ["render", "-", "--variant", "plain"] + c.flags.split(separator: " ").map(String.init),
      input: Data(Self.boxes.utf8))
    #expect(run.status == .done)
    #expect(Self.size(run.output) == c.pixels)
  }

  @Test("layout prints every view of the scene, root first")
  func layout() async throws {
    try await Self.inFolder(Self.boxes) { _, file in
      let run = await CommandRun(["layout", file])
      #expect(run.status == .done)
      let dump = try JSONDecoder().decode(Dump.self, from: run.output)
      #expect(dump.scenes.map(\.id) == ["boxes"])
      #expect(dump.scenes[0].size == [60, 20])
      #expect(dump.scenes[0].views.map(\.id) == ["page", "row", "a", "b"])
      #expect(dump.scenes[0].views.map(\.path) == ["/", "/0", "/0/0", "/0/1"])
      #expect(
        dump.scenes[0].views.map(\.frame)
          == [[0, 0, 60, 20], [0, 0, 60, 20], [0, 0, 28, 20], [32, 0, 28, 20]])
      let variant = await CommandRun(["layout", file, "--variant", "one"])
      let hidden = try JSONDecoder().decode(Dump.self, from: variant.output)
      #expect(hidden.scenes[0].views[2].frame == [0, 0, 60, 20])
      #expect(hidden.scenes[0].views.map(\.hidden) == [false, false, false, true])
    }
  }

  @Test("layout as text is one view a line")
  func text() async throws {
    let run = await CommandRun(["layout", "-", "--format", "text"], input: Data(Self.boxes.utf8))
    #expect(run.status == .done)
    let lines = run.text.split(separator: "\n")
    for name in ["page", "row", "a", "b"] {
      #expect(lines.count { $0.contains("UI") && $0.contains(name) } >= 1)
    }
  }

  struct Answer: Sendable, CustomTestStringConvertible {
    let line: String
    let status: ProgramStatus
    let severity: String
    var testDescription: String { line }
  }

  @Test(
    "a conflict is a warning while rendering and an error to check",
    arguments: [
      Answer(line: "render - -o -", status: .done, severity: "warning"),
      Answer(line: "render - -o - --strict", status: .answerIsNo, severity: "error"),
      Answer(line: "layout -", status: .done, severity: "warning"),
      Answer(line: "layout - --strict", status: .answerIsNo, severity: "error"),
      Answer(line: "check -", status: .answerIsNo, severity: "error"),
    ])
  func conflicts(_ c: Answer) async {
    let run = await CommandRun(
      c.line.split(separator: " ").map(String.init), input: Data(Self.conflict.utf8))
    #expect(run.status == c.status)
    #expect(run.errors.contains("stdin:5:"))
    #expect(run.errors.contains("\(c.severity): cannot satisfy 2 required constraints"))
    #expect(run.errors.contains("[unsatisfiable]"))
    #expect(run.errors.contains("help: "))
  }

  @Test("findings for programs go to standard output", arguments: ["json", "github"])
  func forms(_ form: String) async {
    let run = await CommandRun(["check", "-", "--format", form], input: Data(Self.conflict.utf8))
    #expect(run.status == .answerIsNo)
    #expect(run.errors.isEmpty)
    #expect(run.text.contains(form == "json" ? #""severity":"error""# : "::error file=stdin,line="))
  }

  @Test("check is content with a scene without conflicts")
  func content() async {
    let run = await CommandRun(["check", "-"], input: Data(Self.boxes.utf8))
    #expect(run.status == .done)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test("what is accepted but not honoured says so", arguments: ["17", "26"])
  func release(_ release: String) async {
    let run = await CommandRun(["layout", "-", "--ios", release], input: Data(Self.boxes.utf8))
    #expect(run.status == .done)
    #expect(run.errors.contains("warning: --ios \(release)"))
  }

  /// Width and height of a PNG file.
  private static func size(_ png: Data) -> [Int] {
    guard png.count > 24, png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) else { return [] }
    return [16, 20].map { start in
      png.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// The form of `layout --format json`.
  private struct Dump: Decodable {
    struct Scene: Decodable {
      let id: String
      let size: [Double]
      let views: [View]
    }
    struct View: Decodable {
      let id: String?
      let path: String
      let frame: [Double]
      let hidden: Bool
    }
    let scenes: [Scene]
  }
}
