import Foundation
import Layout
import Testing

/// Stacks across their axis: alignment, margins, baselines (SPEC 1.4, 1.6).
@Suite struct StackAlignmentTests {
  static let items: [TestNode] = [.view("a", 40, 20), .view("b", 60, 30), .view("c", 10, 50)]

  static func row(_ alignment: StackArrangement.Alignment, _ items: [TestNode] = items) -> TestNode
  {
    .stack("s", align: alignment, spacing: 5, items)
  }

  static func text(_ name: String, _ width: Double, _ ascent: Double, _ descent: Double) -> TestNode
  {
    .view(name, width, ascent + descent, baseline: (ascent, descent))
  }

  static let alignments: [FrameCase] = [
    FrameCase(
      "fill: the tallest sets the height (SV-40)", free(row(.fill)),
      ["s": [0, 0, 120, 50], "a": [0, 0, 40, 50], "b": [45, 0, 60, 50]]),
    FrameCase(
      "leading (SV-41)", free(row(.leading)),
      ["s": [0, 0, 120, 50], "a": [0, 0, 40, 20], "b": [45, 0, 60, 30], "c": [110, 0, 10, 50]]),
    FrameCase(
      "trailing (SV-42)", free(row(.trailing)),
      ["s": [0, 0, 120, 50], "a": [0, 30, 40, 20], "b": [45, 20, 60, 30]]),
    FrameCase(
      "center (SV-43)", free(row(.center)),
      ["s": [0, 0, 120, 50], "a": [0, 15, 40, 20], "b": [45, 10, 60, 30]]),
    FrameCase(
      "center in more room (SV-43, SV-46)", sized(nil, 100, row(.center)),
      ["a": [0, 40, 40, 20], "c": [110, 25, 10, 50]]),
    FrameCase(
      "trailing in more room (SV-42, SV-46)", sized(nil, 100, row(.trailing)),
      ["a": [0, 80, 40, 20], "c": [110, 50, 10, 50]]),
    FrameCase(
      "an item wider than a fixed stack is squeezed (SV-46)",
      sized(300, nil, .stack("s", .vertical, align: .center, [.view("a", 400, 20)])),
      ["a": [0, 0, 300, 20]]),
    FrameCase(
      "without thickness, none (SV-47)",
      free(row(.leading, [.view("a", 40, 20), .view("n", 30, nil)])), ["n": [45, 0, 30, 0]]),
    FrameCase(
      "vertical center and trailing (SV-42, SV-43)",
      tree(
        [
          .stack("s", .vertical, align: .center, [.view("a", 40, 20), .view("b", 60, 30)]),
          .stack("t", .vertical, align: .trailing, [.view("c", 40, 20), .view("d", 60, 30)]),
        ], pinned("s", "root", "left", "top") + pinned("t", "root", "right", "top")),
      ["a": [10, 0, 40, 20], "t": [340, 0, 60, 50], "c": [20, 0, 40, 20]]),
    FrameCase(
      "fill: a hidden item's thickness still counts (SV-48)",
      free(row(.fill, [.view("a", 40, 20), .view("h", 10, 60, hidden: true)])),
      ["s": [0, 0, 40, 60], "a": [0, 0, 40, 60]]),
    FrameCase(
      "leading: it does not (SV-48)",
      free(row(.leading, [.view("a", 40, 20), .view("h", 10, 60, hidden: true)])),
      ["s": [0, 0, 40, 20]]),
  ]

  static let baselines: [FrameCase] = [
    FrameCase(
      "first baselines on one line (SV-44)",
      free(row(.firstBaseline, [text("a", 60, 30, 10), text("b", 40, 15, 5)])),
      ["s": [0, 0, 105, 40], "a": [0, 0, 60, 40], "b": [65, 15, 40, 20]]),
    FrameCase(
      "a taller ascent than the first one's sticks out (SV-44)",
      free(row(.firstBaseline, [text("a", 60, 27, 7), text("b", 110, 53, 14)])),
      ["s": [0, 0, 175, 41], "a": [0, 0, 60, 34], "b": [65, -26, 110, 67]]),
    FrameCase(
      "last baselines on one line (SV-44)",
      free(row(.lastBaseline, [text("a", 60, 30, 10), .view("b", 40, 60, baseline: (15, 5))])),
      ["a": [0, 25, 60, 40], "b": [65, 0, 40, 60]]),
    FrameCase(
      "a view without text stands at the top (SV-44)",
      free(row(.firstBaseline, [text("a", 60, 30, 10), .view("n", 40, 12)])),
      ["n": [65, 0, 40, 12]]),
    FrameCase(
      "a first-baseline row in more room goes to the bottom (SV-44)",
      sized(nil, 100, row(.firstBaseline, [text("a", 60, 15, 5), text("b", 40, 15, 5)])),
      ["a": [0, 80, 60, 20]]),
    FrameCase(
      "a last-baseline row in more room stays at the top (SV-44)",
      sized(nil, 100, row(.lastBaseline, [text("a", 60, 15, 5), text("b", 40, 15, 5)])),
      ["a": [0, 0, 60, 20]]),
    FrameCase(
      "in a vertical stack first baseline acts as leading (SV-45)",
      free(
        .stack("s", .vertical, align: .firstBaseline, [.view("a", 40, 20), .view("b", 60, 20)])),
      ["a": [0, 0, 40, 20], "b": [0, 20, 60, 20]]),
    FrameCase(
      "gaps between baselines (SV-52)",
      {
        var stack = TestNode.stack(
          "s", .vertical, spacing: 20,
          [text("a", 60, 15, 5), .view("b", 60, 40, baseline: (15, 5)), .view("n", 60, 10)])
        stack.arrangement.isBaselineRelative = true
        return free(stack)
      }(),
      ["s": [0, 0, 60, 85], "b": [0, 20, 60, 40], "n": [0, 75, 60, 10]]),
    FrameCase(
      "the system's gap between baselines comes from the fonts (AL-56)",
      {
        var a = text("a", 60, 16, 4)
        a.item.fontMetrics = .init(lineHeight: 20.287, descender: -4.1)
        var b = text("b", 60, 16, 4)
        b.item.fontMetrics = a.item.fontMetrics
        var stack = TestNode.stack("s", .vertical, custom: ["a": .system], [a, b])
        stack.arrangement.isBaselineRelative = true
        return TestTree(
          width: 400, height: 300, scale: 2, [stack], pinned("s", "root", "left", "top"))
      }(),
      // 20.287 is rounded up to 20.5 and runs from 16 to the second text's baseline, 16 below.
      ["b": [0, 20.5, 60, 20]]),
  ]

