import Diagnostics
import Testing

@testable import SceneFiles

/// DESIGN §5: components, parameters, repetitions.
@Suite struct ComponentsTests {
  /// The ids of a tree in order, `-` for none; children in parentheses.
  static func ids(_ node: SceneNode) -> String {
    let own = node.names.isEmpty ? "-" : node.names.joined(separator: "=")
    let inner = node.subviews.map(ids).joined(separator: " ")
    return inner.isEmpty ? own : "\(own)(\(inner))"
  }

  static func texts(_ node: SceneNode) -> [String] {
    let own = (node.value("text") as? String?).flatMap { $0 }.map { [$0] } ?? []
    return own + node.subviews.flatMap(texts)
  }

  static let cards = """
    {maquette: 1, canvas: {width: 300, height: 200}, components: {
      Card: {parameters: ["name", "lines"], view: {class: "UIStackView", arrangedSubviews: [
        {class: "UILabel", id: "title", text: "${name}!", numberOfLines: "${lines}"},
        {class: "UIView", id: "line", constraints: ["width == title.width", "top == other.top"]}]}}},
     view: {class: "UIView", subviews: [
       {class: "UIView", id: "other"},
       {use: "Card", id: "a", with: {name: "회사A", lines: 2}, constraints: ["top == b.title.top"]},
       {use: "Card", id: "b", with: {name: 7, lines: 1}, spacing: 4}]}}
    """

  @Test func anInstanceGivesItsIdAsPrefixAndToItsRoot() throws {
    let root = try document(Self.cards).root.view
    #expect(Self.ids(root) == "-(other a(a.title a.line) b(b.title b.line))")
  }

