import Synchronization

/// The font files in use and the faces made from them, for the whole process.
///
/// Every function may be called from any thread.
package enum FontLibrary {
  private static let state = Mutex(State())

  fileprivate struct State {
    /// Pinned files by path once they were asked for; nil when missing or unreadable.
    var opened: [String: FontFile?] = [:]
    var added = AddedFonts()
    var byDigest: [String: FontFile] = [:]
    var cairoFaces: [Face: CairoFontFace] = [:]
    var bitmapFaces: [Face: FreeTypeFace] = [:]
  }

  /// A pinned file, mapped when first asked for; nil when it is not installed.
  static func file(_ pinned: PinnedFonts.File) -> FontFile? {
    state.withLock { $0.file(pinned) }
  }

  /// The file a face names; nil when it is not installed.
  static func file(of face: Face) -> FontFile? {
    state.withLock { $0.file(digest: face.digest) }
  }

  /// The face that a family or PostScript name means; nil when nobody has it.
  ///
  /// Files that a scene brought along win over pinned ones.
  static func member(_ name: String, weight: Int, isItalic: Bool) -> FontFamily.Member? {
    family(name)?.member(weight: weight, isItalic: isItalic)
  }

  /// The family of a name; nil when nobody has it.
  static func family(_ name: String) -> FontFamily? {
    state.withLock { $0.added.family(name) } ?? FontFamily.pinned(name)
  }

  /// Makes the families of a file known and returns their names.
  ///
  /// - Throws: ``CanvasError/font(_:)`` when it is no font that can be read.
  static func add(file path: String) throws(CanvasError) -> [String] {
    let bytes = try FontFileReader.bytes(of: path)
    guard let file = FontFile(copying: bytes, path: path) else {
      throw .font("\(path) is not a TrueType or OpenType font")
    }
    return try state.withLock { (state) throws(CanvasError) in
      guard FreeTypeLibrary.shared.canOpen(file) else { throw .font("\(path) is a damaged font") }
      let families = state.added.add(state.byDigest[file.digest] ?? file)
      guard !families.isEmpty else { throw .font("\(path) has no family name or no metrics") }
      state.byDigest[file.digest] = state.byDigest[file.digest] ?? file
      return families
    }
  }

  /// Cairo's view of a face; nil when its file is not installed or cannot be read.
  static func cairoFontFace(for face: Face) -> CairoFontFace? {
    state.withLock { state in
      if let known = state.cairoFaces[face] { return known }
      guard let file = state.file(digest: face.digest), let made = CairoFontFace(face, in: file)
      else { return nil }
      state.cairoFaces[face] = made
      return made
    }
  }

  /// Whether a face's glyphs are coloured bitmaps of one size, with no outlines to fill.
  static func isColorBitmap(_ face: Face) -> Bool {
    cairoFontFace(for: face)?.isColorBitmap ?? false
  }

  /// A glyph of a colour bitmap face; nil when there is none.
  static func colorBitmap(of glyph: UInt32, in face: Face) -> ColorGlyphBitmap? {
    state.withLock { state in
      if state.bitmapFaces[face] == nil {
        // Not the face that Cairo draws with: Cairo's lock does not cover us.
        state.bitmapFaces[face] = state.file(digest: face.digest).flatMap {
          FreeTypeFace(face, in: $0)
        }
      }
      return state.bitmapFaces[face].flatMap { ColorGlyphBitmap(of: glyph, in: $0) }
    }
  }
}

extension FontLibrary.State {
  mutating func file(_ pinned: PinnedFonts.File) -> FontFile? {
    if let known = opened[pinned.path] { return known }
    let file = FontFile(path: pinned.path)
    opened[pinned.path] = .some(file)
    if let file { byDigest[file.digest] = byDigest[file.digest] ?? file }
    return file
  }

  mutating func file(digest: String) -> FontFile? {
    if let known = byDigest[digest] { return known }
    // A face that came from another process: its file may not have been needed here so far.
    for pinned in PinnedFonts.all {
      if let file = file(pinned), file.digest == digest { return file }
    }
    return nil
  }
}
