import Diagnostics
import Foundation
import Maquette

/// The scenes a command line names, read, with the pictures that are asked of each.
struct SceneArguments {
  /// One scene file.
  struct Scene {
    /// The path as typed; `-` is standard input.
    let path: String
    let input: SceneInput
    /// `nil` is the scene itself.
    let variants: [String?]
  }

  /// Those that could be read, in the order given.
  private(set) var scenes: [Scene] = []
  /// Whether some could not be read; each has been reported.
  private(set) var hasErrors = false

  /// Reads the operands; what is wrong with one is reported, and the others are still read.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - traits: Its trait options.
  ///   - surroundings: Where `-` is read from and problems go.
  init(_ arguments: Arguments, _ traits: TraitOptions, in surroundings: Surroundings) {
    for path in arguments.operands {
      do throws(InputError) {
        scenes.append(try Self.scene(at: path, traits, surroundings))
      } catch {
        for diagnostic in error.diagnostics { surroundings.report(diagnostic) }
        hasErrors = true
      }
    }
  }

  private static func scene(
    at path: String, _ traits: TraitOptions, _ surroundings: Surroundings
  ) throws(InputError) -> Scene {
    let input = try read(path, surroundings)
    if let wanted = traits.scene, wanted != input.name {
      throw InputError(
        Diagnostic(
          .error, id: "unknown-scene", "\(path) holds no scene '\(wanted)'",
          help: "its only scene is \(input.name)"))
    }
    return Scene(path: path, input: input, variants: try variants(of: input, at: path, traits))
  }

  private static func read(
    _ path: String, _ surroundings: Surroundings
  ) throws(InputError) -> SceneInput {
    if path == "-" {
      do {
        return try SceneInput(bytes: Array(surroundings.readInput()), path: "stdin")
      } catch let error as InputError {
        throw error
      } catch {
        throw InputError(
          Diagnostic(
            .error, id: "unreadable-file", "standard input cannot be read: \(reason(error))",
            help: "pipe a scene into the program, or name a file"))
      }
    }
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard !["xib", "storyboard", "swift"].contains(ending) else {
      throw InputError(
        Diagnostic(
          .error, id: "unsupported-input", "\(path): reading .\(ending) is not supported yet",
          help: "give a scene file; docs/unsupported.md lists what is missing"))
    }
    return try SceneInput(path: path)
  }

  private static func variants(
    of input: SceneInput, at path: String, _ traits: TraitOptions
  ) throws(InputError) -> [String?] {
    guard let wanted = traits.variant else { return [nil] + input.variants }
    if input.variants.contains(wanted) { return [wanted] }
    guard wanted != TraitOptions.plainVariant else { return [nil] }
    let known = input.variants + [TraitOptions.plainVariant]
    let near = NearestName.suggestion(for: wanted, among: known)
    throw InputError(
      Diagnostic(
        .error, id: "unknown-variant", "\(path) has no variant '\(wanted)'",
        help: near.map { "did you mean \($0)?" } ?? "there are: \(known.joined(separator: ", "))"))
  }
}
