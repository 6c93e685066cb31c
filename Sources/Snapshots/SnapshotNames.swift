import Synchronization

/// Which test uses which snapshot name, so that no two use the same.
package final class SnapshotNames: Sendable {
  private let owners = Mutex<[SnapshotID: String]>([:])

  package init() {}

  /// Gives `id` to `owner`, unless another one has it; returns that one.
  package func claim(_ id: SnapshotID, for owner: String) -> String? {
    owners.withLock { owners in
      guard let other = owners[id] else {
        owners[id] = owner
        return nil
      }
      return other == owner ? nil : other
    }
  }
}
