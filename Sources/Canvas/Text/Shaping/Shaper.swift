import CPango

/// Turns text into glyphs with HarfBuzz; used under the typesetter's lock only.
@safe
final class Shaper {
  let cascade = FontCascade()

  private let buffer: OpaquePointer
  /// OpenType shaping only, whatever HB_SHAPER_LIST says.
  private let shapers: [UnsafePointer<CChar>?]

  init() {
    HostEnvironment.neutralise()
    guard let buffer = unsafe hb_buffer_create() else {
      preconditionFailure("HarfBuzz never returns NULL")
    }
    unsafe self.buffer = unsafe buffer
    unsafe shapers = [UnsafePointer(strdup("ot")), nil]
  }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Shapes a paragraph: 1 characters · 2 faces · 3 glyphs.
  func shape(_ paragraph: Paragraph) -> ShapedParagraph {
    let analysis = TextAnalysis(paragraph)
    var itemizer = Itemizer(cascade: cascade)
    let items = itemizer.items(of: paragraph, analysis)
    var shaped = ShapedParagraph(
      paragraph: paragraph, starts: analysis.graphemes.map(\.start) + [analysis.utf8Count],
      traits: analysis.graphemes.map(\.traits), items: items, baseLevel: analysis.baseLevel,
      missing: itemizer.missing)
    for index in items.indices {
      shaped.items[index].take(glyphs(of: items[index], items[index].range, in: shaped))
    }
    return shaped
  }

  /// Shapes some characters of an item, with what stands beside them as context.
  func glyphs(
    of item: ShapedItem, _ range: Range<Int>, in shaped: ShapedParagraph
  ) -> [ShapedParagraph.Glyph] {
    guard let choice = item.choice else { return [] }
    let face = cascade.face(of: choice)
    fill(item, range, in: shaped)
    var features = Shaper.features(of: item.font, choice)
    unsafe shapers.withUnsafeBufferPointer { list in
      _ = unsafe hb_shape_full(
        face.handle, buffer, &features, UInt32(features.count), list.baseAddress)
    }
    return readGlyphs(starts: shaped.starts, range)
  }

  private func fill(
    _ item: ShapedItem, _ range: Range<Int>, in shaped: ShapedParagraph
  ) {
    let (start, end) = (shaped.starts[range.lowerBound], shaped.starts[range.upperBound])
    var text = shaped.paragraph.text
    unsafe hb_buffer_reset(buffer)
    text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe hb_buffer_add_utf8(
          buffer, characters.baseAddress, Int32(characters.count), UInt32(start),
          Int32(end - start))
      }
    }
    unsafe hb_buffer_set_direction(
      buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, item.script)
    unsafe hb_buffer_set_language(
      buffer, hb_language_from_string(shaped.paragraph.language, -1))
  }

  private func readGlyphs(starts: [Int], _ range: Range<Int>) -> [ShapedParagraph.Glyph] {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let em = Double(ShapingFace.unitsPerEm)
    var glyphs: [ShapedParagraph.Glyph] = []
    glyphs.reserveCapacity(Int(count))
    // Clusters rise or fall throughout, so the search goes on from the last character found.
    var grapheme = range.lowerBound
    for index in 0..<Int(count) {
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      let byte = Int(info.cluster)
      while grapheme + 1 < range.upperBound, starts[grapheme + 1] <= byte { grapheme += 1 }
      while grapheme > range.lowerBound, starts[grapheme] > byte { grapheme -= 1 }
      glyphs.append(
        ShapedParagraph.Glyph(
          id: info.codepoint, grapheme: grapheme, advance: Double(position.x_advance) / em,
          x: Double(position.x_offset) / em, y: Double(position.y_offset) / em,
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
    return glyphs
  }

  private static func features(of font: FontKey, _ choice: FaceChoice) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: String, _ value: UInt32) {
      features.append(
        hb_feature_t(tag: OpenTypeTag(tag).value, value: value, start: 0, end: .max))
    }
    if !font.hasLigatures {
      set("liga", 0)
      set("clig", 0)
    }
    // Inter would draw "->" as an arrow and "2x3" with a multiplication sign.
    if choice.isSystem { set("calt", 0) }
    if font.hasMonospacedDigits { set("tnum", 1) }
    return features
  }
}
