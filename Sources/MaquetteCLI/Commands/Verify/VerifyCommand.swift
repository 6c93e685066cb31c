import Diagnostics
import Foundation
import Maquette
import Snapshots

/// `maquette verify [PATH…]`: draws scenes and holds them against their accepted pictures.
enum VerifyCommand {
  /// What the command line asks for.
  private struct Plan {
    let traits: TraitOptions
    let filter: NSRegularExpression?
    let shard: Shard
    let jobs: Int
    let isStrict: Bool
    let store: GoldenStore
  }

  @MainActor
  static func run(
    _ arguments: Arguments, in surroundings: Surroundings
  ) async throws -> ProgramStatus {
    let plan = try plan(arguments, surroundings)
    // 1 Which pictures are there, and which of them are ours?
    var findings = Findings(in: surroundings, isStrict: plan.isStrict)
    try findings.report(plan.traits.remarks)
    let (cases, unreadable) = try cases(arguments.operands, plan, &findings)
    let chosen = cases.enumerated().filter { plan.shard.contains($0.offset) }
    // 2 Draw and compare, here or in workers.
    let outcomes: [CaseOutcome]
    if let results = surroundings.environment[VerifyWorkers.resultsVariable] {
      try VerifyWorkers.write(try compare(chosen, plan), to: results)
      return .done
    } else if plan.jobs > 1, chosen.count > 1 {
      outcomes = try VerifyWorkers.run(
        arguments, shard: plan.shard, jobs: min(plan.jobs, chosen.count))
    } else {
      outcomes = try compare(chosen, plan)
    }
    // 3 Tell.
    if unreadable == 0 {
      LeftOverPictures.note(in: plan.store, beside: outcomes, arguments).map(surroundings.report)
    }
    return try tell(
      CaseOutcome.merged(outcomes), unreadable: unreadable, isNo: findings.hasErrors, surroundings)
  }

  // MARK: Steps

  private static func plan(
    _ arguments: Arguments, _ surroundings: Surroundings
  ) throws(UsageError) -> Plan {
    let mode = RecordMode.resolve(
      asked: try arguments.choice(.record), environment: surroundings.environment)
    guard let mode else {
      throw UsageError(
        "MAQUETTE_RECORD=\(surroundings.environment["MAQUETTE_RECORD", default: ""]) makes no sense",
        help: "set it to one of \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    var store = GoldenStore(arguments, environment: surroundings.environment, mode: mode)
    store.allowsOtherFingerprint = arguments.has(.allowOtherFingerprint)
    store.isStrict = arguments.has(.strict)
    return Plan(
      traits: try TraitOptions(arguments), filter: try arguments.pattern(.filter),
      shard: try arguments.shard(.shard) ?? Shard(index: 0, count: 1),
      jobs: try arguments.count(.jobs, in: 1...256) ?? 1, isStrict: arguments.has(.strict),
      store: store)
  }

  /// All pictures of the scenes at `paths` that the filter lets through, and the number of scenes
  /// that cannot be read.
  private static func cases(
    _ paths: [String], _ plan: Plan, _ findings: inout Findings
  ) throws -> (cases: [VerifyCase], unreadable: Int) {
    let finder = SceneFinder(workingFolder: FileManager.default.currentDirectoryPath)
    var cases: [VerifyCase] = []
    var unreadable = 0
    for found in try finder.scenes(at: paths.isEmpty ? ["Fixtures"] : paths) {
      do throws(InputError) {
        cases += self.cases(of: found, try SceneInput(path: found.path), plan)
      } catch {
        try findings.report(error.diagnostics)
        unreadable += 1
      }
    }
    return (cases, unreadable)
  }

  private static func cases(
    of found: SceneFinder.Found, _ input: SceneInput, _ plan: Plan
  ) -> [VerifyCase] {
    if let scene = plan.traits.scene, scene != input.name { return [] }
    let variants = ([nil] + input.variants).filter { variant in
      plan.traits.variant.map { $0 == variant ?? TraitOptions.plainVariant } ?? true
    }
    return variants.flatMap { variant in
      input.snapshots(under: plan.traits.overrides).map { traits in
        VerifyCase(
          scene: found, input: input, variant: variant, traits: traits,
          setting: plan.traits.setting)
      }
    }.filter { verifyCase in plan.filter.map(verifyCase.matches) ?? true }
  }

  @MainActor
  private static func compare(
    _ cases: [EnumeratedSequence<[VerifyCase]>.Element], _ plan: Plan
  ) throws -> [CaseOutcome] {
    try cases.map { position, verifyCase in
      var outcome = try verifyCase.run(against: plan.store, isStrict: plan.isStrict)
      outcome.position = position
      return outcome
    }
  }

  private static func tell(
    _ outcomes: [CaseOutcome], unreadable: Int, isNo: Bool, _ surroundings: Surroundings
  ) throws -> ProgramStatus {
    var told: Set<String> = []
    // What may be said of a picture that is as it was accepted, `check` says.
    for outcome in outcomes where outcome.verdict != .passed {
      for text in outcome.warnings + (outcome.message.map { [$0] } ?? [])
      where told.insert(text).inserted {
        surroundings.writeError(Data("\(text)\n".utf8))
      }
    }
    if outcomes.isEmpty && unreadable == 0 {
      surroundings.report(
        Diagnostic(
          .error, id: "nothing-compared", "no picture was compared",
          help: "give folders with scene files, and look at --filter, --shard and --variant"))
      return .answerIsNo
    }
    let scenes = unreadable == 1 ? "scene" : "scenes"
    let tail = unreadable == 0 ? "" : "; \(unreadable) \(scenes) could not be read"
    try surroundings.print(CaseOutcome.summary(of: outcomes) + tail + "\n")
    let verdicts = outcomes.map(\.verdict)
    if unreadable > 0 || verdicts.contains(.badInput) { return .badInput }
    return isNo || verdicts.contains(.failed) || verdicts.contains(.recorded) ? .answerIsNo : .done
  }
}

extension NSRegularExpression {
  /// Whether the expression is found anywhere in `text`.
  func matches(_ text: String) -> Bool {
    firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
