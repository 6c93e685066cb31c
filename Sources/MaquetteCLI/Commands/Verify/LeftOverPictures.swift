import Diagnostics
import Foundation
import Snapshots

/// Accepted pictures that no scene makes any more.
enum LeftOverPictures {
  /// Options with which a run does not make every picture of its folders.
  private static let narrowing: Set<Option> = [
    .filter, .shard, .scene, .variant, .device, .orientation, .size, .scale, .safeArea,
    .appearance, .contentSize, .direction, .background, .ios,
  ]

  /// Names what lies beside the pictures of a run that made all pictures of its folders.
  ///
  /// - Parameters:
  ///   - store: The accepted pictures.
  ///   - outcomes: What came out of the run.
  ///   - arguments: The command line; a run that it narrows tells nothing.
  /// - Returns: A note, or `nil` where nothing is left over.
  static func note(
    in store: GoldenStore, beside outcomes: [CaseOutcome], _ arguments: Arguments
  ) -> Diagnostic? {
    let isWhole =
      !narrowing.contains(where: arguments.has)
      && arguments.operands.allSatisfy(OutputFile.isFolder)
      && !outcomes.contains { $0.id == nil }
    guard isWhole else { return nil }
    let made = Set(outcomes.compactMap(\.id).map { "\($0).png" })
    let folders = Set(made.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    let dead = folders.flatMap { pictures(in: $0, of: store).filter { !made.contains($0) } }
    guard !dead.isEmpty else { return nil }
    let paths = dead.map { "\(store.folder)/\($0)" }
    return Diagnostic(
      .note, id: "left-over", "accepted pictures that no scene makes any more: \(dead.count)",
      notes: paths.map { Diagnostic.Note($0) },
      help: "rm " + paths.map { "'\($0)'" }.joined(separator: " "))
  }

  /// The pictures in one folder of the store, named as ids are.
  private static func pictures(in folder: String, of store: GoldenStore) -> [String] {
    let path = folder.isEmpty ? store.folder : "\(store.folder)/\(folder)"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".png") }.sorted()
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }
}
