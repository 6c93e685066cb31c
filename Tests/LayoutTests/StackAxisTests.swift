import Foundation
import Layout
import Testing

/// Stacks along their axis: distributions, gaps, hiding, ties (SPEC 1.3, 1.8).
@Suite struct StackAxisTests {
  /// 40×20, 60×30, 10×50, 25×25.
  static let four: [TestNode] = [
    .view("a", 40, 20), .view("b", 60, 30), .view("c", 10, 50), .view("d", 25, 25),
  ]

  static func row(
    _ distribution: StackArrangement.Distribution, spacing: Double = 5,
    _ items: [TestNode] = four
  ) -> TestNode {
    .stack("s", .horizontal, distribution, spacing: spacing, items)
  }

  static let distributions: [FrameCase] = [
    FrameCase(
      "fill, free: as large as its content (SV-30, SV-60)", free(row(.fill)),
      [
        "s": [0, 0, 150, 50], "a": [0, 0, 40, 50], "b": [45, 0, 60, 50],
        "c": [110, 0, 10, 50], "d": [125, 0, 25, 50],
      ]),
    FrameCase(
      "fillEqually, free: all as wide as the widest (SV-31)", free(row(.fillEqually)),
      ["s": [0, 0, 255, 50], "a": [0, 0, 60, 50], "d": [195, 0, 60, 50]]),
    FrameCase(
      "fillEqually in 400 (SV-31)", sized(400, 300, row(.fillEqually)),
      ["a": [0, 0, 96.25, 300], "b": [101.25, 0, 96.25, 300], "d": [303.75, 0, 96.25, 300]]),
    FrameCase(
      "fillEqually ignores hugging and resistance (SV-31)",
      sized(
        200, 20,
        row(
          .fillEqually, spacing: 0,
          [.view("a", 20, 20, hug: (999, 250)), .view("b", 30, 20, resist: (999, 750))]),
        ["a.width == 7 @999"]),
      ["a": [0, 0, 100, 20], "b": [100, 0, 100, 20]]),
    FrameCase(
      "fillProportionally without gaps is plain proportion (SV-32)",
      sized(
        800, 20,
        row(
          .fillProportionally, spacing: 0,
          [.view("a", 100, 20), .view("b", 200, 20), .view("c", 100, 20)])),
      ["a": [0, 0, 200, 20], "b": [200, 0, 400, 20], "c": [600, 0, 200, 20]]),
    FrameCase(
      "fillProportionally with gaps: the last takes the error (SV-33)",
      sized(
        400, 20,
        row(.fillProportionally, spacing: 10, [.view("a", 100, 20), .view("b", 200, 20)])),
      ["a": [0, 0, 129.0323, 20], "b": [139.0323, 0, 260.9677, 20]]),
    FrameCase(
      "fillProportionally: without a length, none (SV-34)",
      sized(
        300, 20,
        row(
          .fillProportionally, spacing: 0,
          [.view("a", 40, 20), .view("n", nil, 20), .view("b", 20, 20)])),
      ["a": [0, 0, 200, 20], "n": [200, 0, 0, 20], "b": [200, 0, 100, 20]]),
    FrameCase(
      "fillProportionally: nobody has a length, all are equal (SV-34)",
      sized(310, 20, row(.fillProportionally, [.view("a"), .view("b"), .view("c")])),
      ["a": [0, 0, 100, 20], "b": [105, 0, 100, 20], "c": [210, 0, 100, 20]]),
    FrameCase(
      "fillProportionally: a nested stack counts with its fitting length (SV-34)",
      sized(
        300, 20,
        row(
          .fillProportionally, spacing: 0,
          [
            .stack("n", spacing: 10, [.view("x", 20, 20), .view("y", 30, 20)]),
            .view("b", 40, 20),
          ])),
      ["n": [0, 0, 180, 20], "b": [180, 0, 120, 20]]),
    FrameCase(
      "equalSpacing in 400 (SV-35)", sized(400, 300, row(.equalSpacing)),
      ["a": [0, 0, 40, 300], "b": [128.333, 0, 60, 300], "d": [375, 0, 25, 300]]),
    FrameCase(
      "equalSpacing, free: the largest gap rules all (SV-35, SV-37)",
      free(
        .stack("s", .horizontal, .equalSpacing, spacing: 5, custom: ["b": .points(20)], four)),
      ["s": [0, 0, 195, 50], "b": [60, 0, 60, 50], "c": [140, 0, 10, 50]]),
    FrameCase(
      "equalSpacing with two: the second touches the end (SV-35)",
      sized(300, 20, row(.equalSpacing, [.view("a", 120, 20), .view("b", 30, 20)])),
      ["b": [270, 0, 30, 20]]),
    FrameCase(
      "equalSpacing too small: gaps stay, the weakest gives way (SV-38)",
      sized(
        130, 20,
        row(
          .equalSpacing, spacing: 10,
          [
            .view("a", 20, 20), .view("b", 60, 20, resist: (740, 750)), .view("c", 40, 20),
          ])),
      ["a": [0, 0, 20, 20], "b": [30, 0, 50, 20], "c": [90, 0, 40, 20]]),
    FrameCase(
      "equalCentering gives way to the least gap (SV-36)",
      sized(
        200, 20,
        row(
          .equalCentering, spacing: 8,
          [.view("a", 20, 20), .view("b", 100, 20), .view("c", 60, 20)])),
      ["a": [0, 0, 20, 20], "b": [32, 0, 100, 20], "c": [140, 0, 60, 20]]),
    FrameCase(
      "equalCentering with room: centres are equally far (SV-36)",
      sized(
        400, 20,
        row(
          .equalCentering, spacing: 8,
          [.view("a", 20, 20), .view("b", 100, 20), .view("c", 60, 20)])),
      ["b": [140, 0, 100, 20], "c": [340, 0, 60, 20]]),
    FrameCase(
      "one visible item fills the axis in every distribution (SV-29)",
      sized(200, 80, row(.equalSpacing, [.view("a", 50, 20, hug: (750, 750))])),
      ["a": [0, 0, 200, 80]]),
    FrameCase(
      "a stack without items is as large as it is told (SV-28)",
      tree(
        [.stack("s", [])],
        ["s.left == root.left + 5", "s.top == root.top + 6", "s.width == 30"]),
      ["s": [5, 6, 30, 0]]),
    FrameCase(
      "hugging of the stack itself does nothing (SV-61)",
      {
        var stack = row(.fill, [.view("a", 40, 20)])
        stack.item.hugging = AxisPriorities(horizontal: 1000, vertical: 1000)
        return sized(200, 50, stack)
      }(),
      ["a": [0, 0, 200, 50]]),
    FrameCase(
      "a pull of 251 stretches content that hugs at 250, 249 does not (SV-63)",
      tree(
        [.stack("s", [.view("a", 40, 20)]), .stack("t", [.view("b", 40, 20)])],
        pinned("s", "root", "left", "top") + pinned("t", "root", "left", "bottom")
          + ["s.width == 100 @251", "t.width == 100 @249"]),
      ["s": [0, 0, 100, 20], "t": [0, 280, 40, 20]]),
  ]

