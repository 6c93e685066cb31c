import Canvas
import Testing

@testable import Snapshots

@Suite struct PictureComparisonTests {
  static func compare(
    _ expected: PixelBuffer, _ actual: PixelBuffer, _ tolerance: Tolerance = .exact
  ) -> PictureComparison {
    PictureComparison(
      expected: expected, expectedScale: 2, actual: actual, actualScale: 2, tolerance: tolerance)
  }

  @Test("SNAP-01: one pixel differs")
  func onePixel() {
    let result = Self.compare(
      Sample.picture(100, 100), Sample.picture(100, 100, marks: [(37, 61, 0xFF00_0000)]))
    #expect(!result.isAccepted && !result.isIdentical)
    #expect(result.differingPixels == 1)
    #expect(result.largestChannelDifference == 255)
    #expect(result.regions == [PixelRegion(x: 37..<38, y: 61..<62, area: 1)])
    #expect(
      SnapshotMessage.figures(result)
        == "1 of 10 000 pixels (0.01 %), largest channel difference 255, inside (37, 61) 1×1 px")
  }

  @Test("SNAP-11: hidden colours of transparent pixels do not matter")
  func transparent() {
    let result = Self.compare(Sample.picture(4, 4, 0x00FF_0000), Sample.picture(4, 4, 0x0000_FF00))
    #expect(result.isIdentical && result.isAccepted)
    #expect(result.differingPixels == 0)
  }

  @Test func everyWordOfAPictureIsLookedAt() {
    for width in 1...9 {
      for x in 0..<width {
        let result = Self.compare(
          Sample.picture(width, 3), Sample.picture(width, 3, marks: [(x, 1, 0xFFFF_FFFE)]))
        #expect(result.regions == [PixelRegion(x: x..<(x + 1), y: 1..<2, area: 1)])
        #expect(result.largestChannelDifference == 1)
      }
    }
  }

  // MARK: Tolerance

  struct Leniency: Sendable, CustomTestStringConvertible {
    let name: String
    let tolerance: Tolerance
    let isAccepted: Bool
    let area: Int
    var testDescription: String { name }
  }

  /// A faint area of 3×2 pixels (difference 2), a strong one of 2×2 (difference 100).
  static let lenient = Sample.picture(
    40, 40,
    marks: [5, 6, 7].flatMap { x in [9, 10].map { (x, $0, UInt32(0xFFFD_FFFF)) } }
      + [20, 21].flatMap { x in [20, 21].map { (x, $0, UInt32(0xFF9B_FFFF)) } })

  static let leniencies: [Leniency] = [
    Leniency(name: "exact", tolerance: .exact, isAccepted: false, area: 6),
    Leniency(
      name: "channel difference 2 leaves the strong area",
      tolerance: Tolerance(channelDifference: 2, connectedArea: 0), isAccepted: false, area: 4),
    Leniency(
      name: "channel difference 1 leaves both",
      tolerance: Tolerance(channelDifference: 1, connectedArea: 4), isAccepted: false, area: 6),
    Leniency(
      name: "area 6 lets both through",
      tolerance: Tolerance(channelDifference: 0, connectedArea: 6), isAccepted: true, area: 6),
    Leniency(
      name: "area 3 is not enough for 4",
      tolerance: Tolerance(channelDifference: 2, connectedArea: 3), isAccepted: false, area: 4),
    Leniency(
      name: "area 4 and difference 2",
      tolerance: Tolerance(channelDifference: 2, connectedArea: 4), isAccepted: true, area: 4),
    Leniency(
      name: "channel difference 100",
      tolerance: Tolerance(channelDifference: 100, connectedArea: 0), isAccepted: true, area: 0),
  ]

  @Test("tolerance", arguments: leniencies)
  func tolerance(_ row: Leniency) {
    let result = Self.compare(Sample.picture(40, 40), Self.lenient, row.tolerance)
    #expect(result.isAccepted == row.isAccepted)
    #expect(result.largestConnectedArea == row.area)
    // What was measured does not depend on what is tolerated.
    #expect(result.differingPixels == 10)
    #expect(result.largestChannelDifference == 100)
    #expect(!result.isIdentical)
  }

  // MARK: Regions

  struct Drawing: Sendable, CustomTestStringConvertible {
    let name: String
    let rows: [String]
    /// x, y, width, height, area.
    let regions: [[Int]]
    var testDescription: String { name }
  }

  static let drawings: [Drawing] = [
    Drawing(name: "nothing", rows: ["...", "..."], regions: []),
    Drawing(name: "everything", rows: ["###", "###"], regions: [[0, 0, 3, 2, 6]]),
    Drawing(
      name: "corners touch", rows: ["#..", ".#.", "..#"], regions: [[0, 0, 3, 3, 3]]),
    Drawing(
      name: "corners touch the other way", rows: ["..#", ".#.", "#.."], regions: [[0, 0, 3, 3, 3]]),
    Drawing(
      name: "a column apart", rows: ["#.#", "#.#"], regions: [[0, 0, 1, 2, 2], [2, 0, 1, 2, 2]]),
    Drawing(
      name: "a row apart", rows: ["###", "...", "#.."],
      regions: [[0, 0, 3, 1, 3], [0, 2, 1, 1, 1]]),
    Drawing(
      name: "joined below", rows: ["#...#", "#...#", "#####"], regions: [[0, 0, 5, 3, 9]]),
    Drawing(
      name: "joined below, three arms", rows: ["#.#.#", ".#.#."], regions: [[0, 0, 5, 2, 5]]),
    Drawing(
      name: "spiral around a dot",
      rows: ["######", "#....#", "#.##.#", "#....#", "#.####"],
      regions: [[0, 0, 6, 5, 17], [2, 2, 2, 1, 2]]),
    Drawing(
      name: "largest first", rows: ["#..##", "...##"],
      regions: [[3, 0, 2, 2, 4], [0, 0, 1, 1, 1]]),
  ]

  @Test("connected regions", arguments: drawings)
  func regions(_ drawing: Drawing) {
    let (width, height) = (drawing.rows[0].count, drawing.rows.count)
    let marks = drawing.rows.enumerated().flatMap { y, row in
      row.enumerated().filter { $0.element == "#" }.map { ($0.offset, y, UInt32(0xFF00_0000)) }
    }
    let result = Self.compare(
      Sample.picture(width, height), Sample.picture(width, height, marks: marks))
    let found = result.regions.map {
      [$0.x.lowerBound, $0.y.lowerBound, $0.x.count, $0.y.count, $0.area]
    }
    #expect(found == drawing.regions)
  }

  // MARK: Sizes

  @Test func anotherSizeIsNamedInPixelsAndPoints() {
    let result = PictureComparison(
      expected: Sample.picture(320, 240), expectedScale: 2, actual: Sample.picture(320, 243),
      actualScale: 2)
    #expect(!result.isSameSize && !result.isAccepted && !result.isIdentical)
    let message = SnapshotMessage.differs("card@2x.png", result, change: nil, view: nil)
    #expect(
      message.summary
        == "card@2x.png differs: size 320×240 px (160×120 pt at 2x) → 320×243 px (160×121.5 pt at 2x)"
    )
  }

  @Test func anotherScaleIsADifferenceToo() {
    let picture = Sample.picture(6, 6)
    func isSame(_ expected: Double?, _ actual: Double?) -> Bool {
      PictureComparison(
        expected: picture, expectedScale: expected, actual: picture, actualScale: actual
      ).isSameSize
    }
    #expect(isSame(2, 2) && isSame(nil, 2) && isSame(2, nil) && !isSame(2, 3))
  }

  // MARK: Files

  @Test("SNAP-10: the same picture stored in another way is equal")
  func otherForms() throws {
    let image = Sample.picture(9, 7, marks: [(3, 3, 0xFF11_2233)])
    let fast = PNG.encode(image, scale: 2, effort: .fast)
    let small = PNG.encode(
      image, scale: 2, text: [PNG.Text(keyword: "A", text: "b")], effort: .small)
    let result = try PictureComparison.ofFiles(expected: fast, actual: small)
    #expect(result.comparison.isIdentical)
    let same = try PictureComparison.ofFiles(expected: fast, actual: fast)
    #expect(same.comparison.isIdentical && same.pictures == nil, "nothing needs to be decoded")
  }

  @Test func textDoesNotMakeFilesDifferent() throws {
    let image = Sample.picture(9, 7)
    let a = PNG.encode(image, scale: 2, text: [PNG.Text(keyword: "A", text: "1")])
    let b = PNG.encode(image, scale: 2, text: [PNG.Text(keyword: "A", text: "2")])
    let result = try PictureComparison.ofFiles(expected: a, actual: b)
    #expect(result.comparison.isIdentical && result.pictures == nil)
    #expect(throws: PNGError.self) {
      try PictureComparison.ofFiles(expected: a, actual: Array(b.dropLast(5)))
    }
  }

  // MARK: Difference picture

  @Test func theDifferencePictureShowsTheSmallestDifference() {
    let before = Sample.picture(4, 2, 0xFF00_0000)
    let after = Sample.picture(
      4, 2, 0xFF00_0000, marks: [(1, 0, 0xFF00_0001), (2, 1, 0xFFFF_FFFF)])
    let picture = DifferencePicture.picture(expected: before, actual: after)
    #expect(picture[0, 0] == 0xFFC0_C0C0, "black is dimmed")
    #expect(picture[1, 0] == 0xFFFF_9E9E, "a difference of 1 is light red")
    #expect(picture[2, 1] == 0xFFFF_0000, "a large one is full red")
  }

  @Test func theDifferencePictureCoversBothSizes() {
    let picture = DifferencePicture.picture(
      expected: Sample.picture(4, 2), actual: Sample.picture(3, 5))
    #expect(picture.width == 4 && picture.height == 5)
    #expect(picture[0, 0] == 0xFFFF_FFFF && picture[3, 0] == 0xFF99_B3FF)
    #expect(picture[0, 4] == 0xFF99_B3FF)
  }
}
