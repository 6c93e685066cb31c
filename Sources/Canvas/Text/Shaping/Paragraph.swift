/// A paragraph of a request: its text, and which font shapes which bytes.
///
/// Sizes, kerns and offsets are left out: they scale and shift what is shaped, and so one shaped
/// paragraph serves every size.
struct Paragraph: Hashable, Sendable {
  /// A stretch of bytes in one font.
  struct Run: Hashable, Sendable {
    var font: FontKey
    /// UTF-8 bytes.
    var length: Int
    /// The place in ``TextRequest/runs``.
    var source: Int
  }

  /// Without the line break that ends it.
  var text: String
  var runs: [Run]
  var language: String
  /// The direction where the text has none of its own.
  var isRightToLeft: Bool
}

/// A request cut at its line breaks.
struct ParagraphList {
  struct Item {
    var paragraph: Paragraph
    /// The first byte, from the start of the whole text.
    var start: Int
    /// The run whose font gives an empty paragraph its height.
    var emptySource: Int
  }

  private(set) var items: [Item] = []

  /// Cuts the text of a request; a line break at the very end opens no further paragraph.
  init(_ request: TextRequest) {
    var current = Item(paragraph: request.emptyParagraph, start: 0, emptySource: 0)
    var isOpen = false
    var position = 0
    var afterReturn = false
    for (source, run) in request.runs.enumerated() {
      let font = FontKey(run.font, hasKern: run.kern != 0)
      var piece = String.UnicodeScalarView()
      var length = 0
      func close(_ current: inout Item) {
        guard length > 0 else { return }
        if current.paragraph.runs.isEmpty { current.emptySource = source }
        current.paragraph.text.unicodeScalars.append(contentsOf: piece)
        current.paragraph.runs.append(Paragraph.Run(font: font, length: length, source: source))
        piece = String.UnicodeScalarView()
        length = 0
      }
      for scalar in run.text.unicodeScalars {
        let width = UTF8.width(scalar)
        defer { position += width }
        if scalar == "\n", afterReturn {
          // The second half of a Windows line break.
          afterReturn = false
          current.start += 1
          continue
        }
        afterReturn = scalar == "\r"
        if scalar.isLineBreak {
          close(&current)
          if current.paragraph.runs.isEmpty { current.emptySource = source }
          items.append(current)
          current = Item(
            paragraph: request.emptyParagraph, start: position + width, emptySource: source)
          isOpen = false
        } else {
          piece.append(scalar)
          length += width
          isOpen = true
        }
      }
      close(&current)
    }
    if isOpen { items.append(current) }
  }
}

extension TextRequest {
  fileprivate var emptyParagraph: Paragraph {
    Paragraph(text: "", runs: [], language: language, isRightToLeft: isRightToLeft)
  }
}

extension Unicode.Scalar {
  /// Whether a line ends here, whatever its width.
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension UTF8 {
  /// Bytes of a character.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
