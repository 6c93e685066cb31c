import Diagnostics
import Foundation

/// Where each picture of a run goes, decided before anything is drawn.
///
/// `card.json` becomes `card.png`, its variant `dark` becomes `card.dark.png`; in the working folder,
/// in the folder that `-o` names, or under the file name that it names.
struct OutputPlan: Equatable, Sendable {
  /// One picture's place.
  enum Destination: Equatable, Sendable {
    case standardOutput
    case file(String)
  }

  /// One scene file and the pictures it gives.
  struct Input: Equatable, Sendable {
    /// The path as typed; `-` is standard input.
    var path: String
    /// One name a picture, in order; `nil` is the scene itself.
    var pictures: [String?]
  }

  /// In the order of the inputs and their pictures.
  let destinations: [Destination]

  /// Plans the pictures of `inputs`.
  ///
  /// - Parameters:
  ///   - inputs: What is rendered.
  ///   - output: The value of `-o`, if given.
  /// - Throws: ``UsageError`` when pictures would not fit the place or overwrite each other or
  ///   an input.
  init(inputs: [Input], output: String?) throws(UsageError) {
    let pictures = inputs.flatMap { input in input.pictures.map { (input.path, $0) } }
    let toStandardOutput =
      output == "-" || (output == nil && inputs.count == 1 && inputs[0].path == "-")
    if toStandardOutput {
      try Self.requireOne(pictures.count)
      destinations = [.standardOutput]
      return
    }
    let place = try Place(output, inputCount: inputs.count)
    let paths = pictures.map { path, picture in place.path(of: picture, from: path) }
    try Self.checkCollisions(paths, inputs: inputs.map(\.path))
    destinations = paths.map { .file($0) }
  }

  private static func requireOne(_ count: Int) throws(UsageError) {
    guard count != 1 else { return }
    throw UsageError(
      "standard output takes one picture, and these are \(count)",
      help: "name one with --variant (`plain` is the scene itself), or give a folder with -o")
  }

  private static func checkCollisions(_ paths: [String], inputs: [String]) throws(UsageError) {
    let standing = Set(inputs.filter { $0 != "-" }.map(Self.real))
    var taken: Set<String> = []
    for path in paths {
      let real = real(path)
      if standing.contains(real) {
        throw UsageError(
          "the picture would overwrite its input \(path)", help: "give another name with -o")
      }
      guard taken.insert(real).inserted || path.hasPrefix("/dev/") else {
        throw UsageError(
          "two pictures would be written to \(path)", help: "render their scenes one by one with -o"
        )
      }
    }
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

/// What `-o` says about places.
private enum Place {
  case folder(String)
  case file(String)

  init(_ output: String?, inputCount: Int) throws(UsageError) {
    guard let output else {
      self = .folder("")
      return
    }
    if output.hasSuffix("/") || OutputFile.isFolder(output) {
      self = .folder(output.hasSuffix("/") ? output : output + "/")
      return
    }
    guard inputCount == 1 else {
      throw UsageError(
        "-o \(output) is one file, and there are \(inputCount) inputs",
        help: "give a folder that exists: mkdir -p \(output)")
    }
    try Self.checkFormat(output)
    self = .file(output)
  }

  /// The path of one picture.
  func path(of picture: String?, from input: String) -> String {
    switch self {
    case .folder(let folder):
      let stem =
        input == "-"
        ? "scene" : URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
      return folder + Self.name(stem, picture)
    case .file(let file):
      guard let picture else { return file }
      let isNamed = file.lowercased().hasSuffix(".png")
      return Self.name(isNamed ? String(file.dropLast(4)) : file, picture)
    }
  }

  private static func name(_ stem: String, _ picture: String?) -> String {
    picture.map { "\(stem).\(fileName($0)).png" } ?? "\(stem).png"
  }

  /// A variant's name with everything that a path would read otherwise replaced.
  private static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_+".contains($0) ? $0 : "-" })
  }

  private static func checkFormat(_ output: String) throws(UsageError) {
    let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
    switch ending {
    case "svg", "pdf":
      throw UsageError(
        "writing .\(ending) is not supported yet", help: "write a PNG: -o NAME.png")
    case "jpg", "jpeg", "gif", "bmp", "webp", "tif", "tiff", "heic", "json", "json5", "xib",
      "storyboard", "swift":
      throw UsageError(
        "the picture is a PNG, and \(output) is named otherwise",
        help: "write a PNG: -o NAME.png")
    default: return
    }
  }
}
