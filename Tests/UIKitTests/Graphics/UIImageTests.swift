import Canvas
import Foundation
import Painting
import Testing

@testable import UIKit

@Suite struct UIImageTests {
  static let checker = Bitmap(
    width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])

  static func temporary(_ name: String, _ bytes: [UInt8]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIImageTests-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
  }

  struct Name: Sendable, CustomTestStringConvertible {
    let file: String
    let scale: CGFloat
    var testDescription: String { file }
  }

  static let names: [Name] = [
    Name(file: "logo.png", scale: 1), Name(file: "logo@2x.png", scale: 2),
    Name(file: "images/logo@3x.png", scale: 3), Name(file: "logo@2x~iphone.png", scale: 2),
    Name(file: "me@2xyz.png", scale: 1), Name(file: "@2x/logo.png", scale: 1),
  ]

  @Test("PIX-27: a file's name says the pixels per point", arguments: names)
  func scale(_ row: Name) { #expect(UIImage.scale(inFileName: row.file) == row.scale) }

  @Test("PIX-27: the size is pixels divided by the scale")
  func size() throws {
    let bitmap = Bitmap(
      width: 200, height: 100, pixels: Array(repeating: 0xFF00_0000, count: 20_000))
    #expect(UIImage(bitmap: bitmap, scale: 2).size == CGSize(width: 100, height: 50))
    let path = try Self.temporary("photo@2x.png", PNG.encode(PixelBuffer(bitmap)))
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.size == CGSize(width: 100, height: 50))
    #expect(image.scale == 2)
    #expect(image == UIImage(bitmap: bitmap, scale: 2))
  }

  @Test("a PNG comes back as it was")
  func roundTrip() throws {
    let image = UIImage(bitmap: Self.checker, scale: 2)
    let data = try #require(image.pngData())
    #expect(UIImage(data: data, scale: 2) == image)
    #expect(UIImage(data: data)?.scale == 1)
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]?
    let id: String
    let says: String
    var testDescription: String { name }
  }

  static let failures: [Failure] = [
    Failure(name: "no file", bytes: nil, id: "missing-image", says: "cannot read"),
    Failure(
      name: "a JPEG", bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16], id: "image-format", says: "JPEG"),
    Failure(name: "a GIF", bytes: Array("GIF89a".utf8), id: "image-format", says: "GIF"),
    Failure(
      name: "a WebP", bytes: Array("RIFF0000WEBPVP8 ".utf8), id: "image-format", says: "WebP"),
    Failure(name: "a PDF", bytes: Array("%PDF-1.4".utf8), id: "image-format", says: "PDF"),
    Failure(name: "an SVG", bytes: Array("<svg xmlns=".utf8), id: "image-format", says: "SVG"),
    Failure(
      name: "a photo of a phone", bytes: Array("\0\0\0\u{18}ftypheic".utf8), id: "image-format",
      says: "HEIF"),
    Failure(name: "nothing in it", bytes: [], id: "image-format", says: "empty"),
    Failure(
      name: "a Git LFS pointer", bytes: Array("version https://git-lfs.github.com/spec/v1\n".utf8),
      id: "image-format", says: "LFS"),
    Failure(
      name: "a PNG cut off", bytes: [137, 80, 78, 71, 13, 10, 26, 10, 0, 0], id: "corrupt-image",
      says: "ends"),
  ]

  @Test("says why there is no image", arguments: failures)
  func failure(_ row: Failure) throws {
    let path =
      try row.bytes.map { try Self.temporary("\(row.name).png", $0) } ?? "/nowhere/at/all.png"
    let log = UIKitLogReader()
    #expect(log.watch { UIImage(contentsOfFile: path) } == nil)
    #expect(log.ids == [row.id])
    #expect(log.summaries.first?.contains(row.says) ?? false, "\(log.summaries)")
    #expect(log.summaries.first?.contains(path) ?? false)
  }

  struct Tint: Sendable, CustomTestStringConvertible {
    let name: String
    let image: UIImage
    let tint: Painting.Color?
    let drawn: Painting.Color?
    var testDescription: String { name }
  }

  static let red = Painting.Color(red: 1, green: 0, blue: 0)
  static let blue = Painting.Color(red: 0, green: 0, blue: 1)
  static let plain = UIImage(bitmap: checker, scale: 1)

  static let tints: [Tint] = [
    Tint(name: "a picture keeps its colours", image: plain, tint: red, drawn: nil),
    Tint(
      name: "a template takes the view's", image: plain.withRenderingMode(.alwaysTemplate),
      tint: red, drawn: red),
    Tint(
      name: "a colour of its own", image: plain.withTintColor(.blue), tint: red, drawn: blue),
    Tint(
      name: "the view's wins in a template",
      image: plain.withTintColor(.blue, renderingMode: .alwaysTemplate), tint: red, drawn: red),
    Tint(
      name: "a colour of its own, always original",
      image: plain.withTintColor(.blue, renderingMode: .alwaysOriginal), tint: red, drawn: blue),
  ]

  @Test("tint", arguments: tints)
  func tint(_ row: Tint) {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(
      row.image.displayItems(in: rect, tint: row.tint)
        == [.image(ImageItem(bitmap: Self.checker, destination: rect, tint: row.drawn))])
  }

  static let ruled = Bitmap(width: 4, height: 4, pixels: Array(0..<16))

  @Test("a stretched image keeps its caps")
  func nineParts() {
    let image = UIImage(bitmap: Self.ruled, scale: 1).resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    let items = image.displayItems(in: CGRect(x: 0, y: 0, width: 10, height: 10), tint: nil)
    #expect(items.count == 9)
    #expect(
      items[0]
        == .image(
          ImageItem(
            bitmap: Bitmap(width: 1, height: 1, pixels: [0]),
            destination: CGRect(x: 0, y: 0, width: 1, height: 1))))
    #expect(
      items[4]
        == .image(
          ImageItem(
            bitmap: Bitmap(width: 2, height: 2, pixels: [5, 6, 9, 10]),
            destination: CGRect(x: 1, y: 1, width: 8, height: 8))))
    #expect(
      items[8]
        == .image(
          ImageItem(
            bitmap: Bitmap(width: 1, height: 1, pixels: [15]),
            destination: CGRect(x: 9, y: 9, width: 1, height: 1))))
  }

  @Test("a tiled image repeats its middle and cuts the last tile")
  func tiles() {
    let image = UIImage(bitmap: Self.ruled, scale: 1).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let items = image.displayItems(in: CGRect(x: 0, y: 0, width: 7, height: 4), tint: nil)
    let places = items.compactMap { item -> CGRect? in
      if case .image(let image) = item { return image.destination }
      return nil
    }
    #expect(places.map(\.minX) == [0, 1, 3, 5, 6])
    #expect(places.map(\.width) == [1, 2, 2, 1, 1])
    #expect(places.allSatisfy { $0.height == 4 })
  }

  @Test("names are looked up in the catalog, and missed aloud")
  func named() {
    let log = UIKitLogReader()
    #expect(log.watch { UIImage(named: "no such picture") } == nil)
    #expect(log.ids == ["missing-image"])
  }

  @Test("cropping is in pixels")
  func cropping() {
    let part = CGImage(Self.ruled).cropping(to: CGRect(x: 1, y: 2, width: 2, height: 9))
    #expect(part?.bitmap == Bitmap(width: 2, height: 2, pixels: [9, 10, 13, 14]))
    #expect(CGImage(Self.ruled).cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }
}
