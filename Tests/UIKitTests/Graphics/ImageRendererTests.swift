import Foundation
import Painting
import Testing

@testable import UIKit

@Suite struct ImageRendererTests {
  @Test("a picture has the format's pixels per point")
  func scale() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.scale == 3)
    let bitmap = try #require(image.cgImage?.bitmap)
    #expect(bitmap.width == 6 && bitmap.height == 3)
    #expect(Array(bitmap.pixels.prefix(6)) == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0, 0, 0])
  }

  @Test("an opaque picture starts black")
  func opaque() throws {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
      .image { _ in }
    #expect(image.cgImage?.bitmap.pixels == [0xFF00_0000])
  }

  @Test("bounds say where the picture's corner is")
  func bounds() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      bounds: CGRect(x: 5, y: 5, width: 2, height: 1), format: format
    ).image { $0.cgContext.fill(CGRect(x: 6, y: 5, width: 1, height: 1)) }
    #expect(image.cgImage?.bitmap.pixels == [0, 0xFF00_0000])
  }

  @Test("an image context of the older kind")
  func imageContext() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 2)
    UIColor.white.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.cgImage?.bitmap.pixels == Array(repeating: 0xFFFF_FFFF, count: 4))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("an empty picture is reported")
  func empty() {
    let log = UIKitLogReader()
    let image = log.watch { UIGraphicsImageRenderer(size: .zero).image { _ in } }
    #expect(image.size == .zero)
    #expect(log.ids == ["image-size"])
  }

  @Test("an image drawn with an alpha of its own")
  func alpha() throws {
    let white = UIImage(bitmap: Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF]), scale: 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
      .image { _ in white.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
    let pixel = try #require(image.cgImage?.bitmap.pixels.first)
    #expect((0x7F...0x80).contains(pixel >> 24))
  }
}
