package import Foundation

/// What is known of one view after layout; frames in points, snapped to device pixels.
package struct ViewRecord: Hashable, Sendable {
  /// The scene's id, the Interface Builder id or the accessibility identifier.
  package var id: String?
  /// The class's name without its module.
  package var className: String
  /// Subview indices from the root; empty for the root itself.
  package var path: [Int]
  /// In the superview's coordinates.
  package var frame: CGRect
  /// The origin of the bounds where it is not zero: a scrolled view.
  package var boundsOrigin: CGPoint
  /// The view's own flag, whatever its superviews say.
  package var isHidden: Bool
  /// What is shown as text, for views that show text.
  package var text: TextRecord?
  /// Resolved properties worth comparing, by UIKit's name, values printed.
  package var properties: [Property]

  /// A resolved property.
  package struct Property: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(id: String?, className: String, path: [Int], frame: CGRect) {
    self.id = id
    self.className = className
    self.path = path
    self.frame = frame
    self.boundsOrigin = .zero
    self.isHidden = false
    self.text = nil
    self.properties = []
  }
}

/// The text of a view as laid out.
package struct TextRecord: Hashable, Sendable {
  package var string: String
  /// The number of lines.
  package var lines: Int
  package var isTruncated: Bool
  /// The first baseline, in points below the view's top.
  package var baseline: Double

  package init(string: String, lines: Int, isTruncated: Bool, baseline: Double) {
    self.string = string
    self.lines = lines
    self.isTruncated = isTruncated
    self.baseline = baseline
  }
}

/// A laid-out tree: views root first, each before its subviews, in subview order.
package struct TreeRecord: Hashable, Sendable {
  /// The scene's name.
  package var id: String
  /// The canvas in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  package var views: [ViewRecord]

  package init(id: String, size: CGSize, scale: Double, views: [ViewRecord]) {
    self.id = id
    self.size = size
    self.scale = scale
    self.views = views
  }
}
