import CPango

/// A face that text is shaped with, in units of ``unitsPerEm``.
///
/// Outlines and advances are read by HarfBuzz itself, unhinted and unrounded: a width is
/// proportional to the size. Used under the typesetter's lock only.
@safe
final class ShapingFace: @unchecked Sendable {
  /// The resolution of shaping: fine enough that rounding never shows, and a power of two.
  static let unitsPerEm = 1 << 20

  let face: Face
  let handle: OpaquePointer
  let tables: FontTables

  /// Opens `face` in `file`; nil when it has no glyphs that can be read.
  init?(_ face: Face, in file: FontFile) {
    guard face.index < file.faceCount,
      let opened = unsafe hb_face_create(file.blob, UInt32(face.index))
    else { return nil }
    defer { unsafe hb_face_destroy(opened) }
    guard unsafe hb_face_get_glyph_count(opened) > 0, let tables = unsafe FontTables(opened),
      let font = unsafe hb_font_create(opened)
    else { return nil }
    let scale = Int32(ShapingFace.unitsPerEm)
    unsafe hb_font_set_scale(font, scale, scale)
    var variations = face.variations.map {
      hb_variation_t(tag: OpenTypeTag($0.tag).value, value: Float($0.value))
    }
    if !variations.isEmpty {
      unsafe hb_font_set_variations(font, &variations, UInt32(variations.count))
    }
    self.face = face
    unsafe self.handle = unsafe font
    self.tables = tables
  }

  deinit { unsafe hb_font_destroy(handle) }

  /// Whether the face has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0
  }

  /// The top of a character's outline in em; nil when it has none.
  func top(of scalar: Unicode.Scalar) -> Double? {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0,
      unsafe hb_font_get_glyph_extents(handle, glyph, &extents) != 0
    else { return nil }
    return Double(extents.y_bearing) / Double(ShapingFace.unitsPerEm)
  }
}
