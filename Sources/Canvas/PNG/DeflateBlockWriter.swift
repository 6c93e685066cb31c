/// Collects literals and matches and writes them as blocks with codes of their own.
@safe
struct DeflateBlockWriter: ~Copyable {
  /// Tokens a stretch may hold before it is written.
  private let capacity: Int
  /// Literals as their byte, matches as length << 16 | distance.
  private let tokens: UnsafeMutablePointer<UInt32>
  private var count = 0
  /// Tokens of which counts are kept together: blocks are made of whole pieces.
  private let pieceSize: Int
  private var bits = BitWriter(after: [0x78, 0x01])
  private var total = TokenCounts()

  init(effort: PNG.Effort) {
    capacity = effort == .small ? 1 << 17 : 1 << 16
    pieceSize = effort == .small ? 1 << 12 : 1 << 16
    unsafe tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
  }

  deinit { unsafe tokens.deallocate() }

  /// Appends one byte as it is.
  @inline(__always)
  mutating func literal(_ byte: UInt8) {
    if count == capacity { flush(isLast: false) }
    unsafe tokens[count] = UInt32(byte)
    count &+= 1
  }

  /// Appends a match of at least 3 bytes; longer ones than DEFLATE knows become several.
  @inline(__always)
  mutating func match(length: Int, distance: Int) {
    var rest = length
    while rest > 0 {
      // What remains must be nothing or at least 3.
      let part = rest <= 258 ? rest : min(258, rest &- 3)
      if count == capacity { flush(isLast: false) }
      unsafe tokens[count] = UInt32(truncatingIfNeeded: part &<< 16 | distance)
      count &+= 1
      rest &-= part
    }
  }

  /// The whole stream without its checksum.
  consuming func finished() -> [UInt8] {
    flush(isLast: true)
    return bits.finished()
  }

  /// How often the symbols of all tokens occurred.
  consuming func finishedCounts() -> TokenCounts {
    flush(isLast: true)
    return total
  }

  /// Writes what has been collected, in as many blocks as pay off.
  private mutating func flush(isLast: Bool) {
    var blocks: [Block] = []
    var start = 0
    repeat {
      let end = min(start + pieceSize, count)
      let piece = Block(range: start..<end, counts: tokenCounts(in: start..<end))
      start = end
      // A neighbour is taken in when one code for both is not longer than two.
      if let last = blocks.last {
        let joined = last.joined(with: piece)
        if joined.cost <= last.cost + piece.cost {
          blocks[blocks.count - 1] = joined
          continue
        }
      }
      blocks.append(piece)
    } while start < count
    for (index, block) in blocks.enumerated() {
      total.add(block.counts)
      write(block, isLast: isLast && index == blocks.count - 1)
    }
    count = 0
  }

  private func tokenCounts(in range: Range<Int>) -> TokenCounts {
    var counts = TokenCounts()
    unsafe counts.literals.withUnsafeMutableBufferPointer { literals in
      unsafe counts.distances.withUnsafeMutableBufferPointer { distances in
        var index = range.lowerBound
        while index < range.upperBound {
          let token = unsafe Int(tokens[index])
          if token < 256 {
            unsafe literals[token] &+= 1
          } else {
            unsafe literals[Deflate.lengthSymbol(token &>> 16).symbol] &+= 1
            unsafe distances[Deflate.distanceSymbol(token & 0xFFFF).symbol] &+= 1
          }
          index &+= 1
        }
      }
    }
    counts.literals[TokenCounts.endOfBlock] = 1
    return counts
  }

  private mutating func write(_ block: Block, isLast: Bool) {
    let (range, tokens) = unsafe (block.range, tokens)
    bits.withRoom(forBits: block.cost) { cursor in
      block.writeHeader(isLast: isLast, into: &cursor)
      let literals = block.literalCode.entries
      let distances = block.distanceCode.entries
      unsafe literals.withUnsafeBufferPointer { literals in
        unsafe distances.withUnsafeBufferPointer { distances in
          var index = range.lowerBound
          while index < range.upperBound {
            let token = unsafe Int(tokens[index])
            index &+= 1
            if token < 256 {
              let entry = unsafe literals[token]
              cursor.put(entry & 0xFFFF, bits: Int(entry >> 16))
              continue
            }
            let length = Deflate.lengthSymbol(token &>> 16)
            var entry = unsafe literals[length.symbol]
            var codeBits = Int(entry >> 16)
            cursor.put(
              entry & 0xFFFF | length.extra &<< UInt32(truncatingIfNeeded: codeBits),
              bits: codeBits &+ length.extraBits)
            let distance = Deflate.distanceSymbol(token & 0xFFFF)
            entry = unsafe distances[distance.symbol]
            codeBits = Int(entry >> 16)
            cursor.put(
              entry & 0xFFFF | distance.extra &<< UInt32(truncatingIfNeeded: codeBits),
              bits: codeBits &+ distance.extraBits)
          }
          let end = unsafe literals[TokenCounts.endOfBlock]
          cursor.put(end & 0xFFFF, bits: Int(end >> 16))
        }
      }
    }
  }
}

