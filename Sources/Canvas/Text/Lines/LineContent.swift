/// What stands on a line, in the order of the text.
struct LineContent {
  /// A stretch of the paragraph, or a sign that the text does not have.
  enum Part {
    case text(Range<Int>)
    /// An ellipsis or a hyphen in the font of a character.
    case sign(String, like: Int)
  }

  var parts: [Part]
  /// Characters shown, with the white space that hangs over the end.
  var range: Range<Int>
  /// Whether the paragraph goes on, so that the line may be justified.
  var isWrapped: Bool
  /// Whether some of the paragraph is not shown.
  var isTruncated: Bool
}
