/// Everything besides the input that can move a pixel: versions, font digests, traits.
package struct Fingerprint: Hashable, Sendable {
  /// One such thing and its state.
  package struct Entry: Hashable, Sendable {
    /// One line without a colon.
    package var name: String
    /// One line.
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// In the order in which they are printed.
  package var entries: [Entry]

  package init(_ entries: [Entry]) { self.entries = entries }

  /// One line an entry, `name: value`.
  package var text: String {
    entries.map { "\($0.name): \($0.value)\n" }.joined()
  }

  /// Reads what ``text`` prints; lines without a colon are left out.
  package init(text: String) {
    entries = text.split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return Entry(String(line[..<colon]), String(value))
    }
  }

  /// A thing that is not in the same state.
  package struct Difference: Hashable, Sendable, CustomStringConvertible {
    package let name: String
    /// What it was; nil where it was not stated.
    package let expected: String?
    /// What it is; nil where it is not stated.
    package let actual: String?

    package var description: String {
      "\(name) \(expected ?? "not stated") → \(actual ?? "not stated")"
    }
  }

  /// What is different in `actual`, in the order of this fingerprint, new things last.
  package func differences(in actual: Fingerprint) -> [Difference] {
    func value(_ name: String, _ entries: [Entry]) -> String? {
      entries.first { $0.name == name }?.value
    }
    let changed = entries.compactMap { entry -> Difference? in
      let now = value(entry.name, actual.entries)
      guard now != entry.value else { return nil }
      return Difference(name: entry.name, expected: entry.value, actual: now)
    }
    let added = actual.entries.compactMap { entry -> Difference? in
      guard value(entry.name, entries) == nil else { return nil }
      return Difference(name: entry.name, expected: nil, actual: entry.value)
    }
    return changed + added
  }
}
