import Foundation
import Layout
import Testing

/// Layouts from public reports, where their file lies beside the package.
@Suite struct OpenCaseTests {
  static let kinds: Set<String> = ["layout", "layout+diagnostic"]

  @Test("layouts from public reports")
  func cases() throws {
    guard let cases = try CaseFile.cases("cases/cases_open.json") else { return }
    let results = cases.filter { Self.kinds.contains($0.text("kind") ?? "") }.map(Self.run)
    print("cases_open.json: \(CaseResult.summary(results))")
    #expect(results.count >= 37)
    for result in results {
      #expect(result.differences.isEmpty, "\(result.id)")
    }
  }

  @Test("properties from public reports")
  func properties() throws {
    guard let cases = try CaseFile.cases("cases/cases_open.json") else { return }
    for json in cases where json.object("input")?.object("root") != nil {
      guard ["property", "mutation"].contains(json.text("kind") ?? "") else { continue }
      let tree = Self.tree(of: json)
      tree.solve()
      switch json.text("id") {
      case "LAY-45":
        let heights = [tree.frame("e").height, tree.frame("ph").height]
        #expect(heights.allSatisfy { $0 >= 0 } && abs(heights[0] + heights[1] - 400) < 1e-6)
        #expect(heights == [0, 400])
      case "LAY-48":
        #expect(difference("a", tree.frame("a"), [0, 0, 353, 20]) == nil)
      case "SOL-11":
        #expect(["a", "b", "c"].map { tree.frame($0).minY } == [0, 28, 56])
      default: Issue.record("unknown property \(json.text("id") ?? "?")")
      }
    }
  }

  static func run(_ json: JSONObject) -> CaseResult {
    var result = CaseResult(
      id: json.text("id") ?? "?", confidence: json.text("confidence") ?? "?", differences: [])
    let expected = json.object("expected") ?? [:]
    // Rows aligned at baselines stick out (SV-44): UIKit's frames are the alternative there.
    let isBaselineDefect = ["LAY-49", "LAY-52"].contains(result.id)
    let frames =
      (isBaselineDefect ? expected.object("alternative")?.object("frames") : nil)
      ?? expected.object("frames") ?? [:]
    let tree = tree(of: json)
    let conflicts = tree.solve()
    for name in frames.keys.sorted() {
      if let text = difference(name, tree.frame(name), frames.optionals(name) ?? []) {
        result.differences.append(text)
      }
    }
    let allowed = json.text("kind") == "layout+diagnostic" ? 1 : 0
    if conflicts.count != allowed { result.differences.append("\(conflicts.count) conflicts") }
    return result
  }

  static func tree(of json: JSONObject) -> TestTree {
    let input = json.object("input") ?? [:]
    let root = input.object("root") ?? [:]
    let isRightToLeft = input.flag("rtl")
    let size = root.optionals("size") ?? [0, 0]
    let tree = TestTree(
      width: size[0] ?? 0, height: size[1] ?? 0, rightToLeft: isRightToLeft,
      root.objects("children").map { node(of: $0, isRightToLeft: isRightToLeft) })
    pinFilled(root, in: tree)
    for text in input["constraints"] as? [String] ?? [] {
      guard var constraint = tree.parse(text) else {
        Issue.record("no constraint: \(text)")
        continue
      }
      // Written `sc.content.left`, meant in reading direction.
      if constraint.firstAttribute.isReading {
        let reading: [Attribute: Attribute] = [.left: .leading, .right: .trailing]
        constraint.secondAttribute =
          reading[constraint.secondAttribute] ?? constraint.secondAttribute
      }
      tree.constrain(constraint)
    }
    if size.contains(nil) { fitRoot(of: tree, size) }
    for step in input["steps"] as? [String] ?? [] { perform(step, on: tree, json) }
    return tree
  }

  /// A root without a size takes its fitting size.
  private static func fitRoot(of tree: TestTree, _ size: [Double?]) {
    let fitting = tree.fittingSize(
      "root", CGSize(width: size[0] ?? 0, height: size[1] ?? 0),
      horizontal: size[0] == nil ? 50 : 1000, vertical: size[1] == nil ? 50 : 1000)
    tree.change("root") { $0.placement = .frame(CGRect(origin: .zero, size: fitting)) }
  }

