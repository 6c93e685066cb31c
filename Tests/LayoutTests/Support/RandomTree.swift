import Foundation
import Layout

/// A generator of equal numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Random stacks of random views, and random changes to them.
struct RandomTree {
  private var generator: SeededGenerator
  private var count = 0
  /// The names of stacks, and of views inside stacks.
  private var stacks: [String] = []
  private var items: [String] = []

  static let distributions: [StackArrangement.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  static let alignments: [StackArrangement.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]

  init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: values.indices, using: &generator)]
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  /// A view with a content size in both directions, mostly without text.
  mutating func view() -> TestNode {
    count += 1
    let name = "v\(count)"
    items.append(name)
    if chance(15) {
      return .text(
        name, chars: number(1...40), width: 7, height: 17,
        resist: (pick([749, 750]), 750))
    }
    let height = Double(number(1...60))
    return .view(
      name, Double(number(1...90)), height,
      hug: (pick([249, 250, 251, 750]), pick([250, 251])),
      resist: (pick([740, 749, 750, 751]), pick([749, 750])), hidden: chance(12),
      baseline: chance(60)
        ? (first: (height * 0.75).rounded(), last: (height * 0.2).rounded()) : nil)
  }

  mutating func stack(depth: Int) -> TestNode {
    count += 1
    let name = "s\(count)"
    stacks.append(name)
    if depth > 0 { items.append(name) }
    let children = (0..<number(1...4)).map { _ in
      depth < 2 && chance(30) ? stack(depth: depth + 1) : view()
    }
    var custom: [String: StackArrangement.Spacing] = [:]
    if chance(30) { custom[children[0].name] = .points(Double(number(0...15))) }
    return .stack(
      name, pick([.horizontal, .vertical]), pick(Self.distributions),
      align: pick(Self.alignments), spacing: Double(number(0...10)), custom: custom,
      margins: chance(20)
        ? Insets(
          top: Double(number(0...9)), left: Double(number(0...9)), bottom: Double(number(0...9)),
          right: Double(number(0...9))) : nil,
      hidden: depth > 0 && chance(8), children)
  }

  /// A tree of one stack, pinned at a corner and perhaps given a size.
  mutating func tree(rightToLeft: Bool = false) -> TestTree {
    let root = stack(depth: 0)
    var constraints = pinned(root.name, "root", "leading", "top")
    if chance(60) { constraints.append("\(root.name).width == \(number(150...600))") }
    if chance(40) { constraints.append("\(root.name).height == \(number(150...500))") }
    for _ in 0..<number(0...2) {
      let (a, b) = (pick(items), pick(items))
      constraints.append("\(a).width == \(number(5...80)) @ \(pick([500, 760, 999]))")
      if a != b { constraints.append("\(b).height >= \(a).height @ 600") }
    }
    return TestTree(
      width: 700, height: 600, rightToLeft: rightToLeft, [root], constraints)
  }

  /// Changes something in a tree that this made.
  mutating func mutate(_ tree: TestTree) {
    let stack = pick(stacks)
    switch number(0...8) {
    case 0, 1: tree.change(pick(items)) { $0.isHidden.toggle() }
    case 2:
      let size = ContentSize(width: Double(number(1...90)), height: Double(number(1...60)))
      tree.change(pick(items)) {
        if $0.contentSize.width != nil, !$0.measuresAtWidth { $0.contentSize = size }
      }
    case 3:
      let spacing = Double(number(0...12))
      tree.arrange(stack) { $0.spacing = .points(spacing) }
    case 4:
      let distribution = pick(Self.distributions)
      tree.arrange(stack) { $0.distribution = distribution }
    case 5:
      let alignment = pick(Self.alignments)
      tree.arrange(stack) { $0.alignment = alignment }
    case 6:
      let axis = pick([Axis.horizontal, .vertical])
      tree.arrange(stack) { $0.axis = axis }
    case 7:
      let length = tree.arrangements[tree.ids[stack] ?? ItemID(-1)]?.arranged.count ?? 0
      tree.insertArranged(view(), into: stack, at: number(0...length))
    default:
      tree.solve()
    }
  }
}

extension TestTree {
  /// The same descriptions in a new engine.
  ///
  /// - Parameter reversed: Whether constraints are handed over in the opposite order.
  /// - Returns: A tree that shares nothing with this one.
  func rebuilt(reversed: Bool = false) -> TestTree {
    let tree = TestTree(width: 0, height: 0, rightToLeft: isRightToLeft)
    tree.engine.scale = engine.scale
    (tree.ids, tree.nodes, tree.texts, tree.names) = (ids, nodes, texts, names)
    for (id, item) in items.sorted(by: { $0.key < $1.key }) { tree.set(item, for: id) }
    for (id, stack) in arrangements.sorted(by: { $0.key < $1.key }) {
      tree.arrangements[id] = stack
      tree.engine.setStack(stack, of: id)
    }
    let all = constraints.sorted { ($0.key < $1.key) != reversed }
    for (id, constraint) in all { tree.engine.setConstraint(id, constraint) }
    return tree
  }

  /// The first item whose frame differs from another tree's.
  func firstDifference(from other: TestTree) -> String? {
    for (id, item) in items.sorted(by: { $0.key < $1.key }) {
      let (a, b) = (engine.frame(of: id), other.engine.frame(of: id))
      let edges = [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)]
      if edges.contains(where: { abs($0 - $1) > 1e-4 }) { return "\(item.name): \(a) and \(b)" }
    }
    return nil
  }
}
