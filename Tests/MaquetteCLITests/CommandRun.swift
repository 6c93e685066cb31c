import Foundation
import Synchronization

@testable import MaquetteCLI

/// A whole command line run in this process, its streams recorded.
struct CommandRun {
  let status: ProgramStatus
  let output: Data
  /// What went to standard error.
  let errors: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs the program with `words`.
  @MainActor
  init(
    _ words: [String], input: Data = Data(), environment: [String: String] = [:]
  ) async {
    let streams = RecordedStreams()
    status = await Program.run(
      words,
      in: Surroundings(
        write: { streams.append($0) }, writeError: { streams.appendError($0) },
        readInput: { input }, isColoured: false, environment: environment))
    output = streams.output
    errors = String(decoding: streams.errors, as: UTF8.self)
  }
}

/// Both output streams of a run.
private final class RecordedStreams: Sendable {
  private let bytes = Mutex((output: Data(), errors: Data()))

  func append(_ data: Data) { bytes.withLock { $0.output.append(data) } }
  func appendError(_ data: Data) { bytes.withLock { $0.errors.append(data) } }
  var output: Data { bytes.withLock { $0.output } }
  var errors: Data { bytes.withLock { $0.errors } }
}
