import Canvas
import Foundation
import Inspection

/// The folder of accepted pictures, and the rules by which snapshots are held against them.
package struct GoldenStore: Sendable {
  /// The goldens' folder, as it is to be printed.
  package var folder: String
  package var report: ReportFolder
  package var mode: RecordMode
  package var tolerance = Tolerance.exact
  /// Whether pixels are compared although the golden was made under another fingerprint.
  package var allowsOtherFingerprint = false
  /// Whether differences within the tolerance fail after all.
  package var isStrict = false
  /// Whether snapshots that pass leave their pictures too.
  package var reportsSuccesses = false
  /// Names that are in use.
  package var names = SnapshotNames()

  package init(
    folder: String = "Snapshots", report: ReportFolder = ReportFolder(), mode: RecordMode
  ) {
    self.folder = folder
    self.report = report
    self.mode = mode
  }

  /// Where the golden of `id` stands.
  package func goldenPath(of id: SnapshotID) -> String { "\(folder)/\(id.goldenPath)" }

  /// Holds `snapshot` against its golden, records it where the mode says so, and leaves a
  /// report of a failure.
  ///
  /// - Parameters:
  ///   - snapshot: What was made.
  ///   - id: Its name.
  ///   - owner: The test; two tests must not use one name. Nil where names come from files.
  /// - Returns: The verdict and the report.
  package func check(
    _ snapshot: Snapshot, id: SnapshotID, owner: String? = nil
  ) -> SnapshotResult {
    var check = SnapshotCheck(store: self, snapshot: snapshot, id: id)
    if let owner, let other = names.claim(id, for: owner) {
      return check.fail(.nameTaken, SnapshotMessage.nameTaken(id, by: other, and: owner))
    }
    report.clear(id)
    do throws(FileError) {
      return try check.run()
    } catch {
      return check.fail(.notWritten, "\(error)")
    }
  }
}

/// One snapshot on its way to a verdict.
private struct SnapshotCheck {
  let store: GoldenStore
  let snapshot: Snapshot
  let id: SnapshotID
  private var comparison: PictureComparison?
  private var changes: [TreeChange] = []
  private var goldenBytes: [UInt8]?
  private var goldenImage: PixelBuffer?

  init(store: GoldenStore, snapshot: Snapshot, id: SnapshotID) {
    self.store = store
    self.snapshot = snapshot
    self.id = id
  }

  private var goldenPath: String { store.goldenPath(of: id) }
  private var isRewriting: Bool { store.mode == .all || store.mode == .failed }

  mutating func run() throws(FileError) -> SnapshotResult {
    // 1. A picture that shows nothing is never right.
    guard snapshot.image.isVisible else {
      let size = "\(snapshot.image.width)×\(snapshot.image.height)"
      return fail(.empty, SnapshotMessage.empty(id, size: size))
    }
    // 2. The golden, if it can be used.
    goldenBytes = try WholeFile.read(goldenPath)
    guard let goldenBytes else { return try missing() }
    let golden: Golden
    do throws(PNGError) {
      golden = try Golden(goldenBytes)
      goldenImage = try PNG.decode(golden.file).image
    } catch {
      return try unreadable(error)
    }
    guard let goldenImage else { return try missing() }
    if let space = golden.foreignColorSpace {
      return fail(.unreadable, SnapshotMessage.foreignColorSpace(goldenPath, space))
    }
    // 3. Trees, which do not depend on the fingerprint.
    if let before = golden.tree, let after = snapshot.tree {
      changes = TreeComparison.changes(from: before, to: after)
    }
    // 4. Pixels, if they mean the same.
    let differences = golden.fingerprint?.differences(in: snapshot.fingerprint) ?? []
    let comparison = PictureComparison(
      expected: goldenImage, expectedScale: golden.file.scale, actual: snapshot.image,
      actualScale: snapshot.scale, tolerance: store.tolerance)
    let isComparable = differences.isEmpty || store.allowsOtherFingerprint
    if isComparable { self.comparison = comparison }
    // 5. The verdict.
    let isUnchanged =
      comparison.isIdentical && golden.dump.map { $0 == Golden.dump(of: snapshot) } ?? true
    if isRewriting {
      let isCurrent = isUnchanged && differences.isEmpty
      let isAcceptable = isComparable && comparison.isAccepted && changes.isEmpty
      if store.mode == .all ? !isCurrent : !(isCurrent || isAcceptable) {
        return try record(isFirst: false)
      }
    }
    guard isComparable else {
      return try failWithReport(
        .otherFingerprint, SnapshotMessage.otherFingerprint(goldenPath, differences, changes))
    }
    guard comparison.isSameSize else {
      return try failWithReport(.size, message(for: comparison))
    }
    guard comparison.isAccepted, comparison.isIdentical || !store.isStrict else {
      return try failWithReport(.pixels, message(for: comparison))
    }
    guard changes.isEmpty else {
      return try failWithReport(.layout, SnapshotMessage.layout(goldenPath, changes))
    }
    return try pass(comparison)
  }

