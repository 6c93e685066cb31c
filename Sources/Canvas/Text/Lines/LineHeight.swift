/// A line's height and where its baseline lies in it, in points.
struct LineHeight: Hashable {
  var height: Double
  /// Below the line's top.
  var baseline: Double

  /// The height of a line on which some runs of a request stand.
  ///
  /// The tallest ascent and the deepest descent count, by the metrics of the fonts asked for.
  /// What a line height of the paragraph adds or takes away, it adds or takes at the top.
  init(
    _ sources: [Int], of request: TextRequest, metrics: (FontRequest) -> FontMetrics
  ) {
    var (above, below) = (-Double.infinity, -Double.infinity)
    for source in sources {
      let run = request.runs[source]
      let metrics = metrics(run.font)
      above = max(above, metrics.ascender + run.baselineOffset)
      below = max(below, metrics.leading - metrics.descender - run.baselineOffset)
    }
    let natural = sources.isEmpty ? 0 : above + below
    var height = natural
    if request.lineHeightMultiple > 0 { height *= request.lineHeightMultiple }
    if request.minimumLineHeight > 0 { height = max(height, request.minimumLineHeight) }
    if request.maximumLineHeight > 0 { height = min(height, request.maximumLineHeight) }
    self.height = height
    baseline = sources.isEmpty ? 0 : above + height - natural
  }
}