  @Test func parametersReplaceTextAndWholeValues() throws {
    let root = try document(Self.cards).root.view
    #expect(Self.texts(root) == ["회사A!", "7!"])
    #expect(
      root.subviews.dropFirst().map { $0.subviews[0].value("numberOfLines") as? Int } == [2, 1])
  }

  @Test func idsOfConstraintsAreLookedUpFromTheInsideOut() throws {
    let root = try document(Self.cards).root.view
    let inner = root.subviews[1].subviews[1].constraints
    #expect(inner.compactMap { $0.second?.item.view } == [.id("a.title"), .id("other")])
    #expect(root.subviews[1].constraints.compactMap { $0.second?.item.view } == [.id("b.title")])
  }

  @Test func furtherKeysOfAUseChangeTheComponentsRoot() throws {
    let root = try document(Self.cards).root.view
    #expect(root.subviews[2].value("spacing") as? SceneSpacing == .points(4))
    #expect(root.subviews[1].value("spacing") == nil)
  }

  @Test func aComponentsRootKeepsItsOwnIdToo() throws {
    let root = try document(
      """
      {maquette: 1, components: {
        Inner: {view: {class: "UIView", id: "box", constraints: ["width == box.height"]}},
        Outer: {view: {use: "Inner", id: "in"}}},
       view: {class: "UIView", subviews: [{use: "Outer", id: "out"}, {use: "Inner"}]}}
      """
    ).root.view
    #expect(Self.ids(root) == "-(out=out.in=out.in.box box)")
    #expect(root.subviews[0].constraints.first?.second?.item.view == .id("out.in.box"))
  }

  @Test func aRepetitionCountsFromZero() throws {
    let root = try document(
      scene(
        """
        {class: "UIStackView", arrangedSubviews: [
          {repeat: 3, view: {class: "UILabel", id: "row${index}", text: "${index}: $${index}"}},
          {repeat: 0, view: {class: "UIView"}}]}
        """)
    ).root.view
    #expect(Self.ids(root) == "-(row0 row1 row2)")
    #expect(root.arranged == [0, 1, 2])
    #expect(Self.texts(root) == ["0: ${index}", "1: ${index}", "2: ${index}"])
  }

  @Test func repetitionsAndComponentsNest() throws {
    let root = try document(
      """
      {maquette: 1, components: {Row: {parameters: ["n", "name"], view: {class: "UIView", subviews: [
         {repeat: "${n}", view: {class: "UILabel", id: "c${index}", text: "${name}${index}"}}]}}},
       view: {class: "UIView", subviews: [
         {repeat: 2, view: {use: "Row", id: "r${index}", with: {n: 2, name: "x${index}-"}}}]}}
      """
    ).root.view
    #expect(Self.ids(root) == "-(r0(r0.c0 r0.c1) r1(r1.c0 r1.c1))")
    #expect(Self.texts(root) == ["x0-0", "x0-1", "x1-0", "x1-1"])
  }

  @Test func aStackMayArrangeItsSubviewsInAnotherOrder() throws {
    let root = try document(
      scene(
        """
        {class: "UIStackView", subviews: [{class: "UIView", id: "a"}, {class: "UIView", id: "b"},
          {class: "UIView", id: "behind"}], arrangedSubviews: ["b", {class: "UILabel", id: "c"}, "a"],
          customSpacing: {b: 3, c: "system"}}
        """)
    ).root.view
    #expect(Self.ids(root) == "-(a b behind c)")
    #expect(root.arranged == [1, 3, 0])
    #expect(
      root.customSpacing == [
        SceneGap(subview: 1, spacing: .points(3)), SceneGap(subview: 3, spacing: .system),
      ])
  }

  @Test func columnsInsideConstraintsSurviveSubstitution() {
    let text = """
      {maquette: 1, components: {C: {parameters: ["p"], view: {class: "UIView",
      constraints: ["width == ${p}0 @2000"]}}}, view: {class: "UIView", subviews: [{use: "C", with: {p: 12}}]}}
      """
    #expect(messages(of: text).map(brief) == ["2:32 number-range"])
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let name: String
    let components: String
    let view: String
    let message: String
    let summary: String
    var testDescription: String { name }

    init(_ name: String, _ components: String, _ view: String, _ message: String, _ summary: String)
    {
      (self.name, self.components, self.view) = (name, components, view)
      (self.message, self.summary) = (message, summary)
    }
  }

  /// Components stand in line 2, the view in line 3.
  static let bad: [Bad] = [
    Bad(
      "an unknown component", "Card: {view: {class: 'UIView'}}", "{use: 'Crad'}",
      "3:7 unknown-component", "unknown component 'Crad'"),
    Bad(
      "a missing parameter", "C: {parameters: ['a'], view: {class: 'UIView'}}", "{use: 'C'}",
      "3:1 missing-parameter", "needs 'a'"),
    Bad(
      "an unknown parameter", "C: {parameters: ['name'], view: {class: 'UIView'}}",
      "{use: 'C', with: {nam: 1, name: 2}}", "3:19 unknown-parameter", "unknown parameter 'nam'"),
    Bad(
      "an unknown name in text",
      "C: {parameters: ['name'], view: {class: 'UILabel', text: '${nam}'}}",
      "{use: 'C', with: {name: 2}}", "2:59 unknown-parameter", "nothing here is called 'nam'"),
    Bad(
      "a name outside of components", "C: {view: {class: 'UIView'}}",
      "{class: 'UIView', subviews: [{use: 'C'}, {class: 'UILabel', text: 'Hi ${name}'}]}",
      "3:71 unknown-parameter", "nothing here is called 'name'"),
    Bad(
      "an object inside text", "C: {parameters: ['p'], view: {class: 'UILabel', text: 'x${p}'}}",
      "{use: 'C', with: {p: {}}}", "2:57 wrong-type", "cannot stand inside text"),
    Bad(
      "a component in itself", "C: {view: {class: 'UIView', subviews: [{use: 'C'}]}}", "{use: 'C'}",
      "2:46 component-cycle", "'C' contains itself"),
    Bad(
      "two components in each other",
      "C: {view: {class: 'UIView', subviews: [{use: 'D'}]}}, D: {view: {use: 'C'}}", "{use: 'C'}",
      "2:71 component-cycle", "'C' contains itself"),
    Bad(
      "structure in a use", "C: {view: {class: 'UIView'}}", "{use: 'C', subviews: []}",
      "3:12 misplaced-key", "'subviews' belongs into the component"),
    Bad(
      "an unknown key in a use", "C: {view: {class: 'UIView'}}", "{use: 'C', alhpa: 1}",
      "3:12 unknown-key", "unknown key 'alhpa' of UIView"),
    Bad(
      "a component without view", "C: {parameters: []}", "{class: 'UIView'}",
      "2:4 missing-key", "component needs the key 'view'"),
    Bad(
      "a component used twice without ids", "C: {view: {class: 'UIView', id: 'x'}}",
      "{class: 'UIView', subviews: [{use: 'C'}, {use: 'C'}]}", "2:33 duplicate-id",
      "'x' is used twice"),
    Bad(
      "a repetition with one id", "C: {view: {class: 'UIView'}}",
      "{class: 'UIView', subviews: [{use: 'C'}, {repeat: 2, view: {class: 'UIView', id: 'x'}}]}",
      "3:82 duplicate-id", "'x' is used twice"),
    Bad(
      "a fractional repetition", "C: {view: {class: 'UIView'}}",
      "{class: 'UIView', subviews: [{use: 'C'}, {repeat: 1.5, view: {class: 'UIView'}}]}",
      "3:51 wrong-type", "repeat is a whole number"),
    Bad(
      "a repetition outside of a list", "C: {view: {class: 'UIView'}}",
      "{repeat: 2, view: {use: 'C'}}", "3:2 misplaced-repeat", "list of views only"),
    Bad(
      "an inner id from outside without prefix", "C: {view: {class: 'UIView', id: 'x'}}",
      "{class: 'UIView', subviews: [{use: 'C', id: 'c'}, {class: 'UIView', constraints: ['top == x.top']}]}",
      "3:91 unknown-id", "no view has the id 'x'"),
  ]

  @Test("tells of", arguments: bad)
  func tells(_ c: Bad) {
    let messages = messages(
      of: "{maquette: 1, components: {\n\(c.components)}, view:\n\(c.view)}")
    #expect(messages.map(brief) == [c.message])
    #expect(messages.first?.summary.contains(c.summary) == true, "\(messages.first?.summary ?? "")")
  }

  @Test func anUnusedComponentIsAWarning() throws {
    let file = try SceneFile(
      text: "{maquette: 1, view: {class: 'UIView'},\n components: {C: {view: {class: 'UIView'}}}}",
      path: "card.json")
    #expect(file.diagnostics.map(brief) == ["2:15 unused-component"])
    #expect(file.diagnostics.map(\.severity) == [.warning])
  }

  @Test func viewsThatMultiplyAreStopped() {
    // 10,000 × 10,000 views.
    let text = scene(
      "{class: 'UIView', subviews: [{repeat: 10000, view: {class: 'UIView', subviews: [{repeat: 10000, view: {class: 'UIView'}}]}}]}"
    )
    #expect(messages(of: text).map(\.id) == ["too-many-views"])
  }

  @Test func textThatMultipliesIsStopped() {
    // Thirty components, each of which doubles its parameter.
    var components: [String] = ["C0: {parameters: ['t'], view: {class: 'UILabel', text: '${t}'}}"]
    for level in 1...30 {
      components.append(
        "C\(level): {parameters: ['t'], view: {use: 'C\(level - 1)', with: {t: '${t}${t}'}}}")
    }
    let text =
      "{maquette: 1, components: {\(components.joined(separator: ","))}, view: {use: 'C30', with: {t: 'ha'}}}"
    #expect(messages(of: text).map(\.id).contains("too-much-text"))
  }

  @Test func viewsThatNestThroughComponentsAreStopped() {
    var components: [String] = ["C0: {view: {class: 'UIView'}}"]
    for level in 1...300 {
      components.append(
        "C\(level): {view: {class: 'UIView', subviews: [{use: 'C\(level - 1)'}]}}")
    }
    let text =
      "{maquette: 1, components: {\(components.joined(separator: ","))}, view: {use: 'C300'}}"
    #expect(messages(of: text).filter { $0.severity == .error }.map(\.id) == ["too-deep"])
  }
}
