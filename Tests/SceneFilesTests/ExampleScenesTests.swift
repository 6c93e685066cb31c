import Diagnostics
import Foundation
import Testing
import UIKit

@testable import SceneFiles

/// Scenes kept beside the project; skipped where they are not.
@Suite struct ExampleScenesTests {
  @Test(.enabled(if: sharedFolder("seeds/scenes") != nil))
  func theExampleScenesAreRead() throws {
    let folder = try #require(sharedFolder("seeds/scenes"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") && $0 != "expected.json" }
    #expect(names.count >= 8)
    for name in names {
      let path = folder.appending(path: name).path
      do throws(SceneError) {
        let file = try SceneFile.load(path: path)
        #expect(file.diagnostics.isEmpty)
        #expect(file.document.name + ".json" == name)
      } catch {
        Issue.record("\(error.diagnostics.map { DiagnosticFormatter.text.format($0) })")
      }
    }
  }

  @Test(.enabled(if: sharedFolder("cases/measured/measured.json") != nil))
  func theMeasuredLayoutsAreRead() throws {
    let file = try #require(sharedFolder("cases/measured/measured.json"))
    let bytes = [UInt8](try Data(contentsOf: file))
    let root = try #require(JSONReader.read(bytes, file: "measured.json").root)
    let cases = try #require(root["cases"]?.elements)
    #expect(cases.count >= 86)
    for item in cases {
      let scene = try #require(item["scene"])
      let findings = Findings(file: "measured.json")
      let document = SceneReader.document(from: scene, file: "measured.json", findings: findings)
      #expect(document != nil)
      #expect(findings.diagnostics.isEmpty)
    }
  }

  @MainActor
  @Test(.enabled(if: sharedFolder("cases/measured/measured.json") != nil))
  func theMeasuredLayoutsHaveTheirFrames() throws {
    let file = try #require(sharedFolder("cases/measured/measured.json"))
    let root = JSONReader.read([UInt8](try Data(contentsOf: file)), file: "measured.json").root
    for item in try #require(root?["cases"]?.elements) {
      let name = item["id"]?.text?.string ?? ""
      let findings = Findings(file: "\(name).json")
      let scene = try #require(item["scene"])
      let document = try #require(
        SceneReader.document(from: scene, file: "\(name).json", findings: findings))
      let built = lay(try SceneBuilder.build(document))
      let soft = item["soft"]?.elements?.compactMap { $0.text?.string } ?? []
      for expected in item["expected"]?.members ?? [] where !soft.contains(expected.key.string) {
        let numbers = expected.value.elements?.compactMap(\.number) ?? []
        guard let view = built.ids[expected.key.string] else {
          Issue.record("\(name): no view \(expected.key.string)")
          continue
        }
        let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        let worst = zip(numbers, frame).map { abs($0 - $1) }.max() ?? .infinity
        #expect(
          worst <= (item["tolerance"]?.number ?? 0) + 1e-6,
          "\(name) \(expected.key.string): \(printed(view.frame)), measured \(numbers)")
      }
    }
  }
}
