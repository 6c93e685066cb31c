import Foundation
import Layout
import Testing

/// Constraints between views, guides and baselines (SPEC 2.1, 2.2, 2.5).
@Suite struct ConstraintTests {
  static let cases: [FrameCase] = [
    FrameCase(
      "edges with constants (AL-1)",
      tree(
        [.view("v")],
        [
          "v.top == root.top + 10", "v.leading == root.leading + 20",
          "v.bottom == root.bottom - 30", "v.trailing == root.trailing - 40",
        ]),
      ["v": [20, 10, 340, 260]]),
    FrameCase(
      "content size fills in what constraints leave open (AL-20)",
      tree([.view("v", 80, 30)], pinned("v", "root", "left", "top")), ["v": [0, 0, 80, 30]]),
    FrameCase(
      "the lower hugging stretches (AL-21)",
      tree(
        [.view("a", 50, 20, hug: (251, 250)), .view("b", 70, 20)],
        [
          "a.leading == root.leading", "b.leading == a.trailing + 10",
          "b.trailing == root.trailing", "a.top == root.top", "b.top == root.top",
        ]),
      ["a": [0, 0, 50, 20], "b": [60, 0, 340, 20]]),
    FrameCase(
      "one strong constraint beats any number of weaker ones (AL-30)",
      tree(
        [.view("v")],
        pinned("v", "root", "left", "top") + ["v.height == 10", "v.width == 100 @501"]
          + Array(repeating: "v.width == 300 @500", count: 5)),
      ["v": [0, 0, 100, 10]]),
    FrameCase(
      "inside a level two against one win fully (AL-31)",
      tree(
        [.view("v", nil, 10)],
        pinned("v", "root", "left", "top")
          + ["v.width == 100 @500", "v.width == 100 @500", "v.width == 400 @500"]),
      ["v": [0, 0, 100, 10]]),
    FrameCase(
      "of two labels in a row the first stretches (AL-32)",
      tree(
        [.view("a", 71, 20), .view("b", 97, 20)],
        [
          "a.leading == root.leading + 20", "b.leading == a.trailing + 10",
          "b.trailing == root.trailing - 20", "a.top == root.top", "b.top == root.top",
        ]),
      ["a": [20, 0, 253, 20], "b": [283, 0, 97, 20]]),
    FrameCase(
      "sizes relate with multiplier and constant (AL-1)",
      tree(
        [.view("v")],
        pinned("v", "root", "left", "top")
          + ["v.width == root.width * 0.5 - 20", "v.height == v.width * 1/3"]),
      ["v": [0, 0, 180, 60]]),
    FrameCase(
      "a location's multiplier counts from the common ancestor (AL-13)",
      tree(
        [.view("p", subviews: [.view("v", 20, 10)])],
        [
          "p.left == root.left + 100", "p.top == root.top + 40", "p.width == 200",
          "p.height == 100", "v.centerX == p.centerX * 0.5", "v.centerY == p.bottom * 0.5",
        ]),
      ["p": [100, 40, 200, 100], "v": [40, 45, 20, 10]]),
    FrameCase(
      "in right to left it counts from the leading edge (AL-13)",
      tree(
        [.view("p", subviews: [.view("v", 20, 10)])],
        [
          "p.left == root.left + 100", "p.top == root.top", "p.width == 200",
          "p.height == 100", "v.leading == p.trailing * 0.5", "v.top == p.top",
        ], rightToLeft: true),
      ["v": [80, 0, 20, 10]]),
    FrameCase(
      "constants of leading and trailing point to the left in right to left (AL-6)",
      tree(
        [.view("a", 50, 20), .view("b", 60, 20), .view("c", 70, 20)],
        [
          "a.leading == root.leading + 10", "b.trailing == root.trailing - 5",
          "c.left == root.left + 3", "a.top == root.top", "b.top == root.top",
          "c.top == root.top",
        ], rightToLeft: true),
      ["a": [340, 0, 50, 20], "b": [5, 0, 60, 20], "c": [3, 0, 70, 20]]),
    FrameCase(
      "inequalities of leading follow the reading direction (AL-6)",
      tree(
        [.view("a", 50, 20)],
        ["a.leading >= root.leading + 30", "a.trailing == root.leading @500", "a.top == root.top"],
        rightToLeft: true),
      ["a": [320, 0, 50, 20]]),
    FrameCase(
      "frames are larger than alignment rectangles (AL-2)",
      {
        var view = TestNode.view("v")
        view.item.alignmentRectInsets = Insets(top: 1, left: 2, bottom: 3, right: 4)
        return tree(
          [view],
          [
            "v.left == root.left + 10", "v.top == root.top + 10", "v.width == 100",
            "v.height == 50",
          ])
      }(),
      ["v": [8, 9, 106, 54]]),
    FrameCase(
      "baselines of one line, two lines and none (AL-4)",
      tree(
        [
          .view("big", 60, 40, baseline: (30, 10)), .view("small", 40, 20, baseline: (15, 5)),
          .view("para", 50, 60, baseline: (15, 5)), .view("plain", 10, 10),
        ],
        [
          "big.left == root.left", "big.top == root.top + 10", "small.left == root.left",
          "para.left == root.left", "plain.left == root.left",
          "small.firstBaseline == big.firstBaseline", "para.lastBaseline == big.lastBaseline",
          "plain.firstBaseline == big.lastBaseline",
        ]),
      ["small": [0, 25, 40, 20], "para": [0, -15, 50, 60], "plain": [0, 40, 10, 10]]),
    FrameCase(
      "margins guide, 8 by default (AL-51)",
      tree([.view("v")], pinned("v", "root.margins")), ["v": [8, 8, 384, 284]]),
    FrameCase(
      "safe area guide (AL-54)",
      TestTree(
        width: 390, height: 844, safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0),
        [.view("v")], pinned("v", "root.safe")),
      ["v": [0, 47, 390, 763]]),
    FrameCase(
      "readable guide: at most 672, centred (AL-55)",
      TestTree(width: 2000, height: 100, [.view("v")], pinned("v", "root.readable")),
      ["v": [664, 8, 672, 84]]),
    FrameCase(
      "readable guide of a narrow view is its margins (AL-55)",
      tree([.view("v")], pinned("v", "root.readable")), ["v": [8, 8, 384, 284]]),
    FrameCase(
      "a given frame holds for what is tied to it (AL-40)",
      {
        var host = TestNode.view("host", subviews: [.view("v")])
        host.frame = CGRect(x: 30, y: 40, width: 200, height: 100)
        return tree([host], pinned("v", "host"))
      }(),
      ["host": [30, 40, 200, 100], "v": [0, 0, 200, 100]]),
    FrameCase(
      "widths are never negative (AL-10)",
      tree(
        [.view("v", nil, 10)],
        ["v.left == root.left + 50", "v.right == root.left + 20 @999", "v.top == root.top"]),
      ["v": [50, 0, 0, 10]]),
    FrameCase(
      "a view without a position stands at its superview's origin (AL-35)",
      tree(
        [.view("p", subviews: [.view("v", 20, 10), .view("w")])],
        [
          "p.left == root.left + 100", "p.top == root.top + 40", "p.width == 200",
          "p.height == 100", "v.top == p.top + 7",
        ]),
      ["v": [0, 7, 20, 10], "w": [0, 0, 0, 0]]),
    FrameCase(
      "an absurd content size does no harm",
      tree([.view("v", .greatestFiniteMagnitude, 20)], pinned("v", "root", "left", "right", "top")),
      ["v": [0, 0, 400, 20]]),
  ]

  @Test("frames", arguments: cases)
  func frames(_ c: FrameCase) { c.check() }
}