  private static func perform(_ step: String, on tree: TestTree, _ json: JSONObject) {
    let words = step.split(separator: " ").map(String.init)
    if step == "layout" {
      tree.solve()
    } else if step.contains(".hidden=") {
      let name = String(step.prefix { $0 != "." })
      tree.change(name) { $0.isHidden = step.hasSuffix("true") }
    } else if words[0] == "remove" {
      tree.removeArranged(words[1], from: "s")
    } else if words[0] == "insert", let index = Int(words[3]) {
      let stack = json.object("input")?.object("root")?.objects("children").first
      let child = stack?.objects("children").first { $0.text("id") == words[1] }
      tree.insertArranged(node(of: child ?? [:], isRightToLeft: false), into: "s", at: index)
    } else {
      Issue.record("unknown step \(step)")
    }
  }

  private static func pinFilled(_ json: JSONObject, in tree: TestTree) {
    for child in json.objects("children") {
      let name = child.text("id") ?? ""
      let owner = json.text("id") ?? ""
      if child.text("pin") == "fill" {
        for edge in ["leading", "trailing", "top", "bottom"] {
          tree.constrain("\(name).\(edge) == \(owner).\(edge)")
        }
      }
      pinFilled(child, in: tree)
    }
  }

  private static func node(of json: JSONObject, isRightToLeft: Bool) -> TestNode {
    let kinds: [String: TestNode.Kind] = ["Stack": .stack, "ScrollView": .scroll]
    var node = TestNode(json.text("id") ?? "?", kind: kinds[json.text("type") ?? ""] ?? .view)
    if let size = json.optionals("intrinsic") {
      node.item.contentSize = ContentSize(width: size[0], height: size[1])
    }
    if let text = json.object("text") {
      let lines = Int(text.number("lines") ?? 0)
      node.text = StubText(
        chars: Int(text.number("chars") ?? 0), charWidth: text.number("charW") ?? 0,
        lineHeight: text.number("lineH") ?? 0, lines: lines)
      node.item.measuresAtWidth = lines != 1
    }
    let isText = json.text("type") == "TextBox"
    node.item.hugging =
      json.pair("hug")
      ?? (isText
        ? AxisPriorities(horizontal: 251, vertical: 251)
        : AxisPriorities(horizontal: 250, vertical: 250))
    if let resistance = json.pair("resist") { node.item.compressionResistance = resistance }
    node.item.isHidden = json.flag("hidden")
    let height = json.optionals("intrinsic")?.last ?? nil
    if let baseline = json.object("baseline") {
      node.item.firstBaseline = baseline.number("first")
      node.item.lastBaseline = (height ?? 0) - (baseline.number("last") ?? 0)
    }
    if let margins = json.object("margins") {
      let leading = margins.number("leading") ?? 0
      let trailing = margins.number("trailing") ?? 0
      node.margins = Insets(
        top: margins.number("top") ?? 0,
        left: margins.number("left") ?? (isRightToLeft ? trailing : leading),
        bottom: margins.number("bottom") ?? 0,
        right: margins.number("right") ?? (isRightToLeft ? leading : trailing))
    }
    readStack(json, into: &node)
    let children = json.objects("children")
    node.arranged = children.filter { node.kind == .stack && $0["arranged"] as? Bool != false }
      .map { self.node(of: $0, isRightToLeft: isRightToLeft) }
    node.subviews = children.filter { node.kind != .stack || $0["arranged"] as? Bool == false }
      .map { self.node(of: $0, isRightToLeft: isRightToLeft) }
    return node
  }

  private static func readStack(_ json: JSONObject, into node: inout TestNode) {
    guard node.kind == .stack else { return }
    var stack = StackArrangement()
    if json.text("axis") == "vertical" { stack.axis = .vertical }
    stack.distribution =
      json.text("distribution").flatMap { .init(name: $0) } ?? stack.distribution
    stack.alignment = json.text("alignment").flatMap { .init(name: $0) } ?? stack.alignment
    stack.spacing = json["spacing"].flatMap { .init(json: $0) } ?? stack.spacing
    stack.isLayoutMarginsRelative = json.flag("marginsRelative")
    node.arrangement = stack
    node.customSpacing = (json.object("customSpacing") ?? [:]).compactMapValues {
      .init(json: $0)
    }
  }
}
