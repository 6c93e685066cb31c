/// What the program can be asked to do, in the order its help lists it.
enum Command: String, CaseIterable, Sendable {
  case render, layout, check, verify, diff, accept, doctor, devices, schema, help

  /// Everything the parser and the help know of a command.
  struct Description: Sendable {
    /// One line without a full stop.
    let summary: String
    /// What stands after the command's name, as the help prints it.
    let operands: String
    /// How many operands make sense.
    let operandCount: ClosedRange<Int>
    /// The options it takes besides `--help`.
    let options: [Option]
    /// A command line that can be pasted.
    let example: String
  }

  /// The command's row in the table.
  var description: Description {
    switch self {
    case .render:
      Description(
        summary: "Draw scenes to PNG files", operands: "INPUT… [-o PATH|DIR|-]",
        operandCount: 1...Int.max, options: [.output] + Option.traits + [.strict],
        example: "maquette render card.json -o card.png --appearance dark")
    case .layout:
      Description(
        summary: "Print the frames of all views without drawing", operands: "INPUT",
        operandCount: 1...1, options: [.format] + Option.traits + [.strict],
        example: "maquette layout card.json --format text")
    case .check:
      Description(
        summary: "Look for layout conflicts", operands: "INPUT…",
        operandCount: 1...Int.max, options: [.format] + Option.traits + [.strict],
        example: "maquette check Fixtures/scenes/*.json")
    case .verify:
      Description(
        summary: "Compare scenes with their accepted pictures", operands: "[PATH…]",
        operandCount: 0...Int.max,
        options: [
          .snapshots, .record, .report, .filter, .jobs, .shard, .allowOtherFingerprint,
        ] + Option.traits + [.strict],
        example: "maquette verify Fixtures --record missing")
    case .diff:
      Description(
        summary: "Compare two pictures", operands: "A.png B.png", operandCount: 2...2,
        options: [.output],
        example: "maquette diff before.png after.png -o difference.png")
    case .accept:
      Description(
        summary: "Take the actual picture of a failed case as its accepted one",
        operands: "ID…", operandCount: 1...Int.max, options: [.snapshots, .report],
        example: "maquette accept scenes/card@2x")
    case .doctor:
      Description(
        summary: "Print versions, fonts and the fingerprint of whatever can move a pixel",
        operands: "", operandCount: 0...0, options: [], example: "maquette doctor")
    case .devices:
      Description(
        summary: "List the devices that --device knows", operands: "", operandCount: 0...0,
        options: [], example: "maquette devices")
    case .schema:
      Description(
        summary: "Print the JSON Schema of scene files", operands: "", operandCount: 0...0,
        options: [], example: "maquette schema > scene.schema.json")
    case .help:
      Description(
        summary: "Explain the program or one command", operands: "[COMMAND]",
        operandCount: 0...1, options: [], example: "maquette help render")
    }
  }
}
