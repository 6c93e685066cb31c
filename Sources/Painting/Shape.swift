package import Foundation

/// The corners of a rectangle; top is where y is smallest.
package struct Corners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let topLeft = Corners(rawValue: 1)
  package static let topRight = Corners(rawValue: 2)
  package static let bottomLeft = Corners(rawValue: 4)
  package static let bottomRight = Corners(rawValue: 8)
  package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A rectangle with some of its corners rounded; lengths in points.
package struct RoundedRect: Hashable, Sendable {
  /// Which curve rounds a corner.
  package enum Curve: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// The smoother curve that reaches 1.528665 radii along each side.
    case continuous
  }

  package var rect: CGRect
  /// The radius asked for; half the shorter side is the most that is drawn.
  package var radius: Double
  package var corners: Corners
  package var curve: Curve

  package init(
    _ rect: CGRect, radius: Double = 0, corners: Corners = .all, curve: Curve = .circular
  ) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
    self.curve = curve
  }
}

/// What is filled, clipped to, or throws a shadow.
package enum Shape: Hashable, Sendable {
  /// A box of a layer: its straight edges fall on device pixels (half a pixel goes up).
  case box(RoundedRect)
  /// The band of `width` points inside the edge of a layer's box: a border.
  case band(RoundedRect, width: Double)
  /// Any path, with antialiased edges where they are.
  case path(Path, FillRule)
}
