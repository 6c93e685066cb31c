import Diagnostics
import Foundation
import Testing

@testable import SceneFiles

/// DESIGN §8: no input crashes the reader, and whatever is refused says where.
@MainActor
@Suite struct SceneFuzzTests {
  /// A scene that uses most of the format.
  static let seeds = [
    ComponentsTests.cards, VariantsTests.card,
    scene(
      #"""
      {class: "UITableView", rowHeight: "automatic", sections: [{header: "H", rows: [
        {text: "a", style: "value1", accessory: "checkmark"},
        {contentView: {class: "UIView", subviews: [{class: "UILabel", id: "l", constraints: ["edges == margins + [1,2,3,4] @900"]}]}}]}]}
      """#),
    scene(
      #"""
      {class: "UIView", layer: {cornerRadius: 4, shadowPath: {roundedRect: [0,0,10,10], cornerRadius: 3},
        sublayers: [{class: "CAShapeLayer", path: "M0 0L10 10A3 3 0 0 1 20 20Z", fillColor: {light: "#fff", dark: "#000000"}}]},
       subviews: [{class: "Placeholder", intrinsicContentSize: [10, null], flow: {count: 3, width: 10, lineHeight: 5}},
        {class: "UILabel", attributedText: [{text: "x", font: {textStyle: "body"}, kern: 2}],
         constraints: [{first: "width", relation: ">=", constant: 3}, "height == width * 0.5 + 3 @20"]}]}
      """#),
  ]

  static let pieces: [String] = [
    "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u", "//", "/*", "*/", "null", "true", "-",
    "1e999", "NaN", "0x", ".", "${", "}", "${index}", "root", "self", "superview", "safeArea",
    "edges", "==", "@", "*", "+", "system", "repeat", "use", "with", "class", "id", "a", "a.title",
    "UIStackView", "CALayer", "\u{0}", "\u{FEFF}", "글", "👩‍👩‍👧", "99999999999999999999", "-1",
  ]

  @Test("changed scenes", arguments: 0..<8)
  func changedScenes(_ run: Int) {
    var numbers = SeededNumbers(seed: UInt64(run) &* 7919 &+ 12345)
    var built = 0
    for _ in 0..<150 {
      var bytes = Array(Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &numbers)].utf8)
      for _ in 0...Int.random(in: 0..<4, using: &numbers) {
        Self.mutate(&bytes, &numbers)
      }
      built += Self.check(bytes) ? 1 : 0
    }
    #expect(built > 5, "changes so small that some scenes stay whole")
  }

  @Test func everySceneIsBuiltUnchanged() {
    for seed in Self.seeds { #expect(Self.check(Array(seed.utf8)), "\(messages(of: seed))") }
  }

  @Test func everyPrefixOfAScene() {
    for seed in Self.seeds {
      let bytes = Array(seed.utf8)
      for length in stride(from: 0, to: bytes.count, by: 7) { Self.check(Array(bytes[..<length])) }
    }
  }

  @Test func noise() {
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<200 {
      let length = Int.random(in: 0..<80, using: &numbers)
      Self.check((0..<length).map { _ in UInt8.random(in: 0...255, using: &numbers) })
    }
  }

  private static let numbers = [
    "0", "1", "7", "-3", "0.5", "12", "250", "999", "1000", "1e9", "0.0001", "33333.333",
  ]

  private static func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &numbers)
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
    case 2:
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
      bytes.insert(contentsOf: Array(piece.utf8), at: place)
    case 3:
      let end = min(bytes.count, place + Int.random(in: 1..<40, using: &numbers))
      bytes.removeSubrange(place..<end)
    case 4:
      let end = min(bytes.count, place + Int.random(in: 1..<60, using: &numbers))
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    case 5:
      let other = Int.random(in: 0..<bytes.count, using: &numbers)
      bytes.swapAt(place, other)
    default:
      // Other numbers: these scenes are understood and reach the layout.
      let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
      guard let digit = digits.randomElement(using: &numbers) else { return }
      let number = Self.numbers[Int.random(in: 0..<Self.numbers.count, using: &numbers)]
      bytes.replaceSubrange(digit...digit, with: Array(number.utf8))
    }
  }

  /// Reads a file, and builds it if it is understood; a failure must have an error, and every message a place inside the file.
  @discardableResult
  private static func check(_ bytes: [UInt8]) -> Bool {
    var diagnostics: [Diagnostic]
    var isBuilt = false
    do throws(SceneError) {
      let file = try SceneFile(bytes: bytes, path: "fuzz.json")
      diagnostics = file.diagnostics
      #expect(diagnostics.allSatisfy { $0.severity != .error })
      // What is understood can also be built and laid out.
      lay(try SceneBuilder.build(file.document))
      isBuilt = true
    } catch {
      diagnostics = error.diagnostics
      #expect(diagnostics.map(\.severity).contains(.error))
    }
    let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 13 }
    for diagnostic in diagnostics where diagnostic.id != "too-many-messages" {
      guard let location = diagnostic.location else {
        Issue.record("no place: \(diagnostic.summary)")
        continue
      }
      #expect((1...lines.count).contains(location.line))
      let longest = lines.map(\.count).max() ?? 0
      #expect((1...longest + 1).contains(location.column))
    }
    return isBuilt
  }
}