/// Constraints with a scroll view (AL-80, AL-81).
@Suite struct ScrollViewTests {
  /// A scroll view over the whole root with one view in it.
  private static func scroll(_ child: TestNode, _ constraints: [String]) -> TestTree {
    var node = TestNode("sc", kind: .scroll)
    node.subviews = [child]
    return tree([node], pinned("sc") + constraints)
  }

  static let cases: [FrameCase] = [
    FrameCase(
      "edges of a scroll view are its content's for what lies inside",
      scroll(
        .stack("s", .vertical, spacing: 10, [.view("a", 100, 300), .view("b", 100, 400)]),
        pinned("s", "sc") + ["s.width == sc.width"]),
      ["sc": [0, 0, 400, 300], "s": [0, 0, 400, 710], "sc.content": [0, 0, 400, 710]]),
    FrameCase(
      "centres and sizes are those of its frame",
      scroll(
        .view("v", 50, 20),
        ["v.centerX == sc.centerX", "v.centerY == sc.centerY", "v.width == sc.width * 0.5"]),
      ["v": [100, 140, 200, 20]]),
    FrameCase(
      "its frame guide is what is visible",
      scroll(.view("v", 50, 20), pinned("v", "sc.frame", "trailing", "bottom")),
      ["v": [350, 280, 50, 20]]),
    FrameCase(
      "something outside meets its frame",
      {
        var node = TestNode("sc", kind: .scroll)
        node.subviews = [.view("v", 500, 20)]
        return tree(
          [node, .view("below", 30, 30)],
          pinned("sc", "root", "leading", "top", "trailing") + pinned("v", "sc")
            + [
              "sc.height == 100", "below.top == sc.bottom + 5", "below.left == sc.left",
            ])
      }(),
      ["below": [0, 105, 30, 30], "sc.content": [0, 0, 500, 20]]),
    FrameCase(
      "its margins are the content's less the margins",
      {
        let tree = scroll(.view("v", 500, 20), [])
        _ = tree.id("sc.margins")
        tree.change("sc.margins") { $0.isScrollMarginsGuide = true }
        for constraint in pinned("v", "sc.margins") { tree.constrain(constraint) }
        return tree
      }(),
      ["v": [8, 8, 500, 20], "sc.content": [0, 0, 516, 36]]),
  ]

  @Test("frames", arguments: cases)
  func frames(_ c: FrameCase) { c.check() }
}
