import Snapshots

extension GoldenStore {
  /// The store that flags, else `MAQUETTE_SNAPSHOTS` and `MAQUETTE_REPORT`, else the usual folders
  /// name.
  init(_ arguments: Arguments, environment: [String: String], mode: RecordMode) {
    func place(_ option: Option, _ variable: String) -> String? {
      arguments.text(option) ?? environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    self.init(
      folder: place(.snapshots, "MAQUETTE_SNAPSHOTS") ?? "Snapshots",
      report: place(.report, "MAQUETTE_REPORT").map { ReportFolder(path: $0) } ?? ReportFolder(),
      mode: mode)
  }
}
