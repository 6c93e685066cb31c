import Foundation

@testable import Canvas

/// Short ways to ask for layouts in tests.
enum Sample {
  static func request(
    _ text: String, size: Double = 17, weight: Int = 400, family: FontRequest.Family = .system,
    width: Double? = nil, lines: Int = 0, mode: TextRequest.LineBreakMode = .byWordWrapping,
    alignment: TextRequest.Alignment = .natural
  ) -> TextRequest {
    TextRequest(
      runs: [TextRun(text, font: FontRequest(family: family, size: size, weight: weight))],
      width: width, maximumNumberOfLines: lines, alignment: alignment, lineBreakMode: mode)
  }

  static func width(
    _ text: String, size: Double = 17, weight: Int = 400, family: FontRequest.Family = .system
  ) -> Double {
    Typesetter.layout(request(text, size: size, weight: weight, family: family)).size.width
  }

  /// The text of every line.
  static func lines(_ request: TextRequest) -> [String] {
    let bytes = Array(request.runs.map(\.text).joined().utf8)
    return Typesetter.layout(request).lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// The digest of a pinned file.
  static func digest(_ file: PinnedFonts.File) -> String? { FontLibrary.file(file)?.digest }

  /// The digests of the faces on the first line, from left to right.
  static func digests(_ text: String) -> [String] {
    Typesetter.layout(request(text)).lines[0].runs.map(\.face.digest)
  }
}

extension BinaryFloatingPoint {
  func isClose(to other: Self, within tolerance: Self) -> Bool {
    abs(self - other) <= tolerance
  }
}
