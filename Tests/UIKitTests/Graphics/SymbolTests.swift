import Foundation
import Painting
import Testing

@testable import UIKit

/// Whether the stand-ins are installed.
let hasSymbols = FileManager.default.fileExists(atPath: "/usr/share/bootstrap-icons/svg/star.svg")

@Suite(.enabled(if: hasSymbols)) struct SymbolTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let symbol: String
    var configuration: UIImage.SymbolConfiguration?
    var scale: CGFloat = 2
    let size: CGSize
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    // 17 pt × 1.2839 em = 21.83; 17 pt × 1.1635 em = 19.78.
    Row(name: "a star at 2x", symbol: "star.fill", size: CGSize(width: 22, height: 20)),
    Row(
      name: "a star at 3x", symbol: "star.fill", scale: 3,
      size: CGSize(width: 22, height: 20)),
    Row(name: "a chevron", symbol: "chevron.right", size: CGSize(width: 14.5, height: 19.5)),
    Row(name: "a cross", symbol: "xmark", size: CGSize(width: 17.5, height: 15.5)),
    Row(name: "a plus", symbol: "plus", size: CGSize(width: 18, height: 16)),
    Row(name: "a bin", symbol: "trash", size: CGSize(width: 19, height: 20.5)),
    Row(
      name: "twice the size", symbol: "star.fill",
      configuration: UIImage.SymbolConfiguration(pointSize: 34),
      size: CGSize(width: 44, height: 40)),
    Row(
      name: "the large scale", symbol: "star.fill",
      configuration: UIImage.SymbolConfiguration(scale: .large),
      size: CGSize(width: 28, height: 25.5)),
    Row(
      name: "beside a large title", symbol: "star.fill",
      configuration: UIImage.SymbolConfiguration(textStyle: .largeTitle),
      size: CGSize(width: 44, height: 40)),
    Row(
      name: "beside a font", symbol: "star.fill",
      configuration: UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 34)),
      size: CGSize(width: 44, height: 40)),
    Row(
      name: "a later configuration wins where it says something", symbol: "star.fill",
      configuration: UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
        .applying(UIImage.SymbolConfiguration(pointSize: 34)),
      size: CGSize(width: 44, height: 40)),
  ]

  @Test("a symbol's size in points", arguments: rows)
  func size(_ row: Row) throws {
    let traits = UITraitCollection.standard.modifyingTraits { $0.displayScale = row.scale }
    let image = try #require(
      traits.asCurrent {
        UIImage(systemName: row.symbol, withConfiguration: row.configuration)
      })
    #expect(image.size == row.size)
    #expect(image.scale == row.scale)
    #expect(image.isSymbolImage && image.isTemplate)
    #expect(image.hasBaseline)
  }

  @Test("the drawing is inside the image, in its middle, in one colour")
  func artwork() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    let red = Painting.Color(red: 1, green: 0, blue: 0)
    let rect = CGRect(x: 100, y: 50, width: image.size.width * 2, height: image.size.height * 2)
    let items = image.displayItems(in: rect, tint: red)
    #expect(items.count == 1)
    guard case .fill(.path(let path, _), let color)? = items.first else {
      Issue.record("not a filled path")
      return
    }
    #expect(color == red)
    let ink = try #require(path.bounds)
    #expect(rect.contains(ink))
    #expect(abs(ink.midX - rect.midX) < 1e-9 && abs(ink.midY - rect.midY) < 1e-9)
    // As wide as the symbol's own drawing: 1.0955 em of 34 points, or as high: 1.0427.
    let fits = min(abs(ink.width - 1.0955 * 34), abs(ink.height - 1.0427 * 34))
    #expect(fits < 1e-9)
  }

  @Test("every symbol with a stand-in can be drawn")
  func all() {
    #expect(SymbolCatalog.names.count == 482)
    let log = UIKitLogReader()
    log.watch {
      for name in SymbolCatalog.names {
        let image = UIImage(systemName: name)
        #expect(image != nil, "\(name)")
        #expect(
          image?.displayItems(in: CGRect(x: 0, y: 0, width: 9, height: 9), tint: nil).isEmpty
            == false)
      }
    }
    #expect(log.summaries.isEmpty)
  }

  @Test("a symbol that cannot be drawn is nil and says why")
  func unknown() {
    let log = UIKitLogReader()
    log.watch {
      #expect(UIImage(systemName: "star.fil") == nil)
      #expect(UIImage(systemName: "faceid") == nil)
      #expect(SymbolDrawings.drawing(named: "no-such-file", for: "x") == nil)
    }
    #expect(log.ids == ["unknown-symbol", "symbol-stand-in", "symbol-files"])
    #expect(log.helps[0] == "did you mean star.fill?")
    #expect(log.helps[2] == "apt-get install bootstrap-icons")
  }

  @Test("SVG: paths, circles, rectangles; nothing is half understood")
  func svg() throws {
    let drawing = try #require(
      SymbolDrawings.Drawing(
        svg: """
          <svg viewBox="0 0 16 16"><circle cx="4" cy="4" r="4"/>
          <rect width="4" height="2" x="10" y="1" rx="1"/>
          <path fill-rule="evenodd" d="M0 10h2v2H0z"/></svg>
          """))
    #expect(drawing.outlines.map(\.rule) == [.nonZero, .nonZero, .evenOdd])
    #expect(drawing.ink == CGRect(x: 0, y: 0, width: 14, height: 12))
    #expect(SymbolDrawings.Drawing(svg: "<svg><g transform=\"\"/></svg>") == nil)
    #expect(SymbolDrawings.Drawing(svg: "<svg><path d=\"M0 0 L\"/></svg>") == nil)
    #expect(SymbolDrawings.Drawing(svg: "<svg></svg>") == nil)
  }

  @Test("configurations are compared by what they say")
  func equality() {
    #expect(
      UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        == UIImage.SymbolConfiguration(pointSize: 20)
        .applying(UIImage.SymbolConfiguration(weight: .bold)))
    #expect(UIImage.SymbolConfiguration(scale: .small) != .unspecified)
  }
}
