/// Decompression of zlib streams (RFC 1950, 1951) into a buffer of known size.
enum Inflate {
  /// The most bytes that DEFLATE can make of one.
  static let largestRatio = 1032

  /// The `count` bytes of which `stream` is the compressed form.
  ///
  /// Reads no byte outside `stream` and makes none beyond `count`, whatever the stream says.
  ///
  /// - Throws: ``PNGError/truncated(_:)`` or ``PNGError/corrupt(_:)`` where the stream is not
  ///   well formed, holds more or fewer bytes, or has another checksum.
  static func bytes(of stream: [UInt8], count: Int) throws(PNGError) -> [UInt8] {
    let result = try prefix(of: stream, limit: count)
    guard result.count == count else {
      throw .corrupt("the data is \(count - result.count) bytes short")
    }
    return result
  }

  /// The bytes of which `stream` is the compressed form, at most `limit`.
  ///
  /// - Throws: As ``bytes(of:count:)``, except where there are fewer than `limit`.
  static func prefix(of stream: [UInt8], limit: Int) throws(PNGError) -> [UInt8] {
    guard stream.count >= 6 else { throw .truncated("within its compressed data") }
    let (method, flags) = (stream[0], stream[1])
    guard method & 15 == 8, method >> 4 <= 7 else {
      throw .corrupt("unknown compression method")
    }
    guard (Int(method) * 256 + Int(flags)) % 31 == 0, flags & 32 == 0 else {
      throw .corrupt("a false compression header")
    }
    var end = 0
    var failure: PNGError?
    let result = unsafe [UInt8](
      unsafeUninitializedCapacity: limit + InflateState.slack
    ) { buffer, count in
      guard let output = buffer.baseAddress else { return }
      var state = unsafe InflateState(input: stream, start: 2, output: output, limit: limit)
      do throws(PNGError) {
        try state.run()
      } catch {
        failure = error
      }
      count = state.outputCount
      end = state.inputEnd
    }
    if let failure { throw failure }
    guard end + 4 <= stream.count else { throw .truncated("before the checksum of its data") }
    let stated = stream[end..<(end + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard stated == Adler32.checksum(of: result, count: result.count) else {
      throw .corrupt("the data has another checksum than stated")
    }
    return result
  }
}

/// A stream in the middle of being decompressed.
@safe
private struct InflateState: ~Copyable {
  /// Bytes that may be written past the limit, because matches are copied in words.
  static let slack = 16

  private let input: [UInt8]
  private let inputCount: Int
  private let output: UnsafeMutablePointer<UInt8>
  private let limit: Int
  private var position: Int
  private(set) var outputCount = 0
  private var buffer: UInt64 = 0
  private var bufferBits = 0
  private var literals = DecodingTable.fixedLiterals
  private var distances = DecodingTable.fixedDistances

  /// - Parameters:
  ///   - input: The stream.
  ///   - start: Where its first block begins.
  ///   - output: Room for `limit` bytes and ``slack``.
  ///   - limit: The most bytes to make.
  init(input: [UInt8], start: Int, output: UnsafeMutablePointer<UInt8>, limit: Int) {
    // Zeros after the end stand for the bits that a refill looks at too early.
    self.input = input + [UInt8](repeating: 0, count: 16)
    inputCount = input.count
    position = start
    self.limit = limit
    unsafe self.output = output
  }

  /// The place in the input after the last byte that was used.
  var inputEnd: Int { position - bufferBits / 8 }

  mutating func run() throws(PNGError) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStoredBlock()
      case 1:
        literals = .fixedLiterals
        distances = .fixedDistances
        try decodeBlock()
      case 2:
        try readCodes()
        try decodeBlock()
      default: throw .corrupt("an unknown kind of block in the data")
      }
    }
  }

  // MARK: Bits

  /// Makes sure of at least 56 bits, zeros past the end.
  @inline(__always)
  private mutating func refill(_ bytes: UnsafePointer<UInt8>) {
    if position <= inputCount &+ 8 {
      let word = unsafe UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self)
      buffer |= word.littleEndian &<< UInt64(truncatingIfNeeded: bufferBits)
    }
    position &+= (63 &- bufferBits) &>> 3
    bufferBits |= 56
  }

  /// Whether more bits were used than there are.
  @inline(__always)
  private var isExhausted: Bool { position &- bufferBits &>> 3 > inputCount }

  private mutating func take(_ bits: Int) throws(PNGError) -> Int {
    unsafe input.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { unsafe refill(start) }
    }
    let value = Int(buffer & ((1 << UInt64(bits)) - 1))
    buffer >>= UInt64(bits)
    bufferBits -= bits
    if isExhausted { throw .truncated("within its compressed data") }
    return value
  }

  // MARK: Blocks

  private mutating func copyStoredBlock() throws(PNGError) {
    // Back to the first whole byte that is not used.
    position -= bufferBits / 8
    buffer = 0
    bufferBits = 0
    guard position + 4 <= inputCount else { throw .truncated("within its compressed data") }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    let inverse = Int(input[position + 2]) | Int(input[position + 3]) << 8
    guard length ^ inverse == 0xFFFF else {
      throw .corrupt("a stored block contradicts its length")
    }
    position += 4
    guard position + length <= inputCount else { throw .truncated("within its compressed data") }
    guard outputCount + length <= limit else { throw Self.tooMuch }
    let (start, target) = unsafe (position, output + outputCount)
    unsafe input.withUnsafeBufferPointer { bytes in
      guard let source = bytes.baseAddress else { return }
      unsafe target.update(from: source + start, count: length)
    }
    position += length
    outputCount += length
  }

  private mutating func readCodes() throws(PNGError) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else {
      throw .corrupt("too many codes in the data")
    }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for symbol in DeflateCodeLengths.order.prefix(codeCount) {
      codeLengths[symbol] = UInt8(try take(3))
    }
    let table = try DecodingTable(lengths: codeLengths, kind: .codeLengths)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try takeSymbol(table)
      let (value, run): (UInt8, Int)
      switch symbol {
      case 0...15: (value, run) = (UInt8(symbol), 1)
      case 16:
        guard let last = lengths.last else { throw .corrupt("a code repeats nothing") }
        (value, run) = (last, 3 + (try take(2)))
      case 17: (value, run) = (0, 3 + (try take(3)))
      default: (value, run) = (0, 11 + (try take(7)))
      }
      lengths.append(contentsOf: repeatElement(value, count: run))
    }
    guard lengths.count == literalCount + distanceCount else {
      throw .corrupt("too many codes in the data")
    }
    guard lengths[256] > 0 else { throw .corrupt("a block without an end") }
    literals = try DecodingTable(lengths: Array(lengths[..<literalCount]), kind: .literals)
    distances = try DecodingTable(lengths: Array(lengths[literalCount...]), kind: .distances)
  }

  private mutating func takeSymbol(_ table: DecodingTable) throws(PNGError) -> Int {
    _ = try take(0)
    let entry = table.entry(for: buffer)
    guard entry.isValid else { throw .corrupt("an unknown code in the data") }
    _ = try take(entry.codeBits)
    return entry.value
  }

  private mutating func decodeBlock() throws(PNGError) {
    let (literals, distances) = (literals, distances)
    let outcome = unsafe input.withUnsafeBufferPointer { bytes -> Outcome in
      unsafe literals.entries.withUnsafeBufferPointer { literalEntries in
        unsafe distances.entries.withUnsafeBufferPointer { distanceEntries in
          guard let bytes = bytes.baseAddress, let literalEntries = literalEntries.baseAddress,
            let distanceEntries = distanceEntries.baseAddress
          else { return .unknownCode }
          return unsafe decodeSymbols(
            bytes, literals: literalEntries, distances: distanceEntries)
        }
      }
    }
    switch outcome {
    case .done: break
    case .exhausted: throw .truncated("within its compressed data")
    case .unknownCode: throw .corrupt("an unknown code in the data")
    case .farAway: throw .corrupt("a match before the start of the data")
    case .tooMuch: throw Self.tooMuch
    }
  }

  private static var tooMuch: PNGError { .corrupt("more data than the picture has room for") }

  private enum Outcome { case done, exhausted, unknownCode, farAway, tooMuch }

  /// Decodes up to the end of a block.
  ///
  /// The tables hold an entry for every bit pattern.
  private mutating func decodeSymbols(
    _ bytes: UnsafePointer<UInt8>, literals: UnsafePointer<UInt32>,
    distances: UnsafePointer<UInt32>
  ) -> Outcome {
    typealias Entry = DecodingTable.Entry
    while true {
      unsafe refill(bytes)
      if isExhausted { return .exhausted }
      // 1. A literal or a length: a code of at most 15 bits and 5 extra ones.
      var entry = unsafe DecodingTable.entry(literals, bits: buffer, size: .literals)
      buffer &>>= UInt64(truncatingIfNeeded: entry.codeBits)
      bufferBits &-= entry.codeBits
      if entry.isLiteral {
        if outputCount >= limit { return .tooMuch }
        unsafe output[outputCount] = UInt8(truncatingIfNeeded: entry.value)
        outputCount &+= 1
        // A second literal often follows; its code is in the buffer as well.
        entry = unsafe DecodingTable.entry(literals, bits: buffer, size: .literals)
        guard entry.isLiteral, outputCount < limit else { continue }
        buffer &>>= UInt64(truncatingIfNeeded: entry.codeBits)
        bufferBits &-= entry.codeBits
        unsafe output[outputCount] = UInt8(truncatingIfNeeded: entry.value)
        outputCount &+= 1
        continue
      }
      guard entry.isValid else { return .unknownCode }
      if entry.isEndOfBlock { return isExhausted ? .exhausted : .done }
      let length = entry.value &+ takeExtra(entry)
      // 2. A distance: a code of at most 15 bits and 13 extra ones; 48 bits in all.
      entry = unsafe DecodingTable.entry(distances, bits: buffer, size: .distances)
      guard entry.isValid else { return .unknownCode }
      buffer &>>= UInt64(truncatingIfNeeded: entry.codeBits)
      bufferBits &-= entry.codeBits
      let distance = entry.value &+ takeExtra(entry)
      guard distance <= outputCount else { return .farAway }
      guard length <= limit &- outputCount else { return .tooMuch }
      unsafe copyMatch(output + outputCount, length: length, distance: distance)
      outputCount &+= length
    }
  }

  @inline(__always)
  private mutating func takeExtra(_ entry: DecodingTable.Entry) -> Int {
    let bits = UInt64(truncatingIfNeeded: entry.extraBits)
    let value = Int(truncatingIfNeeded: buffer & ((1 &<< bits) &- 1))
    buffer &>>= bits
    bufferBits &-= entry.extraBits
    return value
  }

  /// Copies `length` bytes from `distance` before `target`; up to 15 more bytes are overwritten.
  @inline(__always)
  private func copyMatch(_ target: UnsafeMutablePointer<UInt8>, length: Int, distance: Int) {
    let start = UnsafeMutableRawPointer(target)
    let end = unsafe start + length
    if distance >= 16 {
      unsafe Self.copy16(from: distance, before: start, to: end)
    } else if distance >= 8 {
      var to = unsafe start
      repeat {
        unsafe to.storeBytes(
          of: (to - distance).loadUnaligned(as: UInt64.self), as: UInt64.self)
        unsafe to += 8
      } while unsafe to < end
    } else {
      // The bytes repeat within a word. Their pattern is stored until at least sixteen bytes lie
      // behind that hold whole repetitions; then these are copied.
      let period = Self.period(distance)
      let pattern = unsafe Self.pattern(start - distance, length: distance)
      let step = Self.step(distance)
      let enough = unsafe min(start + period, end)
      var to = unsafe start
      repeat {
        unsafe to.storeBytes(of: pattern, as: UInt64.self)
        unsafe to += step
      } while unsafe to < enough
      unsafe Self.copy16(from: period, before: to, to: end)
    }
  }

  /// Copies from `distance`, at least 16, before `start`, sixteen bytes a step, to `end` or beyond.
  @inline(__always)
  private static func copy16(
    from distance: Int, before start: UnsafeMutableRawPointer, to end: UnsafeMutableRawPointer
  ) {
    var to = unsafe start
    while unsafe to < end {
      unsafe to.storeBytes(
        of: (to - distance).loadUnaligned(as: SIMD2<UInt64>.self), as: SIMD2<UInt64>.self)
      unsafe to += 16
    }
  }

  /// Eight bytes that repeat the `length` ones at `place`, behind which eight more may be read.
  @inline(__always)
  private static func pattern(_ place: UnsafeMutableRawPointer, length: Int) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: 8 &* length)
    let word = unsafe place.loadUnaligned(as: UInt64.self).littleEndian
    var pattern = word & ((1 &<< bits) &- 1)
    while bits < 64 {
      pattern |= pattern &<< bits
      bits &+= bits
    }
    return pattern.littleEndian
  }

  /// The largest multiple of `distance`, 1 to 7, up to 8; looked up, because division is slow.
  @inline(__always)
  private static func step(_ distance: Int) -> Int {
    Int(truncatingIfNeeded: 0x07_06_05_08_06_08_08_00 as UInt64 &>> UInt64(8 &* distance) & 255)
  }

  /// The smallest multiple of `distance`, 1 to 7, from 16 on.
  @inline(__always)
  private static func period(_ distance: Int) -> Int {
    Int(truncatingIfNeeded: 0x15_12_14_10_12_10_10_00 as UInt64 &>> UInt64(8 &* distance) & 255)
  }
}
