/// Writes bit fields into bytes, lowest bit first, as DEFLATE packs them.
///
/// Room must be reserved before it is used: whoever writes a block knows its exact size.
@safe
struct BitWriter {
  private(set) var bytes: [UInt8]
  /// Whole bytes written so far; ``bytes`` may already hold room for more.
  private var count: Int
  private var pending: UInt64 = 0
  private var pendingBits = 0

  /// Starts after `prefix`.
  init(after prefix: [UInt8]) {
    bytes = prefix
    count = prefix.count
  }

  /// Calls `body` with a cursor that has room for `bits` more bits.
  mutating func withRoom(forBits bits: Int, _ body: (inout Cursor) -> Void) {
    // Eight bytes more, because the cursor stores whole words.
    let needed = count + bits / 8 + 16
    if bytes.count < needed {
      bytes.reserveCapacity(max(needed, 2 * bytes.count))
      bytes.append(contentsOf: repeatElement(0, count: needed - bytes.count))
    }
    let end = unsafe bytes.withUnsafeMutableBytes { buffer in
      var cursor = unsafe Cursor(
        buffer: buffer, count: count, pending: pending, pendingBits: pendingBits)
      body(&cursor)
      return (cursor.count, cursor.pending, cursor.pendingBits)
    }
    (count, pending, pendingBits) = end
  }

  /// Fills up the last byte with zeros and returns everything written.
  consuming func finished() -> [UInt8] {
    withRoom(forBits: 8) { cursor in cursor.align() }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// A place in the room that was reserved.
  @safe
  struct Cursor {
    private let buffer: UnsafeMutableRawBufferPointer
    private let capacity: Int
    fileprivate var count: Int
    fileprivate var pending: UInt64
    fileprivate var pendingBits: Int

    fileprivate init(
      buffer: UnsafeMutableRawBufferPointer, count: Int, pending: UInt64, pendingBits: Int
    ) {
      unsafe self.buffer = buffer
      capacity = buffer.count
      self.count = count
      self.pending = pending
      self.pendingBits = pendingBits
    }

    /// Appends the lowest `bits` bits of `value`, at most 32, whose higher bits are zero.
    @inline(__always)
    mutating func put(_ value: UInt32, bits: Int) {
      pending |= UInt64(value) &<< UInt64(truncatingIfNeeded: pendingBits)
      pendingBits &+= bits
      if pendingBits >= 32 {
        precondition(count &+ 4 <= capacity, "no room was reserved")
        unsafe buffer.storeBytes(
          of: UInt32(truncatingIfNeeded: pending).littleEndian, toByteOffset: count,
          as: UInt32.self)
        count &+= 4
        pending >>= 32
        pendingBits &-= 32
      }
    }

    /// Fills up the current byte with zeros.
    mutating func align() {
      while pendingBits > 0 {
        unsafe buffer[count] = UInt8(truncatingIfNeeded: pending)
        count += 1
        pending >>= 8
        pendingBits = max(0, pendingBits - 8)
      }
      pending = 0
    }

  }
}
