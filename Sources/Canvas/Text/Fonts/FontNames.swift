import CPango

/// The names in a font's `name` table, in English.
struct FontNames: Hashable, Sendable {
  /// The typographic family where there is one: "Brand Sans".
  var family: String
  /// "Brand Sans Bold".
  var fullName: String
  /// "BrandSans-Bold".
  var postScriptName: String
  /// "Version 2.004".
  var version: String

  /// Reads the names of a face; nil when the file has no such face.
  init?(of file: FontFile, index: Int) {
    guard index < file.faceCount, let face = unsafe hb_face_create(file.blob, UInt32(index)) else {
      return nil
    }
    defer { unsafe hb_face_destroy(face) }
    let typographic = unsafe FontNames.name(.typographicFamily, of: face)
    family =
      unsafe typographic.isEmpty
      ? FontNames.name(.family, of: face) : typographic
    fullName = unsafe FontNames.name(.fullName, of: face)
    postScriptName = unsafe FontNames.name(.postScriptName, of: face)
    version = unsafe FontNames.name(.version, of: face)
  }

  /// OpenType's numbers of names.
  private enum ID: hb_ot_name_id_t {
    case family = 1
    case fullName = 4
    case version = 5
    case postScriptName = 6
    case typographicFamily = 16
  }

  private static func name(_ id: ID, of face: OpaquePointer) -> String {
    let english = unsafe hb_language_from_string("en", -1)
    var buffer = [CChar](repeating: 0, count: 256)
    var length = UInt32(buffer.count)
    unsafe hb_ot_name_get_utf8(face, id.rawValue, english, &length, &buffer)
    let bytes = buffer.prefix(while: { $0 != 0 }).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
