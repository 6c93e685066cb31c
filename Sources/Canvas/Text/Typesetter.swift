import Synchronization

/// Shapes and breaks text: the only door to Pango and HarfBuzz.
///
/// Every function may be called from any thread; one lock inside serves them in turn.
package enum Typesetter {
  private static let state = Mutex(State())

  /// Lays out a request; equal requests give equal layouts in every process.
  package static func layout(_ request: TextRequest) -> TextLayout {
    state.withLock { $0.layout(request) }
  }

  /// UIKit's vertical metrics of a font.
  ///
  /// The system font's are San Francisco's, whatever its weight and whatever is drawn in its
  /// stead; a named font's are those of its own `hhea` table.
  package static func metrics(of font: FontRequest) -> FontMetrics {
    switch font.family {
    case .system, .design: FontMetrics(systemSize: font.size)
    case .named: state.withLock { $0.shaper.cascade.metrics(of: font) }
    }
  }

  /// Makes a font file's families known and returns their names.
  ///
  /// The file is copied into memory: later changes to it have no effect.
  /// - Throws: ``CanvasError/font(_:)`` when it is no font that can be read.
  package static func addFont(file path: String) throws(CanvasError) -> [String] {
    let families = try FontLibrary.add(file: path)
    // What fell back to the system font so far may now be found.
    state.withLock { $0 = State() }
    return families
  }

  /// The family that text in a font is drawn with, and how it came to be chosen.
  package static func resolvedFamily(of font: FontRequest) -> FontResolution {
    FontResolution(font)
  }

  /// The shared objects of HarfBuzz and what was shaped with them.
  private struct State {
    let shaper = Shaper()
    var layouts = BoundedCache<TextRequest, TextLayout>(limit: 60_000)
    let paragraphs = ParagraphCache()

    mutating func layout(_ request: TextRequest) -> TextLayout {
      if let known = layouts[request] { return known }
      let composer = TextComposer(request: request, shaper: shaper) { [paragraphs, shaper] in
        paragraphs.shaped($0, by: shaper)
      }
      let layout = composer.layout()
      layouts.insert(layout, for: request, cost: layout.cost)
      return layout
    }
  }
}

/// Shaped paragraphs by what shapes them.
final class ParagraphCache {
  private var cache = BoundedCache<Paragraph, ShapedParagraph>(limit: 60_000)

  func shaped(_ paragraph: Paragraph, by shaper: Shaper) -> ShapedParagraph {
    if let known = cache[paragraph] { return known }
    let shaped = shaper.shape(paragraph)
    cache.insert(shaped, for: paragraph, cost: 8 + 2 * shaped.count)
    return shaped
  }
}

extension TextLayout {
  /// About how many glyphs' room it takes.
  fileprivate var cost: Int {
    lines.reduce(4) { $1.runs.reduce($0 + 4) { $0 + 4 + $1.glyphs.count } }
  }
}
