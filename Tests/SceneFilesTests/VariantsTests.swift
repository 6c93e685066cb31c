import Diagnostics
import Testing

@testable import SceneFiles

/// DESIGN §5: variants, traits and snapshots.
@Suite struct VariantsTests {
  static let card = """
    {maquette: 1, canvas: {width: 320, height: "fit", scale: 3, safeArea: [47, 0, 34, 0]},
     appearance: "dark", contentSizeCategory: "accessibilityLarge", layoutDirection: "rightToLeft",
     components: {C: {view: {class: "UIStackView", arrangedSubviews: [{class: "UILabel", id: "title", text: "a"}]}}},
     view: {class: "UIView", id: "page", subviews: [{use: "C", id: "a"}, {class: "UIButton", id: "buy"}]},
     variants: {
       untitled: {"a.title.isHidden": true, "a.title.text": "b"},
       "둘째 모습": {"page.backgroundColor": "red", "root.alpha": 0.5, "a.layer.cornerRadius": 8,
         "buy.titleLabel.numberOfLines": 2}},
     snapshots: [{device: "iPhone SE (3rd generation)", appearance: "light"}, {width: 200, height: 100}]}
    """

  @Test func aVariantChangesOnlyWhatItNames() throws {
    let document = try document(Self.card)
    #expect(document.variantNames == ["untitled", "둘째 모습"])
    let untitled = try #require(document.applying(variant: "untitled"))
    let title = untitled.root.view.subviews[0].subviews[0]
    #expect(title.value("isHidden") as? Bool == true)
    #expect(title.value("text") as? String? == "b")
    let plain = document.root.view.subviews[0].subviews[0]
    #expect(plain.value("isHidden") == nil)
    #expect(plain.value("text") as? String? == "a")
    #expect(document.applying(variant: "other") == nil)
  }

  @Test func aVariantReachesTheRootLayersAndParts() throws {
    let changed = try #require(document(Self.card).applying(variant: "둘째 모습")).root.view
    #expect(changed.value("backgroundColor") as? SceneColor? == .named("red"))
    #expect(changed.value("alpha") as? Double == 0.5)
    #expect(changed.subviews[0].layer?.properties.map(\.name) == ["cornerRadius"])
    let title = changed.subviews[1].value("titleLabel") as? [PropertyValue]
    #expect(title?.map(\.name) == ["numberOfLines"])
  }

  @Test func traitsAndSnapshotsAreRead() throws {
    let document = try document(Self.card)
    #expect(document.traits.width == .points(320))
    #expect(document.traits.height == .fit)
    #expect(document.traits.scale == 3)
    #expect(document.traits.safeArea == SceneInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(document.traits.appearance == .dark)
    #expect(document.traits.contentSizeCategory == "accessibilityLarge")
    #expect(document.traits.layoutDirection == .rightToLeft)
    #expect(document.snapshots.map(\.device) == ["iPhone SE (3rd generation)", nil])
    #expect(document.snapshots[0].location?.line == 9)
  }

  @Test func aDeviceReplacesTheCanvasButNotTheOtherTraits() throws {
    let document = try document(Self.card)
    let traits = document.snapshots[0].over(document.traits)
    #expect(traits.device == "iPhone SE (3rd generation)")
    #expect(traits.width == nil)
    #expect(traits.scale == nil)
    #expect(traits.safeArea == nil)
    #expect(traits.appearance == .light)
    #expect(traits.layoutDirection == .rightToLeft)
    let sized = document.snapshots[1].over(document.traits)
    #expect(sized.width == .points(200))
    #expect(sized.scale == 3)
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let name: String
    let variants: String
    let message: String
    let help: String
    var testDescription: String { name }

    init(_ name: String, _ variants: String, _ message: String, _ help: String) {
      (self.name, self.variants, self.message, self.help) = (name, variants, message, help)
    }
  }

  static let bad: [Bad] = [
    Bad("an unknown view", "v: {'crad.isHidden': true}", "2:5 unknown-id", "did you mean 'card'?"),
    Bad("an unknown property", "v: {'card.isHiden': true}", "2:5 unknown-key", "'isHidden'"),
    Bad("a wrong value", "v: {'card.isHidden': 1}", "2:22 wrong-type", ""),
    Bad("no property", "v: {isHidden: true}", "2:5 bad-change", "\"ID.isHidden\""),
    Bad("structure", "v: {'card.subviews': []}", "2:5 misplaced-key", "isHidden"),
    Bad("an unknown key of the layer", "v: {'card.layer.radius': 1}", "2:5 unknown-key", ""),
    Bad("the frame of a layer", "v: {'card.layer.frame': 1}", "2:5 misplaced-key", "card.frame"),
    Bad(
      "a parameter", "v: {'card.tintColor': '${x}'}", "2:24 unknown-parameter", "write $${x}"),
    Bad("a name that is no file name", "'a/b': {}", "2:1 bad-id", "letters, digits"),
    Bad("a list", "v: []", "2:4 wrong-type", "ID.isHidden"),
  ]

  @Test("tells of", arguments: bad)
  func tells(_ c: Bad) {
    let messages = messages(
      of: scene("{class: 'UIView', id: 'card'}", ", variants: {\n\(c.variants)}"))
    #expect(messages.map(brief) == [c.message])
    let help = messages.first?.help ?? ""
    #expect(help.contains(c.help) || c.help.isEmpty, "\(help)")
  }

  @Test func anUnknownDeviceNamesTheNearest() {
    let messages = messages(
      of: "{maquette: 1, view: {class: 'UIView'},\n canvas: {device: 'iPhon 15'}}")
    #expect(messages.map(brief) == ["2:19 unknown-device"])
    #expect(messages.first?.help?.contains("iPhone 15") == true)
  }
}