  static let designation: [FrameCase] = [
    FrameCase(
      "a column's baselines are its first and last item's (SV-65)",
      tree(
        [
          .stack("s", .vertical, [text("a", 60, 15, 5), text("b", 60, 30, 10)]),
          text("x", 10, 12, 3), text("y", 10, 12, 3),
        ],
        pinned("s", "root", "left", "top") + [
          "x.left == root.left", "y.left == root.left", "x.firstBaseline == s.firstBaseline",
          "y.lastBaseline == s.lastBaseline",
        ]),
      ["x": [0, 3, 10, 15], "y": [0, 38, 10, 15]]),
    FrameCase(
      "a centred row's baseline is its tallest item's (SV-65)",
      tree(
        [
          .stack("s", align: .center, [text("a", 60, 15, 5), text("b", 60, 30, 10)]),
          text("x", 10, 12, 3),
        ],
        pinned("s", "root", "left", "top") + [
          "x.left == root.left", "x.firstBaseline == s.firstBaseline",
        ]),
      ["x": [0, 18, 10, 15]]),
    FrameCase(
      "a row of columns goes by the first item of its first column (SV-65)",
      free(
        row(
          .firstBaseline,
          [
            .stack("n", .vertical, [text("a", 60, 30, 10), text("b", 60, 15, 5)]),
            text("c", 40, 15, 5),
          ])),
      ["n": [0, 0, 60, 60], "c": [65, 15, 40, 20]]),
    FrameCase(
      "a hidden item designates nothing (SV-65)",
      tree(
        [
          .stack(
            "s", .vertical,
            [
              .view("h", 60, 20, hidden: true, baseline: (15, 5)), text("b", 60, 30, 10),
            ]), text("x", 10, 12, 3),
        ],
        pinned("s", "root", "left", "top") + [
          "x.left == root.left", "x.firstBaseline == s.firstBaseline",
        ]),
      ["x": [0, 18, 10, 15]]),
  ]

  static let margins: [FrameCase] = [
    FrameCase(
      "a margins-relative stack grows by its margins (SV-50)",
      free(
        .stack(
          "s", margins: Insets(top: 5, left: 12, bottom: 6, right: 13), [.view("a", 100, 20)])),
      ["s": [0, 0, 125, 31], "a": [12, 5, 100, 20]]),
    FrameCase(
      "otherwise margins are ignored (SV-50)",
      {
        var stack = TestNode.stack(
          "s", margins: Insets(top: 5, left: 12, bottom: 6, right: 13), [.view("a", 100, 20)])
        stack.arrangement.isLayoutMarginsRelative = false
        return free(stack)
      }(),
      ["s": [0, 0, 100, 20], "a": [0, 0, 100, 20]]),
    FrameCase(
      "margins are physical in right to left (SV-80)",
      sized(
        200, nil,
        .stack(
          "s", margins: Insets(top: 0, left: 5, bottom: 0, right: 20), [.view("a", 100, 20)]),
        rightToLeft: true),
      ["a": [5, 0, 175, 20]]),
  ]

  @Test("alignments", arguments: alignments)
  func checkAlignments(_ c: FrameCase) { c.check() }

  @Test("baselines", arguments: baselines)
  func checkBaselines(_ c: FrameCase) { c.check() }

  @Test("designated baselines", arguments: designation)
  func checkDesignation(_ c: FrameCase) { c.check() }

  @Test("margins", arguments: margins)
  func checkMargins(_ c: FrameCase) { c.check() }
}
