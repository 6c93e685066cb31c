import Foundation
import Snapshots

/// What came out of one case, as workers hand it to the process that started them.
struct CaseOutcome: Codable, Hashable, Sendable {
  enum Verdict: String, Codable, Sendable, CaseIterable {
    case passed
    /// The accepted picture was written because that was asked for.
    case rewritten
    /// There was no accepted picture; it was written, and the case fails once.
    case recorded
    case failed
    /// There is no picture: the scene or what it refers to is wrong.
    case badInput
  }

  /// The case's place among all that were found.
  var position = 0
  /// The case's name, without the scale.
  var name: String
  /// The picture's name; `nil` where there is no picture.
  var id: String?
  var verdict = Verdict.passed
  /// What is to be said besides, each a whole message.
  var warnings: [String] = []
  /// What is to be said of the verdict; `nil` where all is well.
  var message: String?

  init(name: String) { self.name = name }

  /// Takes over what the store says.
  mutating func take(_ result: SnapshotResult) {
    id = result.id.description
    switch result.verdict {
    case .passed: verdict = .passed
    case .recorded: verdict = result.isSuccess ? .rewritten : .recorded
    case .failed: verdict = .failed
    }
    if result.verdict != .passed { message = result.message }
  }
}

extension CaseOutcome {
  /// The outcomes in the order of their cases, those failed whose picture's name another one has.
  static func merged(_ outcomes: [CaseOutcome]) -> [CaseOutcome] {
    var owners: [String: String] = [:]
    return outcomes.sorted { $0.position < $1.position }.map { outcome in
      var outcome = outcome
      guard let id = outcome.id else { return outcome }
      if owners[id] != nil {
        outcome.verdict = .failed
        outcome.message = """
          the name \(id) belongs to two pictures
          help: give one of the scenes, variants or snapshots another name or other traits
          """
      }
      owners[id] = outcome.name
      return outcome
    }
  }

  /// One line with the numbers, such as `12 pictures: 10 passed, 2 failed`.
  static func summary(of outcomes: [CaseOutcome]) -> String {
    let parts = Verdict.allCases.compactMap { verdict -> String? in
      let count = outcomes.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.word)"
    }
    let noun = outcomes.count == 1 ? "picture" : "pictures"
    return "\(outcomes.count) \(noun): \(parts.joined(separator: ", "))"
  }
}

extension CaseOutcome.Verdict {
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .rewritten: "written"
    case .recorded: "written for the first time"
    case .failed: "failed"
    case .badInput: "could not be drawn"
    }
  }
}
