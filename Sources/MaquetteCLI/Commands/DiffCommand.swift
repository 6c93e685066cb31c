import Diagnostics
import Foundation
import Maquette
import Snapshots

/// `maquette diff A.png B.png`: figures on standard output, a difference picture in a file.
enum DiffCommand {
  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws -> ProgramStatus {
    let (before, after) = (arguments.operands[0], arguments.operands[1])
    let difference: FileDifference
    do {
      difference = try FileDifference(expectedPath: before, actualPath: after)
    } catch {
      throw InputError(
        Diagnostic(
          .error, id: "unreadable-picture", error.description,
          help: "give two PNG files: maquette diff before.png after.png"))
    }
    let destination = try destination(for: arguments)
    var lines = [
      difference.isIdentical
        ? "\(before) and \(after) show the same"
        : "\(after) differs from \(before): \(difference.figures)"
    ]
    lines += difference.layoutChanges.map { "  layout      \($0)" }
    lines += difference.setUpChanges.map { "  made with   \($0)" }
    let picture = difference.isIdentical ? nil : difference.picture()
    if let picture, case .file(let path) = destination {
      try OutputFile.write(Data(picture), to: path)
      lines.append("  difference  \(path)")
    }
    let text = lines.joined(separator: "\n") + "\n"
    if case .standardOutput = destination {
      surroundings.writeError(Data(text.utf8))
      if let picture { try surroundings.output(Data(picture)) }
    } else {
      try surroundings.print(text)
    }
    return difference.isIdentical ? .done : .answerIsNo
  }

  /// `-o`, else the second picture's name with `.diff`, in the working folder.
  private static func destination(
    for arguments: Arguments
  ) throws(UsageError) -> OutputPlan.Destination {
    let input = OutputPlan.Input(path: arguments.operands[1], pictures: ["diff"])
    if let output = arguments.text(.output), output != "-", !output.hasSuffix("/"),
      !OutputFile.isFolder(output)
    {
      let plan = try OutputPlan(
        inputs: [.init(path: input.path, pictures: [nil])], output: output)
      return plan.destinations[0]
    }
    return try OutputPlan(inputs: [input], output: arguments.text(.output)).destinations[0]
  }
}
