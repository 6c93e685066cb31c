import Diagnostics
import SceneFiles

/// What tools may know of scene files without reading one.
package enum SceneFormat {
  /// The JSON Schema of scene files, ending in a newline.
  package static var schema: String { SceneSchema.json }

  /// Whether some bytes are a scene, or were meant as one: JSON with the key `maquette`, or text
  /// with that word in quotes that is no JSON at all.
  package static func isScene(_ bytes: [UInt8]) -> Bool {
    if SceneFile.isScene(bytes) { return true }
    guard String(decoding: bytes, as: UTF8.self).contains("\"maquette\"") else { return false }
    do {
      _ = try SceneFile(bytes: bytes, path: "")
      return true
    } catch {
      return !error.diagnostics.contains { $0.id == "not-a-scene" }
    }
  }
}
