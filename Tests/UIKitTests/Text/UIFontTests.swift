import Canvas
import Foundation
import Testing

@testable import UIKit

@Suite struct UIFontTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let font: UIFont
    let request: FontRequest
    let fontName: String
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "the system font", font: .systemFont(ofSize: 17),
      request: FontRequest(size: 17), fontName: ".SFUI-Regular"),
    Row(
      name: "semibold", font: .systemFont(ofSize: 24, weight: .semibold),
      request: FontRequest(size: 24, weight: 600), fontName: ".SFUI-Semibold"),
    Row(
      name: "bold", font: .boldSystemFont(ofSize: 17), request: FontRequest(size: 17, weight: 700),
      fontName: ".SFUI-Bold"),
    Row(
      name: "italic", font: .italicSystemFont(ofSize: 12),
      request: FontRequest(size: 12, isItalic: true), fontName: ".SFUI-RegularItalic"),
    Row(
      name: "digits of one width", font: .monospacedDigitSystemFont(ofSize: 15, weight: .medium),
      request: FontRequest(size: 15, weight: 500, hasMonospacedDigits: true),
      fontName: ".SFUI-Medium"),
    Row(
      name: "monospaced", font: .monospacedSystemFont(ofSize: 13, weight: .regular),
      request: FontRequest(family: .design(.monospaced), size: 13), fontName: ".SFUIMono-Regular"),
    Row(
      name: "body text", font: .preferredFont(forTextStyle: .body, compatibleWith: .standard),
      request: FontRequest(size: 17), fontName: ".SFUI-Regular"),
    Row(
      name: "headline", font: .preferredFont(forTextStyle: .headline, compatibleWith: .standard),
      request: FontRequest(size: 17, weight: 600), fontName: ".SFUI-Semibold"),
    Row(
      name: "another size", font: UIFont.boldSystemFont(ofSize: 17).withSize(30),
      request: FontRequest(size: 30, weight: 700), fontName: ".SFUI-Bold"),
    Row(
      name: "a descriptor's traits",
      font: UIFont(
        descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor
          .withSymbolicTraits([.traitBold, .traitItalic]) ?? UIFontDescriptor(), size: 0),
      request: FontRequest(size: 17, weight: 700, isItalic: true), fontName: ".SFUI-BoldItalic"),
    Row(
      name: "a descriptor's design",
      font: UIFont(
        descriptor: UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
          .withDesign(.rounded) ?? UIFontDescriptor(), size: 20),
      request: FontRequest(family: .design(.rounded), size: 20, weight: 700),
      fontName: ".SFUIRounded-Bold"),
    Row(
      name: "a descriptor's weight attribute",
      font: UIFont(
        descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
          .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
        ]), size: 0),
      request: FontRequest(size: 17, weight: 800), fontName: ".SFUI-Heavy"),
    Row(
      name: "a descriptor's feature",
      font: UIFont(
        descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
          .featureSettings: [
            [
              UIFontDescriptor.FeatureKey.typeIdentifier: kNumberSpacingType,
              UIFontDescriptor.FeatureKey.selector: kMonospacedNumbersSelector,
            ]
          ]
        ]), size: 0),
      request: FontRequest(size: 17, hasMonospacedDigits: true), fontName: ".SFUI-Regular"),
    Row(
      name: "a text style made bold",
      font: UIFont(
        descriptor: UIFontDescriptor.preferredFontDescriptor(
          withTextStyle: .body, compatibleWith: .standard
        ).withSymbolicTraits(.traitBold) ?? UIFontDescriptor(), size: 0),
      request: FontRequest(size: 17, weight: 600), fontName: ".SFUI-Semibold"),
  ]

  @Test("asks the typesetter for", arguments: rows)
  func request(_ row: Row) {
    #expect(row.font.request == row.request)
    #expect(row.font.fontName == row.fontName)
    #expect(row.font.pointSize == CGFloat(row.request.size))
  }

  struct Weight: Sendable, CustomTestStringConvertible {
    let name: String
    let weight: UIFont.Weight
    let css: Int
    var testDescription: String { name }
  }

  static let weights: [Weight] = [
    Weight(name: "ultraLight", weight: .ultraLight, css: 100),
    Weight(name: "thin", weight: .thin, css: 200),
    Weight(name: "light", weight: .light, css: 300),
    Weight(name: "regular", weight: .regular, css: 400),
    Weight(name: "medium", weight: .medium, css: 500),
    Weight(name: "semibold", weight: .semibold, css: 600),
    Weight(name: "bold", weight: .bold, css: 700),
    Weight(name: "heavy", weight: .heavy, css: 800),
    Weight(name: "black", weight: .black, css: 900),
    Weight(name: "half way from regular to medium", weight: UIFont.Weight(0.115), css: 450),
    Weight(name: "lighter than any", weight: UIFont.Weight(-1), css: 100),
    Weight(name: "heavier than any", weight: UIFont.Weight(1), css: 900),
  ]

  @Test("weights", arguments: weights)
  func weight(_ row: Weight) { #expect(row.weight.css == row.css) }

  struct Metrics: Sendable, CustomTestStringConvertible {
    let size: CGFloat
    let lineHeight: CGFloat
    let ascender: CGFloat
    let descender: CGFloat
    var testDescription: String { "\(size) pt" }
  }

  // Printed by iOS.
  static let printed: [Metrics] = [
    Metrics(size: 17, lineHeight: 20.287109375, ascender: 16.1865234375, descender: -4.1005859375),
    Metrics(size: 14, lineHeight: 16.70703125, ascender: 13.330078125, descender: -3.376953125),
    Metrics(size: 40, lineHeight: 47.734375, ascender: 38.0859375, descender: -9.6484375),
  ]

  @Test("San Francisco's vertical metrics", arguments: printed)
  func vertical(_ row: Metrics) {
    for font in [UIFont.systemFont(ofSize: row.size), .boldSystemFont(ofSize: row.size)] {
      #expect(abs(font.lineHeight - row.lineHeight) < 1e-9)
      #expect(abs(font.ascender - row.ascender) < 1e-9)
      #expect(abs(font.descender - row.descender) < 1e-9)
      #expect(font.leading == 0)
      #expect(abs(font.capHeight - row.size * 0.70458984375) < 1e-9)
      #expect(abs(font.xHeight - row.size * 0.5263671875) < 1e-9)
    }
  }

  @Test("equal fonts are equal")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(
      UIFont.systemFont(ofSize: 17).fontDescriptor == UIFont.systemFont(ofSize: 17).fontDescriptor)
    #expect([UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize] == [17, 18, 14])
  }

  struct Named: Sendable, CustomTestStringConvertible {
    let name: String
    let family: String
    let weight: Int
    let isItalic: Bool
    var testDescription: String { name }
  }

  static let iOSFonts: [Named] = [
    Named(name: "HelveticaNeue", family: "Helvetica Neue", weight: 400, isItalic: false),
    Named(name: "HelveticaNeue-Bold", family: "Helvetica Neue", weight: 700, isItalic: false),
    Named(name: "HelveticaNeue-LightItalic", family: "Helvetica Neue", weight: 300, isItalic: true),
    Named(name: "HelveticaNeue-UltraLight", family: "Helvetica Neue", weight: 100, isItalic: false),
    Named(name: "AvenirNext-DemiBold", family: "Avenir Next", weight: 600, isItalic: false),
    Named(name: "Avenir-Heavy", family: "Avenir", weight: 800, isItalic: false),
    Named(name: "Avenir Next", family: "Avenir Next", weight: 400, isItalic: false),
    Named(
      name: "TimesNewRomanPS-BoldItalicMT", family: "Times New Roman", weight: 700, isItalic: true),
    Named(name: "ArialMT", family: "Arial", weight: 400, isItalic: false),
    Named(name: "Menlo-Regular", family: "Menlo", weight: 400, isItalic: false),
  ]

  @Test("fonts of iOS by name", arguments: iOSFonts)
  func named(_ row: Named) throws {
    let log = UIKitLogReader()
    let font = try #require(log.watch { UIFont(name: row.name, size: 20) })
    #expect(font.fontName == row.name)
    #expect(font.familyName == row.family)
    #expect(
      font.request
        == FontRequest(
          family: .named(row.name), size: 20, weight: row.weight, isItalic: row.isItalic))
    // Drawn in the system font, and it says so.
    #expect(log.ids == ["missing-font"])
  }

  @Test("installed fonts need no warning, unknown ones are nil")
  func installed() {
    let log = UIKitLogReader()
    #expect(log.watch { UIFont(name: "Inter", size: 12) } != nil)
    #expect(log.ids.isEmpty)
    #expect(log.watch { UIFont(name: "Comic Papyrus", size: 12) } == nil)
    #expect(log.ids == ["unknown-font"])
  }
}
