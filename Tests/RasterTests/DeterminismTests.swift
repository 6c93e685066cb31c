import Foundation
import Painting
import Testing

@testable import Canvas
@testable import Raster

@Suite struct DeterminismTests {
  @Test("random display lists are drawn, and drawn alike", arguments: 0..<60)
  func random(_ seed: UInt64) throws {
    var source = RandomItems(seed: seed)
    let list = DisplayList(
      size: CGSize(width: 60, height: 50), scale: [1, 2, 3][Int(seed % 3)],
      items: source.items(depth: 4))
    let first = try Rasterizer.render(list)
    #expect(try Rasterizer.render(list) == first)
    // No colour exceeds its alpha.
    for pixel in first.pixels {
      let alpha = pixel >> 24
      guard pixel >> 16 & 0xff <= alpha, pixel >> 8 & 0xff <= alpha, pixel & 0xff <= alpha else {
        Issue.record("\(String(pixel, radix: 16)) is not premultiplied")
        break
      }
    }
  }

  @Test("threads do not matter")
  func threads() async throws {
    var source = RandomItems(seed: 99)
    let digest = try #require(FontLibrary.file(PinnedFonts.interRoman)).digest
    let text = [400.0, 700].map { weight in
      let face = FontFace(
        digest: digest, index: 0, variations: [FontFace.Variation(tag: "wght", value: weight)])
      let glyphs = (0..<60).map { index in
        GlyphRun.Glyph(
          id: UInt32(90 + index), position: CGPoint(x: Double(index) * 1.3, y: 0), cluster: index)
      }
      return DisplayItem.glyphs(
        GlyphItem(
          run: GlyphRun(face: face, size: 14, glyphs: glyphs),
          origin: CGPoint(x: 1, y: weight / 20), color: .blue))
    }
    let list = DisplayList(
      size: CGSize(width: 80, height: 60), scale: 2, items: source.items(depth: 4) + text)
    let alone = try Rasterizer.render(list)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { try Rasterizer.render(list) } }
      for try await picture in group { #expect(picture == alone) }
    }
  }
}

/// Makes display lists, good and bad, from a seed.
struct RandomItems {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_654_435_761 &+ 1 }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// A number, now and then a strange one.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    switch next(60) {
    case 0: [0, -1, 1e9, -1e9, 1e300, .infinity, -.infinity, .nan, 1e-9][next(9)]
    default: range.lowerBound + Double(next(1_000)) / 1_000 * (range.upperBound - range.lowerBound)
    }
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(-20...80), y: number(-20...70)) }

  private mutating func rect() -> CGRect {
    CGRect(x: number(-20...60), y: number(-20...50), width: number(0...60), height: number(0...50))
  }

  private mutating func color() -> Color {
    Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
  }

  private mutating func box() -> RoundedRect {
    RoundedRect(
      rect(), radius: next(2) == 0 ? 0 : number(0...30),
      corners: Corners(rawValue: UInt8(next(16))),
      curve: next(2) == 0 ? .circular : .continuous)
  }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<next(8) {
      switch next(5) {
      case 0: path.elements.append(.move(point()))
      case 1: path.elements.append(.curve(to: point(), control1: point(), control2: point()))
      case 2: path.elements.append(.close)
      default: path.elements.append(.line(point()))
      }
    }
    return path
  }

  private mutating func shape() -> Shape {
    switch next(4) {
    case 0: .band(box(), width: number(0...8))
    case 1: .path(path(), next(2) == 0 ? .nonZero : .evenOdd)
    default: .box(box())
    }
  }

  private mutating func shadow() -> Shadow {
    Shadow(
      color: color(), offset: CGSize(width: number(-9...9), height: number(-9...9)),
      radius: number(0...4))
  }

  private mutating func style() -> StrokeStyle {
    var style = StrokeStyle()
    style.width = number(0...6)
    style.cap = [.butt, .round, .square][next(3)]
    style.join = [.miter, .round, .bevel][next(3)]
    style.miterLimit = number(0...10)
    style.dashes = (0..<next(3)).map { _ in number(0...9) }
    style.dashPhase = number(-5...5)
    return style
  }

  private mutating func image() -> ImageItem {
    let (width, height) = (next(9), next(9))
    let bitmap = Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in
        let alpha = UInt32(next(256))
        return alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | alpha
      })
    return ImageItem(bitmap: bitmap, destination: rect(), tint: next(3) == 0 ? color() : nil)
  }

  private mutating func transform() -> Painting.AffineTransform {
    switch next(4) {
    case 0: .translation(x: number(-20...20), y: number(-20...20))
    case 1: .init(a: 0, b: 1, c: -1, d: 0, tx: number(0...60), ty: number(0...50))
    case 2:
      .init(
        a: number(-2...2), b: number(-2...2), c: number(-2...2), d: number(-2...2),
        tx: number(-20...20), ty: number(-20...20))
    default: .identity
    }
  }

  /// Some items, groups no deeper than `depth`.
  mutating func items(depth: Int) -> [DisplayItem] {
    (0..<next(6)).map { _ in item(depth: depth) }
  }

  private mutating func item(depth: Int) -> DisplayItem {
    switch next(depth > 0 ? 8 : 5) {
    case 0: return .stroke(path(), style(), color())
    case 1: return .image(image())
    case 2: return .shadow(shadow(), of: shape())
    case 3, 4: return .fill(shape(), color())
    default:
      var group = Group(items(depth: depth - 1))
      group.transform = transform()
      if next(4) == 0 { group.shadow = shadow() }
      if next(2) == 0 { group.clip = shape() }
      if next(5) == 0 { group.mask = items(depth: depth - 1) }
      if next(2) == 0 { group.opacity = number(0...1) }
      return .group(group)
    }
  }
}
