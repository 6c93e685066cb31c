import Foundation
import Painting
import Testing

@testable import Canvas
@testable import Raster

@Suite struct GroupTests {
  static let half = Color.black.multiplyingAlpha(by: 0.5)

  @Test("a rounded clip has the antialiasing of a rounded box, once")
  func clipAsBox() throws {
    let box = try render(40, 40, [.fill(.box(5, 5, 30, 30, radius: 9), .red)])
    let clipped = try render(
      40, 40,
      [
        Group.of(
          [.fill(.box(5, 5, 30, 30), .green), .fill(.box(5, 5, 30, 30), .red)],
          clip: .box(5, 5, 30, 30, radius: 9))
      ])
    #expect(box == clipped)
  }

  @Test("a clip of a path cuts along the path")
  func pathClip() throws {
    let triangle = Shape.path(
      Path(elements: [
        .move(.zero), .line(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 0, y: 20)), .close,
      ]), .nonZero)
    let picture = try render(20, 20, [Group.of([.fill(.box(0, 0, 20, 20), .red)], clip: triangle)])
    let path = try render(20, 20, [.fill(triangle, .red)])
    #expect(picture == path)
  }

  @Test("a clip without area leaves nothing")
  func emptyClip() throws {
    for clip in [Shape.box(3, 3, 0, 5), .path(Path(), .nonZero), .box(50, 50, 4, 4)] {
      let picture = try render(20, 20, [Group.of([.fill(.box(0, 0, 20, 20), .red)], clip: clip)])
      #expect(picture.pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test("nested clips intersect")
  func nestedClips() throws {
    let picture = try render(
      20, 4,
      [
        Group.of(
          [Group.of([.fill(.box(0, 0, 20, 4), .red)], clip: .box(0, 0, 12, 4))],
          clip: .box(8, 0, 12, 4))
      ])
    #expect(picture.alphaRow(1) == (0..<20).map { (8..<12).contains($0) ? 255 : 0 })
  }

  @Test("a clip cuts the shadow, a mask does too, and opacity fades both")
  func order() throws {
    let box = DisplayItem.fill(.box(4, 4, 8, 8), .red)
    let shadow = Shadow.of(x: 8)
    let clipped = try render(
      24, 16, [Group.of([box], shadow: shadow, clip: .box(0, 0, 16, 16), opacity: 0.5)])
    #expect(clipped[8, 8].isClose(to: RGBA(255, 0, 0, 128), tolerance: 1))
    #expect(clipped[15, 8].isClose(to: RGBA(0, 0, 0, 128), tolerance: 1))
    #expect(clipped[16, 8].alpha == 0)
    let masked = try render(
      24, 16, [Group.of([box], shadow: shadow, mask: [.fill(.box(0, 0, 16, 16), Self.half)])])
    #expect(masked[8, 8].isClose(to: RGBA(255, 0, 0, 128), tolerance: 1))
    #expect(masked[15, 8].isClose(to: RGBA(0, 0, 0, 128), tolerance: 1))
    #expect(masked[16, 8].alpha == 0)
  }

  @Test("the shadow of clipped items is that of what is left")
  func clippedSilhouette() throws {
    let picture = try render(
      40, 20,
      [
        Group.of(
          [Group.of([.fill(.box(0, 0, 20, 20), .red)], clip: .box(0, 0, 10, 20))],
          shadow: .of(x: 20))
      ])
    #expect(picture.alphaRow(10) == (0..<40).map { $0 % 20 < 10 ? 255 : 0 })
  }

  @Test("a mask's alpha counts, not its colour; where it paints nothing, nothing shows")
  func mask() throws {
    let picture = try render(
      12, 4,
      [
        Group.of(
          [.fill(.box(0, 0, 12, 4), .red)],
          mask: [.fill(.box(0, 0, 4, 4), .white), .fill(.box(4, 0, 4, 4), Self.half)])
      ])
    #expect(picture[1, 1] == RGBA(255, 0, 0))
    #expect(picture[5, 1].isClose(to: RGBA(255, 0, 0, 128), tolerance: 1))
    #expect(picture[9, 1].alpha == 0)
    let empty = try render(12, 4, [Group.of([.fill(.box(0, 0, 12, 4), .red)], mask: [])])
    #expect(empty.pixels.allSatisfy { $0 == 0 })
  }

  @Test("a mask moves with its group")
  func movedMask() throws {
    let picture = try render(
      12, 4,
      [
        Group.of(
          [.fill(.box(0, 0, 12, 4), .red)], transform: .translation(x: 4, y: 0),
          mask: [.fill(.box(0, 0, 4, 4), .black)])
      ])
    #expect(picture.alphaRow(0) == (0..<12).map { (4..<8).contains($0) ? 255 : 0 })
  }

  @Test("opacities multiply, and 0 draws nothing")
  func opacities() throws {
    let items: [DisplayItem] = [.fill(.box(0, 0, 4, 4), .red), .fill(.box(0, 0, 4, 4), .blue)]
    let nested = try render(4, 4, [Group.of([Group.of(items, opacity: 0.5)], opacity: 0.5)])
    #expect(nested[1, 1].isClose(to: RGBA(0, 0, 255, 64), tolerance: 1))
    for opacity in [0.0, -1, 0.001, .nan] {
      let none = try render(4, 4, [Group.of(items, opacity: opacity)])
      #expect(none.pixels.allSatisfy { $0 == 0 })
    }
    let over = try render(4, 4, [Group.of(items, opacity: 7)])
    #expect(over[1, 1] == RGBA(0, 0, 255))
  }

  @Test("one faded item looks the same with and without a sheet of its own")
  func fadedItem() throws {
    for shape in [Shape.box(2, 2, 20, 20, radius: 7), .band(2, 2, 20, 20, radius: 7, band: 3)] {
      let item = DisplayItem.fill(shape, Color(0x3366cc))
      let alone = try render(24, 24, on: .white, [Group.of([item], opacity: 0.6)])
      let two = try render(
        24, 24, on: .white, [Group.of([item, .fill(.box(0, 0, 1, 1), .clear)], opacity: 0.6)])
      for y in 0..<24 {
        for x in 0..<24 { #expect(alone[x, y].isClose(to: two[x, y], tolerance: 2)) }
      }
    }
  }

  @Test("a transform without area draws nothing", arguments: [0.0, .nan, .infinity])
  func flat(_ scale: Double) throws {
    let picture = try render(
      10, 10,
      [
        Group.of(
          [
            .fill(.box(0, 0, 10, 10), .red),
            .stroke(.rect(CGRect(x: 1, y: 1, width: 5, height: 5)), StrokeStyle(), .blue),
          ], transform: .init(a: scale, b: 0, c: 0, d: 1, tx: 0, ty: 0), opacity: 0.5)
      ])
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }

  @Test("500 groups in each other are drawn, with little memory")
  func deep() throws {
    var item = DisplayItem.fill(.box(0, 0, 200, 200), .red)
    for level in 0..<500 {
      let mark = DisplayItem.fill(.box(Double(level % 100), 0, 1, 200), .blue)
      item = Group.of([mark, item], clip: .box(0, 0, 200, 200, radius: 3), opacity: 0.999)
    }
    let picture = try render(200, 200, [item])
    #expect(picture[150, 100].alpha > 0)
  }

  @Test("drawn strip by strip, a picture is the same")
  func strips() throws {
    let items: [DisplayItem] = [
      Group.of(
        [
          .fill(.box(10, 10, 180, 180, radius: 30), .red),
          .fill(.path(.ellipse(in: CGRect(x: 5, y: 30, width: 150, height: 160)), .nonZero), .blue),
          Group.of(
            [
              .fill(.box(40, 40, 100, 120), .green),
              .fill(.box(60, 60, 100, 120, radius: 9), .white),
            ],
            transform: .init(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: -20),
            shadow: .of(x: 3.5, y: 12, radius: 6), opacity: 0.7),
        ], shadow: .of(y: 5, radius: 4), clip: .box(8, 8, 180, 184, radius: 40), opacity: 0.9)
    ]
    func drawn(budget: Int) throws -> [UInt32] {
      let picture = PixelRect(left: 0, top: 0, right: 200, bottom: 200)
      return try ImageSurface.pixels(width: 200, height: 200) { (surface) throws(CanvasError) in
        let sheet = try Sheet(
          drawingOn: surface, bounds: picture, stock: Stock(pixelBudget: budget))
        try sheet.paint(items, in: Space(transform: .identity, visible: picture))
      }
    }
    #expect(try drawn(budget: 0) == drawn(budget: 1 << 25))
  }
}
