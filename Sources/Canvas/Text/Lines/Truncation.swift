/// Decides which characters an ellipsis replaces.
struct Truncation {
  let measured: MeasuredParagraph
  /// Points.
  let width: Double
  /// The width of an ellipsis in a character's font, in points.
  let ellipsisWidth: (Int) -> Double

  enum Place { case head, middle, tail }

  /// Characters of `range` before and after the ellipsis, as many as fit.
  func parts(of range: Range<Int>, _ place: Place) -> (head: Range<Int>, tail: Range<Int>) {
    switch place {
    case .tail:
      let head = prefix(of: range) { width - ellipsisWidth($0) }
      return (head, range.upperBound..<range.upperBound)
    case .head:
      let tail = suffix(of: range, room: width - ellipsisWidth(range.lowerBound))
      return (range.lowerBound..<range.lowerBound, tail)
    case .middle:
      let room = width - ellipsisWidth(range.lowerBound)
      let head = prefix(of: range) { _ in room / 2 }
      let tail = suffix(of: head.upperBound..<range.upperBound, room: room - length(of: head))
      return (head, tail)
    }
  }

  private var limit: Double { MeasuredParagraph.tolerance }

  /// The most characters from the front; `room` depends on the last one kept.
  private func prefix(of range: Range<Int>, room: (Int) -> Double) -> Range<Int> {
    var x = 0.0
    var end = range.lowerBound
    for grapheme in range {
      x = measured.advance(x, over: grapheme)
      if x > width + limit { break }
      if x <= room(grapheme) + limit { end = grapheme + 1 }
    }
    return range.lowerBound..<end
  }

  private func suffix(of range: Range<Int>, room: Double) -> Range<Int> {
    var x = 0.0
    var start = range.upperBound
    for grapheme in range.reversed() {
      x = measured.advance(x, over: grapheme)
      if x > room + limit { break }
      start = grapheme
    }
    return start..<range.upperBound
  }

  private func length(of range: Range<Int>) -> Double {
    range.reduce(0) { measured.advance($0, over: $1) }
  }
}
