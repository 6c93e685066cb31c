import Diagnostics
import Foundation

/// Symbols by UIKit's names.
package enum SymbolCatalog {
  /// A row of the table.
  struct Entry: Hashable, Sendable {
    var name: String
    /// The stand-in's file name without extension; nil where there is none.
    var standIn: String?
    /// Measures in em; nil where they are not known.
    var box: Box?
  }

  /// The room a symbol takes, in em at medium scale.
  struct Box: Hashable, Sendable {
    /// Space at the left; the same is left at the right.
    var bearing: Double
    /// From the baseline up to the top of the glyph.
    var top: Double
    var width: Double
    var height: Double
    /// The height of the whole image.
    var imageHeight: Double

    var imageWidth: Double { 2 * bearing + width }

    /// A guess for a glyph of these proportions: as high as a symbol in a circle, and as wide as a
    /// wide one at most, with its middle where that of most symbols is.
    init(guessedFor aspect: Double) {
      let (tallest, widest) = (0.9955, 1.2)
      width = min(aspect * tallest, widest)
      height = width / aspect
      bearing = 0.0872
      top = 0.352 + height / 2
      imageHeight = height + 0.12
    }

    init(_ tenThousandths: [Int]) {
      let values = tenThousandths.map { Double($0) / 10_000 }
      bearing = values[0]
      top = values[1]
      width = values[2]
      height = values[3]
      imageHeight = values[4]
    }
  }

  /// The names that can be drawn, sorted.
  package static let names: [String] = rows.map(Entry.init).filter { $0.standIn != nil }
    .map(\.name).sorted()

  /// The table cut into lines; nothing of a line is read before it is asked for.
  private static let rows: [Substring.UTF8View] = symbolTable.utf8.split(
    separator: UInt8(ascii: "\n"))

  /// The symbol's row; nil, with a message, for a name that has no stand-in.
  static func entry(named name: String) -> Entry? {
    // A search takes less time than a dictionary of a table of which few rows are ever used.
    let row = rows.first { $0.prefix { $0 != UInt8(ascii: " ") }.elementsEqual(name.utf8) }
    guard let row else {
      let nearest = NearestName.suggestion(for: name, among: names)
      UIKitLog.warn(
        id: "unknown-symbol", "no symbol is named \(name), or it has no stand-in here",
        help: nearest.map { "did you mean \($0)?" })
      return nil
    }
    let entry = Entry(row)
    guard entry.standIn != nil else {
      UIKitLog.warn(
        id: "symbol-stand-in", "the symbol \(name) has no stand-in in bootstrap-icons",
        help: "show an image of your own")
      return nil
    }
    return entry
  }
}

extension SymbolCatalog.Entry {
  /// Reads a row of the table.
  fileprivate init(_ row: Substring.UTF8View) {
    let fields = Substring(row).split(separator: " ").map(String.init)
    let numbers = fields.dropFirst(2).compactMap { Int($0) }
    self.init(
      name: fields[0], standIn: fields[1] == "-" ? nil : fields[1],
      box: numbers.count == 5 ? SymbolCatalog.Box(numbers) : nil)
  }
}
