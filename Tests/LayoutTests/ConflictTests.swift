import Foundation
import Diagnostics
import Layout
import Testing

/// Sets that cannot hold: what is reported and what gives way (AL-33, SV-24).
@Suite struct ConflictTests {
  @Test("the constraint activated last gives way, and the set is told in words")
  func newest() {
    let tree = tree([.view("title", nil, 10)], pinned("title", "root", "left", "top"))
    let first = tree.constrain("title.width == 120")
    guard var wide = tree.parse("title.width >= 200") else { return }
    wide.origin = SourceLocation(file: "Card.xib", line: 47)
    wide.identifier = "wide"
    let second = tree.constrain(wide)
    let conflicts = tree.solve()
    #expect(conflicts.count == 1)
    let members = conflicts.first?.members ?? []
    #expect(members.map(\.constraint) == [first, second])
    #expect(members.map(\.equation) == ["title.width == 120", "title.width >= 200"])
    #expect(members.last?.origin == wide.origin && members.last?.identifier == "wide")
    #expect(conflicts.first?.dropped == 1)
    #expect(tree.frame("title").width == 120)
  }

  @Test("all rows of a set are named (three edges)")
  func threeRows() {
    let tree = tree(
      [.view("v", nil, 10)],
      ["v.top == root.top", "v.left == root.left", "v.width == 50", "v.right == root.left + 60"])
    let conflicts = tree.solve()
    #expect(
      conflicts.first?.members.map(\.equation) == [
        "v.left == root.left", "v.width == 50", "v.right == root.left + 60",
      ])
    #expect(tree.frame("v").width == 50)
  }

  @Test("hiding wins over a required height inside (SV-24)")
  func hiding() {
    let tree = sized(
      200, nil,
      .stack(
        "s", .vertical, spacing: 8,
        [.view("a", 200, 40), .view("b", 200, 30, hidden: true), .view("c", 200, 40)]),
      ["b.height == 128"])
    let conflicts = tree.solve()
    #expect(conflicts.count == 1)
    let members = conflicts.first?.members ?? []
    #expect(members.contains { $0.identifier == "UISV-hiding" && $0.equation == "b.height == 0" })
    #expect(members.contains { $0.equation == "b.height == 128" })
    #expect(conflicts.first.map { $0.members[$0.dropped].equation } == "b.height == 128")
    #expect(tree.frame("c").minY == 48)
    #expect(tree.frame("b").height == 0)
  }

  @Test("gaps that do not fit: a row of the stack gives way, never a given frame (SV-38, SV-83)")
  func tooSmall() {
    var stack = TestNode.stack("s", spacing: 20, [.view("a", 10, 10), .view("b", 10, 10)])
    stack.frame = CGRect(x: 0, y: 0, width: 0, height: 10)
    let tree = tree([stack], [])
    let conflicts = tree.solve()
    #expect(conflicts.count == 1)
    let dropped = conflicts.first.map { $0.members[$0.dropped] }
    #expect(dropped?.constraint == nil)
    #expect(dropped?.identifier?.hasPrefix("UISV") == true)
    #expect(tree.frame("s").width == 0)
  }

  @Test("what no unknown is left in, and cannot hold, is reported as well")
  func impossible() {
    let tree = tree([.view("v", 10, 10)], pinned("v", "root", "left", "top"))
    tree.constrain("v.width == v.width + 5")
    let conflicts = tree.solve()
    #expect(conflicts.map(\.members.count) == [1])
    #expect(tree.frame("v").width == 10)
  }

  @Test("what gave way holds again as soon as it can")
  func retry() {
    let tree = tree([.view("v", nil, 10)], pinned("v", "root", "left", "top"))
    let narrow = tree.constrain("v.width == 120")
    tree.constrain("v.width == 200")
    #expect(tree.solve().count == 1)
    #expect(tree.solve().count == 1, "the set is still there")
    #expect(tree.frame("v").width == 120)
    tree.engine.removeConstraint(narrow)
    #expect(tree.solve().isEmpty)
    #expect(tree.frame("v").width == 200)
  }

  @Test("independent sets are reported each")
  func several() {
    let tree = tree(
      [.view("v", nil, 10), .view("w", nil, 10)],
      pinned("v", "root", "left", "top") + pinned("w", "root", "left", "top"))
    for name in ["v", "w"] {
      tree.constrain("\(name).width == 10")
      tree.constrain("\(name).width == 20")
    }
    let conflicts = tree.solve()
    #expect(conflicts.count == 2)
    #expect(["v", "w"].map { tree.frame($0).width } == [10, 10])
  }
}

/// Constraints that mean nothing (AL-7).
@Suite struct ValidationTests {
  static let rows: [(first: Attribute, second: Attribute?, multiplier: Double, part: String?)] = [
    (.width, nil, 1, nil), (.width, .height, 2, nil), (.centerX, .leading, 1, nil),
    (.top, .centerY, 0.5, nil), (.firstBaseline, .bottom, 1, nil),
    (.width, .left, 1, "a size can only be related to a size"),
    (.left, .top, 1, "one is a horizontal position"),
    (.leading, .left, 1, "use leading and trailing on both sides"),
    (.right, .trailing, 1, "use leading and trailing on both sides"),
    (.top, nil, 1, "needs a second item"), (.left, .right, 0, "its multiplier is 0"),
    (.width, nil, .nan, "finite numbers"),
  ]

  @Test("attributes that go together, and those that do not", arguments: rows)
  func pairs(_ row: (first: Attribute, second: Attribute?, multiplier: Double, part: String?)) {
    let constraint = ConstraintDescription(
      first: ItemID(1), row.first, .equal, second: row.second.map { _ in ItemID(2) },
      row.second ?? .width, multiplier: row.multiplier)
    let message = constraint.validationError { "item\($0.rawValue)" }
    guard let part = row.part else {
      #expect(message == nil)
      return
    }
    #expect(message?.contains(part) == true)
  }

  @Test("priorities lie above 0 and at most at 1000", arguments: [0, -1, 1000.5] as [Float])
  func priorities(_ priority: Float) {
    let constraint = ConstraintDescription(first: ItemID(1), .width, .equal, priority: priority)
    #expect(constraint.validationError { _ in "v" } != nil)
  }

  @Test("items of two trees have no ancestor in common")
  func ancestors() {
    let tree = tree([.view("v")], [])
    guard let v = tree.id("v") else { return }
    tree.engine.setItem(
      ItemID(99), LayoutItem(parent: nil, name: "stray", placement: .constraints))
    #expect(tree.engine.haveCommonAncestor(v, tree.rootID))
    #expect(!tree.engine.haveCommonAncestor(v, ItemID(99)))
  }
}
