import Foundation
import Layout
import Testing

/// Stacks in stacks, with constraints across them (SV-64).
@Suite struct NestedStackTests {
  static func card(_ n: Int) -> TestNode {
    .stack(
      "c\(n)", .vertical, spacing: 10,
      [.view("n\(n)"), .view("i\(n)"), .view("d\(n)"), .view("b\(n)")])
  }

  static let cases: [FrameCase] = [
    FrameCase(
      "two cards with square pictures over a text that takes the rest",
      TestTree(
        width: 390, height: 700,
        [
          .stack(
            "s", .vertical, spacing: 20,
            [
              .stack("h", .horizontal, .fillEqually, spacing: 20, [card(1), card(2)]),
              .view("sep"), .view("tt"), .view("tv"),
            ])
        ],
        [
          "s.leading == root.leading + 15", "s.trailing == root.trailing - 15",
          "s.top == root.top + 10", "s.bottom == root.bottom - 10", "n1.height == 30",
          "i1.height == i1.width", "d1.height == 26", "b1.height == 30", "n2.height == 30",
          "i2.height == i2.width", "d2.height == 26", "b2.height == 30", "sep.height == 2",
          "tt.height == 30", "tv.height >= 1",
        ]),
      [
        "h": [0, 0, 360, 286], "c2": [190, 0, 170, 286], "i1": [0, 40, 170, 170],
        "b2": [0, 256, 170, 30], "tv": [0, 378, 360, 302],
      ]),
    FrameCase(
      "a nested stack without hugging stretches before a view that hugs (SV-61)",
      sized(
        200, 20,
        .stack(
          "s", [.stack("n", align: .center, [.view("x", 20, 10)]), .view("b", 40, 20)])),
      ["n": [0, 0, 160, 20], "b": [160, 0, 40, 20]]),
  ]

  @Test("frames", arguments: cases)
  func frames(_ c: FrameCase) { c.check() }
}

/// Text that is measured at the width it was given (AL-65).
@Suite struct TextTests {
  static let cases: [FrameCase] = [
    FrameCase(
      "text beside a switch wraps in the room that is left",
      sized(
        320, nil,
        .stack(
          "s", align: .leading, spacing: 8,
          [
            .text("l", chars: 60, width: 8, height: 20, resist: (749, 750)),
            .view("sw", 51, 31, hug: (750, 750)),
          ])),
      ["l": [0, 0, 261, 40], "sw": [269, 0, 51, 31], "s": [0, 0, 320, 40]]),
    FrameCase(
      "text that fits keeps its line",
      free(.stack("s", [.text("l", chars: 10, width: 8, height: 20)])), ["l": [0, 0, 80, 20]]),
    FrameCase(
      "at most so many lines",
      sized(
        100, nil, .stack("s", [.text("l", chars: 60, width: 8, height: 20, lines: 2)])),
      ["l": [0, 0, 100, 40]]),
    FrameCase(
      "free text wants to be as wide as its widest line",
      tree(
        [.text("l", chars: 60, width: 8, height: 20)],
        pinned("l", "root", "left", "top") + ["l.width <= 101"]),
      ["l": [0, 0, 96, 100]]),
  ]

  @Test("frames", arguments: cases)
  func frames(_ c: FrameCase) { c.check() }

  @Test("the second solution moves text that keeps its line, too")
  func laterText() {
    let tree = sized(
      100, nil,
      .stack(
        "s", .vertical, spacing: 5,
        [
          .text("l", chars: 60, width: 8, height: 20), .text("m", chars: 5, width: 8, height: 20),
        ]))
    tree.solve()
    #expect(tree.frame("l").height == 100)
    #expect(tree.frame("m") == CGRect(x: 0, y: 105, width: 100, height: 20))
  }

  @Test("solving again does not flip between one line and several")
  func stability() {
    let tree = sized(
      100, nil, .stack("s", .vertical, [.text("l", chars: 60, width: 8, height: 20)]))
    tree.solve()
    let first = tree.frame("l")
    tree.solve()
    #expect(tree.frame("l") == first)
    tree.change("s") { $0.name = "renamed" }
    tree.solve()
    #expect(tree.frame("l") == first)
    #expect(first.height == 100)
  }

  @Test("another text of the same single line is measured again")
  func anotherText() {
    let tree = sized(
      100, nil, .stack("s", .vertical, [.text("l", chars: 60, width: 8, height: 20)]))
    tree.solve()
    guard let id = tree.id("l") else { return }
    // As long on one line, but of wider characters: fewer fit on each.
    tree.texts[id] = StubText(chars: 12, charWidth: 40, lineHeight: 20, lines: 0)
    tree.solve()
    #expect(tree.frame("l").height == 120)
  }
}