  // MARK: Outcomes

  private mutating func missing() throws(FileError) -> SnapshotResult {
    guard store.mode != .never else {
      return try failWithReport(.missing, SnapshotMessage.missing(goldenPath))
    }
    return try record(isFirst: true)
  }

  private mutating func unreadable(_ error: PNGError) throws(FileError) -> SnapshotResult {
    let isPointer = error == .notPNG(.gitLFSPointer)
    // A pointer stands for a golden that exists elsewhere: it is not replaced.
    if isRewriting && !isPointer { return try record(isFirst: false) }
    return try failWithReport(
      .unreadable, SnapshotMessage.unreadable(goldenPath, error, id))
  }

  private func record(isFirst: Bool) throws(FileError) -> SnapshotResult {
    try WholeFile.write(Golden.file(for: snapshot), to: goldenPath)
    let failsOnce = store.mode == .missing
    return result(
      .recorded(isFirst: isFirst), isSuccess: !failsOnce,
      SnapshotMessage.recorded(goldenPath, isFirst: isFirst, failsOnce: failsOnce))
  }

  private func pass(_ comparison: PictureComparison) throws(FileError) -> SnapshotResult {
    if store.reportsSuccesses { try writeReport(reason: nil) }
    let note =
      comparison.isIdentical
      ? "\(goldenPath) is unchanged"
      : SnapshotMessage.withinTolerance(goldenPath, comparison)
    return result(.passed, isSuccess: true, note)
  }

  private mutating func failWithReport(
    _ reason: SnapshotResult.Reason, _ message: SnapshotMessage
  ) throws(FileError) -> SnapshotResult {
    try writeReport(reason: reason)
    let text = message.text(id: id, store: store, hasGolden: goldenImage != nil)
    return result(.failed(reason), isSuccess: false, text)
  }

  func fail(_ reason: SnapshotResult.Reason, _ message: String) -> SnapshotResult {
    result(.failed(reason), isSuccess: false, message)
  }

  private func result(
    _ verdict: SnapshotResult.Verdict, isSuccess: Bool, _ message: String
  ) -> SnapshotResult {
    SnapshotResult(
      id: id, verdict: verdict, isSuccess: isSuccess, comparison: comparison, changes: changes,
      message: message)
  }

  private func message(for comparison: PictureComparison) -> SnapshotMessage {
    .differs(goldenPath, comparison, change: changes.first, view: viewAtFault(comparison))
  }

  /// The view in which the pixels differ.
  private func viewAtFault(_ comparison: PictureComparison) -> String? {
    guard let region = PixelRegion.union(of: comparison.regions) else { return nil }
    return snapshot.tree?.deepestView(around: region, scale: snapshot.scale)?.spokenName
  }

  // MARK: Report

  private func writeReport(reason: SnapshotResult.Reason?) throws(FileError) {
    try WholeFile.write(Golden.file(for: snapshot), to: store.report.actualPath(of: id))
    if let goldenBytes, let goldenImage {
      try WholeFile.write(goldenBytes, to: store.report.expectedPath(of: id))
      let picture = DifferencePicture.picture(expected: goldenImage, actual: snapshot.image)
      try WholeFile.write(
        PNG.encode(picture, scale: snapshot.scale, effort: .fast),
        to: store.report.differencePath(of: id))
    }
    let json = SnapshotReport.json(
      id: id, golden: goldenPath, reason: reason, comparison: comparison, changes: changes,
      tree: snapshot.tree, scale: snapshot.scale)
    try WholeFile.write(Array(json.utf8), to: store.report.jsonPath(of: id))
  }
}

extension GoldenStore {
  /// Why an actual picture was not accepted.
  package struct AcceptError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
  }

  /// Takes the actual picture of a failed case as its golden.
  ///
  /// - Returns: The golden's path.
  /// - Throws: ``AcceptError`` where there is no actual picture or it is not one of ours.
  package func accept(_ id: SnapshotID) throws(AcceptError) -> String {
    let source = report.actualPath(of: id)
    do {
      guard let bytes = try WholeFile.read(source) else {
        throw AcceptError(
          description: "there is no \(source): \(id) has not failed since the last run")
      }
      let golden = try Golden(bytes)
      _ = try PNG.decode(golden.file)
      guard golden.fingerprint != nil || golden.dump != nil else {
        throw AcceptError(description: "\(source) was not made by maquette")
      }
      try WholeFile.write(bytes, to: goldenPath(of: id))
    } catch let error as AcceptError {
      throw error
    } catch {
      throw AcceptError(description: "\(source): \(error)")
    }
    report.clear(id)
    return goldenPath(of: id)
  }
}
