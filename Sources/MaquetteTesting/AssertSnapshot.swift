import Diagnostics
import Foundation
import Snapshots
import Testing
import UIKit
import XCTest

/// Holds a value's picture against the accepted one under `Snapshots/`; equality is exact.
///
/// A picture without an accepted one is written and fails once (`never` in CI: it only fails). A
/// difference leaves expected, actual and difference pictures under `.build/snapshots`.
///
/// - Parameters:
///   - value: The view or controller.
///   - snapshotting: How it becomes a picture.
///   - name: Tells several snapshots of one test apart.
///   - record: When the accepted picture is written; nil follows `MAQUETTE_RECORD` and `CI`.
///   - snapshotDirectory: The folder of accepted pictures; nil follows `MAQUETTE_SNAPSHOTS`, then
///     takes `Snapshots` beside Package.swift.
///   - fileID: The caller's.
///   - filePath: The caller's.
///   - testName: The caller's.
///   - line: The caller's.
///   - column: The caller's.
@MainActor
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>,
  named name: String? = nil, record: SnapshotRecordMode? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: "\(fileID)", file: filePath, line: line, column: column)
  do {
    let folder = SnapshotFolder.find(argument: snapshotDirectory, testFile: place.filePath)
    let id = place.snapshotName(testName: testName, name: name)
    let log = DiagnosticLog()
    let snapshot = try snapshotting.picture(value(), id, log)
    place.say(log.messages)
    let environment = ProcessInfo.processInfo.environment
    guard let mode = RecordMode.resolve(asked: record?.mode, environment: environment) else {
      place.fail(
        "MAQUETTE_RECORD=\(environment["MAQUETTE_RECORD"] ?? "") is none of all, missing, failed, never"
      )
      return
    }
    var store = GoldenStore(
      folder: folder.goldens, report: ReportFolder(path: folder.report), mode: mode)
    store.names = place.names
    let result = store.check(
      snapshot,
      id: SnapshotID(name: id, traits: snapshotting.traits, scale: snapshot.scale),
      owner: "\(place.fileID) \(testName) \(name ?? "")")
    if !result.isSuccess { place.fail(result.message) }
  } catch {
    place.fail("\(error)")
  }
}

/// When accepted pictures are written.
public enum SnapshotRecordMode: String, Sendable {
  case all, missing, failed, never

  var mode: RecordMode { RecordMode(rawValue: rawValue) ?? .missing }
}
