import Diagnostics
import Foundation
import Testing
import UIKit

@testable import SceneFiles

/// The project's own scenes, each with every variant and snapshot.
@MainActor
@Suite struct FixtureScenesTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/scenes")

  nonisolated static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test func thereAreScenes() { #expect(!Self.names.isEmpty) }

  @Test("is read and built", arguments: names)
  func isReadAndBuilt(_ name: String) throws {
    do throws(SceneError) {
      let file = try SceneFile.load(path: Self.folder.appendingPathComponent(name).path)
      #expect(file.diagnostics.isEmpty)
      let document = file.document
      for variant in [nil] + document.variantNames.map(Optional.init) {
        for overrides in document.snapshots + [TraitOverrides()] {
          let log = DiagnosticLog()
          let scene = try SceneBuilder.build(
            document, variant: variant, overrides: overrides, log: log)
          #expect(scene.root.view.origin != nil)
          #expect(log.messages.isEmpty)
        }
      }
    } catch {
      Issue.record("\(error.diagnostics.map { DiagnosticFormatter.text.format($0) })")
    }
  }
}
