import Foundation
import Painting
import Synchronization

/// The stand-ins' outlines, read from the SVG files of the Debian package `bootstrap-icons`.
enum SymbolDrawings {
  /// Filled outlines in the coordinates of the file.
  struct Drawing: Hashable, Sendable {
    var outlines: [SymbolArtwork.Outline]
    /// The smallest rectangle around all of them; neither side is zero.
    var ink: CGRect
  }

  private static let folder = "/usr/share/bootstrap-icons/svg"
  private static let cache = Mutex<[String: Drawing]>([:])

  /// The drawing of a file; nil, with a message, where it cannot be read.
  ///
  /// - Parameters:
  ///   - file: The file's name without extension.
  ///   - symbol: What messages call the symbol.
  /// - Returns: The drawing, read once in a process.
  static func drawing(named file: String, for symbol: String) -> Drawing? {
    if let known = cache.withLock({ $0[file] }) { return known }
    let path = "\(folder)/\(file).svg"
    guard let data = FileManager.default.contents(atPath: path) else {
      UIKitLog.warn(
        id: "symbol-files", "the symbol \(symbol) cannot be drawn: \(path) is not there",
        help: "apt-get install bootstrap-icons")
      return nil
    }
    guard let drawing = Drawing(svg: String(decoding: data, as: UTF8.self)) else {
      UIKitLog.warn(
        id: "symbol-files", "the symbol \(symbol) cannot be drawn: \(path) is not understood")
      return nil
    }
    cache.withLock { $0[file] = drawing }
    return drawing
  }
}

extension SymbolDrawings.Drawing {
  /// Reads the paths, rectangles and circles of an SVG file; nil where there is more to it.
  init?(svg text: String) {
    outlines = []
    for tag in SVGTag.tags(in: text) {
      guard let path = tag.path else { return nil }
      let rule: FillRule = tag.attributes["fill-rule"] == "evenodd" ? .evenOdd : .nonZero
      outlines.append(SymbolArtwork.Outline(path: path, rule: rule))
    }
    let points = outlines.compactMap(\.path.bounds).flatMap {
      [CGPoint(x: $0.minX, y: $0.minY), CGPoint(x: $0.maxX, y: $0.maxY)]
    }
    ink = CGRect(enclosing: points)
    guard !ink.isNull, ink.width > 0, ink.height > 0 else { return nil }
  }
}

/// A shape of an SVG file, as written.
private struct SVGTag {
  var name: String
  var attributes: [String: String]

  /// The tags inside the outermost one, in order.
  static func tags(in text: String) -> [SVGTag] {
    text.split(separator: "<").compactMap { piece in
      guard let first = piece.first, first.isLetter,
        let end = piece.firstIndex(where: { $0 == ">" })
      else { return nil }
      let body = piece[..<end]
      let name = String(body.prefix { $0.isLetter })
      return name == "svg" ? nil : SVGTag(name: name, attributes: attributes(in: body))
    }
  }

  /// `name="value"` pairs.
  private static func attributes(in body: Substring) -> [String: String] {
    var result: [String: String] = [:]
    // Between quotes: name, value, name, value …
    let parts = body.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = parts[index].split(whereSeparator: { $0.isWhitespace || $0 == "=" }).last
      if let name { result[String(name)] = String(parts[index + 1]) }
    }
    return result
  }

  /// The shape's outline; nil for elements and attributes that are not understood.
  var path: Path? {
    guard attributes["transform"] == nil else { return nil }
    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
    switch name {
    case "path": return attributes["d"].flatMap { try? Path(svg: $0) }
    case "circle":
      let radius = number("r")
      return .ellipse(
        in: CGRect(
          x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius,
          height: 2 * radius))
    case "rect":
      let rect = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      return .roundedRect(RoundedRect(rect, radius: number("rx")))
    default: return nil
    }
  }
}
