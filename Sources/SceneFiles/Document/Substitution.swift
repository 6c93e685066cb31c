import Diagnostics

/// What `${name}` stands for at a place of the file.
struct SubstitutionScope: Sendable {
  /// Parameters of the component around, and `index` inside a repetition.
  var bindings: [String: JSONNode] = [:]

  /// The scope of a copy of a repetition.
  func repeating(_ index: Int, at position: TextPosition) -> SubstitutionScope {
    var scope = self
    scope.bindings["index"] = JSONNode(.number(Double(index)), at: position)
    return scope
  }
}

/// Replaces `${name}` in strings; `$${` stands for a plain `${`.
///
/// A string that is nothing but one `${name}` becomes the value itself, so that a parameter can be
/// a number or a colour of two appearances.
struct Substitution {
  let findings: Findings
  /// Bytes still allowed (``SceneLimits/substitutedText``).
  private var budget = SceneLimits.substitutedText

  init(findings: Findings) { self.findings = findings }

  /// The members whose values could be replaced.
  mutating func apply(_ members: [JSONMember], _ scope: SubstitutionScope) -> [JSONMember] {
    members.compactMap { member in
      apply(member.value, scope).map { JSONMember(key: member.key, value: $0) }
    }
  }

  /// A value with every string in it replaced; nil after a message, so that what is left of the
  /// text is not judged as well.
  mutating func apply(_ node: JSONNode, _ scope: SubstitutionScope) -> JSONNode? {
    let before = findings.errorCount
    let result = replaced(node, scope)
    return findings.errorCount == before ? result : nil
  }

  private mutating func replaced(_ node: JSONNode, _ scope: SubstitutionScope) -> JSONNode {
    switch node.content {
    case .null, .bool, .number: return node
    case .string(let text): return replaced(text, node, scope)
    case .array(let elements):
      var result = node
      result.content = .array(elements.map { replaced($0, scope) })
      return result
    case .object(let members):
      var result = node
      result.content = .object(
        members.map { JSONMember(key: $0.key, value: replaced($0.value, scope)) })
      return result
    }
  }

  /// A piece of a text: verbatim bytes, or a name between braces.
  private enum Piece {
    case bytes(Range<Int>)
    case name(String, at: Int)
  }

  private mutating func replaced(
    _ text: JSONText, _ node: JSONNode, _ scope: SubstitutionScope
  ) -> JSONNode {
    let bytes = Array(text.string.utf8)
    guard bytes.contains(UInt8(ascii: "$")) else { return node }
    let pieces = Self.pieces(of: bytes)
    if pieces.count == 1, case .name(let name, let offset) = pieces[0] {
      guard let value = value(of: name, text.position(at: offset), scope) else { return node }
      var result = value
      result.position = node.position
      result.isSubstituted = true
      if case .string(let value) = result.content {
        result.content = .string(
          JSONText(
            value.string, at: node.position,
            stretches: [.init(offset: 0, position: node.position, isVerbatim: false)]))
        charge(value.string.utf8.count, node.position)
      }
      return result
    }
    return joined(pieces, of: bytes, text, node, scope)
  }

  private mutating func joined(
    _ pieces: [Piece], of bytes: [UInt8], _ text: JSONText, _ node: JSONNode,
    _ scope: SubstitutionScope
  ) -> JSONNode {
    var output: [UInt8] = []
    var stretches: [JSONText.Stretch] = []
    for piece in pieces {
      switch piece {
      case .bytes(let range):
        // The stretches of the original that fall into the range, moved to their new offset.
        let first = text.stretches.last { $0.offset <= range.lowerBound }
        let later = text.stretches.filter {
          $0.offset > range.lowerBound && $0.offset < range.upperBound
        }
        stretches.append(
          .init(
            offset: output.count, position: text.position(at: range.lowerBound),
            isVerbatim: first?.isVerbatim ?? false))
        stretches += later.map {
          .init(
            offset: output.count + $0.offset - range.lowerBound, position: $0.position,
            isVerbatim: $0.isVerbatim)
        }
        output += bytes[range]
      case .name(let name, let offset):
        let position = text.position(at: offset)
        guard let value = value(of: name, position, scope) else { return node }
        guard let words = Self.text(of: value) else {
          findings.error(
            "wrong-type", at: position,
            "'\(name)' is \(value.shape.rawValue) and cannot stand inside text")
          return node
        }
        stretches.append(.init(offset: output.count, position: position, isVerbatim: false))
        guard charge(words.utf8.count, node.position) else { return node }
        output += words.utf8
      }
    }
    var result = node
    result.content = .string(
      JSONText(String(decoding: output, as: UTF8.self), at: text.position, stretches: stretches))
    return result
  }

  /// Takes bytes from the budget; false once it is spent.
  @discardableResult
  private mutating func charge(_ bytes: Int, _ position: TextPosition) -> Bool {
    guard budget >= bytes else {
      findings.error(
        "too-much-text", at: position,
        "the file's parameters grow to more than \(SceneLimits.substitutedText) bytes of text")
      return false
    }
    budget -= bytes
    return true
  }

  private func value(
    of name: String, _ position: TextPosition, _ scope: SubstitutionScope
  ) -> JSONNode? {
    if let value = scope.bindings[name] { return value }
    let known = scope.bindings.keys.sorted()
    let help =
      known.isEmpty
      ? "write $${\(name)} for the characters ${\(name)} themselves"
      : Findings.wayOut(name, among: known)
    findings.error(
      "unknown-parameter", at: position, "nothing here is called '\(name)'", help: help)
    return nil
  }

  private static func text(of node: JSONNode) -> String? {
    switch node.content {
    case .string(let text): text.string
    case .number(let number): written(number)
    case .bool(let bool): bool ? "true" : "false"
    default: nil
    }
  }

  private static func pieces(of bytes: [UInt8]) -> [Piece] {
    let (dollar, open, close) = (UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "}"))
    var pieces: [Piece] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      guard bytes[index] == dollar, index + 1 < bytes.count else {
        index += 1
        continue
      }
      if bytes[index + 1] == dollar, index + 2 < bytes.count, bytes[index + 2] == open {
        // `$${`: the first dollar goes, the rest stays.
        if start < index { pieces.append(.bytes(start..<index)) }
        start = index + 1
        index += 3
        continue
      }
      guard bytes[index + 1] == open, let end = bytes[index...].firstIndex(of: close),
        let name = SceneID.name(String(decoding: bytes[(index + 2)..<end], as: UTF8.self))
      else {
        index += 1
        continue
      }
      if start < index { pieces.append(.bytes(start..<index)) }
      pieces.append(.name(name, at: index))
      index = end + 1
      start = index
    }
    if start < bytes.count { pieces.append(.bytes(start..<bytes.count)) }
    return pieces
  }
}
