import Canvas
import Foundation
import Testing

@testable import UIKit

@Suite struct TextStyleTests {
  static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      .standard, UITraitCollection(preferredContentSizeCategory: category),
    ])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let style: UIFont.TextStyle
    let category: UIContentSizeCategory
    let size: CGFloat
    let weight: UIFont.Weight
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "body", style: .body, category: .large, size: 17, weight: .regular),
    Row(
      name: "body, unspecified", style: .body, category: .unspecified, size: 17, weight: .regular),
    Row(name: "body, smallest", style: .body, category: .extraSmall, size: 14, weight: .regular),
    Row(
      name: "body, largest", style: .body, category: .accessibilityExtraExtraExtraLarge, size: 53,
      weight: .regular),
    Row(name: "headline", style: .headline, category: .large, size: 17, weight: .semibold),
    Row(name: "large title", style: .largeTitle, category: .large, size: 34, weight: .regular),
    Row(
      name: "caption 2 does not shrink", style: .caption2, category: .extraSmall, size: 11,
      weight: .regular),
    Row(
      name: "footnote", style: .footnote, category: .extraExtraExtraLarge, size: 19,
      weight: .regular),
    Row(
      name: "extra large title", style: .extraLargeTitle, category: .large, size: 36, weight: .bold),
  ]

  @Test("the font of a style", arguments: rows)
  func preferred(_ row: Row) {
    let font = UIFont.preferredFont(
      forTextStyle: row.style, compatibleWith: Self.traits(row.category))
    #expect(font.pointSize == row.size)
    #expect(font.request.weight == row.weight.css)
  }

  @Test("follows the category, where other fonts stay as they are")
  func adapted() {
    let large = Self.traits(.accessibilityLarge)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .standard)
    #expect(body.adapted(to: large).pointSize == 33)
    #expect(body.textStyle == .body)
    #expect(UIFont.systemFont(ofSize: 17).adapted(to: large).pointSize == 17)
    #expect(body.withSize(20).adapted(to: large).pointSize == 20)
    let bold = UIFont(
      descriptor: body.fontDescriptor.withSymbolicTraits(.traitBold) ?? body.fontDescriptor,
      size: 0)
    #expect(bold.adapted(to: large).request.weight == 600)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 34), compatibleWith: .standard)
    #expect(scaled.pointSize == 34)
    #expect(scaled.adapted(to: large).pointSize == 66)
    #expect(scaled.adapted(to: large).adapted(to: .standard).pointSize == 34)
  }

  struct Scaling: Sendable, CustomTestStringConvertible {
    let name: String
    let value: CGFloat
    let style: UIFont.TextStyle
    let category: UIContentSizeCategory
    var maximum: CGFloat = .infinity
    let scaled: CGFloat
    var testDescription: String { name }
  }

  static let scalings: [Scaling] = [
    Scaling(name: "as it is by default", value: 10.3, style: .body, category: .large, scaled: 10.3),
    Scaling(name: "with body", value: 17, style: .body, category: .extraLarge, scaled: 19),
    Scaling(
      name: "in whole pixels", value: 10, style: .body, category: .extraLarge, scaled: 11),
    Scaling(
      name: "half a pixel goes up", value: 10, style: .body, category: .extraExtraLarge,
      scaled: 12.5),
    Scaling(
      name: "no more than asked for", value: 17, style: .body, category: .accessibilityLarge,
      maximum: 20, scaled: 20),
    Scaling(
      name: "with a caption", value: 12, style: .caption1, category: .accessibilityMedium,
      scaled: 22),
  ]

  @Test("UIFontMetrics", arguments: scalings)
  func metrics(_ row: Scaling) {
    let metrics = UIFontMetrics(forTextStyle: row.style)
    let traits = Self.traits(row.category)
    if row.maximum == .infinity {
      #expect(metrics.scaledValue(for: row.value, compatibleWith: traits) == row.scaled)
    }
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: row.value), maximumPointSize: row.maximum, compatibleWith: traits)
    #expect(font.pointSize == row.scaled)
  }

  @Test("bold text makes styles bolder")
  func legibility() {
    let traits = UITraitCollection(legibilityWeight: .bold)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).request.weight == 600)
  }

  @Test("all styles in all categories", .enabled(if: SharedFacts.has("textstyles")))
  func facts() throws {
    let facts = try #require(SharedFacts.json("textstyles"))
    let styles = try #require(facts["styles"] as? [String: [String: Any]])
    let categories = Dictionary(
      uniqueKeysWithValues: UIContentSizeCategory.named.map { ($0.name, $0.category) })
    var compared = 0
    for (name, style) in UIFont.TextStyle.named {
      guard let row = styles[name] else { continue }
      #expect(row["raw"] as? String == style.rawValue)
      let sizes = try #require(row["byCategory"] as? [String: [String: Any]])
      for (category, values) in sizes {
        let traits = Self.traits(try #require(categories[category]))
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        #expect(
          font.pointSize == (values["pointSize"] as? Double).map { CGFloat($0) },
          "\(name) \(category)")
        #expect(
          UIFont.publishedLeading(of: style, in: traits)
            == (values["leading"] as? Double).map { CGFloat($0) }, "\(name) \(category)")
        compared += 1
      }
    }
    #expect(compared == 11 * 12)
  }
}
