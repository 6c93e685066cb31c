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
        var sums = Columns()
        // Σ of the sums so far: after the stretch, how often a step's bytes count in full steps.
        var prefixes = Columns()
        let end = index &+ stepBytes &* steps
        while index < end {
          // The lower byte of a lane is the one that comes first.
          let pairs = unsafe data.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt16>.self)
          prefixes.even &+= sums.even
          prefixes.odd &+= sums.odd
          sums.even &+= pairs & 0x00FF
          sums.odd &+= pairs &>> 8
          index &+= stepBytes
        }
        b &+= UInt64(stepBytes &* steps) &* a
        for lane in 0..<16 {
          let (even, odd) = (UInt64(sums.even[lane]), UInt64(sums.odd[lane]))
          let weight = UInt64(stepBytes &- 2 &* lane)
          a &+= even &+ odd
          b &+= weight &* even &+ (weight &- 1) &* odd
          b &+=
            UInt64(stepBytes)
            &* (UInt64(prefixes.even[lane]) &+ UInt64(prefixes.odd[lane]))
        }
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

  /// A sum for each of the columns.
  private struct Columns {
    var even = SIMD16<UInt16>()
    var odd = SIMD16<UInt16>()
  }
}
