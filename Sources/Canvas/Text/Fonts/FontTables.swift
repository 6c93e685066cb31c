import CPango

/// What a font's own tables say of its height, weight and names.
@safe
struct FontTables: Sendable {
  /// Fractions of an em, from the `hhea` table, which is what UIKit reads.
  var ascender = 0.0
  /// Negative.
  var descender = 0.0
  var lineGap = 0.0
  /// Fractions of an em, from `OS/2`; nil in old fonts.
  var capHeight: Double?
  var xHeight: Double?
  /// As in CSS.
  var weight = 400
  var isItalic = false
  /// The range of the `wght` axis, in a variable font.
  var weightAxis: ClosedRange<Double>?

  /// Reads the tables; nil when the font has none of the obligatory ones.
  init?(_ face: OpaquePointer) {
    let perEm = unsafe 1 / Double(hb_face_get_upem(face))
    let hasMetrics = unsafe FontTables.withTable("hhea", of: face) { table in
      guard let ascender = table.signed16(at: 4), let descender = table.signed16(at: 6),
        let lineGap = table.signed16(at: 8)
      else { return false }
      self.ascender = Double(ascender) * perEm
      self.descender = Double(descender) * perEm
      self.lineGap = Double(lineGap) * perEm
      return true
    }
    guard hasMetrics else { return nil }
    unsafe FontTables.withTable("OS/2", of: face) { table in
      guard let version = table.unsigned16(at: 0), let weight = table.unsigned16(at: 4) else {
        return
      }
      self.weight = min(max(Int(weight), 1), 1000)
      isItalic = (table.unsigned16(at: 62) ?? 0) & 1 != 0
      guard version >= 2 else { return }
      xHeight = table.signed16(at: 86).flatMap { $0 > 0 ? Double($0) * perEm : nil }
      capHeight = table.signed16(at: 88).flatMap { $0 > 0 ? Double($0) * perEm : nil }
    }
    var axis = hb_ot_var_axis_info_t()
    if unsafe hb_ot_var_find_axis_info(face, OpenTypeTag("wght").value, &axis) != 0,
      axis.min_value <= axis.max_value
    {
      weightAxis = Double(axis.min_value)...Double(axis.max_value)
    }
  }

  /// Reads the tables of a face of a file; nil when there is no such face.
  init?(of file: FontFile, index: Int) {
    guard index < file.faceCount, let face = unsafe hb_face_create(file.blob, UInt32(index)) else {
      return nil
    }
    defer { unsafe hb_face_destroy(face) }
    unsafe self.init(face)
  }

  private static func withTable<Result>(
    _ name: String, of face: OpaquePointer, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    let blob = unsafe hb_face_reference_table(face, OpenTypeTag(name).value)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = unsafe hb_blob_get_data(blob, &length)
    let bytes = unsafe UnsafeRawBufferPointer(start: data, count: Int(length))
    return unsafe body(bytes.assumingMemoryBound(to: UInt8.self).span)
  }
}

extension Span<UInt8> {
  /// Reads a big-endian number; nil beyond the end.
  func signed16(at offset: Int) -> Int16? { unsigned16(at: offset).map { Int16(bitPattern: $0) } }
}
