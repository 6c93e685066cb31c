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

  /// The checksum of the first `count` bytes.
  ///
  /// Eight columns are summed side by side in 16-bit lanes. With `d` the bytes of a stretch of
  /// `n` and `a`, `b` the sums before it: a' = a + Σ dᵢ, b' = b + n·a + Σ (n − i)·dᵢ.
  static func checksum(of bytes: [UInt8], count: Int) -> UInt32 {
    precondition(count <= bytes.count)
    return unsafe bytes.withUnsafeBytes { data in
      var a: UInt64 = 1
      var b: UInt64 = 0
      var index = 0
      // 22 steps are the most for which the sums of prefix sums fit into 16 bits.
      let steps = 22
      while index + 8 * steps <= count {
        var even: UInt64 = 0
        var odd: UInt64 = 0
        var evenPrefixes: UInt64 = 0
        var oddPrefixes: UInt64 = 0
        let end = index + 8 * steps
        while index < end {
          let word = unsafe UInt64(
            littleEndian: data.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          evenPrefixes &+= even
          oddPrefixes &+= odd
          even &+= word & 0x00FF_00FF_00FF_00FF
          odd &+= word >> 8 & 0x00FF_00FF_00FF_00FF
          index += 8
        }
        b += UInt64(8 * steps) * a
        b += 8 * (laneSum(evenPrefixes) + laneSum(oddPrefixes))
        b += weightedLaneSum(even, from: 8) + weightedLaneSum(odd, from: 7)
        a += laneSum(even) + laneSum(odd)
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

  @inline(__always)
  private static func laneSum(_ lanes: UInt64) -> UInt64 {
    (lanes & 0xFFFF) + (lanes >> 16 & 0xFFFF) + (lanes >> 32 & 0xFFFF) + (lanes >> 48)
  }

  /// The lanes' sum with weights `weight`, `weight` − 2, `weight` − 4, `weight` − 6.
  @inline(__always)
  private static func weightedLaneSum(_ lanes: UInt64, from weight: UInt64) -> UInt64 {
    weight * (lanes & 0xFFFF) + (weight - 2) * (lanes >> 16 & 0xFFFF)
      + (weight - 4) * (lanes >> 32 & 0xFFFF) + (weight - 6) * (lanes >> 48)
  }
}
