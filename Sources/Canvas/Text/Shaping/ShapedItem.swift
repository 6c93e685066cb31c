import CPango

/// Glyphs of one font, face, script and direction.
struct ShapedItem: Sendable {
  /// Characters whose glyphs cannot be told apart.
  struct Cluster: Sendable {
    var range: Range<Int>
    /// Places in ``ShapedItem/glyphs``.
    var glyphs: Range<Int>
    /// In em.
    var advance: Double
    /// Whether the text must be shaped anew when it is cut before this cluster.
    var isUnsafeToBreak: Bool
  }

  /// Characters.
  var range: Range<Int>
  /// nil for controls, which have no glyphs.
  let choice: FaceChoice?
  let font: FontKey
  let script: hb_script_t
  /// Odd from right to left.
  var level: UInt8
  /// The place in ``TextRequest/runs``.
  let source: Int
  /// From left to right, whatever the direction.
  private(set) var glyphs: [ShapedParagraph.Glyph] = []
  /// In the order of the text.
  private(set) var clusters: [Cluster] = []

  var isRightToLeft: Bool { level & 1 == 1 }

  init(
    range: Range<Int>, choice: FaceChoice?, font: FontKey, script: hb_script_t, level: UInt8,
    source: Int
  ) {
    self.range = range
    self.choice = choice
    self.font = font
    self.script = script
    self.level = level
    self.source = source
  }

  /// Takes the glyphs of the item's characters, from left to right.
  mutating func take(_ glyphs: [ShapedParagraph.Glyph]) {
    self.glyphs = glyphs
    clusters = []
    for place in isRightToLeft ? Array(glyphs.indices.reversed()) : Array(glyphs.indices) {
      addToClusters(glyphs[place], at: place)
    }
  }

  private mutating func addToClusters(_ glyph: ShapedParagraph.Glyph, at place: Int) {
    if let last = clusters.indices.last {
      if clusters[last].range.lowerBound == glyph.grapheme {
        let known = clusters[last].glyphs
        clusters[last].glyphs = min(known.lowerBound, place)..<max(known.upperBound, place + 1)
        clusters[last].advance += glyph.advance
        return
      }
      clusters[last].range = clusters[last].range.lowerBound..<glyph.grapheme
    }
    clusters.append(
      Cluster(
        range: glyph.grapheme..<range.upperBound, glyphs: place..<place + 1,
        advance: glyph.advance, isUnsafeToBreak: glyph.isUnsafeToBreak))
  }

  /// The part of the item with some of its characters; nil where the cut changes their glyphs.
  func part(_ part: Range<Int>) -> ShapedItem? {
    guard part != range else { return self }
    guard choice != nil else {
      var cut = self
      cut.range = part
      return cut
    }
    let first = clusters.partitioningIndex { $0.range.lowerBound >= part.lowerBound }
    let end = clusters.partitioningIndex { $0.range.lowerBound >= part.upperBound }
    guard first < end, clusters[first].range.lowerBound == part.lowerBound,
      clusters[end - 1].range.upperBound == part.upperBound,
      first == 0 || !clusters[first].isUnsafeToBreak,
      end == clusters.count || !clusters[end].isUnsafeToBreak
    else { return nil }
    let kept = clusters[first..<end]
    let places =
      kept.reduce(glyphs.count) {
        min($0, $1.glyphs.lowerBound)
      }..<kept.reduce(0) { max($0, $1.glyphs.upperBound) }
    var cut = self
    cut.range = part
    cut.glyphs = Array(glyphs[places])
    cut.clusters = kept.map { cluster in
      var moved = cluster
      moved.glyphs =
        cluster.glyphs.lowerBound - places.lowerBound..<cluster.glyphs.upperBound
        - places.lowerBound
      return moved
    }
    return cut
  }
}

extension RandomAccessCollection {
  /// The first place at which `belongs` holds, where it holds from there to the end.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if belongs(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
