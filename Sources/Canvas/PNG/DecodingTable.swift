/// A prefix code as a table that is looked up with the next bits of the stream.
///
/// The first part has an entry for each pattern of ``Kind/rootBits`` bits; longer codes lead to
/// second parts behind it. Patterns that are no code have an invalid entry.
struct DecodingTable: Sendable {
  enum Kind {
    case codeLengths, literals, distances

    /// Bits that the first part is looked up with.
    @inline(__always)
    var rootBits: Int {
      switch self {
      case .codeLengths: 7
      case .literals: 11
      case .distances: 8
      }
    }
  }

  /// What a pattern means, in one word: value, extra bits, flags, bits of the code.
  struct Entry {
    let word: UInt32

    static let literalFlag: UInt32 = 0x80
    static let endFlag: UInt32 = 0x40
    static let linkFlag: UInt32 = 0x20

    init(word: UInt32) { self.word = word }

    /// - Parameters:
    ///   - value: A literal, a base length or distance, or where a second part starts.
    ///   - extraBits: Bits to be added to the value, or by which a second part is looked up.
    ///   - codeBits: The code's own bits; 0 for a link.
    ///   - flags: What kind of entry it is.
    init(value: Int, extraBits: Int, codeBits: Int, flags: UInt32 = 0) {
      word = UInt32(value) << 16 | UInt32(extraBits) << 8 | flags | UInt32(codeBits)
    }

    @inline(__always) var value: Int { Int(truncatingIfNeeded: word &>> 16) }
    @inline(__always) var extraBits: Int { Int(truncatingIfNeeded: word &>> 8 & 15) }
    @inline(__always) var codeBits: Int { Int(truncatingIfNeeded: word & 31) }
    @inline(__always) var isLiteral: Bool { word & Self.literalFlag != 0 }
    @inline(__always) var isEndOfBlock: Bool { word & Self.endFlag != 0 }
    @inline(__always) var isLink: Bool { word & Self.linkFlag != 0 }
    @inline(__always) var isValid: Bool { word != 0 }
  }

  private(set) var entries: [UInt32]
  private let kind: Kind

  /// The entry that the lowest bits of `bits` lead to.
  @inline(__always)
  static func entry(
    _ entries: UnsafePointer<UInt32>, bits: UInt64, size: Kind
  ) -> Entry {
    let mask = (1 &<< UInt64(truncatingIfNeeded: size.rootBits)) &- 1
    let entry = unsafe Entry(word: entries[Int(truncatingIfNeeded: bits & mask)])
    guard entry.isLink else { return entry }
    let rest = bits &>> UInt64(truncatingIfNeeded: size.rootBits)
    let restMask = (1 &<< UInt64(truncatingIfNeeded: entry.extraBits)) &- 1
    return unsafe Entry(
      word: entries[entry.value &+ Int(truncatingIfNeeded: rest & restMask)])
  }

  /// The entry that the lowest bits of `bits` lead to.
  func entry(for bits: UInt64) -> Entry {
    unsafe entries.withUnsafeBufferPointer { entries in
      guard let start = entries.baseAddress else { return Entry(word: 0) }
      return unsafe Self.entry(start, bits: bits, size: kind)
    }
  }

  /// The table of the canonical code with `lengths`.
  ///
  /// - Throws: ``PNGError/corrupt(_:)`` if the code is not uniquely readable, or incomplete
  ///   other than by being empty or of one symbol.
  init(lengths: [UInt8], kind: Kind) throws(PNGError) {
    self.kind = kind
    let rootBits = kind.rootBits
    var perLength = [Int](repeating: 0, count: 16)
    for length in lengths { perLength[Int(length)] += 1 }
    perLength[0] = 0
    let used = perLength.reduce(0, +)
    let sum = (1...15).reduce(0) { $0 + perLength[$1] << (15 - $1) }
    let isComplete = sum == 1 << 15
    let mayBeIncomplete = kind != .codeLengths && (used == 0 || used == 1 && perLength[1] == 1)
    guard isComplete || mayBeIncomplete else { throw .corrupt("an impossible code in the data") }
    entries = [UInt32](repeating: 0, count: 1 << rootBits)
    let code = CanonicalCodes.codes(lengths: lengths)
    // Second parts: for each beginning of `rootBits` bits, as large as its longest code needs.
    var longest: [Int: Int] = [:]
    for symbol in lengths.indices where Int(lengths[symbol]) > rootBits {
      let root = Int(code[symbol]) & ((1 << rootBits) - 1)
      longest[root] = max(longest[root] ?? 0, Int(lengths[symbol]))
    }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      let word = Self.meaning(of: symbol, kind: kind, codeBits: length)
      if length <= rootBits {
        fill(from: Int(code[symbol]), to: 1 << rootBits, step: 1 << length, word)
        continue
      }
      let root = Int(code[symbol]) & ((1 << rootBits) - 1)
      let bits = (longest[root] ?? length) - rootBits
      if entries[root] == 0 {
        entries[root] =
          Entry(value: entries.count, extraBits: bits, codeBits: 0, flags: Entry.linkFlag).word
        entries.append(contentsOf: repeatElement(0, count: 1 << bits))
      }
      let start = Entry(word: entries[root]).value
      fill(
        from: start + Int(code[symbol]) >> rootBits, to: start + 1 << bits,
        step: 1 << (length - rootBits), word)
    }
  }

  private mutating func fill(from start: Int, to end: Int, step: Int, _ word: UInt32) {
    var index = start
    while index < end {
      entries[index] = word
      index += step
    }
  }

  /// The entry of a symbol; symbols that must not occur are invalid.
  private static func meaning(of symbol: Int, kind: Kind, codeBits: Int) -> UInt32 {
    switch kind {
    case .codeLengths:
      return Entry(value: symbol, extraBits: 0, codeBits: codeBits).word
    case .literals:
      switch symbol {
      case ..<256:
        return Entry(
          value: symbol, extraBits: 0, codeBits: codeBits, flags: Entry.literalFlag
        ).word
      case 256: return Entry(value: 0, extraBits: 0, codeBits: codeBits, flags: Entry.endFlag).word
      case 285: return Entry(value: 258, extraBits: 0, codeBits: codeBits).word
      case 257..<285:
        let index = symbol - 257
        let extra = max(0, index / 4 - 1)
        let base = index < 4 ? index : (4 + index % 4) << extra
        return Entry(value: 3 + base, extraBits: extra, codeBits: codeBits).word
      default: return 0
      }
    case .distances:
      guard symbol < 30 else { return 0 }
      let extra = max(0, symbol / 2 - 1)
      let base = symbol < 2 ? symbol : (2 + symbol % 2) << extra
      return Entry(value: 1 + base, extraBits: extra, codeBits: codeBits).word
    }
  }

  /// The code of blocks without codes of their own (RFC 1951, 3.2.6).
  static let fixedLiterals: DecodingTable = fixed(
    [(144, 8), (112, 9), (24, 7), (8, 8)], kind: .literals)
  static let fixedDistances: DecodingTable = fixed([(32, 5)], kind: .distances)

  private static func fixed(_ runs: [(count: Int, length: UInt8)], kind: Kind) -> DecodingTable {
    let lengths = runs.flatMap { Array(repeating: $0.length, count: $0.count) }
    do {
      return try DecodingTable(lengths: lengths, kind: kind)
    } catch {
      preconditionFailure("the standard's own codes are complete")
    }
  }
}
