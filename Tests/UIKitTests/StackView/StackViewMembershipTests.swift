import Foundation
import Testing
import UIKit

/// Who is arranged, who is a subview, and in which order.
@Suite @MainActor struct StackViewMembershipTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let arranged: String
    let subviews: String
    let steps: [String]
    let expectedArranged: String
    let expectedSubviews: String
    var testDescription: String { name }
  }

  nonisolated static let cases: [Case] = [
    Case(
      name: "SV-6: adding appends to both lists", arranged: "", subviews: "",
      steps: ["add a", "add b"], expectedArranged: "ab", expectedSubviews: "ab"),
    Case(
      name: "SV-6: a subview that becomes arranged keeps its height", arranged: "a",
      subviews: "xa", steps: ["add x"], expectedArranged: "ax", expectedSubviews: "xa"),
    Case(
      name: "SV-7: an inserted view lies on top all the same", arranged: "ab", subviews: "ab",
      steps: ["insert c 0"], expectedArranged: "cab", expectedSubviews: "abc"),
    Case(
      name: "SV-7: inserting an arranged view moves it", arranged: "abc", subviews: "abc",
      steps: ["insert c 0"], expectedArranged: "cab", expectedSubviews: "abc"),
    Case(
      name: "SV-7: adding an arranged view moves it to the end", arranged: "abc",
      subviews: "abc", steps: ["add a"], expectedArranged: "bca", expectedSubviews: "abc"),
    Case(
      name: "SV-8: taken out of the arrangement it stays a subview", arranged: "abc",
      subviews: "abc", steps: ["removeArranged b"], expectedArranged: "ac",
      expectedSubviews: "abc"),
    Case(
      name: "SV-8: taking out a view that is not arranged does nothing", arranged: "a",
      subviews: "xa", steps: ["removeArranged x"], expectedArranged: "a", expectedSubviews: "xa"),
    Case(
      name: "SV-9: leaving the superview leaves the arrangement", arranged: "abc",
      subviews: "abc", steps: ["remove b"], expectedArranged: "ac", expectedSubviews: "ac"),
    Case(
      name: "SV-9: joining another stack leaves this one", arranged: "abc", subviews: "abc",
      steps: ["other b"], expectedArranged: "ac", expectedSubviews: "ac"),
    Case(
      name: "SV-10: bringing to front changes the order of drawing only", arranged: "abc",
      subviews: "abc", steps: ["front a"], expectedArranged: "abc", expectedSubviews: "bca"),
  ]

  @Test("membership", arguments: cases)
  func membership(_ c: Case) throws {
    var views: [Character: UIView] = [:]
    func view(_ name: Character) -> UIView {
      if let known = views[name] { return known }
      let made = UIView(frame: .zero)
      made.accessibilityIdentifier = String(name)
      views[name] = made
      return made
    }
    let stack = UIStackView()
    let other = UIStackView()
    for name in c.subviews { stack.addSubview(view(name)) }
    for name in c.arranged { stack.addArrangedSubview(view(name)) }
    for step in c.steps {
      let words = step.split(separator: " ")
      let subject = view(try #require(words[1].first))
      switch words[0] {
      case "add": stack.addArrangedSubview(subject)
      case "insert": stack.insertArrangedSubview(subject, at: try #require(Int(words[2])))
      case "removeArranged": stack.removeArrangedSubview(subject)
      case "remove": subject.removeFromSuperview()
      case "other": other.addArrangedSubview(subject)
      case "front": stack.bringSubviewToFront(subject)
      default: Issue.record("unknown step \(step)")
      }
    }
    func names(_ list: [UIView]) -> String {
      list.compactMap(\.accessibilityIdentifier).joined()
    }
    #expect(names(stack.arrangedSubviews) == c.expectedArranged)
    #expect(names(stack.subviews) == c.expectedSubviews)
    #expect(stack.layer.sublayers?.count ?? 0 == c.expectedSubviews.count)
    #expect(
      (stack.layer.sublayers ?? []).compactMap { $0.view?.accessibilityIdentifier }.joined()
        == c.expectedSubviews, "layers follow subviews")
  }

  @Test("SV-1, SV-2, SV-3: what a new stack is like")
  func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(stack.layoutMargins == .zero)
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(stack.translatesAutoresizingMaskIntoConstraints)
    let view = UIView(frame: .zero)
    stack.addArrangedSubview(view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("SV-22: custom spacing is kept while arranged and ignored for others")
  func customSpacing() {
    let stack = UIStackView(arrangedSubviews: [box(10, 10), box(10, 10)])
    let first = stack.arrangedSubviews[0]
    stack.setCustomSpacing(12, after: first)
    #expect(stack.customSpacing(after: first) == 12)
    stack.insertArrangedSubview(first, at: 1)
    #expect(stack.customSpacing(after: first) == 12)
    stack.removeArrangedSubview(first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(7, after: first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }
}
