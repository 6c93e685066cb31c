import Foundation
import Layout
import Testing

/// What holds for any tree (seeded).
@Suite struct PropertyTests {
  @Test("right to left is the reflection of left to right (SV-80)", arguments: 0..<30)
  func mirror(seed: Int) {
    var random = RandomTree(seed: seed)
    let plain = random.tree()
    random = RandomTree(seed: seed)
    let mirrored = random.tree(rightToLeft: true)
    // Margins are physical: they change sides by hand.
    for (name, id) in mirrored.ids {
      guard let margins = mirrored.items[id]?.layoutMargins else { continue }
      mirrored.change(name) {
        ($0.layoutMargins.left, $0.layoutMargins.right) = (margins.right, margins.left)
      }
    }
    plain.solve()
    mirrored.solve()
    for (id, item) in plain.items.sorted(by: { $0.key < $1.key }) {
      var frame = plain.engine.frame(of: id)
      frame.origin.x = 700 - frame.origin.x - frame.width
      let other = mirrored.engine.frame(of: id)
      #expect(
        difference(
          item.name, other, [frame.minX, frame.minY, frame.width, frame.height], tolerance: 1e-4)
          == nil)
    }
  }

  @Test("the order of constraints changes no frame", arguments: 0..<30)
  func order(seed: Int) {
    var random = RandomTree(seed: seed)
    let tree = random.tree()
    let other = tree.rebuilt(reversed: true)
    tree.solve()
    other.solve()
    #expect(tree.firstDifference(from: other) == nil)
  }

  @Test("hiding and showing leads back", arguments: 0..<30)
  func hideAndShow(seed: Int) {
    var random = RandomTree(seed: seed)
    let tree = random.tree()
    let fresh = tree.rebuilt()
    fresh.solve()
    tree.solve()
    for name in tree.ids.keys.sorted() where name.hasPrefix("v") {
      tree.change(name) { $0.isHidden.toggle() }
      tree.solve()
      tree.change(name) { $0.isHidden.toggle() }
    }
    tree.solve()
    #expect(tree.firstDifference(from: fresh) == nil)
  }

  @Test("a changed engine equals a new one", arguments: 0..<100)
  func mutations(seed: Int) {
    var random = RandomTree(seed: 1000 + seed)
    let tree = random.tree()
    tree.solve()
    for step in 0..<12 {
      random.mutate(tree)
      if step % 3 == 2 {
        let conflicts = tree.solve()
        let fresh = tree.rebuilt()
        #expect(fresh.solve() == conflicts, "after step \(step)")
        #expect(tree.engine.brokenRows.isEmpty, "after step \(step)")
        let difference = tree.firstDifference(from: fresh)
        #expect(difference == nil, "after step \(step)")
        if difference != nil { return }
      }
    }
  }
}

/// What an engine keeps from one solution to the next.
@Suite struct IncrementalTests {
  @Test("views taken out and put back are laid out again")
  func removeAndInsert() {
    let views = ["a", "b", "c"].map { TestNode.view($0, 200, 20) }
    let tree = free(.stack("s", .vertical, spacing: 8, views))
    tree.solve()
    tree.removeArranged("a", from: "s")
    tree.removeArranged("c", from: "s")
    tree.solve()
    #expect(tree.frame("b") == CGRect(x: 0, y: 0, width: 200, height: 20))
    tree.insertArranged(views[0], into: "s", at: 0)
    tree.insertArranged(views[2], into: "s", at: 2)
    tree.solve()
    #expect(["a", "b", "c"].map { tree.frame($0).minY } == [0, 28, 56])
  }

  @Test("a constant alone moves what depends on it")
  func constant() {
    let tree = tree([.view("v", 10, 10)], ["v.top == root.top"])
    let id = tree.constrain("v.left == root.left + 5")
    tree.solve()
    guard var description = tree.parse("v.left == root.left + 5") else { return }
    description.constant = 33
    tree.engine.setConstraint(id, description)
    tree.solve()
    #expect(tree.frame("v").minX == 33)
  }

  @Test("constraints may come before the items they name")
  func order() {
    let engine = LayoutEngine()
    let (root, view) = (ItemID(1), ItemID(2))
    engine.setConstraint(
      ConstraintID(1),
      ConstraintDescription(first: view, .left, .equal, second: root, .left, constant: 9))
    engine.setStack(StackArrangement(), of: view)
    #expect(engine.solve { _, _ in .none }.isEmpty)
    engine.setItem(view, LayoutItem(parent: root, name: "v", placement: .constraints))
    engine.setItem(
      root,
      LayoutItem(
        parent: nil, name: "root", placement: .frame(CGRect(x: 0, y: 0, width: 50, height: 50))))
    #expect(engine.solve { _, _ in .none }.isEmpty)
    #expect(engine.frame(of: view).minX == 9)
  }

  @Test("a new size of the root reaches every tie")
  func resize() {
    let tree = tree([.view("v")], pinned("v", "root.margins"))
    tree.solve()
    tree.change("root") { $0.placement = .frame(CGRect(x: 0, y: 0, width: 100, height: 90)) }
    tree.solve()
    #expect(tree.frame("v") == CGRect(x: 8, y: 8, width: 84, height: 74))
  }

  @Test("a view that moves to another superview takes its constraints along")
  func reparent() {
    var a = TestNode.view("p", subviews: [.view("v", 10, 10)])
    var b = TestNode.view("q")
    a.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    b.frame = CGRect(x: 200, y: 10, width: 100, height: 100)
    let tree = tree([a, b], ["v.top == root.top", "v.centerX == root.right * 0.5"])
    tree.solve()
    let before = tree.frame("v")
    tree.change("v") { $0.parent = tree.ids["q"] }
    tree.solve()
    #expect(before.minX == 185 && tree.frame("v").minX == -5)
  }

  @Test("text that changed while the solution stood is found out")
  func standing() {
    let tree = sized(100, nil, .stack("s", [.text("l", chars: 60, width: 8, height: 20)]))
    #expect(tree.solve().isEmpty)
    #expect(tree.frame("l").height == 100)
  }
}
