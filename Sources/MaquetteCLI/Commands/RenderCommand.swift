import Diagnostics
import Foundation
import Maquette

/// `maquette render INPUT…`: one PNG for each scene and each of its variants.
enum RenderCommand {
  @MainActor
  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws -> ProgramStatus {
    let traits = try TraitOptions(arguments)
    var findings = Findings(in: surroundings, isStrict: arguments.has(.strict))
    try findings.report(traits.remarks)
    let inputs = SceneArguments(arguments, traits, in: surroundings)
    guard !inputs.scenes.isEmpty else { return .badInput }
    let plan = try OutputPlan(
      inputs: inputs.scenes.map { .init(path: $0.path, pictures: $0.variants) },
      output: arguments.text(.output))
    var hasBadInput = inputs.hasErrors
    var destinations = plan.destinations[...]
    for scene in inputs.scenes {
      try findings.report(scene.input.warnings)
      for variant in scene.variants {
        guard let destination = destinations.popFirst() else { continue }
        do {
          let bytes = try picture(of: scene, variant, traits, &findings)
          try write(bytes, to: destination, in: surroundings)
        } catch let error as InputError {
          try findings.report(error.diagnostics)
          hasBadInput = true
        }
      }
    }
    return hasBadInput ? .badInput : findings.hasErrors ? .answerIsNo : .done
  }

  /// The PNG file of one picture.
  @MainActor
  private static func picture(
    of scene: SceneArguments.Scene, _ variant: String?, _ traits: TraitOptions,
    _ findings: inout Findings
  ) throws -> Data {
    let log = DiagnosticLog()
    let screen = try scene.input.screen(
      variant: variant, traits: traits.overrides, setting: traits.setting, log: log)
    defer { try? findings.report(log.drain()) }
    do {
      return Data(Pipeline.encode(try Pipeline.render(screen)))
    } catch {
      throw InputError(error, rendering: screen.name) ?? error
    }
  }

  private static func write(
    _ bytes: Data, to destination: OutputPlan.Destination, in surroundings: Surroundings
  ) throws {
    switch destination {
    case .standardOutput: try surroundings.output(bytes)
    case .file(let path): try OutputFile.write(bytes, to: path)
    }
  }
}
