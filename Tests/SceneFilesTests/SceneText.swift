import Diagnostics
import Foundation
import Testing

@testable import SceneFiles

/// The messages of reading a scene, whether it succeeds or not.
func messages(of text: String, path: String = "card.json") -> [Diagnostic] {
  do throws(SceneError) {
    return try SceneFile(text: text, path: path).diagnostics
  } catch {
    return error.diagnostics
  }
}

/// The document of a scene that must have no errors.
func document(_ text: String, path: String = "card.json") throws -> SceneDocument {
  do {
    return try SceneFile(text: text, path: path).document
  } catch {
    for diagnostic in error.diagnostics {
      Issue.record("\(DiagnosticFormatter.text.format(diagnostic))")
    }
    throw error
  }
}

/// A scene with one view.
func scene(_ view: String, _ more: String = "") -> String {
  "{\"maquette\": 1, \"canvas\": {\"width\": 320, \"height\": 200}, \"view\": \(view)\(more)}"
}

/// A diagnostic as a table row states it: `line:column id`.
func brief(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.location.map { "\($0.line):\($0.column) " } ?? ""
  return place + diagnostic.id
}

/// A folder beside the package, if this checkout has it.
func sharedFolder(_ path: String) -> URL? {
  var folder = URL(fileURLWithPath: #filePath)
  while folder.path != "/" {
    folder.deleteLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    else { continue }
    let shared = folder.deletingLastPathComponent().appending(path: "shared").appending(path: path)
    if FileManager.default.fileExists(atPath: shared.path) { return shared }
    let above = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared").appending(path: path)
    return FileManager.default.fileExists(atPath: above.path) ? above : nil
  }
  return nil
}

/// A generator of the same numbers in every run (xorshift64*).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
