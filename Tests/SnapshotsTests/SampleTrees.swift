import Canvas
import Foundation
import Inspection

@testable import Snapshots

/// A card with a title and a scrolled list, in two points sizes, for all tests here.
enum Sample {
  static func view(
    _ className: String, _ path: [Int], _ frame: (Double, Double, Double, Double),
    id: String? = nil, text: String? = nil, hidden: Bool = false
  ) -> ViewRecord {
    var view = ViewRecord(
      id: id, className: className, path: path,
      frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
    view.isHidden = hidden
    if let text {
      view.text = TextRecord(string: text, lines: 1, isTruncated: false, baseline: 16.5)
    }
    return view
  }

  static var card: TreeRecord {
    var list = view("UIScrollView", [1], (0, 60, 160, 60))
    list.boundsOrigin = CGPoint(x: 0, y: 40)
    var title = view("UILabel", [0, 0], (18, 20, 96, 18), id: "title", text: "Get offer")
    title.properties = [ViewRecord.Property(name: "textColor", value: "label")]
    return TreeRecord(
      id: "card", size: CGSize(width: 160, height: 120), scale: 2,
      views: [
        view("UIView", [], (0, 0, 160, 120), id: "root"),
        view("UIStackView", [0], (0, 0, 160, 60)),
        title,
        view("UIImageView", [0, 1], (120, 4.3333333, 32, 32), hidden: true),
        list,
        view("UILabel", [1, 0], (0, 40, 160, 20), text: "Row \"1\"\n회사"),
      ])
  }

  /// `color` everywhere except `marks`.
  static func picture(
    _ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF, marks: [(Int, Int, UInt32)] = []
  ) -> PixelBuffer {
    var pixels = [UInt32](repeating: color, count: width * height)
    for (x, y, mark) in marks { pixels[y * width + x] = mark }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  static let fingerprint = Fingerprint([
    Fingerprint.Entry("maquette", "0.1.0"), Fingerprint.Entry("pango", "1.50.12"),
  ])

  /// The card in 320×240 pixels, with marks.
  static func snapshot(
    marks: [(Int, Int, UInt32)] = [], tree: TreeRecord? = card,
    fingerprint: Fingerprint = fingerprint
  ) -> Snapshot {
    Snapshot(
      image: picture(320, 240, marks: marks), scale: 2, tree: tree, fingerprint: fingerprint)
  }
}
