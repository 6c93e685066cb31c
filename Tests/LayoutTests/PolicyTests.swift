import Foundation
import Layout
import Testing

/// The switches for rules that are open (SPEC part 4, 6).
@Suite struct PolicyTests {
  static func policy(_ change: (inout LayoutPolicy) -> Void) -> LayoutPolicy {
    var policy = LayoutPolicy()
    change(&policy)
    return policy
  }

  static let baselineRow = TestNode.stack(
    "s", align: .firstBaseline, spacing: 5,
    [.view("a", 60, 34, baseline: (27, 7)), .view("b", 110, 67, baseline: (53, 14))])

  static let cases: [FrameCase] = [
    FrameCase(
      "proportions count custom gaps (SV-33)",
      sized(
        320, 20,
        .stack(
          "s", .horizontal, .fillProportionally, custom: ["a": .points(20)],
          [.view("a", 100, 20), .view("b", 200, 20)]),
        policy: policy { $0.proportionsCountCustomSpacing = true }),
      ["a": [0, 0, 100, 20], "b": [120, 0, 200, 20]]),
    FrameCase(
      "views without content have no share (SV-34)",
      sized(
        300, 20,
        .stack(
          "s", .horizontal, .fillProportionally,
          [.stack("n", [.view("x", 20, 20)]), .view("b", 40, 20)]),
        policy: policy { $0.proportionsAskFittingSize = false }),
      ["n": [0, 0, 0, 20], "b": [0, 0, 300, 20]]),
    FrameCase(
      "rows aligned at baselines keep every item inside (SV-44)",
      free(baselineRow, policy: policy { $0.baselineRowsStickOut = false }),
      ["s": [0, 0, 175, 67], "a": [0, 26, 60, 34], "b": [65, 0, 110, 67]]),
    FrameCase(
      "hidden items leave the alignment (SV-48)",
      free(
        .stack("s", [.view("a", 40, 20), .view("h", 10, 60, hidden: true)]),
        policy: policy { $0.hiddenItemsStayAligned = false }),
      ["s": [0, 0, 40, 20]]),
    FrameCase(
      "multi-line text is drawn to an equal share (SV-53)",
      sized(
        320, nil,
        .stack(
          "s", align: .leading, spacing: 8,
          [
            .text("l", chars: 60, width: 8, height: 20, hug: (251, 251), resist: (749, 750)),
            .view("sw", 51, 31),
          ]), policy: policy { $0.disambiguatesTextWidth = true }),
      ["l": [0, 0, 156, 80]]),
    FrameCase(
      "the first of several without a length takes the room (SV-71)",
      sized(
        300, 20, .stack("s", [.view("a"), .view("b")]),
        policy: policy { $0.roomTaker = .first }),
      ["a": [0, 0, 300, 20], "b": [300, 0, 0, 20]]),
    FrameCase(
      "wrapped text keeps the width it was wrapped at (AL-65)",
      tree(
        [.text("l", chars: 60, width: 8, height: 20)],
        pinned("l", "root", "left", "top") + ["l.width <= 101"],
        policy: policy { $0.wrappedTextWidth = .foundWidth }),
      ["l": [0, 0, 101, 100]]),
    FrameCase(
      "a centre against leading: not mirrored (AL-6)",
      tree(
        [.view("v", 20, 10)], ["v.centerX == root.leading + 30", "v.top == root.top"],
        rightToLeft: true),
      ["v": [420, 0, 20, 10]]),
    FrameCase(
      "a centre against leading: mirrored (AL-6)",
      tree(
        [.view("v", 20, 10)], ["v.centerX == root.leading + 30", "v.top == root.top"],
        rightToLeft: true, policy: policy { $0.mirrorsCenterConstants = true }),
      ["v": [360, 0, 20, 10]]),
  ]

  @Test("frames", arguments: cases)
  func frames(_ c: FrameCase) { c.check() }

  @Test("the constraint activated first gives way (AL-33)")
  func oldest() {
    let tree = tree(
      [.view("v", nil, 10)],
      pinned("v", "root", "left", "top") + ["v.width == 120", "v.width == 200"],
      policy: Self.policy { $0.conflictVictim = .oldestConstraint })
    #expect(tree.solve().count == 1)
    #expect(tree.frame("v").width == 200)
  }

  @Test("fitting sizes go to the nearest pixel (AL-66)")
  func nearest() {
    let tree = tree(
      [.view("v", 950.2, 10)], [], policy: Self.policy { $0.fittingRounding = .nearest })
    #expect(tree.fittingSize("v", scale: 2).width == 950)
  }

  @Test("vertical stacks leave baseline alignments out (SV-45)")
  func verticalBaselines() {
    let tree = sized(
      100, nil,
      .stack(
        "s", .vertical, align: .firstBaseline, [.view("a", 40, 20), .view("b", 60, 20)]),
      ["b.leading == s.leading + 30"], policy: Self.policy { $0.verticalBaselineAlignment = .none })
    #expect(tree.solve().isEmpty)
    #expect(tree.frame("b").minX == 30)
  }
}
