import Diagnostics

/// Splits a command line into a command, its options and its operands, by the tables of
/// ``Command`` and ``Option``.
struct CommandLineParser {
  /// What a command line asks for.
  enum Request: Equatable, Sendable {
    case run(Arguments)
    /// `nil` is the overview.
    case help(Command?)
    case version
  }

  /// Reads the words after the program's name.
  static func parse(_ words: [String]) throws(UsageError) -> Request {
    guard let first = words.first else {
      throw UsageError("no command given", help: "maquette help")
    }
    switch first {
    case "--help", "-h": return .help(nil)
    case "--version", "-V": return .version
    default: break
    }
    let command = try command(named: first)
    var parser = CommandLineParser(command: command, rest: words.dropFirst())
    try parser.readAll()
    if parser.wantsHelp { return .help(command == .help ? nil : command) }
    try parser.checkOperandCount()
    if command == .help {
      guard let topic = parser.operands.first else { return .help(nil) }
      return .help(try self.command(named: topic))
    }
    return .run(
      Arguments(command: command, operands: parser.operands, values: parser.values))
  }

  private let command: Command
  private var rest: ArraySlice<String>
  private var values: [Option: String] = [:]
  private var operands: [String] = []
  private var wantsHelp = false

  private init(command: Command, rest: ArraySlice<String>) {
    self.command = command
    self.rest = rest
  }

  // MARK: Steps

  private static func command(named word: String) throws(UsageError) -> Command {
    if let command = Command(rawValue: word) { return command }
    if word.hasPrefix("-") {
      throw UsageError(
        "a command must come before the option \(word)",
        help: "maquette help   lists the commands")
    }
    if let dot = word.lastIndex(of: "."), ["json", "json5"].contains(word[dot...].dropFirst()) {
      throw UsageError(
        "'\(word)' is not a command", help: "to draw the scene: maquette render \(word)")
    }
    let near = NearestName.suggestion(for: word, among: Command.allCases.map(\.rawValue))
    throw UsageError(
      "there is no command '\(word)'",
      help: near.map { "did you mean `maquette \($0)`?" }
        ?? "maquette help   lists the commands")
  }

  private mutating func readAll() throws(UsageError) {
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else {
        try readOption(word)
      }
    }
  }

  /// Reads `--name`, `--name value`, `--name=value`, `-o value` or `-o=value`.
  private mutating func readOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelled = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let option = try option(spelled)
    guard option.placeholder != nil else {
      guard attached == nil else {
        throw UsageError(
          "the option \(option.spelling) takes no value", help: "write \(option.spelling) alone")
      }
      if option == .help { wantsHelp = true } else { values[option] = "" }
      return
    }
    let value = if let attached { attached } else { try followingValue(of: option) }
    guard !value.isEmpty else {
      throw UsageError(
        "the option \(option.spelling) has an empty value", help: usage(of: option))
    }
    values[option] = value
  }

  private func option(_ spelled: String) throws(UsageError) -> Option {
    let known = command.description.options + [.help]
    let found = known.first {
      $0.spelling == spelled || ($0.letter.map { "-\($0)" } == spelled)
    }
    if let found { return found }
    if let elsewhere = Option.allCases.first(where: { $0.spelling == spelled }) {
      let takers = Command.allCases.filter { $0.description.options.contains(elsewhere) }
      throw UsageError(
        "`maquette \(command.rawValue)` has no option \(spelled)",
        help: "it belongs to " + takers.map { "`maquette \($0.rawValue)`" }.joined(separator: ", "))
    }
    let near = NearestName.suggestion(for: spelled, among: known.map(\.spelling))
    throw UsageError(
      "`maquette \(command.rawValue)` has no option \(spelled)",
      help: near.map { "did you mean \($0)?" }
        ?? "maquette help \(command.rawValue)   lists its options")
  }

  private mutating func followingValue(of option: Option) throws(UsageError) -> String {
    // A word that looks like a long option is more likely a forgotten value than a value.
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw UsageError("the option \(option.spelling) needs a value", help: usage(of: option))
    }
    rest.removeFirst()
    return next
  }

  private func usage(of option: Option) -> String {
    "\(option.spelling) \(option.placeholder ?? ""): \(option.summary)"
  }

  private func checkOperandCount() throws(UsageError) {
    let description = command.description
    let usage =
      "maquette \(command.rawValue)"
      + (description.operands.isEmpty ? "" : " \(description.operands)")
    if operands.count < description.operandCount.lowerBound {
      throw UsageError(
        operands.isEmpty
          ? "`maquette \(command.rawValue)` needs an input"
          : "`maquette \(command.rawValue)` needs \(description.operandCount.lowerBound) inputs",
        help: usage)
    }
    if operands.count > description.operandCount.upperBound {
      let extra = operands[description.operandCount.upperBound]
      throw UsageError(
        "`maquette \(command.rawValue)` does not know what to do with '\(extra)'",
        help: usage)
    }
  }
}
