import Canvas
package import Diagnostics

/// Why an image could not be made.
package enum ImageError: Error, Hashable, Sendable {
  /// There is no such file, or it cannot be read.
  case missing(file: String)
  /// The file is no PNG; says what it is instead.
  case unsupportedFormat(file: String, format: String)
  /// The file ends too early or contradicts itself.
  case corrupt(file: String, reason: String)
  /// The picture has more pixels than are decoded.
  case tooLarge(file: String, reason: String)

  init(_ error: PNGError, file: String) {
    switch error {
    case .notPNG(let what): self = .unsupportedFormat(file: file, format: what.rawValue)
    case .truncated, .corrupt: self = .corrupt(file: file, reason: error.description)
    case .tooLarge: self = .tooLarge(file: file, reason: error.description)
    }
  }

  /// The error as a message for people.
  package var diagnostic: Diagnostic {
    switch self {
    case .missing(let file):
      Diagnostic(.error, id: "missing-image", "cannot read the image \(file)")
    case .unsupportedFormat(let file, let format):
      Diagnostic(
        .error, id: "image-format", "\(file) is not a PNG: \(format)",
        help: "convert it to PNG")
    case .corrupt(let file, let reason):
      Diagnostic(.error, id: "corrupt-image", "cannot decode \(file): \(reason)")
    case .tooLarge(let file, let reason):
      Diagnostic(.error, id: "image-too-large", "cannot decode \(file): \(reason)")
    }
  }
}
