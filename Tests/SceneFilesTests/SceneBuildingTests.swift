import Diagnostics
import Foundation
import Testing
import UIKit

@testable import SceneFiles

/// From documents to views.
@MainActor
@Suite struct SceneBuildingTests {
  /// Frames of the views with ids, in the order asked for.
  func frames(_ scene: BuiltScene, _ ids: String...) -> [String] {
    ids.map { id in scene.ids[id].map { printed($0.frame) } ?? "no \(id)" }
  }

  struct Layout: Sendable, CustomTestStringConvertible {
    let name: String
    /// The constraints of the view `a` in a root of 320 × 200 with a safe area of 40, 0, 20, 0.
    let constraints: String
    let frame: String
    var testDescription: String { name }

    init(_ name: String, _ constraints: String, _ frame: String) {
      (self.name, self.constraints, self.frame) = (name, constraints, frame)
    }
  }

  nonisolated static let layouts: [Layout] = [
    Layout("edges", "'edges == superview'", "0 0 320 200"),
    Layout("edges with insets count inwards", "'edges == superview + [1, 2, 3, 4]'", "2 1 314 196"),
    Layout("the safe area", "'edges == safeArea'", "0 40 320 140"),
    Layout("the root's safe area", "'edges == root.safeArea'", "0 40 320 140"),
    Layout("margins add to the safe area", "'edges == margins'", "8 48 304 124"),
    Layout(
      "multipliers",
      "'left == superview.left', 'top == superview.top', 'width == superview.width * 0.5 + 10', 'height == width * 0.1'",
      "0 0 170 17"),
    Layout(
      "centres",
      "'width == 20', 'height == 10', 'centerX == superview.centerX - 5', 'centerY == superview.centerY'",
      "145 95 20 10"),
    Layout(
      "priorities",
      "'left == superview.left', 'top == superview.top', 'height == 1', 'width == 10 @250', 'width == 20 @251'",
      "0 0 20 1"),
    Layout(
      "inequalities",
      "'left == superview.left', 'top == superview.top', 'height == 1', 'width == 10 @250', 'width >= 30'",
      "0 0 30 1"),
    Layout(
      "another view",
      "'left == b.right + 3', 'top == b.top', 'width == b.width', 'bottom == b.bottom'",
      "63 20 50 40"),
    Layout(
      "system spacing below",
      "'top == b.bottom + system', 'left == b.left', 'width == 1', 'height == 1'",
      "10 68 1 1"),
    Layout(
      "system spacing before an edge",
      "'trailing == superview.trailing - system', 'top == superview.top', 'width == 10', 'height == 1'",
      "302 0 10 1"),
    Layout(
      "system spacing as a bound",
      "'bottom <= superview.bottom - system', 'bottom == superview.bottom @500', 'left == superview.left', 'width == 10', 'height == 1'",
      "0 191 10 1"),
    Layout(
      "the object form",
      "{first: 'left', second: 'b.left', constant: 5}, {first: 'top', second: 'b.top'}, {first: 'width', constant: 7, priority: 900}, {first: 'height', second: 'b.height', multiplier: 0.5, relation: '=='}",
      "15 20 7 20"),
  ]

  @Test("constraints", arguments: layouts)
  func constraints(_ c: Layout) throws {
    let scene = try laidOut(
      """
      {maquette: 1, canvas: {width: 320, height: 200, scale: 2, safeArea: [40, 0, 20, 0]},
       view: {class: "UIView", subviews: [
        {class: "UIView", id: "b", frame: [10, 20, 50, 40]},
        {class: "UIView", id: "a", constraints: [\(c.constraints)]}]}}
      """)
    #expect(frames(scene, "a") == [c.frame])
  }

  @Test func guidesOfAScrollView() throws {
    let scene = try laidOut(
      scene(
        """
        {class: "UIView", subviews: [{class: "UIScrollView", id: "s", constraints: ["edges == superview"], subviews: [
          {class: "UIView", id: "c", constraints: ["edges == s.content", "width == s.frame.width", "height == 500"]}]}]}
        """))
    #expect(frames(scene, "s", "c") == ["0 0 320 200", "0 0 320 500"])
    #expect((scene.ids["s"] as? UIScrollView)?.contentSize == CGSize(width: 320, height: 500))
  }

