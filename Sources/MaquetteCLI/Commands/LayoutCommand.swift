import Diagnostics
import Maquette

/// `maquette layout INPUT`: the frames of all views, on standard output.
enum LayoutCommand {
  @MainActor
  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws -> ProgramStatus {
    let traits = try TraitOptions(arguments)
    let form = try arguments.choice(.format, as: LayoutDump.self) ?? .json
    var findings = Findings(in: surroundings, isStrict: arguments.has(.strict))
    try findings.report(traits.remarks)
    let inputs = SceneArguments(arguments, traits, in: surroundings)
    guard let scene = inputs.scenes.first else { return .badInput }
    try findings.report(scene.input.warnings)
    let log = DiagnosticLog()
    // Ids are unique in one scene only, so variants are printed one at a time.
    let screen = try scene.input.screen(
      variant: scene.variants[0], traits: traits.overrides, setting: traits.setting, log: log)
    let text = form.dump([screen])
    try findings.report(log.drain())
    try surroundings.print(text)
    return findings.hasErrors ? .answerIsNo : .done
  }
}
