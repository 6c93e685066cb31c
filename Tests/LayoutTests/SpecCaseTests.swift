import Foundation
import Layout
import Testing

/// The worked cases of the specification, where they lie beside the package.
@Suite struct SpecCaseTests {
  @Test("worked cases of the specification")
  func cases() throws {
    guard let cases = try CaseFile.cases("spec/CASES.json") else { return }
    let results = cases.map(Self.run)
    print("CASES.json: \(CaseResult.summary(results))")
    #expect(results.count >= 105)
    for result in results {
      #expect(result.differences.isEmpty, "\(result.id)")
    }
  }

  static func run(_ json: JSONObject) -> CaseResult {
    var result = CaseResult(
      id: json.text("id") ?? "?", confidence: json.text("confidence") ?? "?", differences: [])
    let tree = tree(of: json)
    if let fitting = json.object("fitting"), let expected = json.numbers("expectSize") {
      let target = fitting.numbers("target") ?? [0, 0]
      let size = tree.fittingSize(
        fitting.text("view") ?? "", CGSize(width: target[0], height: target[1]),
        horizontal: Float(fitting.number("h") ?? 50), vertical: Float(fitting.number("v") ?? 50))
      let frame = CGRect(origin: .zero, size: size)
      if let text = difference("size", frame, [nil, nil] + expected) {
        result.differences.append(text)
      }
      return result
    }
    let expected = json.object("expect") ?? [:]
    for name in expected.keys.sorted() { _ = tree.id(name) }
    let conflicts = tree.solve()
    for name in expected.keys.sorted() {
      var frame = tree.frame(name)
      if let scale = json.number("scale") { frame = PixelGrid(scale: scale).snapped(frame) }
      if let text = difference(name, frame, expected.optionals(name) ?? []) {
        result.differences.append(text)
      }
    }
    if !conflicts.isEmpty { result.differences.append("\(conflicts.count) conflicts") }
    return result
  }

  private static func tree(of json: JSONObject) -> TestTree {
    let container = json.object("container") ?? [:]
    let isRightToLeft = json.text("direction") == "rtl"
    let size = CGSize(
      width: container.number("width") ?? 0, height: container.number("height") ?? 0)
    let tree = TestTree(
      width: size.width, height: size.height, rightToLeft: isRightToLeft,
      margins: container.numbers("margins").map { Insets($0) },
      safeArea: container.numbers("safeArea").map { Insets($0) } ?? .zero,
      json.objects("tree").map { node(of: $0, isRightToLeft: isRightToLeft, in: size) })
    for constraint in json.objects("constraints") {
      add(constraint, to: tree)
    }
    return tree
  }

  private static func add(_ json: JSONObject, to tree: TestTree) {
    guard let first = json.text("first").flatMap({ ConstraintText.anchor($0) }),
      let firstID = tree.id(first.item)
    else {
      Issue.record("no constraint: \(json)")
      return
    }
    let second = json.text("second").flatMap { ConstraintText.anchor($0) }
    let relations: [String: Relation] = ["<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
    tree.constrain(
      ConstraintDescription(
        first: firstID, first.attribute, relations[json.text("relation") ?? ""] ?? .equal,
        second: second.flatMap { tree.id($0.item) }, second?.attribute ?? .width,
        multiplier: json.number("multiplier") ?? 1, constant: json.number("constant") ?? 0,
        priority: Float(json.number("priority") ?? 1000)))
  }

  private static func node(
    of json: JSONObject, isRightToLeft: Bool, in superview: CGSize
  ) -> TestNode {
    let kinds: [String: TestNode.Kind] = ["stack": .stack, "scroll": .scroll]
    var node = TestNode(json.text("id") ?? "?", kind: kinds[json.text("type") ?? ""] ?? .view)
    if let size = json.optionals("intrinsic") {
      node.item.contentSize = ContentSize(width: size[0], height: size[1])
    }
    if let flow = json.numbers("flow") {
      node.text = StubText(
        chars: Int(flow[0]), charWidth: flow[1], lineHeight: flow[2], lines: 0)
      node.item.measuresAtWidth = true
    }
    if let hugging = json.pair("hug") { node.item.hugging = hugging }
    if let resistance = json.pair("resist") { node.item.compressionResistance = resistance }
    if let baseline = json.numbers("baseline") {
      node.item.firstBaseline = baseline[0]
      node.item.lastBaseline = baseline[1]
    }
    if let insets = json.numbers("alignmentInsets") {
      node.item.alignmentRectInsets = Insets(insets)
    }
    node.item.isHidden = json.flag("hidden")
    if let margins = json.numbers("margins") { node.margins = Insets(margins) }
    if let margins = json.numbers("directionalMargins") {
      node.margins = Insets(directional: margins, rightToLeft: isRightToLeft)
    }
    node.frame = frame(of: json, in: superview)
    readStack(json, into: &node)
    node.arranged = json.objects("arranged").map {
      self.node(of: $0, isRightToLeft: isRightToLeft, in: .zero)
    }
    node.subviews = json.objects("subviews").map {
      self.node(of: $0, isRightToLeft: isRightToLeft, in: .zero)
    }
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
    stack.isBaselineRelative = json.flag("baselineRelative")
    node.arrangement = stack
    node.customSpacing = (json.object("customSpacing") ?? [:]).compactMapValues {
      .init(json: $0)
    }
  }

  private static func frame(of json: JSONObject, in superview: CGSize) -> CGRect? {
    guard let numbers = json.numbers("frame") else { return nil }
    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard let old = json.numbers("superviewSizeBefore") else { return frame }
    let flags = json["autoresizing"] as? [String] ?? []
    func flexibility(_ names: [String]) -> Autoresizing.Flexibility {
      Autoresizing.Flexibility(
        minimumMargin: flags.contains(names[0]), size: flags.contains(names[1]),
        maximumMargin: flags.contains(names[2]))
    }
    return Autoresizing.frame(
      frame,
      horizontal: flexibility(["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"]),
      vertical: flexibility(["flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin"]),
      from: CGSize(width: old[0], height: old[1]), to: superview)
  }
}
