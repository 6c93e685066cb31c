import Diagnostics
import Foundation
import Maquette
import Snapshots

/// `maquette accept ID…`: the actual pictures of failed cases become their accepted ones.
enum AcceptCommand {
  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws -> ProgramStatus {
    let store = GoldenStore(arguments, environment: surroundings.environment, mode: .never)
    var status = ProgramStatus.done
    for operand in arguments.operands {
      do {
        let golden = try accept(operand, from: store)
        try surroundings.print("\(golden) accepted\n")
      } catch let error as InputError {
        for diagnostic in error.diagnostics { surroundings.report(diagnostic) }
        status = .badInput
      }
    }
    return status
  }

  private static func accept(_ operand: String, from store: GoldenStore) throws(InputError)
    -> String
  {
    guard let id = SnapshotID(operand) else {
      throw InputError(
        Diagnostic(
          .error, id: "not-accepted", "'\(operand)' is no snapshot's name",
          help: "give it as `maquette verify` prints it, such as scenes/card@2x"))
    }
    do {
      return try store.accept(id)
    } catch {
      throw InputError(
        Diagnostic(
          .error, id: "not-accepted", error.description, help: help(for: operand, in: store)))
    }
  }

  private static func help(for operand: String, in store: GoldenStore) -> String {
    let failed = failedNames(in: store.report.path)
    if let near = NearestName.suggestion(for: operand, among: failed) {
      return "did you mean \(near)?"
    }
    return failed.isEmpty
      ? "run `maquette verify` first; it leaves the actual pictures of failed cases there"
      : "failed are: \(failed.prefix(10).joined(separator: ", "))"
  }

  /// The names of the cases whose actual pictures lie in the report's folder, in order.
  private static func failedNames(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)
    let ending = ".actual.png"
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count)) }.sorted()
  }
}
