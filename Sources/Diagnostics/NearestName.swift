/// Finds the known word a person most likely meant.
public enum NearestName {
  /// The candidate with the smallest edit distance to `word`, if it is near enough to suggest.
  ///
  /// Upper and lower case count as equal. Ties go to the earlier candidate.
  ///
  /// - Complexity: O(candidates · length²).
  public static func suggestion(for word: String, among candidates: some Sequence<String>)
    -> String?
  {
    let wanted = Array(word.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = editDistance(wanted, Array(candidate.lowercased()))
      guard distance <= max(1, min(wanted.count, candidate.count) / 3 + 1) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The Levenshtein distance with neighbouring swaps counted as one.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + Array(repeating: 0, count: b.count)
      for j in 1...b.count {
        let change = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
