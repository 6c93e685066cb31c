import Foundation
import Testing

@testable import Canvas

@Suite struct TextDeterminismTests {
  static let requests: [TextRequest] = {
    let texts = ["Hello, world", "회사A 솔루션을 제공합니다", "日本語のテキスト。", "😀👍🏽", "שלום 123", "ไทย"]
    var requests: [TextRequest] = []
    for text in texts {
      for size in [11.0, 17, 28] {
        for width in [nil, 60.0, 120] {
          requests.append(Sample.request(text, size: size, weight: 600, width: width))
        }
      }
    }
    return requests
  }()

  @Test("many threads get what one gets")
  func threads() async {
    let expected = TextDeterminismTests.requests.map(Typesetter.layout)
    await withTaskGroup(of: [TextLayout].self) { group in
      for shift in 0..<8 {
        group.addTask {
          let all = TextDeterminismTests.requests
          let turned = Array(all[(shift * 5)...] + all[..<(shift * 5)])
          let layouts = turned.map(Typesetter.layout)
          let cut = all.count - shift * 5
          return Array(layouts[cut...] + layouts[..<cut])
        }
      }
      for await layouts in group { #expect(layouts == expected) }
    }
  }

  @Test("a layout does not depend on what was laid out before")
  func order() {
    let before = TextDeterminismTests.requests.map(Typesetter.layout)
    // Enough others to drive everything out of the cache.
    for number in 0..<3000 {
      _ = Typesetter.layout(Sample.request("Another label, number \(number)", size: 19))
    }
    #expect(TextDeterminismTests.requests.reversed().map(Typesetter.layout) == before.reversed())
  }

  @Test("a full cache forgets the oldest and stays within twice its limit")
  func cache() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    for key in 0..<10_000 {
      cache.insert(key, for: key, cost: 1)
      #expect(cache[0] == (key < 200 || cache[0] != nil ? 0 : nil))
      #expect(cache.count <= 200)
    }
    #expect(cache[9_999] == 9_999)
    #expect(cache[5_000] == nil)
    cache.insert(1, for: -1, cost: 101)
    #expect(cache[-1] == nil)
  }
}
