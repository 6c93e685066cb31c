import Glibc

/// Fetches memory that is about to be filled from the system all at once.
///
/// A phone's screen has 12 MB. Fetched page by page, as it is touched, the kernel is entered 3 000
/// times, which takes longer than writing the pixels.
enum FreshMemory {
  private static let pageSize = 1 << 12
  private static let largePageSize = 1 << 21

  /// Hints that `memory`, which nobody has touched, will be filled whole.
  ///
  /// What is stored there does not depend on it: a system that does not know the hints ignores
  /// them.
  static func prepare(_ memory: UnsafeMutableRawBufferPointer) {
    // Little memory is likely to have been in use before.
    guard memory.count >= largePageSize else { return }
    unsafe advise(MADV_HUGEPAGE, on: memory, inPagesOf: largePageSize)
    unsafe advise(MADV_POPULATE_WRITE, on: memory, inPagesOf: pageSize)
  }

  /// Gives advice on the whole pages inside `memory`, so that no neighbour is concerned.
  private static func advise(
    _ advice: Int32, on memory: UnsafeMutableRawBufferPointer, inPagesOf size: Int
  ) {
    guard let start = memory.baseAddress else { return }
    let first = unsafe start.alignedUp(toMultipleOf: size)
    let end = unsafe (start + memory.count).alignedDown(toMultipleOf: size)
    guard unsafe first < end else { return }
    _ = unsafe madvise(first, end - first, advice)
  }
}
