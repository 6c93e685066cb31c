import Maquette
import Testing

@testable import MaquetteCLI

@MainActor @Suite struct ProgramTests {
  @Test("the version")
  func version() async {
    let run = await CommandRun(["--version"])
    #expect(run.status == .done)
    #expect(run.text == "maquette \(SetUpReport.version)\n")
    #expect(run.errors.isEmpty)
  }

  @Test("a wrong command line is one error with a way out, and status 2")
  func usage() async {
    let run = await CommandRun(["rendr", "card.json"])
    #expect(run.status == .badInput)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "error: there is no command 'rendr' [usage]\nhelp: did you mean `maquette render`?\n")
  }
}
