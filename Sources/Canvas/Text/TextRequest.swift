/// A font as asked for, before any face is chosen.
package struct FontRequest: Hashable, Sendable {
  /// Which design or family.
  package enum Family: Hashable, Sendable {
    /// The system font.
    case system
    /// A system design: rounded, serif or monospaced.
    case design(Design)
    /// A family or PostScript name.
    case named(String)
  }

  package enum Design: String, Hashable, Sendable { case rounded, serif, monospaced }

  package var family: Family
  /// Points per em.
  package var size: Double
  /// 100 to 900 as in CSS; 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  /// Digits of one width.
  package var hasMonospacedDigits: Bool

  package init(
    family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// Vertical metrics of a font in points, as UIFont gives them.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: Double
  /// Negative.
  package var descender: Double
  package var leading: Double
  package var capHeight: Double
  package var xHeight: Double
  /// ascender - descender + leading.
  package var lineHeight: Double { ascender - descender + leading }

  package init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// A stretch of text with one set of attributes.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontRequest
  /// Added after every character, in points.
  package var kern: Double
  /// Raises the run, in points.
  package var baselineOffset: Double

  package init(_ text: String, font: FontRequest, kern: Double = 0, baselineOffset: Double = 0) {
    self.text = text
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
  }
}

/// Text to lay out: what, how wide, how many lines.
package struct TextRequest: Hashable, Sendable {
  /// Raw values are NSTextAlignment's on iOS.
  package enum Alignment: Int, Hashable, Sendable { case left, center, right, justified, natural }

  /// Raw values are NSLineBreakMode's.
  package enum LineBreakMode: Int, Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  package var runs: [TextRun]
  /// The width lines may take, in points; nil for no limit.
  package var width: Double?
  /// 0 for no limit.
  package var maximumNumberOfLines: Int
  package var alignment: Alignment
  package var lineBreakMode: LineBreakMode
  /// Extra points between lines.
  package var lineSpacing: Double
  /// Multiplies the line height; 0 means 1.
  package var lineHeightMultiple: Double
  /// Points; 0 for none.
  package var minimumLineHeight: Double
  /// Points; 0 for none.
  package var maximumLineHeight: Double
  /// The writing direction of natural alignment where the text has none of its own.
  package var isRightToLeft: Bool
  /// A BCP 47 tag; chooses between the regional forms of Han characters.
  package var language: String

  package init(
    runs: [TextRun], width: Double? = nil, maximumNumberOfLines: Int = 1,
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    self.runs = runs
    self.width = width
    self.maximumNumberOfLines = maximumNumberOfLines
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = 0
    self.lineHeightMultiple = 0
    self.minimumLineHeight = 0
    self.maximumLineHeight = 0
    self.isRightToLeft = false
    self.language = "en"
  }
}
