import Foundation
import Inspection
import Testing
import UIKit

/// Labels: sizes, lines, baselines.
@Suite @MainActor struct LabelTests {
  private func label(_ text: String, size: CGFloat = 17, scale: CGFloat = 2) -> UILabel {
    let label = UILabel()
    label.rootTraits = UITraitCollection(displayScale: scale)
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label
  }

  struct HeightCase: Sendable {
    let size: Double
    let scale: Double
    let height: Double

    init(_ size: Double, _ scale: Double, _ height: Double) {
      (self.size, self.scale, self.height) = (size, scale, height)
    }
  }

  nonisolated static let heightCases: [HeightCase] = [
    HeightCase(11, 2, 13.5), HeightCase(12, 2, 14.5), HeightCase(13, 2, 16), HeightCase(14, 2, 17),
    HeightCase(15, 2, 18), HeightCase(16, 2, 19.5), HeightCase(17, 2, 20.5),
    HeightCase(17, 3, 61.0 / 3), HeightCase(17, 1, 21), HeightCase(20, 2, 24),
    HeightCase(34, 2, 41),
  ]

  @Test("heights are the line height rounded up to device pixels", arguments: heightCases)
  func heights(_ row: HeightCase) {
    let label = label("한글 Label", size: row.size, scale: row.scale)
    #expect(abs(label.intrinsicContentSize.height - row.height) < 1e-9)
  }

  @Test("an empty label has no size")
  func empty() {
    #expect(label("").intrinsicContentSize == .zero)
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test("a label as wide as it was measured shows all of its text in one line")
  func roundTrip() throws {
    for text in ["Hello, world", "오늘 문을 엽니다 Open", "😀👍🏽 mixed 글", "1,234.56 €"] {
      for size in [11.0, 13, 15, 17, 20, 24, 34] {
        for scale in [1.0, 2, 3] {
          let label = label(text, size: size, scale: scale)
          label.sizeToFit()
          let shown = try #require(label.treeRecord(named: "", scale: scale).views.first?.text)
          #expect(shown.lines == 1 && !shown.isTruncated, "\(text) at \(size) pt, \(scale)x")
        }
      }
    }
  }

  @Test("AL-65: a multi-line label takes its height from the width layout gives it")
  func wrapping() {
    let screen = root(200, 400)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "The quick brown fox jumps over the lazy dog, twice before noon."
    let stack = UIStackView(arrangedSubviews: [label, box(10, 30)])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: screen.topAnchor),
      stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(label.frame.width == 200)
    #expect(label.frame.height == 61, "three lines of 20.287 points, rounded up at 2x")
    #expect(stack.frame.height == 91)
    label.text = "Short"
    screen.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
  }

  @Test("the last line that fits is cut off, not drawn outside")
  func tooLow() throws {
    let label = label("one two three four five six seven eight nine ten")
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 45)
    let shown = try #require(label.treeRecord(named: "", scale: 2).views.first?.text)
    #expect(shown.lines == 2)
    #expect(shown.isTruncated)
  }

  @Test("AL-4: baselines of rows of different sizes are level (SV-44)")
  func baselines() {
    let screen = root(300, 100)
    let small = label("small", size: 12)
    let large = label("Large", size: 34)
    let stack = UIStackView(arrangedSubviews: [large, small])
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(stack)
    stack.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
    screen.layoutIfNeeded()
    let views = screen.treeRecord(named: "", scale: 2).views
    func baseline(_ view: UIView) -> Double? {
      views.first { $0.text?.string == (view as? UILabel)?.text }.map {
        Double($0.frame.minY) + ($0.text?.baseline ?? 0)
      }
    }
    #expect(baseline(small) == baseline(large))
  }
}
