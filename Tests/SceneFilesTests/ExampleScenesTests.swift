import Diagnostics
import Foundation
import Testing

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
}
