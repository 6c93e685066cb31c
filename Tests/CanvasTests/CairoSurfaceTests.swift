import Testing

@testable import Canvas

@Suite struct CairoSurfaceTests {
  @Test(
    "sides beyond Cairo's limit are refused in words",
    arguments: [(40_000, 10), (10, 40_000), (-1, 5)])
  func refused(_ width: Int, _ height: Int) {
    let error = #expect(throws: CanvasError.self) {
      _ = try ImageSurface(.argb32, width: width, height: height)
    }
    #expect(error?.description.contains("creating a \(width)×\(height) px image") == true)
  }

  @Test("pixels go in and come out")
  func copies() throws {
    let pixels = (0..<15).map { UInt32($0) << 24 | UInt32($0) }
    let surface = try ImageSurface(copying: pixels, width: 5, height: 3)
    #expect(surface.alpha() == (0..<15).map { UInt8($0) })
    let drawn = try ImageSurface.pixels(width: 5, height: 3) { (target) throws(CanvasError) in
      try DrawingContext(on: target).draw(surface, x: 0, y: 0)
    }
    #expect(drawn == pixels)
  }

  @Test("rows of coverage are set and read, whatever the stride")
  func rows() throws {
    let surface = try ImageSurface(copying: [UInt8](0..<21), width: 7, height: 3)
    surface.setRow(1, from: 2, to: [90, 91, 92, 93], in: 1..<3)
    surface.setRow(2, from: 5, count: 2, to: 200)
    surface.setRow(0, from: 7, count: 0, to: 1)
    surface.setRow(0, from: 3, to: [], in: 0..<0)
    #expect(
      surface.alpha() == [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 91, 92, 11, 12, 13, 14, 15, 16, 17, 18, 200, 200,
      ])
  }

  @Test("a picture is drawn into its array, and errors pass through")
  func pixels() throws {
    let pixels = try ImageSurface.pixels(width: 3, height: 2) { (surface) throws(CanvasError) in
      let context = try DrawingContext(on: surface)
      context.setColor(0x8040_2010)
      try context.fillRectangle(x: 1, y: 0, width: 1, height: 2)
    }
    #expect(pixels == [0, 0x8040_2010, 0, 0, 0x8040_2010, 0])
    #expect(throws: CanvasError.self) {
      try ImageSurface.pixels(width: 3, height: 2) { (_) throws(CanvasError) in
        _ = try ImageSurface(.alpha8, width: -1, height: 1)
      }
    }
  }

  @Test("a shared surface outlives the first owner")
  func shared() throws {
    func make() throws -> ImageSurface {
      try ImageSurface(copying: [UInt8](repeating: 7, count: 4), width: 2, height: 2).shared()
    }
    #expect(try make().alpha() == [7, 7, 7, 7])
  }
}
