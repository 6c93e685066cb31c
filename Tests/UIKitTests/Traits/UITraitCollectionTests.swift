import Foundation
import Testing

@testable import UIKit

@Suite struct UITraitCollectionTests {
  @Test("one trait at a time, the others unspecified")
  func single() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.displayScale == 0)
    #expect(dark.horizontalSizeClass == .unspecified)
    #expect(dark.preferredContentSizeCategory == .unspecified)
    #expect(UITraitCollection(displayScale: 3).displayScale == 3)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
  }

  @Test("later collections win where they say something")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      .standard, UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 3)
    #expect(merged.preferredContentSizeCategory == .large)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(merged.containsTraits(in: nil))
  }

  @Test("equality is that of all traits")
  func equality() {
    let a = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(a == UITraitCollection(userInterfaceStyle: .dark))
    #expect(a.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
    #expect(a != a.modifyingTraits { $0.displayScale = 2 })
    #expect(a.modifyingTraits { $0.displayScale = 2 }.userInterfaceStyle == .dark)
  }

  struct Appearance: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @Sendable (inout any UIMutableTraits) -> Void
    let differs: Bool
    var testDescription: String { name }
  }

  static let changes: [Appearance] = [
    Appearance(name: "dark", change: { $0.userInterfaceStyle = .dark }, differs: true),
    Appearance(name: "high contrast", change: { $0.accessibilityContrast = .high }, differs: true),
    Appearance(name: "raised", change: { $0.userInterfaceLevel = .elevated }, differs: true),
    Appearance(
      name: "larger text", change: { $0.preferredContentSizeCategory = .extraLarge }, differs: false
    ),
    Appearance(name: "more pixels", change: { $0.displayScale = 3 }, differs: false),
  ]

  @Test("what changes colours", arguments: changes)
  func appearance(_ row: Appearance) {
    let other = UITraitCollection.standard.modifyingTraits(row.change)
    #expect(
      UITraitCollection.standard.hasDifferentColorAppearance(comparedTo: other) == row.differs)
  }

  enum Density: UITraitDefinition { static let defaultValue = 1.0 }

  @Test("traits of one's own")
  func custom() {
    let traits = UITraitCollection { $0[Density.self] = 2 }
    #expect(UITraitCollection.standard[Density.self] == 1)
    #expect(traits[Density.self] == 2)
    #expect(traits == UITraitCollection { $0[Density.self] = 2 })
    #expect(traits != UITraitCollection())
    #expect(UITraitCollection(traitsFrom: [traits, .standard])[Density.self] == 2)
    #expect(traits.replacing(Density.self, value: 3)[Density.self] == 3)
  }

  @Test("the current collection is that of the innermost scope, and comes back")
  func current() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    dark.performAsCurrent {
      #expect(UITraitCollection.current === dark)
      light.performAsCurrent { #expect(UITraitCollection.current === light) }
      #expect(UITraitCollection.current === dark)
      UITraitCollection.current = light
      #expect(UITraitCollection.current === light)
    }
    #expect(UITraitCollection.current !== dark)
  }

  @Test("tasks run side by side each have their own")
  func tasks() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 1...50 {
        group.addTask {
          let traits = UITraitCollection(displayScale: CGFloat(index))
          return traits.asCurrent { UITraitCollection.current.displayScale == CGFloat(index) }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("content size categories are ordered")
  func categories() {
    let all = UIContentSizeCategory.named.map(\.category)
    #expect(all.count == 12)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
    #expect(!(UIContentSizeCategory.unspecified < .small))
    #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
  }
}
