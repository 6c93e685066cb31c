import Foundation
import Painting
import Testing

@testable import UIKit

@Suite struct GradientTests {
  static let gray = GradientRamp(
    colors: [.black, Painting.Color(red: 1, green: 1, blue: 1)], locations: nil)

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let ramp: GradientRamp
    let place: Double
    let red: Double
    var testDescription: String { name }
  }

  static let thirds = GradientRamp(
    colors: [
      Painting.Color(red: 0.2, green: 0, blue: 0), Painting.Color(red: 0.8, green: 0, blue: 0),
    ], locations: [1.0 / 3, 2.0 / 3])
  static let edge = GradientRamp(
    colors: [
      Painting.Color(red: 0, green: 0, blue: 0), Painting.Color(red: 0.25, green: 0, blue: 0),
      Painting.Color(red: 0.75, green: 0, blue: 0), Painting.Color(red: 1, green: 0, blue: 0),
    ], locations: [0, 0.5, 0.5, 1])

  static let rows: [Row] = [
    Row(name: "the middle is half of the encoded channel", ramp: gray, place: 0.5, red: 0.5),
    Row(name: "before the start", ramp: thirds, place: 0, red: 0.2),
    Row(name: "after the end", ramp: thirds, place: 0.9, red: 0.8),
    Row(name: "between", ramp: thirds, place: 0.5, red: 0.5),
    Row(name: "just before an edge", ramp: edge, place: 0.499999999, red: 0.25),
    Row(name: "on an edge the later colour holds", ramp: edge, place: 0.5, red: 0.75),
  ]

  @Test("colour at a place", arguments: rows)
  func color(_ row: Row) { #expect(abs(row.ramp.color(at: row.place).red - row.red) < 1e-6) }

  static func pixels(
    _ width: Int, _ height: Int, _ draw: (CGContext, CGGradient) -> Void
  ) throws -> [UInt32] {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray, locations: [0, 1]))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format
    ).image { draw($0.cgContext, gradient) }
    return try #require(image.cgImage?.bitmap.pixels)
  }

  @Test("a linear gradient is coloured at the middle of each pixel")
  func linear() throws {
    let pixels = try Self.pixels(4, 1) { context, gradient in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    }
    // 1/8, 3/8, 5/8 and 7/8 of 255.
    #expect(pixels.map { $0 & 0xFF } == [32, 96, 159, 223])
    #expect(pixels.allSatisfy { $0 >> 24 == 0xFF })
  }

  @Test("beyond the ends only where asked for, inside the clip, under the transform")
  func ends() throws {
    let pixels = try Self.pixels(6, 1) { context, gradient in
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 1))
      context.translateBy(x: 2, y: 0)
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 2, y: 0), options: .drawsAfterEndLocation)
    }
    #expect(pixels == [0, 0, 0xFF40_4040, 0xFFBF_BFBF, 0xFFFF_FFFF, 0])
  }

  @Test("a radial gradient grows from circle to circle")
  func radial() throws {
    let pixels = try Self.pixels(5, 5) { context, gradient in
      let center = CGPoint(x: 2.5, y: 2.5)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 2,
        options: [])
    }
    #expect(pixels[12] == 0xFF00_0000)
    #expect(pixels[13] & 0xFF == 127 || pixels[13] & 0xFF == 128)
    #expect(pixels[14] == 0xFFFF_FFFF)
    #expect(pixels[0] == 0)
  }
}