/// How often each symbol occurs in a stretch of tokens.
struct TokenCounts {
  static let endOfBlock = 256
  /// Extra bits of the length symbols from 257 on.
  static let lengthExtraBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  var literals = [UInt32](repeating: 0, count: 286)
  var distances = [UInt32](repeating: 0, count: 30)

  mutating func add(_ other: TokenCounts) {
    for index in literals.indices { literals[index] += other.literals[index] }
    for index in distances.indices { distances[index] += other.distances[index] }
  }

  /// The bits that follow the symbols' codes.
  var extraBits: Int {
    var bits = 0
    for (index, extra) in Self.lengthExtraBits.enumerated() {
      bits += extra * Int(literals[257 + index])
    }
    for symbol in 4..<30 { bits += (symbol / 2 - 1) * Int(distances[symbol]) }
    return bits
  }
}

/// A block with dynamic codes: a range of tokens and the codes that suit it.
private struct Block {
  let range: Range<Int>
  let counts: TokenCounts
  let literalCode: HuffmanCode
  let distanceCode: HuffmanCode
  private let header: CodeLengths
  /// The exact size in bits.
  let cost: Int

  init(range: Range<Int>, counts: TokenCounts) {
    self.range = range
    self.counts = counts
    literalCode = HuffmanCode(counts: counts.literals, limit: 15)
    distanceCode = HuffmanCode(counts: counts.distances, limit: 15)
    header = CodeLengths(literals: literalCode.lengths, distances: distanceCode.lengths)
    cost =
      3 + header.cost + literalCode.cost(of: counts.literals)
      + distanceCode.cost(of: counts.distances) + counts.extraBits
  }

  /// The block that covers this one and `next`, which follows it.
  func joined(with next: Block) -> Block {
    var sum = counts
    sum.add(next.counts)
    sum.literals[TokenCounts.endOfBlock] = 1
    return Block(range: range.lowerBound..<next.range.upperBound, counts: sum)
  }

  func writeHeader(isLast: Bool, into cursor: inout BitWriter.Cursor) {
    cursor.put(isLast ? 1 : 0, bits: 1)
    cursor.put(2, bits: 2)
    header.write(into: &cursor)
  }
}

/// How blocks state the lengths of their codes (RFC 1951, 3.2.7).
enum DeflateCodeLengths {
  /// The order in which the lengths of the third code are stored.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}

/// The code lengths of a block as it states them: run-length coded, then coded themselves.
private struct CodeLengths {
  private struct Item {
    var symbol: Int
    var extra: UInt32 = 0
    var extraBits = 0
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  private let codeCount: Int
  /// The size in bits.
  let cost: Int

  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    items = Self.items(
      Array(literals.prefix(literalCount)) + Array(distances.prefix(distanceCount)))
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    self.code = code
    codeCount = max(4, (DeflateCodeLengths.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    cost =
      14 + 3 * codeCount + code.cost(of: counts) + items.reduce(0) { $0 + $1.extraBits }
  }

  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var run = 1
      while index + run < lengths.count && lengths[index + run] == length { run += 1 }
      index += run
      if length == 0 {
        while run >= 3 {
          let part = min(run, 138)
          items.append(
            part <= 10
              ? Item(symbol: 17, extra: UInt32(part - 3), extraBits: 3)
              : Item(symbol: 18, extra: UInt32(part - 11), extraBits: 7))
          run -= part
        }
      } else {
        items.append(Item(symbol: Int(length)))
        run -= 1
        while run >= 3 {
          let part = min(run, 6)
          items.append(Item(symbol: 16, extra: UInt32(part - 3), extraBits: 2))
          run -= part
        }
      }
      for _ in 0..<run { items.append(Item(symbol: Int(length))) }
    }
    return items
  }

  func write(into cursor: inout BitWriter.Cursor) {
    cursor.put(UInt32(literalCount - 257), bits: 5)
    cursor.put(UInt32(distanceCount - 1), bits: 5)
    cursor.put(UInt32(codeCount - 4), bits: 4)
    for symbol in DeflateCodeLengths.order.prefix(codeCount) {
      cursor.put(UInt32(code.lengths[symbol]), bits: 3)
    }
    for item in items {
      cursor.put(UInt32(code.codes[item.symbol]), bits: Int(code.lengths[item.symbol]))
      if item.extraBits > 0 { cursor.put(item.extra, bits: item.extraBits) }
    }
  }
}

extension HuffmanCode {
  /// Codes with their lengths: length << 16 | code.
  fileprivate var entries: [UInt32] {
    zip(lengths, codes).map { UInt32($0) << 16 | UInt32($1) }
  }
}