  static let centeringTie = FrameCase(
    "equalCentering: of equal resistances the centres decide (SV-36, SV-70)",
    sized(
      45.5, nil,
      .stack(
        "s", .horizontal, .equalCentering, spacing: 10, custom: ["a": .points(12)],
        [
          .view("a", 25, 34, resist: (751, 750)), .view("b", 31, 42, resist: (740, 750)),
          .view("c", 34, 22, resist: (751, 750)),
        ])),
    ["a": [0, 0, 9.75, 42], "b": [21.75, 0, 0, 42], "c": [31.75, 0, 13.75, 42]])

  static let hiding: [FrameCase] = [
    FrameCase(
      "hidden in the middle: one gap remains (SV-25)",
      free(
        row(
          .fill, spacing: 10,
          [.view("a", 80, 44), .view("b", 60, 44, hidden: true), .view("c", 100, 44)])),
      ["s": [0, 0, 190, 44], "a": [0, 0, 80, 44], "b": [85, 0, 0, 44], "c": [90, 0, 100, 44]]),
    FrameCase(
      "hidden at the ends: no gap there (SV-25, SV-26)",
      free(
        row(
          .fill, spacing: 10,
          [.view("a", 80, 44, hidden: true), .view("b", 60, 44), .view("c", 9, 44, hidden: true)])),
      ["s": [0, 0, 60, 44], "a": [0, 0, 0, 44], "b": [0, 0, 60, 44], "c": [60, 0, 0, 44]]),
    FrameCase(
      "the custom gap is the preceding visible view's (SV-22)",
      free(
        .stack(
          "s", spacing: 10, custom: ["a": .points(20), "b": .points(3)],
          [.view("a", 40, 20), .view("b", 60, 20, hidden: true), .view("c", 10, 20)])),
      ["s": [0, 0, 70, 20], "c": [60, 0, 10, 20]]),
    FrameCase(
      "fillProportionally counts neither hidden lengths nor their gaps (SV-32)",
      sized(
        310, 20,
        row(
          .fillProportionally, spacing: 10,
          [.view("a", 100, 20), .view("b", 70, 20, hidden: true), .view("c", 200, 20)])),
      ["a": [0, 0, 100, 20], "c": [110, 0, 200, 20]]),
    FrameCase(
      "all hidden: as small as the margins (SV-27)",
      free(
        .stack(
          "s", margins: Insets(top: 1, left: 2, bottom: 3, right: 4),
          [.view("a", 40, 20, hidden: true)])),
      ["s": [0, 0, 6, 4]]),
    FrameCase(
      "all hidden inside a stack: the gap is still paid (SV-27)",
      free(
        .stack(
          "o", .vertical, spacing: 8,
          [
            .view("x", 50, 20), .stack("n", .vertical, [.view("a", 40, 20, hidden: true)]),
            .view("y", 50, 20),
          ])),
      ["o": [0, 0, 50, 56], "n": [0, 28, 50, 0], "y": [0, 36, 50, 20]]),
    FrameCase(
      "hiding the inner stack itself takes its gap away (SV-27)",
      free(
        .stack(
          "o", .vertical, spacing: 8,
          [
            .view("x", 50, 20), .stack("n", .vertical, hidden: true, [.view("a", 40, 20)]),
            .view("y", 50, 20),
          ])),
      ["o": [0, 0, 50, 48], "y": [0, 28, 50, 20]]),
  ]

