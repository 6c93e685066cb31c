import Foundation

/// The heights of a table's rows: known ones, and estimates for rows never shown.
struct RowMetrics {
  /// One section.
  struct Section {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
    /// Where the section starts, in content coordinates.
    var top: CGFloat = 0

    var height: CGFloat { header + rows.reduce(0, +) + footer }
  }

  var sections: [Section] = []
  /// Above the first section: the table's header view.
  var top: CGFloat = 0

  /// Sets where sections start; call after heights changed.
  ///
  /// - Complexity: O(rows).
  mutating func place() {
    var y = top
    for index in sections.indices {
      sections[index].top = y
      y += sections[index].height
    }
  }

  /// The end of the last section.
  var bottom: CGFloat { sections.last.map { $0.top + $0.height } ?? top }

  /// Where a row stands: its top and height.
  ///
  /// - Complexity: O(rows of the section).
  func row(_ path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    let top = section.top + section.header + section.rows[..<path.row].reduce(0, +)
    return (top, section.rows[path.row])
  }

  /// Whether a row of that index exists.
  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }
}
