import Diagnostics
import Foundation
import Snapshots
import Testing
import XCTest

/// Where a test calls from: names its pictures, and takes its failures.
struct TestPlace {
  let fileID: String
  let file: StaticString
  let line: UInt
  let column: UInt

  var filePath: String { "\(file)" }

  private static let allNames = SnapshotNames()

  /// The names in use in this process: a collision is an error that names both tests.
  var names: SnapshotNames { Self.allNames }

  /// `Module/File/test.name`: folders after the test, so that pictures are found.
  func snapshotName(testName: String, name: String?) -> String {
    let module = fileID.split(separator: "/").first.map(String.init) ?? "Tests"
    let file = fileID.split(separator: "/").last.map(String.init) ?? "tests"
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let test = String(testName.prefix { $0 != "(" })
    return "\(module)/\(stem)/\(test)\(name.map { ".\($0)" } ?? "")"
  }

  /// Prints warnings of a picture to standard error, each at the test's line if it has no place.
  func say(_ messages: [Diagnostic]) {
    for var message in messages {
      if message.location == nil {
        message.location = Diagnostics.SourceLocation(
          file: filePath, line: Int(line), column: Int(column))
      }
      let text = DiagnosticFormatter.text.format(message) + "\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  /// Fails the running test, whichever library runs it.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: Testing.SourceLocation(
          fileID: fileID, filePath: filePath, line: Int(line), column: Int(column)))
    } else {
      XCTFail(message, file: file, line: line)
    }
  }
}
