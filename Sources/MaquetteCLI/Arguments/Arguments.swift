import Foundation

/// A command with its options and operands, all known by name but the values not yet read.
struct Arguments: Equatable, Sendable {
  let command: Command
  /// Inputs, in the order given.
  let operands: [String]
  private let values: [Option: String]

  init(command: Command, operands: [String] = [], values: [Option: String] = [:]) {
    self.command = command
    self.operands = operands
    self.values = values
  }

  /// The option's value as typed; the last one where it was given twice.
  func text(_ option: Option) -> String? { values[option] }

  /// Whether the option was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The command line again, with other values for some options.
  func words(replacing changes: [Option: String]) -> [String] {
    let values = values.merging(changes) { $1 }
    let options = Option.allCases.compactMap { option in
      values[option].map {
        option.placeholder == nil ? option.spelling : "\(option.spelling)=\($0)"
      }
    }
    return [command.rawValue] + options + ["--"] + operands
  }

  /// The option's value as one of a fixed set of words.
  ///
  /// Case and hyphens do not matter: `right-to-left` is `rightToLeft`.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, as _: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = values[option] else { return nil }
    func plain(_ word: String) -> String { word.lowercased().filter { $0 != "-" } }
    if let found = Choice.allCases.first(where: { plain($0.rawValue) == plain(text) }) {
      return found
    }
    throw .badValue(
      text, of: option,
      wanted: "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
  }

  /// The option's value as a finite number within `range`.
  func number(_ option: Option, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = values[option] else { return nil }
    return try NumberText.number(text, of: option, in: range)
  }

  /// The option's value as a whole number within `range`.
  func count(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let value = Int(text), range.contains(value) else {
      throw .badValue(
        text, of: option, wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// The option's value as a regular expression.
  func pattern(_ option: Option) throws(UsageError) -> NSRegularExpression? {
    guard let text = values[option] else { return nil }
    guard let pattern = try? NSRegularExpression(pattern: text) else {
      throw .badValue(text, of: option, wanted: "a regular expression, such as 'card|list'")
    }
    return pattern
  }

  /// The option's value as `i/n`, the i-th of n parts, counted from 1.
  func shard(_ option: Option) throws(UsageError) -> Shard? {
    guard let text = values[option] else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1,
      index <= count, count <= 1_000_000
    else { throw .badValue(text, of: option, wanted: "i/n with 1 ≤ i ≤ n, such as 2/4") }
    return Shard(index: index - 1, count: count)
  }
}

/// One of several equal parts of a list.
struct Shard: Equatable, Sendable {
  /// Counted from 0.
  var index: Int
  var count: Int

  /// Whether the item at `position` of the list belongs to this part.
  func contains(_ position: Int) -> Bool { position % count == index }
}

/// Numbers on a command line: finite, within limits, nothing after them.
enum NumberText {
  /// Reads `text` as a number within `range`.
  static func number(
    _ text: some StringProtocol, of option: Option, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    // `Double` also reads "nan", "inf", "0x1p3": digits, point, sign and exponent only.
    guard text.allSatisfy({ "0123456789.+-eE".contains($0) }), let value = Double(text),
      value.isFinite, range.contains(value)
    else {
      throw .badValue(
        String(text), of: option,
        wanted: "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
    }
    return value
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

extension UsageError {
  /// A value that the option cannot take.
  static func badValue(_ text: String, of option: Option, wanted: String) -> UsageError {
    UsageError("the value '\(text)' of \(option.spelling) makes no sense", help: "give \(wanted)")
  }
}
