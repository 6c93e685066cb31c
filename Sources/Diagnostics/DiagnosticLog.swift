import Synchronization

/// A thread-safe list of messages that keeps each message once, in the order they came.
///
/// Whatever is accepted but not honoured warns here once per run of a scene.
public final class DiagnosticLog: Sendable {
  private struct State {
    var messages: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
  }

  private let state = Mutex(State())

  /// Creates an empty log.
  public init() {}

  /// Appends `diagnostic` unless an equal one is there already.
  ///
  /// - Complexity: O(1) on average.
  public func report(_ diagnostic: Diagnostic) {
    state.withLock { state in
      guard state.seen.insert(diagnostic).inserted else { return }
      state.messages.append(diagnostic)
    }
  }

  /// The messages so far, oldest first.
  public var messages: [Diagnostic] {
    state.withLock { $0.messages }
  }

  /// Removes and returns the messages so far, oldest first.
  public func drain() -> [Diagnostic] {
    state.withLock { state in
      defer { state = State() }
      return state.messages
    }
  }
}
