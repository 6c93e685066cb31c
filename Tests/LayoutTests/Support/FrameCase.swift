import Foundation
import Layout
import Testing

/// A layout and the frames it must come to, in superview coordinates.
struct FrameCase: Sendable, CustomTestStringConvertible {
  let name: String
  let tree: @Sendable () -> TestTree
  /// By name: x, y, width, height; nil is not asserted.
  let expected: [String: [Double?]]

  init(
    _ name: String, _ tree: @escaping @Sendable @autoclosure () -> TestTree,
    _ expected: [String: [Double?]]
  ) {
    (self.name, self.tree, self.expected) = (name, tree, expected)
  }

  var testDescription: String { name }

  /// Solves and compares; no conflict is expected.
  func check() {
    let tree = tree()
    for name in expected.keys.sorted() { _ = tree.id(name) }
    let conflicts = tree.solve()
    #expect(conflicts.isEmpty)
    for name in expected.keys.sorted() {
      let difference = difference(name, tree.frame(name), expected[name] ?? [], tolerance: 1e-3)
      #expect(difference == nil)
    }
  }
}

/// Constraints that tie a view to its superview's edges.
func pinned(_ name: String, _ owner: String = "root", _ edges: String...) -> [String] {
  (edges.isEmpty ? ["leading", "top", "trailing", "bottom"] : edges).map {
    "\(name).\($0) == \(owner).\($0)"
  }
}

/// A root of 400 × 300 points with some views and constraints.
func tree(
  _ subviews: [TestNode], _ constraints: [String], rightToLeft: Bool = false,
  policy: LayoutPolicy = LayoutPolicy()
) -> TestTree {
  TestTree(
    width: 400, height: 300, rightToLeft: rightToLeft, policy: policy, subviews, constraints)
}

/// A stack at the root's top left corner, as large as it wants to be.
func free(_ stack: TestNode, rightToLeft: Bool = false, policy: LayoutPolicy = LayoutPolicy())
  -> TestTree
{
  tree(
    [stack], pinned(stack.name, "root", "leading", "top"), rightToLeft: rightToLeft,
    policy: policy)
}

/// A stack of a given size at the root's top left corner.
func sized(
  _ width: Double?, _ height: Double?, _ stack: TestNode, _ more: [String] = [],
  rightToLeft: Bool = false, policy: LayoutPolicy = LayoutPolicy()
) -> TestTree {
  var constraints = pinned(stack.name, "root", "leading", "top")
  if let width { constraints.append("\(stack.name).width == \(width)") }
  if let height { constraints.append("\(stack.name).height == \(height)") }
  return tree([stack], constraints + more, rightToLeft: rightToLeft, policy: policy)
}
