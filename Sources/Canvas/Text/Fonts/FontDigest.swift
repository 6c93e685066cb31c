/// Names a font file by its contents without reading them all.
///
/// The table directory holds a checksum of every table, so hashing the directories and the
/// length tells any two versions of a font apart for the price of one page.
enum FontDigest {
  /// The digest in 16 hexadecimal digits, or nil when the bytes are no font or collection.
  static func of(_ bytes: Span<UInt8>) -> String? {
    guard let tag = bytes.unsigned32(at: 0) else { return nil }
    var hash = Hash()
    if tag == Tag.collection {
      guard let count = bytes.unsigned32(at: 8), Int(count) <= bytes.count / 16,
        hash.add(0..<12 + 4 * Int(count), of: bytes)
      else { return nil }
      for font in 0..<Int(count) {
        guard let offset = bytes.unsigned32(at: 12 + 4 * font),
          addDirectory(at: Int(offset), of: bytes, to: &hash)
        else { return nil }
      }
    } else {
      guard Tag.fonts.contains(tag), addDirectory(at: 0, of: bytes, to: &hash) else { return nil }
    }
    hash.add(UInt64(bytes.count))
    return hash.digits
  }

  private enum Tag {
    // "ttcf"
    static let collection: UInt32 = 0x7474_6366
    // 1.0, "OTTO" and "true"
    static let fonts: [UInt32] = [0x0001_0000, 0x4f54_544f, 0x7472_7565]
  }

  /// A font's header of 12 bytes and 16 bytes for each table.
  private static func addDirectory(
    at offset: Int, of bytes: Span<UInt8>, to hash: inout Hash
  ) -> Bool {
    guard let tables = bytes.unsigned16(at: offset + 4), tables > 0 else { return false }
    return hash.add(offset..<offset + 12 + 16 * Int(tables), of: bytes)
  }

  /// FNV-1a, 64 bits.
  private struct Hash {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Adds a range of bytes; false when they do not reach so far.
    mutating func add(_ range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
      guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return false }
      for offset in range { add(bytes[offset]) }
      return true
    }

    mutating func add(_ number: UInt64) {
      for shift in stride(from: 56, through: 0, by: -8) {
        add(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
      }
    }

    private mutating func add(_ byte: UInt8) {
      state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    var digits: String {
      let digits = String(state, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}

extension Span<UInt8> {
  /// Reads a big-endian number; nil beyond the end.
  func unsigned16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= count else { return nil }
    return UInt16(self[offset]) << 8 | UInt16(self[offset + 1])
  }

  /// Reads a big-endian number; nil beyond the end.
  func unsigned32(at offset: Int) -> UInt32? {
    guard let high = unsigned16(at: offset), let low = unsigned16(at: offset + 2) else {
      return nil
    }
    return UInt32(high) << 16 | UInt32(low)
  }
}
