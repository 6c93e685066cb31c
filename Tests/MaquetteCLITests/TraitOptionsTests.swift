import Testing

@testable import MaquetteCLI

@Suite struct TraitOptionsTests {
  private static func options(_ line: String) throws -> TraitOptions {
    let words = ["layout", "a.json"] + line.split(separator: " ").map(String.init)
    guard case .run(let arguments) = try CommandLineParser.parse(words) else { return .init() }
    return try TraitOptions(arguments)
  }

  @Test("all values are read")
  func everything() throws {
    let options = try Self.options(
      """
      --device=iPad --orientation landscape --size 320.5xauto --scale 2 --safe-area 47,0,34,0.5 \
      --appearance Dark --content-size accessibility-large --direction rtl --background #FF0000 \
      --ios 26 --scene Card --variant untitled
      """)
    var expected = TraitOptions()
    expected.device = "iPad"
    expected.orientation = .landscape
    expected.width = .points(320.5)
    expected.scale = 2
    expected.safeArea = .init(top: 47, left: 0, bottom: 34, right: 0.5)
    expected.appearance = .dark
    expected.contentSize = .accessibilityLarge
    expected.direction = .rightToLeft
    expected.background = "#FF0000"
    expected.release = .ios26
    expected.scene = "Card"
    expected.variant = "untitled"
    #expect(options == expected)
  }

  @Test("nothing said changes nothing")
  func nothing() throws {
    #expect(try Self.options("") == TraitOptions())
  }

  @Test(
    "values that make no sense are refused",
    arguments: [
      "--size 0x0", "--size 100000x100000", "--size 320", "--size 320x", "--size x", "--size 1x2x3",
      "--size nanx10", "--size 1e999x10", "--size -5x10", "--size infx10", "--size 0x1p3",
      "--size 20000x10 --scale 2", "--size 1,5x2",
      "--scale 0", "--scale -1", "--scale nan", "--scale inf", "--scale 1e999", "--scale 2x",
      "--scale 0x2", "--safe-area 1,2,3", "--safe-area 1,2,3,4,5", "--safe-area 1,2,3,",
      "--safe-area=-1,0,0,0", "--safe-area nan,0,0,0", "--appearance blue", "--content-size huge",
      "--direction up", "--ios 16", "--orientation sideways",
    ])
  func refused(_ line: String) {
    #expect(throws: UsageError.self) { try Self.options(line) }
  }

  @Test("shards are counted from one", arguments: ["0/2", "3/2", "1", "1/2/3", "a/b", "-1/2", "/"])
  func shards(_ text: String) throws {
    guard case .run(let arguments) = try CommandLineParser.parse(["verify", "--shard=\(text)"])
    else { return }
    #expect(throws: UsageError.self) { try arguments.shard(.shard) }
  }

  @Test("the shards of a list hold each item once")
  func partition() {
    let shards = (0..<3).map { Shard(index: $0, count: 3) }
    for position in 0..<20 {
      #expect(shards.count { $0.contains(position) } == 1)
    }
  }
}
