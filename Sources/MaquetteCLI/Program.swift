import Diagnostics
import Foundation
import Maquette

/// What a run of the program answers; scripts rely on the numbers.
enum ProgramStatus: Int32, Sendable {
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
  /// Runs one command line.
  ///
  /// Never throws and never prints a stack trace: whatever goes wrong becomes a diagnostic on the
  /// error stream and a status.
  @MainActor
  static func run(_ words: [String], in surroundings: Surroundings) async -> ProgramStatus {
    do {
      switch try CommandLineParser.parse(words) {
      case .help(let command):
        try surroundings.print(HelpText.text(for: command))
        return .done
      case .version:
        try surroundings.print("maquette \(SetUpReport.version)\n")
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
    -> ProgramStatus
  {
    switch arguments.command {
    case .diff: try DiffCommand.run(arguments, in: surroundings)
    case .accept: try AcceptCommand.run(arguments, in: surroundings)
    case .doctor: try doctor(surroundings)
    case .devices: try answer(DeviceList.text, surroundings)
    case .schema: try answer(SceneFormat.schema, surroundings)
    case .help: try answer(HelpText.text(for: nil), surroundings)
    case .render: try RenderCommand.run(arguments, in: surroundings)
    case .layout: try LayoutCommand.run(arguments, in: surroundings)
    case .check: try CheckCommand.run(arguments, in: surroundings)
    case .verify: try await VerifyCommand.run(arguments, in: surroundings)
    }
  }

  private static func answer(_ text: String, _ surroundings: Surroundings) throws -> ProgramStatus {
    try surroundings.print(text)
    return .done
  }

  private static func doctor(_ surroundings: Surroundings) throws -> ProgramStatus {
    let report = SetUpReport()
    try surroundings.print(report.text)
    for problem in report.problems { surroundings.report(problem) }
    return report.problems.isEmpty ? .done : .answerIsNo
  }
}
