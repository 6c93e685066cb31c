package import Foundation

/// Springs and struts: how a frame follows its superview's size (AL-41).
package enum Autoresizing {
  /// Which of an axis' three parts give way.
  package struct Flexibility: Hashable, Sendable {
    package var minimumMargin: Bool
    package var size: Bool
    package var maximumMargin: Bool

    package init(minimumMargin: Bool, size: Bool, maximumMargin: Bool) {
      (self.minimumMargin, self.size, self.maximumMargin) = (minimumMargin, size, maximumMargin)
    }
  }

  /// The frame after the superview changed its size; all in the superview's coordinates, points.
  package static func frame(
    _ frame: CGRect, horizontal: Flexibility, vertical: Flexibility, from old: CGSize,
    to new: CGSize
  ) -> CGRect {
    let (x, width) = span(
      frame.origin.x, frame.size.width, horizontal, from: old.width, to: new.width)
    let (y, height) = span(
      frame.origin.y, frame.size.height, vertical, from: old.height, to: new.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Position and size along one axis.
  private static func span(
    _ position: Double, _ size: Double, _ flexibility: Flexibility, from old: Double,
    to new: Double
  ) -> (position: Double, size: Double) {
    let after = old - position - size
    let parts = [
      (length: position, isFlexible: flexibility.minimumMargin),
      (length: size, isFlexible: flexibility.size),
      (length: after, isFlexible: flexibility.maximumMargin),
    ]
    let flexible = parts.filter(\.isFlexible)
    // Nothing gives way: position and size are kept, as if the far margin were flexible.
    guard !flexible.isEmpty else { return (position, size) }
    let total = flexible.reduce(0) { $0 + $1.length }
    // Parts share the change in proportion to their lengths, or alike if all are 0.
    let shares = parts.map { part -> Double in
      guard part.isFlexible else { return 0 }
      return total == 0 ? 1 / Double(flexible.count) : part.length / total
    }
    return (position + shares[0] * (new - old), max(0, size + shares[1] * (new - old)))
  }
}
