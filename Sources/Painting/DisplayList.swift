package import Foundation

/// Everything a picture shows, every UIKit meaning resolved: the narrow waist of the flow.
///
/// Lengths are points in the coordinates of the enclosing group; y grows downwards. Items are
/// painted in order, later ones over earlier ones.
package struct DisplayList: Hashable, Sendable {
  /// The picture's size in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  package var items: [DisplayItem]

  package init(size: CGSize, scale: Double, items: [DisplayItem] = []) {
    self.size = size
    self.scale = scale
    self.items = items
  }
}

/// One thing to paint.
package enum DisplayItem: Hashable, Sendable {
  case fill(Shape, Color)
  case stroke(Path, StrokeStyle, Color)
  case image(ImageItem)
  case glyphs(GlyphItem)
  /// A shadow of a known shape.
  case shadow(Shadow, of: Shape)
  indirect case group(Group)
}

/// An image stretched into a rectangle.
package struct ImageItem: Hashable, Sendable {
  package var bitmap: Bitmap
  /// Where the whole bitmap goes, in points.
  package var destination: CGRect
  /// For a template image, the colour that takes the place of the bitmap's own.
  package var tint: Color?

  package init(bitmap: Bitmap, destination: CGRect, tint: Color? = nil) {
    self.bitmap = bitmap
    self.destination = destination
    self.tint = tint
  }
}

/// A run of glyphs in a colour.
package struct GlyphItem: Hashable, Sendable {
  package var run: GlyphRun
  /// The start of the line's baseline, in points.
  ///
  /// y is rounded to a device pixel, x is not.
  package var origin: CGPoint
  /// The colour of outlines; colour bitmaps keep their own and take only its alpha.
  package var color: Color

  package init(run: GlyphRun, origin: CGPoint, color: Color) {
    self.run = run
    self.origin = origin
    self.color = color
  }
}

/// A blurred, moved silhouette.
package struct Shadow: Hashable, Sendable {
  /// The colour with the layer's shadow opacity multiplied in.
  package var color: Color
  /// Points to the right and down.
  package var offset: CGSize
  /// The Gaussian's standard deviation in points.
  package var radius: Double

  package init(color: Color, offset: CGSize, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// Items that are composited as one.
package struct Group: Hashable, Sendable {
  /// From the group's coordinates to those around it.
  package var transform = AffineTransform.identity
  /// A shadow of everything the group paints, beneath it.
  package var shadow: Shadow?
  /// Nothing of the items shows outside this shape.
  package var clip: Shape?
  /// Items whose alpha multiplies that of the group; drawn in the group's coordinates.
  package var mask: [DisplayItem]?
  /// Applies to the finished group.
  package var opacity = 1.0
  package var items: [DisplayItem]

  package init(_ items: [DisplayItem]) { self.items = items }
}
