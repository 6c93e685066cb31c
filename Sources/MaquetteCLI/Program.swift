import Diagnostics
import Foundation

/// What a run of the program answers; scripts rely on the numbers.
enum ExitStatus: Int32, Sendable {
  case done = 0
  /// A difference, a finding; with `--strict` a warning.
  case answerIsNo = 1
  /// The input or the command line is wrong.
  case badInput = 2
  /// An error of the program itself.
  case internalError = 3
}

/// The program: words in, output and a status out.
enum Program {
  /// The program's version, as `--version` prints it.
  static let version = "0.1.0"

  /// Runs one command line.
  ///
  /// Never throws and never prints a stack trace: whatever goes wrong becomes a diagnostic on the
  /// error stream and a status.
  @MainActor
  static func run(_ words: [String], in surroundings: Surroundings) async -> ExitStatus {
    do {
      switch try CommandLineParser.parse(words) {
      case .help(let command):
        try surroundings.print(HelpText.text(for: command))
        return .done
      case .version:
        try surroundings.print("maquette \(version)\n")
        return .done
      case .run(let arguments):
        return try await run(arguments, in: surroundings)
      }
    } catch let error as UsageError {
      surroundings.report(error.diagnostic)
      return .badInput
    } catch let error as InputError {
      for diagnostic in error.diagnostics { surroundings.report(diagnostic) }
      return .badInput
    } catch {
      surroundings.report(
        Diagnostic(
          .error, id: "internal", "\(error)",
          help: "this is a defect of maquette; please report it with the input that caused it"))
      return .internalError
    }
  }

  @MainActor
  private static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws
    -> ExitStatus
  {
    throw InputError(
      Diagnostic(
        .error, id: "not-yet", "`maquette \(arguments.command.rawValue)` is not built in yet",
        help: "see docs/unsupported.md"))
  }
}
