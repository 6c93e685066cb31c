import Diagnostics
import Foundation
import Maquette

/// Runs parts of a `verify` in processes of their own (`--jobs`).
enum VerifyWorkers {
  /// Tells a process that it is a worker, and where its outcomes go.
  static let resultsVariable = "MAQUETTE_VERIFY_RESULTS"

  /// A worker that ended without its results.
  struct Failure: Error, CustomStringConvertible {
    let number: Int
    let status: Int32
    var description: String { "worker \(number) ended with \(status) and without results" }
  }

  /// Splits the shard into `jobs` parts, runs each in a process and collects what comes out.
  static func run(_ arguments: Arguments, shard: Shard, jobs: Int) throws -> [CaseOutcome] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-verify-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var running: [(process: Process, results: URL)] = []
    for job in 0..<jobs {
      let results = folder.appendingPathComponent("\(job).json")
      // Every n-th case of every n-th case is a shard again.
      let part = Shard(index: shard.index + shard.count * job, count: shard.count * jobs)
      running.append((try start(arguments, part, results), results))
    }
    for worker in running { worker.process.waitUntilExit() }
    return try running.enumerated().flatMap { number, worker in
      guard let data = try? Data(contentsOf: worker.results) else {
        throw Failure(number: number + 1, status: worker.process.terminationStatus)
      }
      return try JSONDecoder().decode([CaseOutcome].self, from: data)
    }
  }

  /// Writes a worker's outcomes for the process that started it.
  static func write(_ outcomes: [CaseOutcome], to path: String) throws {
    try OutputFile.write(try JSONEncoder().encode(outcomes), to: path)
  }

  private static func start(
    _ arguments: Arguments, _ shard: Shard, _ results: URL
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments.words(
      replacing: [.jobs: "1", .shard: "\(shard.index + 1)/\(shard.count)"])
    process.environment = ProcessInfo.processInfo.environment.merging(
      [resultsVariable: results.path]
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    // What is wrong with the scenes is told once, by the process that started the workers.
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
