extension FontMetrics {
  /// San Francisco's metrics at a size in points.
  init(systemSize size: Double) {
    self.init(
      ascender: SystemFontCorrection.ascender * size,
      descender: SystemFontCorrection.descender * size, leading: 0,
      capHeight: SystemFontCorrection.capHeight * size,
      xHeight: SystemFontCorrection.xHeight * size)
  }

  /// A face's own metrics at a size in points.
  init(_ face: ShapingFace, size: Double) {
    let tables = face.tables
    self.init(
      ascender: tables.ascender * size, descender: tables.descender * size,
      leading: tables.lineGap * size,
      capHeight: (tables.capHeight ?? face.top(of: "H") ?? tables.ascender) * size,
      xHeight: (tables.xHeight ?? face.top(of: "x") ?? tables.ascender / 2) * size)
  }
}

extension FontCascade {
  /// The metrics of a font; an unknown family has the system font's.
  func metrics(of font: FontRequest) -> FontMetrics {
    guard case .named(let name) = font.family, FontLibrary.family(name) != nil,
      let choice = choice(.primary, of: FontKey(font, hasKern: false)), choice.isAsAsked
    else { return FontMetrics(systemSize: font.size) }
    return FontMetrics(face(of: choice), size: font.size)
  }
}
