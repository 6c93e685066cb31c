/// What breaking, spacing and choosing a face need to know of a character.
struct GraphemeTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// A line may break before it.
  static let mayBreakBefore = GraphemeTraits(rawValue: 1 << 0)
  /// White space that hangs over the end of a line that breaks after it.
  static let space = GraphemeTraits(rawValue: 1 << 1)
  static let tab = GraphemeTraits(rawValue: 1 << 2)
  /// Nothing but characters that show nothing: no room, no tracking.
  static let ignorable = GraphemeTraits(rawValue: 1 << 3)
  static let softHyphen = GraphemeTraits(rawValue: 1 << 4)
  static let hangul = GraphemeTraits(rawValue: 1 << 5)
  /// Han, kana and what is set among them.
  static let ideograph = GraphemeTraits(rawValue: 1 << 6)
  /// A letter or digit of a script that is written with spaces.
  static let wordPart = GraphemeTraits(rawValue: 1 << 7)
  /// To be shown as a coloured picture.
  static let emoji = GraphemeTraits(rawValue: 1 << 8)
  /// A control or placeholder: never shaped.
  static let control = GraphemeTraits(rawValue: 1 << 9)

  /// Whether hangul beside it is one word with it.
  var isWordPart: Bool { !isDisjoint(with: [.hangul, .wordPart]) }
}

extension GraphemeTraits {
  /// The traits of a character that begins with a scalar.
  init(first scalar: Unicode.Scalar) {
    self.init()
    switch scalar.value {
    case 0x09: self = [.tab, .space, .control]
    case 0x20: self = .space
    case 0x00...0x1f, 0x7f...0x9f, 0xfffc: self = [.control, .ignorable]
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: self = .wordPart
    case ..<0xa0: break
    case 0xad: self = [.softHyphen, .ignorable]
    case 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f: self = .space
    case 0x3000: self = [.space, .ideograph]
    case 0x1100...0x11ff, 0x3130...0x318f, 0xa960...0xa97f, 0xac00...0xd7ff, 0xffa0...0xffdc:
      self = .hangul
    case 0x2e80...0x312f, 0x3190...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0xfe30...0xfe4f,
      0xff00...0xffef, 0x1b000...0x1b16f, 0x1f200...0x1f2ff, 0x20000...0x3ffff:
      self = .ideograph
    default:
      let properties = scalar.properties
      if properties.isDefaultIgnorableCodePoint { insert(.ignorable) }
      if properties.isEmojiPresentation { insert(.emoji) }
      if properties.isAlphabetic || properties.numericType == .decimal { insert(.wordPart) }
    }
  }

  /// Takes account of a further scalar of the same character.
  mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xfe0e: remove(.emoji)
    case 0xfe0f: insert(.emoji)
    case 0x1f3fb...0x1f3ff: insert(.emoji)
    default: if !scalar.properties.isDefaultIgnorableCodePoint { remove(.ignorable) }
    }
  }
}
