import Foundation
import Layout

/// A view of a test's tree, in the words of the layout engine.
struct TestNode: Sendable {
  enum Kind { case view, stack, scroll }

  var name: String
  var kind = Kind.view
  /// Everything but parent, name and placement.
  var item = LayoutItem(parent: nil, name: "", placement: .constraints)
  var frame: CGRect?
  /// A stack's, without its items.
  var arrangement = StackArrangement()
  /// By name.
  var customSpacing: [String: StackArrangement.Spacing] = [:]
  var arranged: [TestNode] = []
  /// Those that are not arranged.
  var subviews: [TestNode] = []
  var margins: Insets?
  var text: StubText?

  init(_ name: String, kind: Kind = .view) {
    self.name = name
    self.kind = kind
  }

  /// A view with a content size.
  static func view(
    _ name: String, _ width: Double? = nil, _ height: Double? = nil,
    hug: (Float, Float) = (250, 250), resist: (Float, Float) = (750, 750), hidden: Bool = false,
    baseline: (first: Double, last: Double)? = nil, subviews: [TestNode] = []
  ) -> TestNode {
    var node = TestNode(name)
    node.item.contentSize = ContentSize(width: width, height: height)
    node.item.hugging = AxisPriorities(horizontal: hug.0, vertical: hug.1)
    node.item.compressionResistance = AxisPriorities(horizontal: resist.0, vertical: resist.1)
    node.item.isHidden = hidden
    node.item.firstBaseline = baseline?.first
    node.item.lastBaseline = baseline?.last
    node.subviews = subviews
    return node
  }

  /// A stack of views.
  static func stack(
    _ name: String, _ axis: Axis, _ distribution: StackArrangement.Distribution,
    align: StackArrangement.Alignment = .fill, spacing: Double = 0,
    custom: [String: StackArrangement.Spacing] = [:], margins: Insets? = nil,
    hidden: Bool = false, _ arranged: [TestNode]
  ) -> TestNode {
    var node = TestNode(name, kind: .stack)
    node.arrangement.axis = axis
    node.arrangement.distribution = distribution
    node.arrangement.alignment = align
    node.arrangement.spacing = .points(spacing)
    node.arrangement.isLayoutMarginsRelative = margins != nil
    node.customSpacing = custom
    node.margins = margins
    node.item.isHidden = hidden
    node.arranged = arranged
    return node
  }

  /// A stack of distribution fill.
  static func stack(
    _ name: String, _ axis: Axis, align: StackArrangement.Alignment = .fill, spacing: Double = 0,
    custom: [String: StackArrangement.Spacing] = [:], margins: Insets? = nil,
    hidden: Bool = false, _ arranged: [TestNode]
  ) -> TestNode {
    .stack(
      name, axis, .fill, align: align, spacing: spacing, custom: custom, margins: margins,
      hidden: hidden, arranged)
  }

  /// A horizontal stack of distribution fill.
  static func stack(
    _ name: String, align: StackArrangement.Alignment = .fill, spacing: Double = 0,
    custom: [String: StackArrangement.Spacing] = [:], margins: Insets? = nil,
    _ arranged: [TestNode]
  ) -> TestNode {
    .stack(
      name, .horizontal, .fill, align: align, spacing: spacing, custom: custom,
      margins: margins, arranged)
  }

  /// Fixed-pitch text that breaks anywhere.
  static func text(
    _ name: String, chars: Int, width: Double, height: Double, lines: Int = 0,
    hug: (Float, Float) = (250, 250), resist: (Float, Float) = (750, 750)
  ) -> TestNode {
    var node = TestNode.view(name, hug: hug, resist: resist)
    node.text = StubText(chars: chars, charWidth: width, lineHeight: height, lines: lines)
    node.item.measuresAtWidth = lines != 1
    return node
  }
}

/// A stand-in for shaped text, so that numbers do not depend on fonts.
struct StubText {
  var chars: Int
  var charWidth: Double
  var lineHeight: Double
  /// 0 for any number.
  var lines: Int

  /// The size at a width in points; nil for a single line.
  func size(at width: Double?) -> ContentSize {
    let perLine = width.map { max(1, Int(($0 / charWidth + 1e-6).rounded(.down))) } ?? chars
    let needed = max(1, (chars + perLine - 1) / max(perLine, 1))
    let count = lines > 0 ? min(lines, needed) : needed
    return ContentSize(
      width: Double(min(chars, perLine)) * charWidth, height: Double(count) * lineHeight)
  }
}

/// A tree in a layout engine, addressed by names.
final class TestTree {
  let engine: LayoutEngine
  var ids: [String: ItemID] = [:]
  var nodes: [ItemID: TestNode] = [:]
  var items: [ItemID: LayoutItem] = [:]
  var texts: [ItemID: StubText] = [:]
  var arrangements: [ItemID: StackArrangement] = [:]
  var constraints: [ConstraintID: ConstraintDescription] = [:]
  /// In order of the ids.
  var names: [String] = []
  private(set) var constraintCount: Int32 = 0
  let isRightToLeft: Bool
  let rootID: ItemID

  init(
    width: Double, height: Double, rightToLeft: Bool = false, margins: Insets? = nil,
    safeArea: Insets = .zero, policy: LayoutPolicy = LayoutPolicy(), scale: Double? = nil,
    _ subviews: [TestNode] = [], _ constraints: [String] = []
  ) {
    engine = LayoutEngine(policy: policy)
    engine.scale = scale
    isRightToLeft = rightToLeft
    rootID = ItemID(0)
    var root = TestNode("root")
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.margins = margins
    add(root, to: nil)
    addItem("root.safe", parent: rootID, .inset(safeArea))
    for node in subviews { add(node, to: rootID) }
    for constraint in constraints { constrain(constraint) }
  }

