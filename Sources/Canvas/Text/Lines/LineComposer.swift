import Foundation

/// Places the glyphs of a line: cut at its ends, in visual order, at the sizes of their runs.
struct LineComposer {
  let measured: MeasuredParagraph
  let shaper: Shaper
  /// The paragraph's first byte in the whole text.
  let start: Int
  /// Shapes signs that are not in the text.
  let shapeSign: (String, _ source: Int) -> ShapedParagraph

  /// Glyphs of one item or a part of it.
  private struct Piece {
    var item: ShapedItem
    /// Whose characters the item's are.
    var measured: MeasuredParagraph
    /// Cluster of every glyph, for signs; nil where glyphs say it themselves.
    var cluster: Int?
  }

  /// A line without its place among others.
  struct Line {
    var runs: [ShapedRun] = []
    var width = 0.0
    /// The runs of the request that stand on it, for its height.
    var sources: [Int] = []

    /// Makes room to the right of what stands on the line so far.
    mutating func widenLastGlyph(by room: Double) {
      guard let run = runs.indices.last, let glyph = runs[run].glyphs.indices.last else { return }
      runs[run].glyphs[glyph].advance += room
    }
  }

  /// Composes a line; `justifiedWidth` in points stretches its spaces to a width.
  func line(_ content: LineContent, justifiedWidth: Double?) -> Line {
    let pieces = pieces(of: content)
    var line = Line()
    place(visualOrder(pieces), extra: { _ in 0 }, in: &line)
    if let justifiedWidth, content.isWrapped, line.width < justifiedWidth {
      let stretched = stretchable(pieces)
      if !stretched.isEmpty {
        let extra = (justifiedWidth - line.width) / Double(stretched.count)
        line = Line()
        place(visualOrder(pieces), extra: { stretched.contains($0) ? extra : 0 }, in: &line)
      }
    }
    for piece in pieces where !line.sources.contains(piece.item.source) {
      line.sources.append(piece.item.source)
    }
    return line
  }

  // MARK: - Cutting

  private func pieces(of content: LineContent) -> [Piece] {
    content.parts.flatMap { part -> [Piece] in
      switch part {
      case .text(let range):
        return measured.shaped.items[measured.shaped.items(of: range)].map { item in
          Piece(item: cut(item, to: item.range.clamped(to: range)), measured: measured)
        }
      case .sign(let sign, let grapheme):
        return signPieces(sign, like: grapheme)
      }
    }
  }

  private func signPieces(_ sign: String, like grapheme: Int) -> [Piece] {
    let model = measured.shaped.items[measured.shaped.items(of: grapheme..<grapheme + 1)].first
    guard let model else { return [] }
    let signed = MeasuredParagraph(shapeSign(sign, model.source), runs: measured.runs)
    return signed.shaped.items.map { item in
      var placed = item
      placed.level = measured.shaped.baseLevel
      return Piece(
        item: placed, measured: signed, cluster: start + measured.shaped.starts[grapheme])
    }
  }

  /// Some characters of an item, shaped anew where the cut changes their glyphs.
  private func cut(_ item: ShapedItem, to range: Range<Int>) -> ShapedItem {
    if let part = item.part(range) { return part }
    var part = item
    part.range = range
    part.take(shaper.glyphs(of: item, range, in: measured.shaped))
    return part
  }

  // MARK: - Order

  /// Unicode's rule L2: from the highest level down, runs of that level or more are reversed.
  private func visualOrder(_ pieces: [Piece]) -> [Piece] {
    guard let highest = pieces.map(\.item.level).max(), highest > 0 else { return pieces }
    var ordered = pieces
    for level in (1...highest).reversed() {
      var index = 0
      while index < ordered.count {
        var end = index
        while end < ordered.count, ordered[end].item.level >= level { end += 1 }
        if end > index { ordered[index..<end].reverse() }
        index = max(end, index + 1)
      }
    }
    return ordered
  }

  /// Characters that justification widens: spaces, or where there are none, ideographs.
  private func stretchable(_ pieces: [Piece]) -> Set<Int> {
    let shown = pieces.filter { $0.cluster == nil }.flatMap(\.item.range).dropLast()
    let traits = measured.shaped.traits
    let spaces = shown.filter { traits[$0].contains(.space) && !traits[$0].contains(.tab) }
    return Set(
      spaces.isEmpty
        ? shown.filter { !traits[$0].isDisjoint(with: [.ideograph, .hangul]) } : spaces)
  }

  // MARK: - Placing

  private func place(_ pieces: [Piece], extra: (Int) -> Double, in line: inout Line) {
    var pen = 0.0
    for piece in pieces { place(piece, extra: extra, pen: &pen, in: &line) }
    line.width = pen
  }

  private func place(
    _ piece: Piece, extra: (Int) -> Double, pen: inout Double, in line: inout Line
  ) {
    let item = piece.item
    guard let choice = item.choice else {
      for grapheme in item.range { pen = piece.measured.advance(pen, over: grapheme) }
      return
    }
    let run = measured.runs[item.source]
    let size = run.font.size * choice.scale
    let spacing = piece.measured.spacing(of: item)
    var glyphs: [ShapedRun.Glyph] = []
    glyphs.reserveCapacity(item.glyphs.count)
    for index in item.clusters.indices {
      let cluster = item.clusters[item.isRightToLeft ? item.clusters.count - 1 - index : index]
      let room = self.spacing(cluster.range, in: piece, spacing, extra)
      if item.isRightToLeft {
        // What is added after a character stands to its left when text runs to the left.
        if glyphs.isEmpty { line.widenLastGlyph(by: room) }
        if let left = glyphs.indices.last { glyphs[left].advance += room }
        pen += room
      }
      for glyph in item.glyphs[cluster.glyphs] {
        let advance = glyph.advance * size
        glyphs.append(
          ShapedRun.Glyph(
            id: glyph.id,
            position: CGPoint(x: pen + glyph.x * size, y: -glyph.y * size - run.baselineOffset),
            advance: advance,
            cluster: piece.cluster ?? start + piece.measured.shaped.starts[glyph.grapheme]))
        pen += advance
      }
      if !item.isRightToLeft {
        if let last = glyphs.indices.last { glyphs[last].advance += room }
        pen += room
      }
    }
    append(
      ShapedRun(
        face: shaper.cascade.face(of: choice).face, size: size, slant: choice.slant,
        source: item.source, glyphs: glyphs), to: &line)
  }

  /// Tracking, kern and justification of a cluster's characters, in points.
  private func spacing(
    _ range: Range<Int>, in piece: Piece, _ spacing: Double, _ extra: (Int) -> Double
  ) -> Double {
    range.reduce(0) { sum, grapheme in
      let isSpaced = !piece.measured.shaped.traits[grapheme].contains(.ignorable)
      return sum + (isSpaced ? spacing : 0) + (piece.cluster == nil ? extra(grapheme) : 0)
    }
  }

  private func append(_ run: ShapedRun, to line: inout Line) {
    if let last = line.runs.indices.last, line.runs[last].face == run.face,
      line.runs[last].size == run.size, line.runs[last].slant == run.slant,
      line.runs[last].source == run.source
    {
      line.runs[last].glyphs += run.glyphs
    } else {
      line.runs.append(run)
    }
  }
}
