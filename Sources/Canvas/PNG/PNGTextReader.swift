/// Reads the three kinds of text chunk.
enum PNGTextReader {
  /// The text of a chunk of `type`, of which at most `limit` bytes are decompressed.
  static func read(
    _ type: String, _ data: [UInt8], limit: Int
  ) throws(PNGError) -> PNG.Text {
    var fields = Fields(data: data, type: type)
    let keyword = PNGLatin1.decode(try fields.upToZero())
    switch type {
    case "tEXt":
      return PNG.Text(keyword: keyword, text: PNGLatin1.decode(fields.rest))
    case "zTXt":
      guard try fields.byte() == 0 else { throw fields.fault }
      let bytes = try Inflate.prefix(of: Array(fields.rest), limit: bound(fields.rest, limit))
      return PNG.Text(keyword: keyword, text: PNGLatin1.decode(bytes))
    default:
      let isCompressed = try fields.byte()
      let method = try fields.byte()
      guard isCompressed <= 1, method == 0 else { throw fields.fault }
      _ = try fields.upToZero()  // language
      _ = try fields.upToZero()  // translated keyword
      let bytes =
        isCompressed == 1
        ? try Inflate.prefix(of: Array(fields.rest), limit: bound(fields.rest, limit))
        : Array(fields.rest)
      return PNG.Text(keyword: keyword, text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// What `data` can become at most, within `limit`.
  private static func bound(_ data: ArraySlice<UInt8>, _ limit: Int) -> Int {
    min(max(0, limit), Inflate.largestRatio * data.count)
  }

  /// A chunk's data read from the front.
  private struct Fields {
    let data: [UInt8]
    let type: String
    var position = 0

    init(data: [UInt8], type: String) {
      self.data = data
      self.type = type
    }

    var fault: PNGError { .corrupt("a false \(type) chunk") }
    var rest: ArraySlice<UInt8> { data[position...] }

    mutating func byte() throws(PNGError) -> UInt8 {
      guard position < data.count else { throw fault }
      position += 1
      return data[position - 1]
    }

    mutating func upToZero() throws(PNGError) -> ArraySlice<UInt8> {
      guard let end = data[position...].firstIndex(of: 0) else { throw fault }
      defer { position = end + 1 }
      return data[position..<end]
    }
  }
}
