import Diagnostics
import Foundation
import Maquette

/// The streams and settings a run has around it; tests give their own.
struct Surroundings: Sendable {
  /// Writes to standard output.
  var write: @Sendable (Data) throws -> Void
  /// Writes to standard error; a failure there cannot be told anybody.
  var writeError: @Sendable (Data) -> Void
  /// Reads standard input to its end.
  var readInput: @Sendable () throws -> Data
  /// Whether standard error is a terminal that shows colours.
  var isColoured: Bool
  var environment: [String: String]

  /// Prints text to standard output.
  ///
  /// - Throws: ``InputError`` when the stream is closed or full.
  func print(_ text: String) throws {
    try output(Data(text.utf8))
  }

  /// Writes bytes to standard output.
  ///
  /// - Throws: ``InputError`` when the stream is closed or full.
  func output(_ bytes: Data) throws {
    do {
      try write(bytes)
    } catch {
      throw InputError(
        Diagnostic(
          .error, id: "unwritable", "standard output cannot be written: \(reason(error))",
          help: "give a file with -o, or keep the reading end open"))
    }
  }

  /// Prints a diagnostic to standard error.
  func report(_ diagnostic: Diagnostic) {
    let text = DiagnosticFormatter.text.format(diagnostic, coloured: isColoured)
    writeError(Data((text + "\n").utf8))
  }
}

extension Surroundings {
  /// The process's own streams and environment.
  static var process: Surroundings {
    let environment = ProcessInfo.processInfo.environment
    return Surroundings(
      write: { try FileHandle.standardOutput.write(contentsOf: $0) },
      writeError: { try? FileHandle.standardError.write(contentsOf: $0) },
      readInput: { try FileHandle.standardInput.readToEnd() ?? Data() },
      isColoured: isatty(STDERR_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb",
      environment: environment)
  }
}

/// What went wrong with a file or stream, in a few words without a path.
func reason(_ error: any Error) -> String {
  let cause = (error as? CocoaError)?.underlying ?? error
  return (cause as? POSIXError).map { POSIXText.reason($0.code) }
    ?? (error as NSError).localizedDescription
}

/// Error numbers in words that no locale changes.
private enum POSIXText {
  static func reason(_ code: POSIXErrorCode) -> String {
    switch code {
    case .ENOENT: "no such file or folder"
    case .EACCES, .EPERM: "permission denied"
    case .EISDIR: "it is a folder"
    case .ENOTDIR: "a part of the path is not a folder"
    case .ENOSPC: "no space left"
    case .EROFS: "the file system is read-only"
    case .EPIPE: "nobody reads it any more"
    case .ENAMETOOLONG: "the name is too long"
    case .ELOOP: "too many symbolic links"
    default: "error \(code.rawValue)"
    }
  }
}
