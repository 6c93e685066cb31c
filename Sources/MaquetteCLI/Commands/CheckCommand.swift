import Diagnostics
import Maquette

/// `maquette check INPUT…`: lays scenes and their variants out and tells what conflicts.
enum CheckCommand {
  @MainActor
  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws -> ProgramStatus {
    let traits = try TraitOptions(arguments)
    let form = try arguments.choice(.format, as: DiagnosticFormatter.self) ?? .text
    var findings = Findings(in: surroundings, isStrict: arguments.has(.strict), form: form)
    try findings.report(traits.remarks)
    let inputs = SceneArguments(arguments, traits, in: surroundings)
    var hasBadInput = inputs.hasErrors
    for scene in inputs.scenes {
      try findings.report(scene.input.warnings)
      for variant in scene.variants {
        do {
          try findings.report(try self.findings(in: scene, variant, traits))
        } catch let error as InputError {
          try findings.report(error.diagnostics)
          hasBadInput = true
        }
      }
    }
    return hasBadInput ? .badInput : findings.hasErrors ? .answerIsNo : .done
  }

  /// What laying one screen out tells; a conflict, elsewhere a warning, is an error here.
  @MainActor
  private static func findings(
    in scene: SceneArguments.Scene, _ variant: String?, _ traits: TraitOptions
  ) throws -> [Diagnostic] {
    let log = DiagnosticLog()
    let screen = try scene.input.screen(
      variant: variant, traits: traits.overrides, setting: traits.setting, log: log)
    _ = Pipeline.layOut(screen)
    return log.drain().map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.id == "unsatisfiable" { diagnostic.severity = .error }
      return diagnostic
    }
  }
}
