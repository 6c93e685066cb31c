import Foundation

/// The folders that accepted pictures and reports are in.
enum SnapshotFolder {
  /// Argument, then environment, then beside the Package.swift above the working directory, then
  /// above the test's source file: a copied test binary works too.
  static func find(argument: String?, testFile: String) -> (goldens: String, report: String) {
    let environment = ProcessInfo.processInfo.environment
    let package =
      packageFolder(above: FileManager.default.currentDirectoryPath)
      ?? packageFolder(above: (testFile as NSString).deletingLastPathComponent)
      ?? FileManager.default.currentDirectoryPath
    let goldens = argument ?? environment["MAQUETTE_SNAPSHOTS"] ?? "\(package)/Snapshots"
    let report = environment["MAQUETTE_REPORT"] ?? "\(package)/.build/snapshots"
    return (goldens, report)
  }

  /// The nearest folder above that holds a Package.swift.
  private static func packageFolder(above start: String) -> String? {
    var folder = start
    while !folder.isEmpty, folder != "/" {
      if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }
}
