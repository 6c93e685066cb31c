import Diagnostics
import Foundation
import Maquette
import Snapshots

/// One picture to be held against its accepted one.
struct VerifyCase {
  let scene: SceneFinder.Found
  let input: SceneInput
  /// `nil` is the scene itself.
  let variant: String?
  /// An entry of the scene's `snapshots` with the command line's traits over it.
  let traits: ScreenTraits
  let setting: SceneInput.Setting

  /// What the picture is besides the plain one, as words of its name.
  var words: [String] {
    var words = variant.map { [$0] } ?? []
    words += traits.words
    if let background = setting.background { words.append("on-\(background)") }
    if let release = setting.release { words.append("iOS\(release)") }
    return words
  }

  /// All of the picture's name but the scale.
  var name: String { ([scene.name] + words).joined(separator: ".") }

  /// Whether `--filter` lets the picture through: its name, or the id that reports print with any
  /// scale, so that an id can be pasted.
  func matches(_ filter: NSRegularExpression) -> Bool {
    filter.matches(name) || (1...4).contains { filter.matches("\(name)@\($0)x") }
  }

  /// Draws the picture and holds it against the accepted one.
  ///
  /// - Parameters:
  ///   - store: The accepted pictures.
  ///   - isStrict: Whether warnings make it fail.
  /// - Returns: What came out; errors of the input are an outcome too.
  /// - Throws: Only what the input is not to blame for.
  @MainActor
  func run(against store: GoldenStore, isStrict: Bool) throws -> CaseOutcome {
    var outcome = CaseOutcome(name: name)
    let log = DiagnosticLog()
    do {
      let snapshot = try picture(log)
      outcome.warnings = log.drain().map(Self.text)
      let result = store.check(
        snapshot, id: SnapshotID(name: scene.name, traits: words, scale: snapshot.scale))
      outcome.take(result)
      if isStrict, !outcome.warnings.isEmpty, outcome.verdict == .passed {
        outcome.verdict = .failed
        outcome.message = "\(result.id) is equal, but warnings count as errors here (--strict)"
      }
    } catch let error as InputError {
      outcome.warnings = log.drain().map(Self.text)
      outcome.verdict = .badInput
      outcome.message = error.diagnostics.map(Self.text).joined(separator: "\n")
    }
    return outcome
  }

  @MainActor
  private func picture(_ log: DiagnosticLog) throws -> Snapshot {
    let screen = try input.screen(variant: variant, traits: traits, setting: setting, log: log)
    do {
      return try Pipeline.render(screen)
    } catch {
      throw InputError(error, rendering: screen.name) ?? error
    }
  }

  private static func text(_ diagnostic: Diagnostic) -> String {
    DiagnosticFormatter.text.format(diagnostic)
  }
}
