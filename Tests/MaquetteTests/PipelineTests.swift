import Canvas
import Diagnostics
import Foundation
import Inspection
import Maquette
import SceneFiles
import Snapshots
import Testing
import UIKit

/// What holds of the way from a scene to a PNG.
@Suite @MainActor struct PipelineTests {
  private func screen(_ scene: String, log: DiagnosticLog = DiagnosticLog()) throws -> Screen {
    try Screen(SceneFile(text: scene, path: "test.json").document, log: log)
  }

  private static let card = """
    { "maquette": 1, "canvas": { "width": 120, "height": 60, "scale": 2 }, "view": {
      "class": "UIView", "subviews": [ { "class": "UILabel", "id": "t", "text": "글 A",
        "constraints": ["centerX == superview.centerX", "top == superview.top + 10"] } ] } }
    """

  @Test("the same scene gives the same bytes, again and again")
  func repeatable() throws {
    let first = Pipeline.encode(try Pipeline.render(screen(Self.card)))
    for _ in 0..<3 {
      #expect(Pipeline.encode(try Pipeline.render(screen(Self.card))) == first)
    }
  }

  @Test("a PNG carries what it was made under and the layout it shows")
  func chunks() throws {
    let bytes = Pipeline.encode(try Pipeline.render(screen(Self.card)))
    let golden = try Golden(bytes)
    let names = try #require(golden.fingerprint).entries.map(\.name)
    #expect(names.contains("rendering") && names.contains("Cairo") && names.contains("traits"))
    #expect(names.contains { $0.hasPrefix("font Inter") })
    #expect(names.contains { $0.hasPrefix("font NotoSansCJK") })
    let tree = try #require(golden.tree)
    #expect(tree.views.map(\.className) == ["UIView", "UILabel"])
    #expect(tree.views.last?.text?.string == "글 A")
  }

  @Test("a canvas that fits content without a size is laid out, not drawn")
  func empty() throws {
    let scene = """
      { "maquette": 1, "canvas": { "width": "fit", "height": "fit" }, "view": { "class": "UIView" } }
      """
    let stage = Pipeline.layOut(try screen(scene))
    #expect(Pipeline.record(of: stage).size == .zero)
    #expect(throws: PictureError.empty(name: "test", size: .zero)) {
      try Pipeline.render(screen(scene))
    }
  }

  @Test("AL-67: a canvas that fits takes the size of its content")
  func fitting() throws {
    let scene = """
      { "maquette": 1, "canvas": { "width": 200, "height": "fit", "scale": 2 }, "view": {
        "class": "UIStackView", "axis": "vertical", "spacing": 5, "arrangedSubviews": [
          { "class": "Placeholder", "intrinsicContentSize": [50, 20] },
          { "class": "Placeholder", "flow": { "count": 10, "width": 50, "lineHeight": 12 } } ] } }
      """
    let tree = Pipeline.record(of: Pipeline.layOut(try screen(scene)))
    #expect(tree.size == CGSize(width: 200, height: 61), "10 blocks of 50 in 200: three lines")
  }

  struct LeafCase: Sendable, CustomTestStringConvertible {
    let name: String
    let view: String
    var width = "\"fit\""
    let expected: CGSize
    var testDescription: String { name }
  }

  nonisolated static let leaves: [LeafCase] = [
    LeafCase(
      name: "a placeholder", view: #""class": "Placeholder", "intrinsicContentSize": [50, 20]"#,
      expected: CGSize(width: 50, height: 20)),
    LeafCase(
      name: "flowing content at a width",
      view: #""class": "Placeholder", "flow": { "count": 4, "width": 30, "lineHeight": 10 }"#,
      width: "60", expected: CGSize(width: 60, height: 20)),
    LeafCase(
      name: "a button without a title", view: #""class": "UIButton""#,
      expected: CGSize(width: 30, height: 34)),
  ]

  @Test("AL-67: content alone on a canvas that fits has its own size", arguments: leaves)
  func leaf(_ c: LeafCase) throws {
    let scene = """
      { "maquette": 1, "canvas": { "width": \(c.width), "height": "fit", "scale": 2 },
        "view": { \(c.view) } }
      """
    #expect(Pipeline.record(of: Pipeline.layOut(try screen(scene))).size == c.expected)
  }

  @Test("AL-33, SV-24: a conflict is one warning, the picture is made all the same")
  func conflict() throws {
    let log = DiagnosticLog()
    let scene = """
      { "maquette": 1, "canvas": { "width": 100, "height": 100 }, "view": { "class": "UIView",
        "subviews": [ { "class": "UIView", "id": "a", "backgroundColor": "red", "constraints": [
          "width == 10", "width == 20", "height == 5", "leading == superview.leading",
          "top == superview.top" ] } ] } }
      """
    let picture = try Pipeline.render(screen(scene, log: log))
    #expect(log.messages.map(\.id) == ["unsatisfiable"])
    #expect(log.messages.first?.notes.count == 2)
    #expect(picture.tree?.views.last?.frame.width == 10)
  }

  @Test("a picture beyond the limits is refused before anything is allocated")
  func tooLarge() throws {
    let screen = Screen(
      name: "huge", content: .view(UIView()),
      canvas: SceneCanvas(
        width: 40_000, height: 10, scale: 1, traits: UITraitCollection(displayScale: 1)))
    #expect(throws: (any Error).self) { try Pipeline.render(screen) }
  }
}
