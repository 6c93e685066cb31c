import CGObject
import CPango

/// What Unicode says of a paragraph: characters as people see them, breaks, directions, scripts.
///
/// Breaks are Pango's (Unicode's line breaking, dictionaries for Thai) except that hangul breaks
/// at spaces only, as on iOS; directions are FriBidi's; scripts are HarfBuzz's.
struct TextAnalysis {
  /// One character as people see it: a base with all that combines with it.
  struct Grapheme {
    /// The place of its first scalar in ``scalars``.
    var firstScalar: Int
    /// Its first UTF-8 byte.
    var start: Int
    var script: hb_script_t
    var level: UInt8
    var traits: GraphemeTraits
  }

  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var graphemes: [Grapheme] = []
  /// 0 from left to right, 1 from right to left.
  private(set) var baseLevel: UInt8
  let utf8Count: Int

  init(_ paragraph: Paragraph) {
    var text = paragraph.text
    utf8Count = text.utf8.count
    baseLevel = paragraph.isRightToLeft ? 1 : 0
    scalars = Array(text.unicodeScalars)
    let attributes = text.withUTF8 { bytes in
      unsafe TextAnalysis.attributes(of: bytes, scalarCount: scalars.count)
    }
    splitGraphemes(attributes)
    if paragraph.isRightToLeft || scalars.contains(where: \.mayRunRightToLeft) {
      setLevels(text)
    }
    setScripts()
    forbidBreaksInsideHangul()
  }

  /// The scalars of a grapheme.
  func scalars(of grapheme: Int) -> ArraySlice<Unicode.Scalar> {
    let end =
      grapheme + 1 < graphemes.count ? graphemes[grapheme + 1].firstScalar : scalars.count
    return scalars[graphemes[grapheme].firstScalar..<end]
  }

  // MARK: - Steps

  private static func attributes(
    of bytes: UnsafeBufferPointer<UInt8>, scalarCount: Int
  ) -> [PangoLogAttr] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalarCount + 1)
    unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
      // Always the same language: Pango would ask the environment for one.
      unsafe pango_get_log_attrs(
        characters.baseAddress, Int32(characters.count), 0, pango_language_from_string("en"),
        &attributes, Int32(attributes.count))
    }
    return attributes
  }

  private mutating func splitGraphemes(_ attributes: [PangoLogAttr]) {
    graphemes.reserveCapacity(scalars.count)
    var position = 0
    for (index, scalar) in scalars.enumerated() {
      defer { position += UTF8.width(scalar) }
      guard index == 0 || attributes[index].is_cursor_position != 0 else {
        graphemes[graphemes.count - 1].traits.add(scalar)
        continue
      }
      var traits = GraphemeTraits(first: scalar)
      if index > 0, attributes[index].is_line_break != 0 { traits.insert(.mayBreakBefore) }
      graphemes.append(
        Grapheme(
          firstScalar: index, start: position, script: HB_SCRIPT_COMMON, level: baseLevel,
          traits: traits))
    }
  }

  private mutating func setLevels(_ text: String) {
    var direction = baseLevel == 1 ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
    guard
      let levels = unsafe pango_log2vis_get_embedding_levels(
        text, Int32(utf8Count), &direction)
    else { return }
    for index in graphemes.indices {
      graphemes[index].level = unsafe levels[graphemes[index].firstScalar]
    }
    baseLevel =
      direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL ? 1 : 0
    unsafe g_free(levels)
  }

  /// Characters common to all scripts go with what precedes them, at the start with what follows.
  private mutating func setScripts() {
    guard let functions = unsafe hb_unicode_funcs_get_default() else { return }
    var current = HB_SCRIPT_COMMON
    var firstResolved = graphemes.count
    for index in graphemes.indices {
      for scalar in scalars(of: index) {
        let script =
          scalar.isASCII
          ? scalar.asciiScript : unsafe hb_unicode_script(functions, scalar.value)
        guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED,
          script != HB_SCRIPT_UNKNOWN
        else { continue }
        current = script
        firstResolved = min(firstResolved, index)
        break
      }
      graphemes[index].script = current
    }
    guard firstResolved < graphemes.count else { return }
    for index in 0..<firstResolved { graphemes[index].script = graphemes[firstResolved].script }
  }

  private mutating func forbidBreaksInsideHangul() {
    for index in graphemes.indices.dropFirst()
    where graphemes[index].traits.contains(.mayBreakBefore) {
      let (left, right) = (graphemes[index - 1].traits, graphemes[index].traits)
      let sidesWithHangul =
        left.contains(.hangul) && right.isWordPart || left.isWordPart && right.contains(.hangul)
      if sidesWithHangul { graphemes[index].traits.remove(.mayBreakBefore) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character or a mark on it can turn the direction of text.
  fileprivate var mayRunRightToLeft: Bool {
    switch value {
    case 0x0590...0x08ff, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xfb1d...0xfdff,
      0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff:
      true
    default: false
    }
  }

  fileprivate var asciiScript: hb_script_t {
    switch value {
    case 0x41...0x5a, 0x61...0x7a: HB_SCRIPT_LATIN
    default: HB_SCRIPT_COMMON
    }
  }
}
