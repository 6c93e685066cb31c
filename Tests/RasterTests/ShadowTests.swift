import Canvas
import Foundation
import Painting
import Testing

@testable import Raster

@Suite struct ShadowTests {
  @Test("a radius of 8 at 1x is what iOS 15 to 17 draw, within 1 of 255")
  func radius8() throws {
    let picture = try render(140, 140, [.shadow(.of(radius: 8), of: .box(20, 20, 100, 100))])
    let measured = [
      0, 0, 0, 0, 2, 4, 7, 10, 15, 20, 26, 33, 41, 50, 60, 71, 83, 95, 108, 121,
    ]
    for (found, value) in zip(picture.alphaRow(70), measured) { #expect(abs(found - value) <= 1) }
  }

  @Test("a radius of 2 at 1x: 101.5, 55.5, 23.9, 7.0, then nothing")
  func radius2() throws {
    let picture = try render(60, 60, [.shadow(.of(radius: 2), of: .box(10, 10, 40, 40))])
    let above = (0..<10).reversed().map { picture[30, $0].alpha }
    for (found, value) in zip(above, [101.5, 55.5, 23.9, 7.0, 0, 0, 0]) {
      #expect(abs(Double(found) - value) <= 0.6)
    }
  }

  @Test("weights add up to one and are symmetric", arguments: [0.1, 0.3, 1, 2, 6, 8.5, 90, 1e9])
  func kernel(_ sigma: Double) {
    let kernel = GaussianKernel(sigma: sigma)
    #expect(kernel.weights.reduce(0, +) == GaussianKernel.one)
    #expect(kernel.weights == kernel.weights.reversed())
    #expect(kernel.weights.count == 2 * kernel.reach + 1)
    #expect(kernel.reach == Int((2 * min(sigma, GaussianKernel.maximumSigma)).rounded()))
  }

  @Test("weights are those of the Gaussian", arguments: [1.0, 2, 8, 31])
  func gaussian(_ sigma: Double) {
    let kernel = GaussianKernel(sigma: sigma)
    let values = (-kernel.reach...kernel.reach).map {
      exp(-Double($0 * $0) / (2 * sigma * sigma))
    }
    let total = values.reduce(0, +)
    for (weight, value) in zip(kernel.weights, values) {
      #expect(abs(Double(weight) - value / total * 65_536) <= 1.5)
    }
  }

  struct Box: Sendable, CustomTestStringConvertible {
    var name: String
    var shape: Shape
    var radius: Double
    var testDescription: String { name }
  }

  static let boxes = [
    Box(name: "long sides", shape: .box(20, 20, 90, 70, radius: 6), radius: 3),
    Box(
      name: "sides of one pixel more than needed", shape: .box(20, 20, 38, 38, radius: 6), radius: 3
    ),
    Box(name: "sides just long enough", shape: .box(20, 20, 37, 37, radius: 6), radius: 3),
    Box(name: "too small", shape: .box(20, 20, 20, 12, radius: 6), radius: 3),
    Box(name: "a wide pill", shape: .box(20, 20, 90, 21, radius: 50), radius: 4),
    Box(name: "square corners", shape: .box(20, 20, 60, 60), radius: 5),
    Box(
      name: "some corners",
      shape: .box(20, 20, 80, 60, radius: 9, corners: [.topLeft, .bottomRight]), radius: 4),
    Box(
      name: "continuous corners", shape: .box(20, 20, 80, 70, radius: 9, curve: .continuous),
      radius: 4),
    Box(name: "a border", shape: .band(20, 20, 80, 60, radius: 9, band: 3), radius: 4),
  ]

  @Test("stretched from its corners, a mask equals the whole blur", arguments: boxes)
  func ninePatch(_ c: Box) throws {
    let shape = try #require(PixelShape(c.shape, .identity))
    guard case .box(let box) = shape else {
      Issue.record("not on the grid")
      return
    }
    let stock = Stock()
    let kernel = GaussianKernel(sigma: c.radius)
    let blur = GaussianBlur(horizontal: kernel, vertical: kernel)
    let whole = blur.blurred(stock.coverage(of: box))
    let stretched = stock.shadow(of: box, blur: blur)
    #expect(stretched.bounds == whole.bounds)
    #expect(try stretched.surface(of: stretched.bounds).alpha() == whole.alpha)

    // Any part of it is the same part of the whole.
    let part = PixelRect(
      left: whole.bounds.left + 11, top: whole.bounds.top + 9, right: whole.bounds.right - 13,
      bottom: whole.bounds.bottom - 7)
    let cut = (part.top..<part.bottom).flatMap { y in
      let start = (y - whole.bounds.top) * whole.bounds.width - whole.bounds.left
      return whole.alpha[start + part.left..<start + part.right]
    }
    #expect(try stretched.surface(of: part).alpha() == cut)
  }

  @Test("the blur is the plain double sum")
  func plainSum() {
    let (width, height) = (9, 7)
    var seed: UInt64 = 7
    let alpha = (0..<width * height).map { _ in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed >> 62 == 0 ? 0 : UInt8(truncatingIfNeeded: seed >> 33)
    }
    let (across, down) = (GaussianKernel(sigma: 1.5), GaussianKernel(sigma: 1))
    let bounds = PixelRect(left: 5, top: 5, right: 5 + width, bottom: 5 + height)
    let blurred = GaussianBlur(horizontal: across, vertical: down).blurred(
      AlphaMask(bounds: bounds, alpha: alpha), within: bounds.grown(x: 3, y: 2))
    #expect(blurred.bounds == bounds.grown(x: 3, y: 2))

    func source(_ x: Int, _ y: Int) -> Int {
      (0..<width).contains(x) && (0..<height).contains(y) ? Int(alpha[y * width + x]) : 0
    }
    func row(_ x: Int, _ y: Int) -> Int {
      let sum = (-across.reach...across.reach).reduce(0) {
        $0 + source(x + $1, y) * Int(across.weights[$1 + across.reach])
      }
      return (sum + 128) >> 8
    }
    for y in -2..<height + 2 {
      for x in -3..<width + 3 {
        let sum = (-down.reach...down.reach).reduce(0) {
          $0 + row(x, y + $1) * Int(down.weights[$1 + down.reach])
        }
        let found = blurred.alpha[(y + 2) * blurred.bounds.width + x + 3]
        #expect(Int(found) == (sum + (1 << 23)) >> 24)
      }
    }
  }

  @Test("a group's shadow is that of its shape")
  func groupAndShape() throws {
    let shape = Shape.box(30, 30, 60, 40, radius: 8)
    let known = try render(
      120, 100, [.shadow(.of(x: 3, y: 4, radius: 5), of: shape), .fill(shape, .red)])
    let found = try render(
      120, 100, [Group.of([.fill(shape, .red)], shadow: .of(x: 3, y: 4, radius: 5))])
    for (a, b) in zip(known.pixels, found.pixels) {
      #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 1)
      #expect(abs(Int(a >> 16 & 0xff) - Int(b >> 16 & 0xff)) <= 1)
    }
  }

  @Test("what lies outside the picture throws its shadow into it")
  func casterOutside() throws {
    let inside = try render(
      40, 40, [Group.of([.fill(.box(-30, 0, 28, 40), .red)], shadow: .of(x: 10, radius: 3))])
    let shape = try render(
      40, 40, [.shadow(.of(x: 10, radius: 3), of: .box(-30, 0, 28, 40))])
    #expect(inside == shape)
    #expect(inside[2, 20].alpha > 200)
    let far = try render(
      40, 40, [Group.of([.fill(.box(-1e5, 0, 20, 40), .red)], shadow: .of(x: 1e5, radius: 1))])
    #expect(far[10, 20].alpha == 255 && far[30, 20].alpha == 0)
  }

  @Test("an offset between pixels moves a group's silhouette by that much")
  func betweenPixels() throws {
    let picture = try render(
      20, 8, [Group.of([.fill(.box(2, 0, 4, 8), .red)], shadow: .of(x: 8.25))])
    #expect(picture.alphaRow(4)[10...14].elementsEqual([191, 255, 255, 255, 64]))
    let path = try render(
      20, 8,
      [
        .shadow(
          .of(x: 8.25), of: .path(.rect(CGRect(x: 2, y: 0, width: 4, height: 8)), .nonZero))
      ])
    #expect(path.alphaRow(4)[10...14].elementsEqual([192, 255, 255, 255, 64]))
    let box = try render(20, 8, [.shadow(.of(x: 8.25), of: .box(2, 0, 4, 8))])
    #expect(box.alphaRow(4)[10...14].elementsEqual([255, 255, 255, 255, 0]))
  }

  @Test("a shadow shows through translucent contents, as strong as they are")
  func translucent() throws {
    let half = Color.red.multiplyingAlpha(by: 0.5)
    let picture = try render(20, 20, [Group.of([.fill(.box(4, 4, 12, 12), half)], shadow: .of())])
    // Half red over half black: alpha 0.75, and a red share of two thirds.
    #expect(picture[10, 10].isClose(to: RGBA(170, 0, 0, 191), tolerance: 2))
  }

  @Test("sigma grows with the scale and the transform")
  func scaled() throws {
    let large = try render(60, 60, [.shadow(.of(radius: 4), of: .box(20, 20, 20, 20))])
    let scaled = try render(30, 30, scale: 2, [.shadow(.of(radius: 2), of: .box(10, 10, 10, 10))])
    let grouped = try render(
      60, 60,
      [
        Group.of(
          [.shadow(.of(radius: 2), of: .box(10, 10, 10, 10))],
          transform: .init(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
      ])
    #expect(large == scaled)
    #expect(large == grouped)
  }

  @Test("a colour is painted with the blurred strength")
  func color() throws {
    let color = Color(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5)
    let picture = try render(60, 60, [.shadow(.of(color, radius: 3), of: .box(10, 10, 40, 40))])
    #expect(picture[30, 30].isClose(to: RGBA(51, 102, 204, 128), tolerance: 1))
  }
}
