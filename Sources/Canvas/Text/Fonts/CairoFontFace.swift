import CCairo

/// Cairo's view of a ``Face``, kept for as long as the process lives.
///
/// Cairo locks the FreeType face behind it, so several threads may draw with one value.
@safe
final class CairoFontFace: @unchecked Sendable {
  /// Borrowed by whoever draws; not to be released.
  let handle: OpaquePointer
  /// Whether glyphs are coloured bitmaps of one size, to be shown instead of filled.
  let isColorBitmap: Bool

  /// Opens the face and sets its axes; nil when FreeType or Cairo refuses it.
  init?(_ face: Face, in file: FontFile) {
    guard let face = FreeTypeFace(face, in: file) else { return nil }
    let cairo = unsafe cairo_ft_font_face_create_for_ft_face(
      face.handle, Int32(FT_LOAD_NO_HINTING))
    guard let cairo = unsafe cairo, unsafe cairo_font_face_status(cairo) == CAIRO_STATUS_SUCCESS
    else { return nil }
    unsafe self.handle = unsafe cairo
    self.isColorBitmap = face.isColorBitmap
  }

  deinit { unsafe cairo_font_face_destroy(handle) }
}