  @Test func aStackKeepsZOrderAndArrangementApart() throws {
    let scene = try laidOut(
      scene(
        """
        {class: "UIView", subviews: [{class: "UIStackView", id: "s", spacing: 2,
          constraints: ["left == superview.left", "top == superview.top"], customSpacing: {b: 10},
          subviews: [{class: "Placeholder", id: "a", intrinsicContentSize: [10, 10]},
            {class: "UIView", id: "back", frame: [0, 0, 5, 5]},
            {class: "Placeholder", id: "b", intrinsicContentSize: [20, 10]}],
          arrangedSubviews: ["b", {class: "Placeholder", id: "c", intrinsicContentSize: [30, 10]}, "a"]}]}
        """))
    #expect(
      frames(scene, "b", "c", "a", "back") == ["0 0 20 10", "30 0 30 10", "62 0 10 10", "0 0 5 5"])
    #expect(
      scene.ids["s"]?.subviews.map(\.accessibilityIdentifier) == ["a", "back", "b", "c"])
  }

  @Test func masksActFromTheScenesOwnCanvas() throws {
    let text = scene(
      """
      {class: "UIView", subviews: [
        {class: "UIView", id: "a", frame: [10, 10, 300, 20], autoresizingMask: ["flexibleWidth"]},
        {class: "UIView", id: "b", frame: [10, 170, 20, 20], autoresizingMask: ["flexibleTopMargin", "flexibleLeftMargin"]},
        {class: "UIView", id: "c", frame: [0, 0, 5, 5]},
        {class: "UIView", id: "d", constraints: ["edges == superview + [50, 0, 50, 0]"], subviews: [
          {class: "UIView", id: "e", frame: [0, 0, 320, 100], autoresizingMask: ["flexibleWidth", "flexibleHeight"]}]}]}
      """)
    #expect(
      frames(try laidOut(text), "a", "b", "c", "e") == [
        "10 10 300 20", "10 170 20 20", "0 0 5 5", "0 0 320 100",
      ])
    var larger = TraitOverrides()
    (larger.width, larger.height) = (.points(400), .points(300))
    #expect(
      frames(try laidOut(text, overrides: larger), "a", "b", "c", "e") == [
        "10 10 380 20", "90 270 20 20", "0 0 5 5", "0 0 400 200",
      ])
  }

  @Test func everyConstraintSaysWhereItIsWritten() throws {
    let scene = try laidOut(
      scene(
        "{class: 'UIView', subviews: [{class: 'UIView', constraints: [\n 'edges == superview @400',\n {first: 'width', constant: 3, identifier: 'w'}]}]}"
      ))
    #expect(
      scene.constraints.map { $0.origin?.description } == [
        "card.json:2:2", "card.json:2:2", "card.json:2:2", "card.json:2:2", "card.json:3:2",
      ])
    #expect(scene.constraints.map(\.identifier) == [nil, nil, nil, nil, "w"])
    #expect(scene.root.view.subviews.first?.origin?.description == "card.json:1:95")
  }

  @Test func componentsBecomeViewsWithIds() throws {
    let scene = try laidOut(ComponentsTests.cards)
    #expect(
      scene.ids.keys.sorted() == [
        "a", "a.line", "a.title", "b", "b.line", "b.title", "other", "root",
      ])
    #expect(scene.ids["b.title"]?.accessibilityIdentifier == "b.title")
    #expect(scene.root.view.accessibilityIdentifier == nil)
    #expect((scene.ids["a.title"] as? UILabel)?.text == "회사A!")
  }

  @Test func aVariantIsBuiltUnderItsName() throws {
    let document = try document(VariantsTests.card)
    let plain = try SceneBuilder.build(document)
    let untitled = try SceneBuilder.build(document, variant: "untitled")
    #expect([plain.name, untitled.name] == ["card", "card.untitled"])
    #expect(plain.ids["a.title"]?.isHidden == false)
    #expect(untitled.ids["a.title"]?.isHidden == true)
    #expect {
      try SceneBuilder.build(document, variant: "untiteld")
    } throws: { error in
      let diagnostics = (error as? SceneError)?.diagnostics ?? []
      return diagnostics.map(\.id) == ["unknown-variant"]
        && diagnostics.first?.help == "did you mean 'untitled'?"
    }
  }

  @Test func rowsAreShownByARealDataSource() throws {
    let scene = try laidOut(
      scene(
        """
        {class: "UITableView", id: "t", rowHeight: 50, separatorStyle: "none", rows: [
          {text: "one", detailText: "1", style: "value1", accessory: "checkmark"},
          {height: 80, contentView: {class: "UIView", subviews: [
            {class: "UIView", id: "inner", constraints: ["edges == superview + [10, 20, 10, 20]"]}]}}]}
        """))
    let table = try #require(scene.ids["t"] as? UITableView)
    let cells = table.visibleCells
    #expect(cells.map { printed($0.frame) } == ["0 0 320 50", "0 50 320 80"])
    #expect(cells.first?.textLabel?.text == "one")
    #expect(cells.first?.detailTextLabel?.text == "1")
    #expect(cells.first?.accessoryType == .checkmark)
    #expect(frames(scene, "inner") == ["20 10 280 60"])
  }

  @Test func aControllersRootHasItsMargins() throws {
    let scene = try laidOut(
      """
      {maquette: 1, canvas: {width: 320, height: 200}, viewController: {title: "T",
       view: {class: "UIView", subviews: [{class: "UIView", id: "a", constraints: ["edges == margins"]}]}}}
      """)
    #expect(frames(scene, "a") == ["16 0 288 200"])
  }

  @Test func viewsAsDeepAsAllowedAreBuiltAndLaidOut() throws {
    var components = ["C0: {view: {class: 'UIView', id: 'x'}}"]
    for level in 1...254 {
      components.append(
        "C\(level): {view: {class: 'UIView', subviews: [{use: 'C\(level - 1)', "
          + "constraints: ['edges == superview']}]}}")
    }
    let scene = try laidOut(
      "{maquette: 1, canvas: {width: 30, height: 20}, "
        + "components: {\(components.joined(separator: ","))}, view: {use: 'C254'}}")
    #expect(frames(scene, "x") == ["0 0 30 20"])
  }

  // MARK: Canvas

  @Test func theCanvasComesFromDeviceSizeAndFlags() throws {
    func canvas(_ text: String, _ change: (inout TraitOverrides) -> Void = { _ in }) throws
      -> String
    {
      var overrides = TraitOverrides()
      change(&overrides)
      let canvas = try SceneBuilder.build(
        document("{maquette: 1, view: {class: 'UIView'}, \(text)}"), overrides: overrides
      ).canvas
      let sides = [canvas.width, canvas.height].map { $0.map { written(Double($0)) } ?? "fit" }
      let safe = canvas.safeArea
      return "\(sides.joined(separator: "x"))@\(written(Double(canvas.scale))) "
        + [safe.top, safe.left, safe.bottom, safe.right].map { written(Double($0)) }
        .joined(separator: ",")
    }
    #expect(try canvas("canvas: {device: 'iPhone 15'}") == "393x852@3 59,0,34,0")
    #expect(try canvas("") == "393x852@3 59,0,34,0")
    #expect(
      try canvas("canvas: {device: 'iPhone 15', orientation: 'landscape'}")
        == "852x393@3 0,59,21,59")
    #expect(try canvas("canvas: {width: 10, height: 'fit'}") == "10xfit@2 0,0,0,0")
    #expect(
      try canvas("canvas: {device: 'iPhone 15', height: 'fit', scale: 2}") == "393xfit@2 59,0,34,0")
    #expect(
      try canvas("canvas: {width: 10, height: 20, scale: 1, safeArea: [1, 2, 3, 4]}") {
        $0.device = "iPhone SE"
      } == "375x667@2 20,0,0,0")
    #expect(
      try canvas("canvas: {device: 'iPhone 15'}") {
        $0.width = .points(500)
        $0.safeArea = .zero
      } == "500x852@3 0,0,0,0")
  }

  @Test func traitsReachTheViews() throws {
    let document = try document(VariantsTests.card)
    let traits = try SceneBuilder.build(document).canvas.traits
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.displayScale == 3)
    let snapshot = try SceneBuilder.build(document, overrides: document.snapshots[0]).canvas
    #expect(snapshot.traits.userInterfaceStyle == .light)
    #expect(snapshot.width == 375)
  }

  @Test func aCanvasTooLargeWithItsScaleIsRefused() throws {
    let document = try document(scene("{class: 'UIView'}"))
    var overrides = TraitOverrides()
    (overrides.width, overrides.scale) = (.points(20_000), 2)
    #expect {
      try SceneBuilder.build(document, overrides: overrides)
    } throws: { error in
      (error as? SceneError)?.diagnostics.map(\.id) == ["canvas-size"]
    }
  }

  @Test func remarksOfUIKitGetThePlaceOfTheirValue() throws {
    let log = DiagnosticLog()
    _ = try laidOut(
      scene(
        "{class: 'UIView', subviews: [\n{class: 'UIImageView', image: 'symbol:no.such.symbol'},\n{class: 'UILabel', font: {size: 12, family: 'Nonesuch'}}]}"
      ),
      log: log)
    #expect(log.messages.map { $0.location?.description } == ["card.json:2:31", "card.json:3:26"])
    #expect(log.messages.allSatisfy { $0.severity == .warning })
  }
}
