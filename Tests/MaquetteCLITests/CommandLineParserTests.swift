import Testing

@testable import MaquetteCLI

@Suite struct CommandLineParserTests {
  struct Accepted: Sendable, CustomTestStringConvertible {
    let name: String
    let line: String
    let command: Command
    var operands: [String] = []
    var values: [Option: String] = [:]
    var testDescription: String { name }
  }

  static let accepted: [Accepted] = [
    Accepted(
      name: "an option's value follows it", line: "render a.json -o b.png --scale 3",
      command: .render, operands: ["a.json"], values: [.output: "b.png", .scale: "3"]),
    Accepted(
      name: "or is attached with =", line: "render a.json -o=b.png --scale=3",
      command: .render, operands: ["a.json"], values: [.output: "b.png", .scale: "3"]),
    Accepted(
      name: "a value may contain =", line: "verify --filter=a=b", command: .verify,
      values: [.filter: "a=b"]),
    Accepted(
      name: "a value may begin with one dash", line: "render a.json -o -", command: .render,
      operands: ["a.json"], values: [.output: "-"]),
    Accepted(
      name: "a dash alone is an operand", line: "layout -", command: .layout, operands: ["-"]),
    Accepted(
      name: "after -- everything is an operand", line: "render -- --scale -o -- x",
      command: .render, operands: ["--scale", "-o", "--", "x"]),
    Accepted(
      name: "options may stand between operands", line: "diff a.png -o d.png b.png",
      command: .diff, operands: ["a.png", "b.png"], values: [.output: "d.png"]),
    Accepted(
      name: "the last of two values counts", line: "layout a.json --scale 2 --scale=3",
      command: .layout, operands: ["a.json"], values: [.scale: "3"]),
    Accepted(
      name: "verify needs no operand", line: "verify --strict", command: .verify,
      values: [.strict: ""]),
  ]

  @Test("accepted", arguments: accepted)
  func accepts(_ c: Accepted) throws {
    let request = try CommandLineParser.parse(c.line.split(separator: " ").map(String.init))
    #expect(
      request
        == .run(Arguments(command: c.command, operands: c.operands, values: c.values)))
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let line: String
    let summary: String
    let help: String
    var testDescription: String { line.isEmpty ? "nothing at all" : line }
  }

  static let refused: [Refused] = [
    Refused(line: "", summary: "no command given", help: "maquette help"),
    Refused(
      line: "rendr a.json", summary: "there is no command 'rendr'",
      help: "did you mean `maquette render`?"),
    Refused(
      line: "paint a.json", summary: "there is no command 'paint'",
      help: "maquette help   lists the commands"),
    Refused(
      line: "card.json", summary: "'card.json' is not a command",
      help: "to draw the scene: maquette render card.json"),
    Refused(
      line: "--scale 2 render a.json", summary: "a command must come before the option --scale",
      help: "maquette help   lists the commands"),
    Refused(
      line: "render", summary: "`maquette render` needs an input",
      help: "maquette render INPUT… [-o PATH|DIR|-]"),
    Refused(
      line: "diff a.png", summary: "`maquette diff` needs 2 inputs",
      help: "maquette diff A.png B.png"),
    Refused(
      line: "layout a.json b.json",
      summary: "`maquette layout` does not know what to do with 'b.json'",
      help: "maquette layout INPUT"),
    Refused(
      line: "doctor now",
      summary: "`maquette doctor` does not know what to do with 'now'", help: "maquette doctor"),
    Refused(
      line: "render a.json --scal 2", summary: "`maquette render` has no option --scal",
      help: "did you mean --scale?"),
    Refused(
      line: "render a.json -x", summary: "`maquette render` has no option -x",
      help: "maquette help render   lists its options"),
    Refused(
      line: "layout a.json --jobs 2", summary: "`maquette layout` has no option --jobs",
      help: "it belongs to `maquette verify`"),
    Refused(
      line: "render a.json --scale", summary: "the option --scale needs a value",
      help: "--scale N: Pixels per point"),
    Refused(
      line: "render a.json --device --scale 2",
      summary: "the option --device needs a value",
      help: "--device NAME: The screen to lay out for; `maquette devices` lists them"),
    Refused(
      line: "render a.json --scale=", summary: "the option --scale has an empty value",
      help: "--scale N: Pixels per point"),
    Refused(
      line: "render a.json --strict=yes", summary: "the option --strict takes no value",
      help: "write --strict alone"),
    Refused(
      line: "help rendr", summary: "there is no command 'rendr'",
      help: "did you mean `maquette render`?"),
  ]

  @Test("refused", arguments: refused)
  func refuses(_ c: Refused) {
    #expect(throws: UsageError(c.summary, help: c.help)) {
      try CommandLineParser.parse(c.line.split(separator: " ").map(String.init))
    }
  }

  @Test(
    "help can be asked for in every way",
    arguments: [
      ("help", nil), ("--help", nil), ("-h", nil), ("help help", .help), ("help --help", nil),
      ("help layout", .layout), ("layout --help", .layout), ("layout a b c -h", .layout),
    ] as [(String, Command?)])
  func help(_ line: String, _ topic: Command?) throws {
    let request = try CommandLineParser.parse(line.split(separator: " ").map(String.init))
    #expect(request == .help(topic))
  }

  @Test("every command's page names its options", arguments: Command.allCases)
  func page(_ command: Command) {
    let page = HelpText.text(for: command)
    #expect(page.contains("usage: maquette \(command.rawValue)"))
    for option in command.description.options { #expect(page.contains(option.spelling)) }
    #expect(HelpText.text(for: nil).contains("  \(command.rawValue) "))
  }
}