  static let gaps: [FrameCase] = [
    FrameCase(
      "custom gaps replace the spacing (SV-22)",
      free(
        .stack(
          "s", .vertical, spacing: 8, custom: ["h": .points(32), "b": .points(32)],
          [
            .view("h", 200, 30), .view("t", 200, 20), .view("m", 200, 20), .view("b", 200, 20),
            .view("f", 200, 14),
          ])),
      ["t": [0, 62, 200, 20], "m": [0, 90, 200, 20], "f": [0, 170, 200, 14]]),
    FrameCase(
      "negative gaps overlap (SV-22)",
      free(row(.fill, spacing: -10, [.view("a", 40, 20), .view("b", 60, 20)])),
      ["s": [0, 0, 90, 20], "b": [30, 0, 60, 20]]),
    FrameCase(
      "the system's gap between edges is 8 (SV-23)",
      free(.stack("s", custom: ["a": .system], [.view("a", 40, 20), .view("b", 60, 20)])),
      ["b": [48, 0, 60, 20]]),
    FrameCase(
      "gaps are rounded to the screen's pixels (SV-22)",
      TestTree(
        width: 400, height: 300, scale: 2,
        [.stack("s", spacing: 5.2, [.view("a", 40, 20), .view("b", 60, 20)])],
        pinned("s", "root", "left", "top")),
      ["b": [45, 0, 60, 20]]),
  ]

