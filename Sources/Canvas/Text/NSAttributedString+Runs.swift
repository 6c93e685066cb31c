package import Foundation

extension NSAttributedString {
  /// A stretch of text with one set of attributes.
  package struct Run {
    /// In UTF-16 units.
    package let range: NSRange
    package let attributes: [NSAttributedString.Key: Any]
  }

  /// The runs inside `range`, in the order of the text.
  ///
  /// Foundation's own way of asking hands out a pointer; this is the one place that takes it.
  package func runs(in range: NSRange) -> [Run] {
    var runs: [Run] = []
    unsafe enumerateAttributes(in: range) { attributes, range, _ in
      runs.append(Run(range: range, attributes: attributes))
    }
    return runs
  }
}
