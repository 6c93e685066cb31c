import Glibc

/// Asks the system for large pages under memory that is about to be filled.
///
/// A phone's screen has 12 MB. In pages of 4 KB the kernel is entered 3 000 times to hand them
/// out, which takes longer than writing them.
enum LargePages {
  /// The size of a large page, in bytes.
  private static let pageSize = 1 << 21

  /// Hints that `memory`, which nobody has touched, will be filled.
  ///
  /// What is stored there does not depend on it: a system without large pages ignores the hint.
  static func use(for memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress else { return }
    // Only whole large pages, so that no neighbour of the memory is concerned.
    let first = unsafe start.alignedUp(toMultipleOf: pageSize)
    let end = unsafe (start + memory.count).alignedDown(toMultipleOf: pageSize)
    guard unsafe first < end else { return }
    _ = unsafe madvise(first, end - first, MADV_HUGEPAGE)
  }
}
