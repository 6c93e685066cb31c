import Testing

@testable import Canvas

@Suite struct CairoContextTests {
  private func draw(
    _ width: Int, _ height: Int, _ body: (borrowing DrawingContext) throws(CanvasError) -> Void
  ) throws -> [UInt32] {
    try ImageSurface.pixels(width: width, height: height) { (surface) throws(CanvasError) in
      try body(DrawingContext(on: surface))
    }
  }

  @Test("premultiplied colours arrive byte for byte")
  func colors() throws {
    for alpha in stride(from: UInt32(0), through: 255, by: 5) {
      for channel in stride(from: UInt32(0), through: alpha, by: 3) {
        let word = alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2
        let pixels = try draw(1, 1) { (context) throws(CanvasError) in
          context.setColor(word)
          try context.fillRectangle(x: 0, y: 0, width: 1, height: 1)
        }
        #expect(pixels == [word])
      }
    }
  }

  @Test("a context's place in the picture")
  func origin() throws {
    let pixels = try ImageSurface.pixels(width: 2, height: 2) { (surface) throws(CanvasError) in
      let context = try DrawingContext(on: surface, x: 100, y: -50)
      context.setColor(0xff00_00ff)
      try context.fillRectangle(x: 101, y: -50, width: 1, height: 1)
    }
    #expect(pixels == [0, 0xff00_00ff, 0, 0])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let op: DrawingContext.Operator
    let expected: [UInt32]
    var testDescription: String { name }
  }

  /// Red at pixels 0 and 1, then blue at pixels 1 and 2 through a mask.
  static let operatorCases = [
    Case(name: "over", op: .over, expected: [0xffff_0000, 0xff00_00ff, 0xff00_00ff, 0]),
    Case(name: "cut out", op: .cutOut, expected: [0xffff_0000, 0, 0, 0]),
    Case(name: "keep inside", op: .keepInside, expected: [0, 0xffff_0000, 0, 0]),
  ]

  @Test("operators", arguments: operatorCases)
  func operators(_ c: Case) throws {
    let mask = try ImageSurface(copying: [0, 255, 255, 0] as [UInt8], width: 4, height: 1)
    let pixels = try draw(4, 1) { (context) throws(CanvasError) in
      context.setColor(0xffff_0000)
      try context.fillRectangle(x: 0, y: 0, width: 2, height: 1)
      context.setColor(0xff00_00ff)
      context.setOperator(c.op)
      try context.fill(through: mask, x: 0, y: 0)
    }
    #expect(pixels == c.expected)
  }

  @Test("a clip ends with its body, also when that throws")
  func clip() throws {
    let pixels = try draw(4, 1) { (context) throws(CanvasError) in
      context.setColor(0xff00_00ff)
      do throws(CanvasError) {
        try context.clipped(toX: 1, y: 0, width: 1, height: 1) { () throws(CanvasError) in
          try context.fillRectangle(x: 0, y: 0, width: 4, height: 1)
          _ = try ImageSurface(.alpha8, width: -1, height: 1)
        }
      } catch {}
      try context.fillRectangle(x: 3, y: 0, width: 1, height: 1)
    }
    #expect(pixels == [0, 0xff00_00ff, 0, 0xff00_00ff])
  }

  @Test("fill rules")
  func rules() throws {
    for isEvenOdd in [false, true] {
      let pixels = try draw(3, 1) { (context) throws(CanvasError) in
        context.setColor(0xff00_0000)
        context.beginPath()
        for (left, right) in [(0.0, 3.0), (1.0, 2.0)] {
          context.move(x: left, y: 0)
          context.line(x: right, y: 0)
          context.line(x: right, y: 1)
          context.line(x: left, y: 1)
          context.closePath()
        }
        try context.fillPath(evenOdd: isEvenOdd)
      }
      #expect(pixels == [0xff00_0000, isEvenOdd ? 0 : 0xff00_0000, 0xff00_0000])
    }
  }

  @Test("a pen is scaled by its matrix, a path is not")
  func pen() throws {
    let pixels = try draw(6, 6) { (context) throws(CanvasError) in
      context.setColor(0xff00_0000)
      context.beginPath()
      context.move(x: 0, y: 3)
      context.line(x: 6, y: 3)
      try context.strokePath(
        DrawingContext.Pen(
          width: 1, cap: .butt, join: .miter, miterLimit: 10, dashes: [0.5], dashPhase: 0,
          matrix: (a: 4, b: 0, c: 0, d: 2)))
    }
    let row = [0xff00_0000, 0xff00_0000, 0, 0, 0xff00_0000, 0xff00_0000] as [UInt32]
    let empty = [UInt32](repeating: 0, count: 12)
    #expect(pixels == empty + row + row + empty)
  }

  @Test("an error names the operation")
  func errors() throws {
    let error = #expect(throws: CanvasError.self) {
      try draw(2, 2) { (context) throws(CanvasError) in
        context.beginPath()
        context.move(x: 0, y: 0)
        context.line(x: 1, y: 1)
        try context.strokePath(
          DrawingContext.Pen(
            width: 1, cap: .butt, join: .miter, miterLimit: 10, dashes: [-1], dashPhase: 0,
            matrix: (a: 1, b: 0, c: 0, d: 1)))
      }
    }
    #expect(error?.description.contains("while stroking a path") == true)
  }
}
