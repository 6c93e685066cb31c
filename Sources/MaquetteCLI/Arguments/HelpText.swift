/// The help, made from the tables of ``Command`` and ``Option``.
enum HelpText {
  /// The overview, or one command's page; ends with a newline.
  static func text(for command: Command?) -> String {
    command.map(page) ?? overview
  }

  private static var overview: String {
    let width = Command.allCases.map(\.rawValue.count).max() ?? 0
    let commands = Command.allCases.map { command in
      "  \(padded(command.rawValue, to: width))  \(command.description.summary)"
    }
    return """
      maquette lays out and draws UIKit-style screens.

      usage: maquette COMMAND [OPTION…] [INPUT…]

      commands:
      \(commands.joined(separator: "\n"))

      An input is a scene file (.json); `-` reads a scene from standard input.
      Exit status: 0 done; 1 the answer is no (a difference, a finding);
      2 the input or the command line is wrong; 3 an error of the program itself.

      maquette help COMMAND   explains one command and lists its options
      maquette --version      prints the version

      """
  }

  private static func page(_ command: Command) -> String {
    let description = command.description
    let options = description.options + [.help]
    let names = options.map { option in
      (option.letter.map { "-\($0), " } ?? "    ") + option.spelling
        + (option.placeholder.map { " \($0)" } ?? "")
    }
    let width = min(30, names.map(\.count).max() ?? 0)
    let rows = zip(names, options).map { name, option in
      name.count > width
        ? "  \(name)\n  \(padded("", to: width))  \(option.summary)"
        : "  \(padded(name, to: width))  \(option.summary)"
    }
    let operands = description.operands.isEmpty ? "" : " \(description.operands)"
    return """
      \(description.summary).

      usage: maquette \(command.rawValue)\(operands) [OPTION…]

      options:
      \(rows.joined(separator: "\n"))

      example: \(description.example)

      """
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
