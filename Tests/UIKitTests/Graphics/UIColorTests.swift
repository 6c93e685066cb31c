import Foundation
import Painting
import Testing

@testable import UIKit

@Suite struct UIColorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let color: UIColor
    let rgba: [Double]
    var traits = UITraitCollection.standard
    var testDescription: String { name }
  }

  static func traits(
    _ style: UIUserInterfaceStyle = .light, _ contrast: UIAccessibilityContrast = .normal,
    _ level: UIUserInterfaceLevel = .base
  ) -> UITraitCollection {
    UITraitCollection.standard.modifyingTraits {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    }
  }

  static func bytes(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) -> [Double] {
    [r / 255, g / 255, b / 255, a]
  }

  static let rows: [Row] = [
    Row(name: "red is pure", color: .red, rgba: [1, 0, 0, 1]),
    Row(name: "brown", color: .brown, rgba: [0.6, 0.4, 0.2, 1]),
    Row(name: "light gray is two thirds", color: .lightGray, rgba: [2 / 3, 2 / 3, 2 / 3, 1]),
    Row(name: "dark gray is one third", color: .darkGray, rgba: [1 / 3, 1 / 3, 1 / 3, 1]),
    Row(name: "clear has no alpha", color: .clear, rgba: [0, 0, 0, 0]),
    Row(name: "light text is faint", color: .lightText, rgba: [1, 1, 1, 0.6]),
    Row(name: "blue in light", color: .systemBlue, rgba: bytes(0, 122, 255)),
    Row(
      name: "blue in dark", color: .systemBlue, rgba: bytes(10, 132, 255), traits: traits(.dark)),
    Row(
      name: "blue in high contrast", color: .systemBlue, rgba: bytes(0, 64, 221),
      traits: traits(.light, .high)),
    Row(
      name: "blue of iOS 26", color: .systemBlue, rgba: bytes(0, 136, 255),
      traits: traits().with(look: .iOS26)),
    Row(name: "cyan in light", color: .systemCyan, rgba: bytes(50, 173, 230)),
    Row(name: "gray 6 in light", color: .systemGray6, rgba: bytes(242, 242, 247)),
    Row(
      name: "gray 6 in dark", color: .systemGray6, rgba: bytes(28, 28, 30), traits: traits(.dark)),
    Row(name: "label in dark", color: .label, rgba: [1, 1, 1, 1], traits: traits(.dark)),
    Row(
      name: "secondary label in light", color: .secondaryLabel, rgba: bytes(60, 60, 67, 0.6)),
    Row(
      name: "background in a dark sheet", color: .systemBackground, rgba: bytes(28, 28, 30),
      traits: traits(.dark, .normal, .elevated)),
    Row(
      name: "background in a light sheet", color: .systemBackground, rgba: [1, 1, 1, 1],
      traits: traits(.light, .normal, .elevated)),
    Row(
      name: "background in a dark sheet of high contrast", color: .systemBackground,
      rgba: bytes(36, 36, 38), traits: traits(.dark, .high, .elevated)),
    Row(
      name: "unspecified style is light", color: .label, rgba: [0, 0, 0, 1],
      traits: UITraitCollection()),
    Row(
      name: "a dynamic colour with an alpha of its own stays dynamic",
      color: .label.withAlphaComponent(0.5), rgba: [1, 1, 1, 0.5], traits: traits(.dark)),
    Row(
      name: "a provider is asked with the traits",
      color: UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }, rgba: [1, 0, 0, 1],
      traits: traits(.dark)),
    Row(
      name: "a provider's own dynamic colour resolves in the same traits",
      color: UIColor { _ in .label }, rgba: [1, 1, 1, 1], traits: traits(.dark)),
    Row(
      name: "hue of a third is green",
      color: UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1), rgba: [0, 1, 0, 1]),
    Row(
      name: "hue of one is red", color: UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1),
      rgba: [1, 0, 0, 1]),
    Row(
      name: "half saturation", color: UIColor(hue: 0, saturation: 0.5, brightness: 0.8, alpha: 1),
      rgba: [0.8, 0.4, 0.4, 1]),
    Row(
      name: "wide colours are cut to sRGB",
      color: UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), rgba: [1, 0, 0, 1]),
    Row(
      name: "a gray Core Graphics colour", color: UIColor(cgColor: CGColor(gray: 0.25, alpha: 0.5)),
      rgba: [0.25, 0.25, 0.25, 0.5]),
    Row(
      name: "alpha beyond 1 is 1", color: UIColor(white: 0, alpha: 7), rgba: [0, 0, 0, 1]),
  ]

  @Test("resolves to", arguments: rows)
  func resolves(_ row: Row) {
    let color = row.color.resolved(with: row.traits)
    let channels = [color.red, color.green, color.blue, color.alpha]
    for (got, expected) in zip(channels, row.rgba) { #expect(abs(got - expected) < 1e-6) }
  }

  @Test("cgColor takes the current traits")
  func current() {
    Self.traits(.dark).performAsCurrent {
      #expect(UIColor.label.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      UITraitCollection.current = Self.traits(.light)
      #expect(UIColor.label.cgColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    }
    #expect(UIColor.black.cgColor.numberOfComponents == 2)
  }

  @Test("equality is that of kind and numbers")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(UIColor(white: 1, alpha: 1) != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.systemBlue == .systemBlue)
    #expect(UIColor.systemBlue != UIColor.systemBlue.resolvedColor(with: .standard))
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.tintColor == .systemBlue)
  }

  @Test("components come back out")
  func components() {
    var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0.6, saturation: 0.25, brightness: 0.5, alpha: 0.75)
    #expect(color.getHue(&a, saturation: &b, brightness: &c, alpha: &d))
    #expect(abs(a - 0.6) < 1e-9 && abs(b - 0.25) < 1e-9 && abs(c - 0.5) < 1e-9 && d == 0.75)
    #expect(color.getRed(&a, green: &b, blue: &c, alpha: &d))
    #expect(abs(a - 0.375) < 1e-9 && abs(c - 0.5) < 1e-9)
    #expect(!color.getWhite(&a, alpha: &d))
    #expect(UIColor.gray.getWhite(&a, alpha: &d) && a == 0.5 && d == 1)
  }

  @Test("every name of a scene finds its colour, with and without Color at the end")
  func names() {
    let names = UIColor.systemColorNames
    #expect(names.count == 18 + 18 + 2 + 17)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(UIColor.named(systemName: name) != nil, "\(name)")
      #expect(UIColor.named(systemName: "\(name)Color") != nil, "\(name)Color")
    }
    #expect(UIColor.named(systemName: "systemGray6") == .systemGray6)
    #expect(UIColor.named(systemName: "systemBackgroundColor") == .systemBackground)
    #expect(UIColor.named(systemName: "tintColor") == .systemBlue)
    #expect(UIColor.named(systemName: "mauve") == nil)
  }

  @Test("printed as UIKit prints it")
  func description() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor(white: 0.5, alpha: 1).description == "UIExtendedGrayColorSpace 0.5 1")
    #expect(UIColor.label.description == "<UIDynamicSystemColor: labelColor>")
  }

  @Test("a colour literal")
  func literal() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
  }

  @Test("every figure of the tables", .enabled(if: SharedFacts.has("colors")))
  func facts() throws {
    let facts = try #require(SharedFacts.json("colors"))
    let palettes = try #require(facts["palettes"] as? [String: [String: Any]])
    var compared = 0
    func compare(_ rows: [String: Any], look: SystemLook) throws {
      for (name, variants) in rows.sorted(by: { $0.key < $1.key }) {
        let color = try #require(UIColor.named(systemName: name))
        let variants = try #require(variants as? [String: [Double]])
        for (variant, rgba) in variants {
          let traits = Self.traits(
            variant.hasPrefix("dark") ? .dark : .light,
            variant.contains("HighContrast") ? .high : .normal,
            variant.hasSuffix("Elevated") ? .elevated : .base
          ).with(look: look)
          let got = color.resolved(with: traits)
          let expected = Self.bytes(rgba[0], rgba[1], rgba[2], rgba[3])
          let channels = [got.red, got.green, got.blue, got.alpha]
          #expect(
            zip(channels, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(name) \(variant)")
          compared += 1
        }
      }
    }
    try compare(
      #require(palettes["ios13-18"]?["colors"] as? [String: Any]), look: .iOS18)
    try compare(#require(palettes["ios26"]?["colors"] as? [String: Any]), look: .iOS26)
    try compare(#require(facts["elementColors"] as? [String: Any]), look: .iOS18)
    #expect(compared == 18 * 4 * 2 + 18 * 8)
  }
}
