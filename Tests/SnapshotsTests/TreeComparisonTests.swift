import Foundation
import Inspection
import Testing

@testable import Snapshots

@Suite struct TreeComparisonTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @Sendable (inout TreeRecord) -> Void
    let expected: [String]
    var testDescription: String { name }

    init(
      _ name: String, _ expected: [String], _ change: @escaping @Sendable (inout TreeRecord) -> Void
    ) {
      (self.name, self.expected, self.change) = (name, expected, change)
    }
  }

  static let cases: [Case] = [
    Case("nothing changed", []) { _ in },
    Case("a label moved", ["title label: frame 18,20 96x18 → 18,22 96x18"]) {
      $0.views[2].frame.origin.y = 22
    },
    Case("less than a thousandth is no move", []) { $0.views[2].frame.origin.y = 20.0004 },
    Case(
      "a text explains the frames",
      [
        "title label: text \"Get offer\" → \"View offer\"",
        "stack view /0: frame 0,0 160x60 → 0,0 161x60",
        "title label: frame 18,20 96x18 → 18,20 104x18",
      ]
    ) {
      $0.views[1].frame.size.width = 161
      $0.views[2].text?.string = "View offer"
      $0.views[2].frame.size.width = 104
    },
    Case(
      "a shown view comes before the frames it moves",
      [
        "image view /0/1: isHidden true → false", "title label: frame 18,20 96x18 → 18,20 64x18",
      ]
    ) {
      $0.views[2].frame.size.width = 64
      $0.views[3].isHidden = false
    },
    Case("a view is gone", ["image view /0/1: is gone"]) { $0.views.remove(at: 3) },
    Case("a view is new", ["switch /0/2: is new"]) {
      $0.views.append(Sample.view("UISwitch", [0, 2], (0, 0, 51, 31)))
    },
    Case("a view with an id is found elsewhere", ["title label: place /0/0 → /1/1"]) {
      var title = $0.views.remove(at: 2)
      title.path = [1, 1]
      $0.views.append(title)
    },
    Case("another class", ["label /1/0: class UILabel → UITextView"]) {
      $0.views[5].className = "UITextView"
    },
    Case("a property", ["title label: textColor label → systemRed"]) {
      $0.views[2].properties[0].value = "systemRed"
    },
    Case(
      "scrolled, wrapped, cut",
      [
        "title label: lines 1 → 2", "title label: truncated false → true",
        "title label: baseline 16.5 → 17", "scroll view /1: bounds origin 0,40 → 0,44.5",
      ]
    ) {
      $0.views[4].boundsOrigin.y = 44.5
      $0.views[2].text?.lines = 2
      $0.views[2].text?.isTruncated = true
      $0.views[2].text?.baseline = 17
    },
    Case("the canvas", ["canvas: size 160x120 → 160x130"]) { $0.size.height = 130 },
    Case(
      "no text any more",
      [
        "title label: text \"Get offer\" → none",
        "title label: lines 1 → none", "title label: truncated false → none",
        "title label: baseline 16.5 → none",
      ]
    ) { $0.views[2].text = nil },
  ]

  @Test("changes", arguments: cases)
  func changes(_ row: Case) {
    var tree = Sample.card
    row.change(&tree)
    #expect(TreeComparison.changes(from: Sample.card, to: tree).map(\.description) == row.expected)
  }

  @Test func anIDThatTwoViewsHaveIdentifiesNeither() {
    var tree = Sample.card
    tree.views[5].id = "title"
    var moved = tree
    moved.views[5].frame.origin.x = 1
    #expect(
      TreeComparison.changes(from: tree, to: moved).map(\.description) == [
        "title label: frame 0,40 160x20 → 1,40 160x20"
      ])
  }

  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let x: Range<Int>
    let y: Range<Int>
    let view: String?
    var testDescription: String { name }
  }

  /// In pixels at 2x.
  static let places: [Place] = [
    Place(name: "inside the title", x: 40..<100, y: 42..<70, view: "title label"),
    Place(name: "reaching out of the title", x: 30..<100, y: 42..<70, view: "stack view /0"),
    Place(name: "over both halves", x: 40..<50, y: 42..<200, view: "root view"),
    Place(name: "a hidden view is not named", x: 250..<260, y: 20..<30, view: "stack view /0"),
    Place(name: "a row that is scrolled up", x: 0..<20, y: 122..<140, view: "label /1/0"),
    Place(name: "below the row", x: 0..<20, y: 170..<180, view: "scroll view /1"),
    Place(name: "outside", x: 0..<400, y: 0..<10, view: nil),
  ]

  @Test("the deepest view around a region", arguments: places)
  func place(_ place: Place) {
    let region = PixelRegion(x: place.x, y: place.y, area: 1)
    // The root has an id, which is its name.
    let name = Sample.card.deepestView(around: region, scale: 2)?.spokenName
    #expect(name == place.view)
  }
}
