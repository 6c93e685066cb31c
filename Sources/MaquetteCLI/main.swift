import Foundation

let status = await Program.run(Array(CommandLine.arguments.dropFirst()), in: .process)
exit(status.rawValue)