  @discardableResult
  func addItem(
    _ name: String, parent: ItemID?, _ placement: LayoutItem.Placement,
    like template: LayoutItem? = nil
  ) -> ItemID {
    let id = ids[name] ?? ItemID(Int32(names.count))
    if ids[name] == nil { names.append(name) }
    ids[name] = id
    var item = template ?? LayoutItem(parent: nil, name: name, placement: placement)
    item.parent = parent
    item.name = name
    item.placement = placement
    item.isRightToLeft = isRightToLeft
    set(item, for: id)
    return id
  }

  func set(_ item: LayoutItem, for id: ItemID) {
    items[id] = item
    engine.setItem(id, item)
  }

  /// Changes an item by name.
  func change(_ name: String, _ body: (inout LayoutItem) -> Void) {
    guard let id = ids[name], var item = items[id] else { return }
    body(&item)
    set(item, for: id)
  }

  @discardableResult
  func add(_ node: TestNode, to parent: ItemID?) -> ItemID {
    var item = node.item
    if let text = node.text { item.contentSize = text.size(at: nil) }
    let margins =
      node.margins
      ?? (node.kind == .stack ? .zero : Insets(top: 8, left: 8, bottom: 8, right: 8))
    item.layoutMargins = margins
    let id = addItem(
      node.name, parent: parent, node.frame.map { .frame($0) } ?? .constraints, like: item)
    nodes[id] = node
    if let text = node.text { texts[id] = text }
    if node.kind == .scroll {
      let content = addItem("\(node.name).content", parent: id, .constraints)
      addItem("\(node.name).frame", parent: id, .inset(.zero))
      change(node.name) { $0.scrollContentGuide = content }
    }
    var arrangement = node.arrangement
    for child in node.arranged {
      let childID = add(child, to: id)
      arrangement.arranged.append(childID)
      if let spacing = node.customSpacing[child.name] {
        arrangement.customSpacing[childID] = spacing
      }
    }
    for child in node.subviews { add(child, to: id) }
    if node.kind == .stack {
      arrangements[id] = arrangement
      engine.setStack(arrangement, of: id)
    }
    return id
  }

  /// The item of a name; guides are made when first named.
  func id(_ name: String) -> ItemID? {
    if let id = ids[name] { return id }
    guard let dot = name.lastIndex(of: "."), let owner = ids[String(name[..<dot])],
      let margins = items[owner]?.layoutMargins
    else { return nil }
    switch name[name.index(after: dot)...] {
    case "margins": return addItem(name, parent: owner, .inset(margins))
    case "safe": return addItem(name, parent: owner, .inset(.zero))
    case "readable": return addItem(name, parent: owner, .readable(margins, maximumWidth: 672))
    default: return nil
    }
  }

  /// Adds a constraint; its id, which later ones exceed.
  @discardableResult
  func constrain(_ description: ConstraintDescription) -> ConstraintID {
    constraintCount += 1
    let id = ConstraintID(constraintCount)
    constraints[id] = description
    engine.setConstraint(id, description)
    return id
  }

  /// Adds `a.attr == b.attr * m + c @ priority`.
  @discardableResult
  func constrain(_ text: String) -> ConstraintID {
    guard let description = parse(text) else {
      preconditionFailure("no constraint: \(text)")
    }
    return constrain(description)
  }

  func parse(_ text: String) -> ConstraintDescription? {
    ConstraintText(text).flatMap { $0.description(in: self) }
  }

  /// Solves with the stub texts.
  @discardableResult
  func solve() -> [LayoutConflict] {
    engine.solve { [texts] item, width in texts[item]?.size(at: width) ?? .none }
  }

  /// The frame in the superview's coordinates.
  func frame(_ name: String) -> CGRect {
    guard let id = self.id(name) else { return .null }
    var frame = engine.frame(of: id)
    if let parent = items[id]?.parent {
      let origin = engine.frame(of: parent).origin
      frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
    return frame
  }

  func fittingSize(
    _ name: String, _ target: CGSize = .zero, horizontal: Float = 50, vertical: Float = 50,
    scale: Double = 1000
  ) -> CGSize {
    guard let id = self.id(name) else { return .zero }
    return engine.fittingSize(
      of: id, target: target,
      priorities: AxisPriorities(horizontal: horizontal, vertical: vertical), scale: scale
    ) { [texts] item, width in texts[item]?.size(at: width) ?? .none }
  }
}

// MARK: - Changes

extension TestTree {
  /// The arrangement of a stack by name.
  func arrange(_ name: String, _ body: (inout StackArrangement) -> Void) {
    guard let id = ids[name] else { return }
    var arrangement = arrangements[id] ?? StackArrangement()
    body(&arrangement)
    arrangements[id] = arrangement
    engine.setStack(arrangement, of: id)
  }

  /// Takes a view out of a stack, and out of the tree.
  func removeArranged(_ name: String, from stack: String) {
    guard let id = ids[name] else { return }
    arrange(stack) { $0.arranged.removeAll { $0 == id } }
    engine.removeItem(id)
    items[id] = nil
    ids[name] = nil
  }

  /// Puts a new view into a stack.
  func insertArranged(_ node: TestNode, into stack: String, at index: Int) {
    guard let parent = ids[stack] else { return }
    let id = add(node, to: parent)
    arrange(stack) { $0.arranged.insert(id, at: index) }
  }
}
