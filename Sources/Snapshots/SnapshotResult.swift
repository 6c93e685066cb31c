/// The verdict on one snapshot, with everything a person needs to act on it.
package struct SnapshotResult: Hashable, Sendable {
  /// What came out.
  package enum Verdict: Hashable, Sendable {
    /// Equal to the golden, or within the tolerance.
    case passed
    /// The golden was written; `isFirst` where there was none before.
    case recorded(isFirst: Bool)
    case failed(Reason)
  }

  /// Why a snapshot failed.
  package enum Reason: String, Hashable, Sendable {
    /// No pixel of the picture shows anything.
    case empty
    /// There is no golden.
    case missing
    /// The golden cannot be read or compared.
    case unreadable
    /// The golden was made under another fingerprint.
    case otherFingerprint
    /// Another size or scale.
    case size
    /// Other pixels.
    case pixels
    /// The same pixels, but another tree.
    case layout
    /// The name belongs to another test.
    case nameTaken
    /// A file could not be written.
    case notWritten
  }

  package let id: SnapshotID
  package let verdict: Verdict
  /// Whether a test run may go on: passed, or recorded on demand.
  package let isSuccess: Bool
  /// What was measured, if pixels were compared.
  package let comparison: PictureComparison?
  /// What is different in the tree, most telling first.
  package let changes: [TreeChange]
  /// The report for a person; ends in a way out where there is one.
  package let message: String
}
