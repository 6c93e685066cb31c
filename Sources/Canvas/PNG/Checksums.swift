/// The CRC-32 of PNG chunks (ISO 3309), eight bytes a step.
enum CRC32 {
  /// Eight tables of 256 entries: entry `k · 256 + b` is byte `b` followed by `k` zero bytes.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ (value >> 1) }
      tables[byte] = value
    }
    for index in 256..<tables.count {
      let previous = tables[index - 256]
      tables[index] = (previous >> 8) ^ tables[Int(previous & 255)]
    }
    return tables
  }()

  /// The checksum of `bytes[range]`.
  static func checksum(of bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    return unsafe tables.withUnsafeBufferPointer { table in
      unsafe bytes.withUnsafeBytes { data in
        var crc = ~UInt32(0)
        var index = range.lowerBound
        while index + 8 <= range.upperBound {
          let low =
            unsafe UInt32(
              littleEndian: data.loadUnaligned(fromByteOffset: index, as: UInt32.self)) ^ crc
          let high = unsafe UInt32(
            littleEndian: data.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self))
          let first =
            unsafe table[1792 + Int(low & 255)] ^ table[1536 + Int(low >> 8 & 255)]
            ^ table[1280 + Int(low >> 16 & 255)] ^ table[1024 + Int(low >> 24)]
          let second =
            unsafe table[768 + Int(high & 255)] ^ table[512 + Int(high >> 8 & 255)]
            ^ table[256 + Int(high >> 16 & 255)] ^ table[Int(high >> 24)]
          crc = first ^ second
          index += 8
        }
        while index < range.upperBound {
          crc = unsafe table[Int((crc ^ UInt32(data[index])) & 255)] ^ (crc >> 8)
          index += 1
        }
        return ~crc
      }
    }
  }
}

/// The Adler-32 checksum of zlib streams (RFC 1950).
enum Adler32 {
  private static let modulus: UInt64 = 65521

  /// Bytes of a step: sixteen lanes of two bytes.
  private static let stepBytes = 32
  /// The most steps for which the sums of prefix sums fit into the 16 bits of a lane.
  private static let steps = 22

  /// The checksum of the first `count` bytes.
  ///
  /// Thirty-two columns are summed side by side, those of even and of odd bytes in lanes of their
  /// own. With `d` the bytes of a stretch of `n` and `a`, `b` the sums before it:
  /// a' = a + Σ dᵢ, b' = b + n·a + Σ (n − i)·dᵢ.
  static func checksum(of bytes: [UInt8], count: Int) -> UInt32 {
    precondition(count <= bytes.count)
    return unsafe bytes.withUnsafeBytes { data in
      var a: UInt64 = 1
      var b: UInt64 = 0
      var index = 0
      while index &+ stepBytes &* steps <= count {
        var (even, odd) = (SIMD16<UInt16>(), SIMD16<UInt16>())
        // Sums of the sums so far: how often a step's bytes count for the steps after it.
        var (evenPrefixes, oddPrefixes) = (SIMD16<UInt16>(), SIMD16<UInt16>())
        let end = index &+ stepBytes &* steps
        while index < end {
          // The lower byte of a lane is the one that comes first.
          let pairs = unsafe data.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt16>.self)
          evenPrefixes &+= even
          oddPrefixes &+= odd
          even &+= pairs & 0x00FF
          odd &+= pairs &>> 8
          index &+= stepBytes
        }
        b &+= UInt64(stepBytes &* steps) &* a
        b &+= UInt64(stepBytes) &* (sum(evenPrefixes) &+ sum(oddPrefixes))
        b &+= sum(even, times: weights) &+ sum(odd, times: weights &- 1)
        a &+= sum(even) &+ sum(odd)
        a %= modulus
        b %= modulus
      }
      while index < count {
        a += UInt64(unsafe data[index])
        b += a
        index += 1
      }
      return UInt32(b % modulus) << 16 | UInt32(a % modulus)
    }
  }

  /// How often an even byte of the last step counts.
  private static let weights = SIMD16<UInt32>(
    32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2)

  @inline(__always)
  private static func sum(_ lanes: SIMD16<UInt16>) -> UInt64 {
    UInt64(SIMD16<UInt32>(truncatingIfNeeded: lanes).wrappedSum())
  }

  @inline(__always)
  private static func sum(_ lanes: SIMD16<UInt16>, times weights: SIMD16<UInt32>) -> UInt64 {
    UInt64((SIMD16<UInt32>(truncatingIfNeeded: lanes) &* weights).wrappedSum())
  }
}
