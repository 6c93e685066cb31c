/// A stretch of neighbouring pixels in one row that differ.
package struct DifferingRun: Hashable, Sendable {
  /// The row, counted from 0.
  package let y: Int
  /// The columns.
  package let x: Range<Int>
}

/// Where two pictures of one size differ, and by how much.
package struct PixelDifferences: Hashable, Sendable {
  /// Pixels that are not equal, however little they differ.
  package let count: Int
  /// The largest difference of a channel, red, green, blue or alpha, premultiplied, of 255.
  package let largestChannelDifference: Int
  /// The pixels that differ by more than was to be ignored, row by row.
  package let runs: [DifferingRun]
}

extension PixelBuffer {
  /// Where this picture and `other`, which has the same size, are not equal.
  ///
  /// Pixels that are fully transparent in both are equal, whatever colour is hidden in them.
  ///
  /// - Parameters:
  ///   - other: The other picture.
  ///   - ignored: Channel differences up to this are left out of the runs, not of the figures.
  /// - Returns: The figures and the runs.
  /// - Complexity: O(pixels); equal stretches are passed two pixels at a time.
  package func differences(
    from other: PixelBuffer, ignoring ignored: Int = 0
  ) -> PixelDifferences {
    precondition(width == other.width && height == other.height, "sizes differ")
    var count = 0
    var largest = 0
    var runs: [DifferingRun] = []
    unsafe pixels.withUnsafeBufferPointer { ours in
      unsafe other.pixels.withUnsafeBufferPointer { theirs in
        guard let ours = ours.baseAddress, let theirs = theirs.baseAddress else { return }
        var y = 0
        while y < height {
          let row = y &* width
          var x = unsafe Self.firstDifference(ours + row, theirs + row, from: 0, width: width)
          while x < width {
            // From here on pixel by pixel, as far as they differ enough.
            let start = x
            while x < width {
              let difference = unsafe Self.difference(ours[row &+ x], theirs[row &+ x])
              if difference > 0 { count &+= 1 }
              if difference > largest { largest = difference }
              if difference <= ignored { break }
              x &+= 1
            }
            if x > start { runs.append(DifferingRun(y: y, x: start..<x)) }
            // The pixel here is equal enough or outside.
            x = unsafe Self.firstDifference(ours + row, theirs + row, from: x &+ 1, width: width)
          }
          y &+= 1
        }
      }
    }
    return PixelDifferences(count: count, largestChannelDifference: largest, runs: runs)
  }

  /// The first column from `start` on where the words of two rows differ, else `width`.
  @inline(__always)
  private static func firstDifference(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, from start: Int, width: Int
  ) -> Int {
    var x = start
    while x &+ 2 <= width {
      let first = unsafe UnsafeRawPointer(a + x).loadUnaligned(as: UInt64.self)
      let second = unsafe UnsafeRawPointer(b + x).loadUnaligned(as: UInt64.self)
      if first != second { break }
      x &+= 2
    }
    while unsafe x < width && a[x] == b[x] { x &+= 1 }
    return min(x, width)
  }

  /// The largest difference of a channel of two words.
  @inline(__always)
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b || (a | b) >> 24 == 0 { return 0 }
    var largest: Int32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let step = Int32(bitPattern: a &>> shift & 255) &- Int32(bitPattern: b &>> shift & 255)
      largest = max(largest, abs(step))
      shift &+= 8
    }
    return Int(largest)
  }
}
