import Foundation

/// Figures about iOS that may lie beside the package; tests that need them are skipped without.
enum SharedFacts {
  /// A file of facts as JSON; nil where there is none.
  static func json(_ name: String) -> [String: Any]? {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { break }
      folder.deleteLastPathComponent()
    }
    // Beside the package, or beside the folder of working copies it is in.
    for place in ["../shared/facts", "../../shared/facts"] {
      let file = folder.appendingPathComponent(place).appendingPathComponent("\(name).json")
      guard let data = try? Data(contentsOf: file) else { continue }
      return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }
    return nil
  }

  static func has(_ name: String) -> Bool { json(name) != nil }
}
