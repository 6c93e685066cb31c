import Diagnostics
import Foundation
import Testing

@testable import UIKit

@Suite struct DeviceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let size: CGSize
    let scale: Double
    /// Top, left, bottom, right.
    let portrait: UIEdgeInsets
    let landscape: UIEdgeInsets
    var landscapeWidth: UIUserInterfaceSizeClass = .compact
    /// Of the root view, upright and turned.
    var margins: [Double] = [16, 20]
    var testDescription: String { name }
  }

  static func insets(_ t: CGFloat, _ l: CGFloat, _ b: CGFloat, _ r: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: t, left: l, bottom: b, right: r)
  }

  static let rows: [Row] = [
    Row(
      name: "iPhone 14", size: CGSize(width: 390, height: 844), scale: 3,
      portrait: insets(47, 0, 34, 0), landscape: insets(0, 47, 21, 47)),
    Row(
      name: "iPhone SE (3rd generation)", size: CGSize(width: 375, height: 667), scale: 2,
      portrait: insets(20, 0, 0, 0), landscape: .zero, margins: [16, 16]),
    Row(
      name: "iPhone 8 Plus", size: CGSize(width: 414, height: 736), scale: 3,
      portrait: insets(20, 0, 0, 0), landscape: .zero, landscapeWidth: .regular,
      margins: [20, 20]),
    Row(
      name: "iPhone 11", size: CGSize(width: 414, height: 896), scale: 2,
      portrait: insets(48, 0, 34, 0), landscape: insets(0, 48, 21, 48), landscapeWidth: .regular,
      margins: [20, 20]),
    Row(
      name: "iPhone 15 Pro Max", size: CGSize(width: 430, height: 932), scale: 3,
      portrait: insets(59, 0, 34, 0), landscape: insets(0, 59, 21, 59), landscapeWidth: .regular,
      margins: [20, 20]),
    Row(
      name: "iPhone 16 Pro", size: CGSize(width: 402, height: 874), scale: 3,
      portrait: insets(62, 0, 34, 0), landscape: insets(0, 62, 21, 62)),
    Row(
      name: "iPad (9.7-inch)", size: CGSize(width: 768, height: 1024), scale: 2,
      portrait: insets(20, 0, 0, 0), landscape: insets(20, 0, 0, 0), landscapeWidth: .regular,
      margins: [20, 20]),
    Row(
      name: "iPad Pro 13-inch (M4)", size: CGSize(width: 1032, height: 1376), scale: 2,
      portrait: insets(24, 0, 20, 0), landscape: insets(24, 0, 20, 0), landscapeWidth: .regular,
      margins: [20, 20]),
  ]

  @Test("screens", arguments: rows)
  func screen(_ row: Row) throws {
    let device = try #require(Device.named(row.name))
    #expect(device.name == row.name)
    #expect(device.size() == row.size)
    #expect(device.size(for: .landscape) == CGSize(width: row.size.height, height: row.size.width))
    #expect(device.scale == row.scale)
    #expect(device.safeArea() == row.portrait)
    #expect(device.safeArea(for: .landscape) == row.landscape)
    let isPad = device.screen.idiom == .pad
    #expect(device.horizontalSizeClass() == (isPad ? .regular : .compact))
    #expect(device.horizontalSizeClass(for: .landscape) == row.landscapeWidth)
    #expect(device.verticalSizeClass() == .regular)
    #expect(device.verticalSizeClass(for: .landscape) == (isPad ? .regular : .compact))
    #expect([device.rootMargin(), device.rootMargin(for: .landscape)] == row.margins)
    #expect(device.traits().displayScale == CGFloat(row.scale))
    #expect(device.traits().userInterfaceIdiom == (isPad ? .pad : .phone))
  }

  struct Name: Sendable, CustomTestStringConvertible {
    let asked: String
    let found: String?
    var testDescription: String { asked }
  }

  static let spellings: [Name] = [
    Name(asked: "iphone14", found: "iPhone 14"),
    Name(asked: "IPHONE 14 pro max", found: "iPhone 14 Pro Max"),
    Name(asked: "iPhone SE", found: "iPhone SE (3rd generation)"),
    Name(asked: "iPhone-SE--3rd-generation-", found: "iPhone SE (3rd generation)"),
    Name(
      asked: "iPad Pro (12.9-inch) (6th generation)", found: "iPad Pro (12.9-inch) (6th generation)"
    ),
    Name(asked: "iPad mini", found: "iPad mini (A17 Pro)"),
    Name(asked: "iPad (9.7-inch)", found: "iPad (9.7-inch)"),
    Name(asked: "iPhone 3G", found: nil), Name(asked: "", found: nil),
  ]

  @Test("names, however they are written", arguments: spellings)
  func names(_ row: Name) { #expect(Device.named(row.asked)?.name == row.found) }

  @Test("every name and alias finds its own device")
  func unique() {
    #expect(Device.all.filter { $0.screen.idiom == .phone }.count == 45)
    #expect(Device.all.filter { $0.screen.idiom == .pad }.count == 39)
    for device in Device.all {
      for name in [device.name] + device.aliases {
        #expect(Device.named(name)?.name == device.name, "\(name)")
      }
    }
  }

  @Test("an unknown name is answered with the nearest one")
  func nearest() {
    #expect(Device.unknown("iPhone 14 Pr").help?.hasPrefix("did you mean iPhone 14 Pro?") ?? false)
    #expect(Device.unknown("toaster").id == "unknown-device")
  }

  @Test("Interface Builder's names")
  func interfaceBuilder() {
    #expect(Device.forInterfaceBuilder(id: "retina6_1")?.size() == CGSize(width: 414, height: 896))
    #expect(Device.forInterfaceBuilder(id: "ipad9_7")?.size() == CGSize(width: 768, height: 1024))
    #expect(Device.forInterfaceBuilder(id: "watch38") == nil)
  }

  @Test("all phones of the facts", .enabled(if: SharedFacts.has("devices")))
  func facts() throws {
    let facts = try #require(SharedFacts.json("devices"))
    let families = try #require(facts["screenFamilies"] as? [String: [String: Any]])
    let phones = try #require(facts["iPhones"] as? [[String: Any]])
    var compared = 0
    for phone in phones {
      let family = try #require((phone["family"] as? String).flatMap { families[$0] })
      // "iPhone 6 / 6s / 7 / 8", "iPhone 5s / SE (1st generation) / iPod touch (7th generation)".
      for part in try #require(phone["name"] as? String).components(separatedBy: " / ") {
        let name = part.hasPrefix("i") ? part : "iPhone \(part)"
        let device = try #require(Device.named(name), "\(name)")
        let points = try #require(family["points"] as? [Double])
        #expect(device.size() == CGSize(width: points[0], height: points[1]), "\(name)")
        #expect(device.scale == family["scale"] as? Double, "\(name)")
        #expect(device.cornerRadius == family["displayCornerRadius"] as? Double, "\(name)")
        let safe = try #require(family["safeArea"] as? [String: Any])
        let upright = try #require(safe["portrait"] as? [String: Double])
        #expect(device.safeArea() == Self.insets(upright), "\(name)")
        if let turned = safe["landscape"] as? [String: Double] {
          #expect(device.safeArea(for: .landscape) == Self.insets(turned), "\(name)")
        }
        let classes = try #require(family["sizeClass"] as? [String: [String]])
        #expect(
          classes["landscape"]?.first
            == (device.horizontalSizeClass(for: .landscape) == .regular ? "regular" : "compact"),
          "\(name)")
        let margin = (family["rootLayoutMargin"] as? [String: Any])?["portrait"] as? Double
        #expect(device.rootMargin() == margin, "\(name)")
        compared += 1
      }
    }
    #expect(compared == 45)
  }

  static func insets(_ values: [String: Double]) -> UIEdgeInsets {
    insets(
      values["top"] ?? -1, values["left"] ?? -1, values["bottom"] ?? -1, values["right"] ?? -1)
  }
}
