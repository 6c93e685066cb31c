import Foundation

/// A folder of a test's own, removed when the test ends.
enum TemporaryFolder {
  @MainActor
  static func with(_ body: @MainActor (String) async throws -> Void) async throws {
    let folder = try make()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }

  static func with(_ body: (String) throws -> Void) throws {
    let folder = try make()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private static func make() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }
}
