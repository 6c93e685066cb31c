import CCairo

/// A FreeType face with its axes set; never closed, because Cairo may still draw with it.
@safe
struct FreeTypeFace: @unchecked Sendable {
  let handle: FT_Face

  /// Whether glyphs are coloured bitmaps and no outlines.
  var isColorBitmap: Bool {
    let flags = unsafe handle.pointee.face_flags
    return flags & Flag.color != 0 && flags & Flag.scalable == 0
  }

  /// Opens `face`; nil when FreeType cannot read it.
  init?(_ face: Face, in file: FontFile) {
    guard let handle = unsafe FreeTypeLibrary.shared.open(file, index: face.index) else {
      return nil
    }
    unsafe self.handle = unsafe handle
    guard face.variations.isEmpty || setAxes(face.variations) else { return nil }
  }

  private enum Flag {
    static let scalable = 1
    static let color = 1 << 14
  }

  /// Sets the axes named, the others to their defaults.
  private func setAxes(_ variations: [Face.Variation]) -> Bool {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe FT_Get_MM_Var(handle, &description) == 0,
      let description = unsafe description
    else { return false }
    let axes = unsafe UnsafeBufferPointer(
      start: description.pointee.axis, count: Int(description.pointee.num_axis))
    var coordinates = [FT_Fixed]()
    for index in axes.indices {
      let tag = unsafe UInt32(axes[index].tag)
      let wanted = variations.first { OpenTypeTag($0.tag).value == tag }
      if let wanted {
        coordinates.append(FT_Fixed((wanted.value * 65536).rounded()))
      } else {
        unsafe coordinates.append(axes[index].def)
      }
    }
    let status = unsafe coordinates.withUnsafeMutableBufferPointer { buffer in
      unsafe FT_Set_Var_Design_Coordinates(handle, UInt32(buffer.count), buffer.baseAddress)
    }
    unsafe FT_Done_MM_Var(handle.pointee.glyph.pointee.library, description)
    return status == 0
  }
}
