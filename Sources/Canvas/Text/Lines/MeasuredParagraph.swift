/// A shaped paragraph at the sizes of its runs: how much room each character takes.
struct MeasuredParagraph {
  let shaped: ShapedParagraph
  let runs: [TextRun]
  /// Points, tracking and kern included; 0 for tabs, which depend on where they stand.
  private(set) var advances: [Double]

  /// Widths may be over by this much, in points, and still fit.
  ///
  /// A label laid out again at the width it was measured with must not wrap.
  static let tolerance = 1.0 / 1024

  /// Default tab stops are this many points apart.
  static let tabInterval = 28.0

  init(_ shaped: ShapedParagraph, runs: [TextRun]) {
    self.shaped = shaped
    self.runs = runs
    advances = [Double](repeating: 0, count: shaped.count)
    for item in shaped.items { measure(item) }
  }

  /// The points to add after each character of an item.
  func spacing(of item: ShapedItem) -> Double {
    let run = runs[item.source]
    return (item.choice?.tracking(at: run.font.size) ?? 0) + run.kern
  }

  /// Where the pen stands after a character that starts at `x` points from the line's start.
  func advance(_ x: Double, over grapheme: Int) -> Double {
    guard shaped.traits[grapheme].contains(.tab) else { return x + advances[grapheme] }
    return ((x / MeasuredParagraph.tabInterval).rounded(.down) + 1) * MeasuredParagraph.tabInterval
  }

  private mutating func measure(_ item: ShapedItem) {
    guard let choice = item.choice else { return }
    let size = runs[item.source].font.size * choice.scale
    let spacing = spacing(of: item)
    for cluster in item.clusters {
      // A ligature's characters share its width, as carets do.
      let share = cluster.advance * size / Double(cluster.range.count)
      for grapheme in cluster.range {
        let isSpaced = !shaped.traits[grapheme].contains(.ignorable)
        advances[grapheme] = share + (isSpaced ? spacing : 0)
      }
    }
  }
}
