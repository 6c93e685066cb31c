import Diagnostics

@testable import UIKit

/// Reads what UIKit reports while something is done.
final class UIKitLogReader {
  private let log = DiagnosticLog()

  /// Does something whose messages go here.
  func watch<R>(_ body: () throws -> R) rethrows -> R {
    try UIKitLog.$current.withValue(log, operation: body)
  }

  /// The messages' names.
  var ids: [String] { log.messages.map(\.id) }
  /// The messages' first lines.
  var summaries: [String] { log.messages.map(\.summary) }
  /// The messages' ways out.
  var helps: [String?] { log.messages.map(\.help) }
}
