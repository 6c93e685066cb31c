public import Foundation

/// Distances from the four edges of a rectangle, in points; positive ones go inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets of no distance.
  public init() { self = .zero }

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Creates insets; the spelling of Swift 2.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

extension CGRect {
  /// The rectangle with its edges moved inwards by `insets`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Distances from the edges of a rectangle, in points, named by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  public var top: CGFloat
  /// Left where one reads from left to right, else right.
  public var leading: CGFloat
  public var bottom: CGFloat
  /// Right where one reads from left to right, else left.
  public var trailing: CGFloat

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets of no distance.
  public init() { self = .zero }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// The same insets named by side.
  package func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}

extension UIEdgeInsets {
  /// The same insets named by reading direction.
  package func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom,
      trailing: isRightToLeft ? left : right)
  }
}

/// A move in points.
public struct UIOffset: Hashable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  /// No move.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates a move of no distance.
  public init() { self = .zero }

  /// Creates a move.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
