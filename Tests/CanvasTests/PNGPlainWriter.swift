@testable import Canvas

/// Writes PNGs of any kind in the plainest way, for the reader's tests.
///
/// Blocks are stored, every row has the next filter. Shares no code with the writer under test.
struct PNGPlainWriter {
  var colorType: Int
  var bitDepth: Int
  var isInterlaced = false
  var width: Int
  var height: Int
  /// Chunks between header and picture.
  var extra: [(type: String, data: [UInt8])] = []
  /// Sample `channel` of the pixel at (x, y).
  var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }

  func file() -> [UInt8] {
    var bytes: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    let header =
      Self.number(width) + Self.number(height)
      + [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    bytes += Self.chunk("IHDR", header)
    for entry in extra { bytes += Self.chunk(entry.type, entry.data) }
    bytes += Self.chunk("IDAT", Self.stored(scanlines()))
    return bytes + Self.chunk("IEND", [])
  }

  func scanlines() -> [UInt8] {
    guard isInterlaced else { return pass(0, 0, 1, 1) }
    return pass(0, 0, 8, 8) + pass(4, 0, 8, 8) + pass(0, 4, 4, 8) + pass(2, 0, 4, 4)
      + pass(0, 2, 2, 4) + pass(1, 0, 2, 2) + pass(0, 1, 1, 2)
  }

  private func pass(_ x0: Int, _ y0: Int, _ dx: Int, _ dy: Int) -> [UInt8] {
    var result: [UInt8] = []
    let pixelBytes = max(1, bitDepth * channels / 8)
    var previous: [UInt8]?
    var filter = 0
    guard x0 < width else { return [] }
    for y in stride(from: y0, to: height, by: dy) {
      var bits: [Bool] = []
      for x in stride(from: x0, to: width, by: dx) {
        for channel in 0..<channels {
          let value = sample(x, y, channel)
          for bit in stride(from: bitDepth - 1, through: 0, by: -1) {
            bits.append(value >> bit & 1 == 1)
          }
        }
      }
      while bits.count % 8 != 0 { bits.append(false) }
      let row = stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      }
      result.append(UInt8(filter))
      for index in row.indices {
        let a = index >= pixelBytes ? Int(row[index - pixelBytes]) : 0
        let b = Int(previous?[index] ?? 0)
        let c = index >= pixelBytes ? Int(previous?[index - pixelBytes] ?? 0) : 0
        let prediction: Int
        switch filter {
        case 0: prediction = 0
        case 1: prediction = a
        case 2: prediction = b
        case 3: prediction = (a + b) / 2
        default:
          let p = a + b - c
          let nearest = [abs(p - a), abs(p - b), abs(p - c)].min() ?? 0
          prediction = abs(p - a) == nearest ? a : abs(p - b) == nearest ? b : c
        }
        result.append(UInt8(truncatingIfNeeded: Int(row[index]) - prediction))
      }
      previous = row
      filter = (filter + 1) % 5
    }
    return result
  }

  /// A zlib stream of stored blocks.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let part = min(65_535, data.count - start)
      result.append(start + part == data.count ? 1 : 0)
      result += [UInt8(part & 255), UInt8(part >> 8), UInt8(~part & 255), UInt8(~part >> 8 & 255)]
      result += data[start..<(start + part)]
      start += part
    } while start < data.count
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return result + number(b << 16 | a)
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    var crc: UInt32 = ~0
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return number(data.count) + body + number(Int(~crc))
  }

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
