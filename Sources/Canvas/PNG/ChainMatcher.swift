/// Finds the cheapest way to write data: many earlier places are tried, and what to take is
/// decided by what it costs in bits.
///
/// Runs of one colour and rows that repeat are taken as they come, as ``PixelMatcher`` does; the
/// stretches between, text and edges, are written along the shortest path through all literals
/// and matches.
enum ChainMatcher {
  /// A stretch is cut here, so that little memory is enough.
  private static let longestStretch = 1 << 13

  /// Writes `source` as literals and matches.
  ///
  /// - Parameters:
  ///   - source: The data.
  ///   - layout: Which matches are likely.
  ///   - costs: What symbols cost, as learnt from a faster attempt.
  ///   - writer: Where literals and matches go.
  static func match(
    _ source: UnsafeBufferPointer<UInt8>, layout: Deflate.Layout, costs: DeflateCosts,
    into writer: inout DeflateBlockWriter
  ) {
    guard let bytes = source.baseAddress else { return }
    let count = source.count
    var search = unsafe ChainSearch(bytes: bytes, count: count, layout: layout)
    var path = CheapestPath(length: longestStretch, costs: costs)
    var position = 0
    while position < count {
      // 1. What repeats for long is taken at once.
      let long = search.longMatch(at: position)
      if long.length > 0 {
        writer.match(length: long.length, distance: long.distance)
        position &+= long.length
        continue
      }
      // 2. From here to the next such place: all ways forward …
      path.begin(at: position)
      var place = position
      var isOpen = true
      while isOpen {
        path.addLiteral(unsafe bytes[place], at: place)
        search.forEachMatch(at: place) { lengths, distance in
          path.addMatches(lengths: lengths, distance: distance, at: place)
        }
        place &+= 1
        isOpen =
          place < count && place &- position < longestStretch
          && search.longMatch(at: place).length == 0
      }
      // 3. … and the cheapest of them; matches may reach beyond that place.
      position = unsafe path.write(upTo: place, of: bytes, into: &writer)
    }
  }
}