  static let ties: [FrameCase] = [
    FrameCase(
      "equal hugging: the first takes the room (SV-70)", sized(400, 300, row(.fill)),
      [
        "a": [0, 0, 290, 300], "b": [295, 0, 60, 300], "c": [360, 0, 10, 300],
        "d": [375, 0, 25, 300],
      ]),
    FrameCase(
      "equal resistance: the first is squeezed (SV-72)",
      sized(120, 20, row(.fill, spacing: 8, [.view("a", 76.5, 20), .view("b", 94, 20)])),
      ["a": [0, 0, 18, 20], "b": [26, 0, 94, 20]]),
    FrameCase(
      "the weakest reaches zero, then the next shrinks (SV-38)",
      sized(
        50, 20,
        row(
          .fill, spacing: 0,
          [
            .view("a", 40, 20), .view("b", 60, 20, resist: (700, 750)),
            .view("c", 60, 20, resist: (600, 750)),
          ]), ["a.width >= 40 @740"]),
      ["a": [0, 0, 40, 20], "b": [40, 0, 10, 20], "c": [50, 0, 0, 20]]),
    FrameCase(
      "without lengths of their own: the last takes the room (SV-71)",
      sized(300, 20, row(.fill, spacing: 0, [.view("a"), .view("b", 60, 20), .view("c")])),
      ["a": [0, 0, 0, 20], "b": [0, 0, 60, 20], "c": [60, 0, 240, 20]]),
    FrameCase(
      "a spacer takes the room from views that hug (SV-71)",
      sized(
        300, 20, row(.fill, spacing: 0, [.view("a", 50, 20), .view("sp"), .view("b", 60, 20)])),
      ["a": [0, 0, 50, 20], "sp": [50, 0, 190, 20], "b": [240, 0, 60, 20]]),
  ]

  static let directions: [FrameCase] = [
    FrameCase(
      "right to left a row runs from the right (SV-80)",
      free(
        .stack(
          "s", spacing: 10, custom: ["a": .points(30)],
          [.view("a", 40, 20), .view("b", 60, 20), .view("c", 50, 20)]), rightToLeft: true),
      [
        "s": [210, 0, 190, 20], "a": [150, 0, 40, 20], "b": [60, 0, 60, 20],
        "c": [0, 0, 50, 20],
      ]),
    FrameCase(
      "right to left a column's leading edge is on the right (SV-80)",
      sized(
        200, nil,
        .stack("s", .vertical, align: .leading, [.view("a", 40, 20), .view("b", 60, 20)]),
        rightToLeft: true),
      ["s": [200, 0, 200, 40], "a": [160, 0, 40, 20], "b": [140, 20, 60, 20]]),
  ]

  @Test("distributions", arguments: distributions + [centeringTie])
  func checkDistributions(_ c: FrameCase) { c.check() }

  @Test("hidden items", arguments: hiding)
  func checkHiding(_ c: FrameCase) { c.check() }

  @Test("gaps", arguments: gaps)
  func checkGaps(_ c: FrameCase) { c.check() }

  @Test("ties", arguments: ties)
  func checkTies(_ c: FrameCase) { c.check() }

  @Test("reading direction", arguments: directions)
  func checkDirections(_ c: FrameCase) { c.check() }

  @Test("a long stack has as many priorities as a short one (SV-70)")
  func levels() {
    func count(_ n: Int) -> Int {
      let items = (0..<n).map { TestNode.view("v\($0)", 10, 10) } + [.view("x"), .view("y")]
      let tree = sized(nil, 90_000, .stack("s", .vertical, items))
      tree.solve()
      #expect(tree.frame("v0").height == 10)
      return tree.engine.priorityLevelCount
    }
    #expect(count(5) == count(500))
  }
}
