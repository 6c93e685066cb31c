import Foundation

/// Reads the text of an SVG path (SVG 1.1, section 8.3): all commands, absolute and relative.
struct SVGPathText {
  /// What is wrong, and at which UTF-8 byte of the text.
  struct Failure: Error, Hashable {
    var offset: Int
    var summary: String
  }

  private let bytes: [UInt8]
  private var index = 0
  private var elements: [ScenePath.Element] = []
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point a smooth curve reflects, if the last command was a curve of its kind.
  private var cubicControl: CGPoint?
  private var quadraticControl: CGPoint?

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The steps of a path text; arcs come out as cubics.
  static func elements(of text: String) throws(Failure) -> [ScenePath.Element] {
    var reader = SVGPathText(text)
    try reader.commands()
    return reader.elements
  }

  private mutating func commands() throws(Failure) {
    skipSpace()
    while index < bytes.count {
      let offset = index
      let command = bytes[index]
      guard (command | 0x20) >= UInt8(ascii: "a"), (command | 0x20) <= UInt8(ascii: "z") else {
        throw Failure(offset: offset, summary: "a path command (M, L, C, …) is expected")
      }
      if elements.isEmpty, command | 0x20 != UInt8(ascii: "m") {
        throw Failure(offset: offset, summary: "a path begins with M")
      }
      index += 1
      try segments(of: command, at: offset)
    }
  }

  /// A command with as many sets of numbers as follow it.
  private mutating func segments(of command: UInt8, at offset: Int) throws(Failure) {
    let isRelative = command & 0x20 != 0
    var kind = Character(Unicode.Scalar(command & 0xDF))
    if kind == "Z" {
      elements.append(.close)
      point = start
      forgetControls()
      skipSpace()
      return
    }
    repeat {
      let base = isRelative ? point : .zero
      switch kind {
      case "M":
        point = try nextPoint(base)
        start = point
        elements.append(.move(point))
        forgetControls()
        kind = "L"
      case "L": line(to: try nextPoint(base))
      case "H": line(to: CGPoint(x: base.x + (try nextNumber()), y: point.y))
      case "V": line(to: CGPoint(x: point.x, y: base.y + (try nextNumber())))
      case "C": cubic(try nextPoint(base), try nextPoint(base), to: try nextPoint(base))
      case "S":
        cubic(Self.reflected(cubicControl, at: point), try nextPoint(base), to: try nextPoint(base))
      case "Q": quadratic(try nextPoint(base), to: try nextPoint(base))
      case "T": quadratic(Self.reflected(quadraticControl, at: point), to: try nextPoint(base))
      case "A": try arc(base)
      default:
        let name = Character(Unicode.Scalar(command))
        throw Failure(offset: offset, summary: "'\(name)' is not a path command")
      }
    } while startsNumber()
  }

  private mutating func forgetControls() {
    cubicControl = nil
    quadraticControl = nil
  }

  private mutating func line(to end: CGPoint) {
    elements.append(.line(end))
    point = end
    forgetControls()
  }

  private mutating func cubic(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    elements.append(.cubic(end, control1: control1, control2: control2))
    point = end
    forgetControls()
    cubicControl = control2
  }

  private mutating func quadratic(_ control: CGPoint, to end: CGPoint) {
    elements.append(.quadratic(end, control: control))
    point = end
    forgetControls()
    quadraticControl = control
  }

  private static func reflected(_ control: CGPoint?, at point: CGPoint) -> CGPoint {
    control.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
  }

  private mutating func arc(_ base: CGPoint) throws(Failure) {
    let (rx, ry) = (try nextNumber(), try nextNumber())
    let rotation = try nextNumber() * .pi / 180
    let (isLarge, isSweep) = (try nextFlag(), try nextFlag())
    let end = try nextPoint(base)
    for piece in EllipticalArc.cubics(
      from: point, to: end, radii: CGSize(width: abs(rx), height: abs(ry)), rotation: rotation,
      isLarge: isLarge, isSweep: isSweep)
    {
      elements.append(piece)
    }
    point = end
    forgetControls()
  }

  private mutating func nextPoint(_ base: CGPoint) throws(Failure) -> CGPoint {
    let x = try nextNumber()
    let y = try nextNumber()
    return CGPoint(x: base.x + x, y: base.y + y)
  }

  private mutating func nextFlag() throws(Failure) -> Bool {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else {
      throw Failure(offset: index, summary: "an arc's flag is 0 or 1")
    }
    let isSet = bytes[index] == 0x31
    index += 1
    skipSeparators()
    return isSet
  }

  private mutating func nextNumber() throws(Failure) -> Double {
    skipSeparators()
    let start = index
    if index < bytes.count, [0x2B, 0x2D].contains(bytes[index]) { index += 1 }
    digits()
    if index < bytes.count, bytes[index] == 0x2E {
      index += 1
      digits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e"), hasExponent() {
      index += 1
      if [0x2B, 0x2D].contains(bytes[index]) { index += 1 }
      digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard text.contains(where: \.isNumber), let value = Double(Self.completed(text)) else {
      index = start
      throw Failure(offset: start, summary: "a number is expected")
    }
    guard abs(value) <= SceneLimits.length else {
      throw Failure(offset: start, summary: "\(text) is too large a coordinate")
    }
    skipSeparators()
    return value
  }

  /// `.5` as `0.5` and `5.` as `5.0`, which `Double` wants.
  private static func completed(_ text: String) -> String {
    var text = text
    if let dot = text.firstIndex(of: ".") {
      let after = text.index(after: dot)
      if after == text.endIndex || !text[after].isNumber { text.insert("0", at: after) }
      if dot == text.startIndex || !text[text.index(before: dot)].isNumber {
        text.insert("0", at: dot)
      }
    }
    return text
  }

  private func hasExponent() -> Bool {
    guard index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    if Self.isDigit(next) { return true }
    return [0x2B, 0x2D].contains(next) && index + 2 < bytes.count && Self.isDigit(bytes[index + 2])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func digits() {
    while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 }
  }

  private func startsNumber() -> Bool {
    guard index < bytes.count else { return false }
    return Self.isDigit(bytes[index]) || [0x2B, 0x2D, 0x2E].contains(bytes[index])
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[index]) { index += 1 }
  }

  /// White space with at most one comma.
  private mutating func skipSeparators() {
    skipSpace()
    if index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
  }
}
