package import Foundation

/// A view or a guide, as the layout engine knows it.
///
/// Ids are handed out in the order of creation, and ties are settled in that order (AL-32).
package struct ItemID: Hashable, Sendable, Comparable {
  package let rawValue: Int32

  package init(_ rawValue: Int32) { self.rawValue = rawValue }

  package static func < (a: ItemID, b: ItemID) -> Bool { a.rawValue < b.rawValue }
}

/// Distances from the four edges inwards, in points.
package struct Insets: Hashable, Sendable {
  package var top: Double, left: Double, bottom: Double, right: Double

  package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A natural size in points; nil where there is none (`noIntrinsicMetric`).
package struct ContentSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package static let none = ContentSize(width: nil, height: nil)

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// A pair of layout priorities, 0.001 to 1000.
package struct AxisPriorities: Hashable, Sendable {
  package var horizontal: Float
  package var vertical: Float

  package init(horizontal: Float, vertical: Float) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// What the engine needs to know of a view or guide.
package struct LayoutItem: Hashable, Sendable {
  /// Where the item's rectangle comes from.
  package enum Placement: Hashable, Sendable {
    /// From constraints alone; width and height are never negative (AL-10).
    case constraints
    /// A fixed frame in the parent's coordinates: a translated autoresizing mask (AL-40). For a
    /// root the origin is that of its own coordinate space.
    case frame(CGRect)
    /// The parent's rectangle less these insets: margins, safe area and a scroll view's frame.
    case inset(Insets)
    /// The parent's rectangle less these insets, at most `maximumWidth` wide, centred (AL-55).
    case readable(Insets, maximumWidth: Double)
  }

  /// The superview, or the owner of a guide; nil for the root.
  package var parent: ItemID?
  /// How messages call it: an identifier, or class and path.
  package var name: String
  package var placement: Placement
  /// A stack takes hidden arranged items out of its row (SV-24).
  package var isHidden = false
  /// The content size of the alignment rectangle (AL-20).
  package var contentSize = ContentSize.none
  /// Whether the content is measured again at the width the first pass found (AL-65).
  package var measuresAtWidth = false
  package var hugging = AxisPriorities(horizontal: 250, vertical: 250)
  package var compressionResistance = AxisPriorities(horizontal: 750, vertical: 750)
  /// The alignment rectangle is the frame less these (AL-2).
  package var alignmentRectInsets = Insets.zero
  /// The first text baseline below the alignment rectangle's top; nil without text (AL-4).
  package var firstBaseline: Double?
  /// The last text baseline above the alignment rectangle's bottom; nil without text (AL-4).
  package var lastBaseline: Double?
  /// The descendant whose first baseline counts as this item's, if another view was named.
  package var firstBaselineItem: ItemID?
  /// The descendant whose last baseline counts as this item's, if another view was named.
  package var lastBaselineItem: ItemID?
  /// Line height and descender of the font, for system spacing between baselines (AL-56);
  /// the descender is negative.
  package var fontMetrics: FontMetrics?
  package var isRightToLeft = false
  /// The guide that stands for a scroll view's content in its descendants' constraints (AL-80).
  package var scrollContentGuide: ItemID?
  /// For the margins guide of a scroll view: its edges, in constraints with the scroll view's
  /// descendants, are the content area's less these margins (AL-80).
  package var isScrollMarginsGuide = false
  /// A stack's effective margins, used when its arrangement is relative to them (SV-50).
  package var layoutMargins = Insets.zero

  /// What baseline spacing asks of a font; points.
  package struct FontMetrics: Hashable, Sendable {
    package var lineHeight: Double
    package var descender: Double

    package init(lineHeight: Double, descender: Double) {
      self.lineHeight = lineHeight
      self.descender = descender
    }
  }

  package init(parent: ItemID?, name: String, placement: Placement) {
    self.parent = parent
    self.name = name
    self.placement = placement
  }
}
