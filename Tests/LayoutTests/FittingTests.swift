import Foundation
import Layout
import Testing

/// Fitting sizes (AL-67, SV-62) and the pixel grid (AL-66).
@Suite struct FittingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let target: CGSize
    let priorities: (Float, Float)
    let expected: CGSize
    var testDescription: String { name }

    init(
      _ name: String, _ target: (Double, Double), _ priorities: (Float, Float),
      _ size: (Double, Double)
    ) {
      self.name = name
      self.target = CGSize(width: target.0, height: target.1)
      self.priorities = priorities
      expected = CGSize(width: size.0, height: size.1)
    }
  }

  /// A label of 295 × 51 on one line, 8 and 6 points from a card's edges.
  static let card: [Case] = [
    Case("compressed", (0, 0), (50, 50), (311, 63)),
    Case("expanded is the same where content hugs", (10_000, 10_000), (50, 50), (311, 63)),
    Case("a required height", (0, 120), (50, 1000), (311, 120)),
    Case("both required", (320, 90), (1000, 1000), (320, 90)),
    Case("both high", (320, 90), (750, 750), (320, 90)),
  ]

  @Test("a card round a view", arguments: card)
  func checkCard(_ c: Case) {
    let tree = tree(
      [.view("card", subviews: [.view("l", 295, 51)])],
      [
        "l.leading == card.leading + 8", "l.trailing == card.trailing - 8",
        "l.top == card.top + 6", "l.bottom == card.bottom - 6",
        // Reaches outside: takes no part.
        "card.width == root.width",
      ])
    let size = tree.fittingSize(
      "card", c.target, horizontal: c.priorities.0, vertical: c.priorities.1)
    #expect(size == c.expected)
  }

  @Test("text flows at the width that was found")
  func text() {
    let tree = free(
      .stack(
        "s", .vertical, spacing: 4,
        [.text("l", chars: 60, width: 8, height: 20), .view("b", 10, 10)]))
    let size = tree.fittingSize("s", CGSize(width: 100, height: 0), horizontal: 1000)
    #expect(size == CGSize(width: 100, height: 114))
  }

  @Test("a hidden label in a self-sizing cell (AL-85)")
  func cell() {
    let tree = tree(
      [
        .view(
          "content",
          subviews: [
            .stack(
              "s", .vertical, align: .leading,
              [.view("t", 30, 20), .view("d", 120, 20, hidden: true)])
          ])
      ], pinned("s", "content"))
    let size = tree.fittingSize("content", CGSize(width: 375, height: 0), horizontal: 1000)
    #expect(size == CGSize(width: 375, height: 20))
  }

  @Test("nothing of the layout is touched")
  func isPure() {
    let tree = sized(200, 100, .stack("s", [.view("a", 40, 20)]))
    tree.solve()
    let before = tree.frame("a")
    _ = tree.fittingSize("s")
    #expect(tree.frame("a") == before)
    #expect(before.width == 200)
  }

  @Test(
    "sizes go up to the pixel",
    arguments: [
      (173.5, 2.0, 173.5), (173.5, 3, 173.6667), (173.25, 2, 173.5), (173.25, 3, 173.3333),
      (950.2, 2, 950.5),
    ])
  func roundedUp(_ row: (value: Double, scale: Double, expected: Double)) {
    let tree = tree([.view("v", row.value, 10)], [])
    let size = tree.fittingSize("v", scale: row.scale)
    #expect(abs(size.width - row.expected) < 1e-3)
  }

  @Test(
    "edges go to the nearest pixel, halves up (AL-66)",
    arguments: [
      (173.5, 2.0, 173.5), (173.5, 3, 173.6667), (173.25, 2, 173.5), (173.25, 3, 173.3333),
      (950.25, 2, 950.5), (950.2, 2, 950.0), (-0.25, 2, 0),
    ])
  func nearest(_ row: (value: Double, scale: Double, expected: Double)) {
    #expect(abs(PixelGrid(scale: row.scale).snapped(row.value) - row.expected) < 1e-3)
  }

  @Test("thirds of 320 leave neither gaps nor overlaps (AL-66)")
  func thirds() {
    let grid = PixelGrid(scale: 2)
    let frames = (0..<3).map { index in
      grid.snapped(CGRect(x: Double(index) * 320 / 3, y: 0, width: 320 / 3, height: 10))
    }
    #expect(frames.map(\.width) == [106.5, 107, 106.5])
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX == $1.minX })
  }
}

/// Springs and struts (AL-41).
@Suite struct AutoresizingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// Minimum margin, size, maximum margin.
    let flexible: (Bool, Bool, Bool)
    let expected: (Double, Double)
    var testDescription: String { name }
  }

  /// 30 points at 10 in 100, which becomes 200.
  static let cases: [Case] = [
    Case(name: "nothing flexible keeps both", flexible: (false, false, false), expected: (10, 30)),
    Case(name: "the far margin keeps both", flexible: (false, false, true), expected: (10, 30)),
    Case(name: "the near margin moves", flexible: (true, false, false), expected: (110, 30)),
    Case(name: "the size grows", flexible: (false, true, false), expected: (10, 130)),
    Case(
      name: "margins share in proportion", flexible: (true, false, true), expected: (24.2857, 30)),
    Case(name: "all share in proportion", flexible: (true, true, true), expected: (20, 60)),
  ]

  @Test("a span", arguments: cases)
  func span(_ c: Case) {
    let flexibility = Autoresizing.Flexibility(
      minimumMargin: c.flexible.0, size: c.flexible.1, maximumMargin: c.flexible.2)
    let frame = Autoresizing.frame(
      CGRect(x: 10, y: 10, width: 30, height: 30), horizontal: flexibility, vertical: flexibility,
      from: CGSize(width: 100, height: 100), to: CGSize(width: 200, height: 200))
    #expect(
      difference("frame", frame, [c.expected.0, c.expected.0, c.expected.1, c.expected.1]) == nil)
  }

  @Test("parts of length 0 share alike")
  func zero() {
    let both = Autoresizing.Flexibility(minimumMargin: true, size: true, maximumMargin: false)
    let frame = Autoresizing.frame(
      CGRect(x: 0, y: 0, width: 0, height: 0), horizontal: both, vertical: both,
      from: CGSize(width: 10, height: 10), to: CGSize(width: 30, height: 30))
    #expect(frame == CGRect(x: 10, y: 10, width: 10, height: 10))
  }
}
