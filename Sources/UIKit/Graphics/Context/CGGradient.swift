public import Foundation
import Painting

/// What Core Graphics calls an array.
public typealias CFArray = [Any]

/// Colours along a line.
public final class CGGradient: Sendable {
  let ramp: GradientRamp

  init(_ ramp: GradientRamp) { self.ramp = ramp }

  /// Creates a gradient of `CGColor`s, at equal distances or at `locations`; nil without any.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    self.init(
      GradientRamp(
        colors: colors.map(\.painting), locations: locations.map { $0.map { Double($0) } }))
  }

  /// Creates a gradient of components; nil where there are too few.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat],
    locations: [CGFloat]?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0, components.count >= count * size else { return nil }
    let colors = (0..<count).compactMap { index in
      CGColor(
        colorSpace: space, components: Array(components[index * size..<(index + 1) * size]))
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// What is drawn beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Draws a gradient along a line, and across it without end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = dx * dx + dy * dy
    guard length > 0 else { return }
    draw(gradient) { point in
      let place = (Double(point.x - start.x) * dx + Double(point.y - start.y) * dy) / length
      return options.allows(place) ? place : nil
    }
  }

  /// Draws a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let circles = CirclePair(
      start: startCenter, startRadius: startRadius, end: endCenter, endRadius: endRadius)
    draw(gradient) { point in circles.place(of: point) { options.allows($0) } }
  }

  /// Colours the pixels that drawing can reach by their place, asked in the coordinates of calls.
  private func draw(_ gradient: CGGradient, place: (CGPoint) -> Double?) {
    let picture = CGRect(origin: .zero, size: size)
    var visible = picture
    for case .path(let path, _) in state.clips {
      visible = visible.intersection(path.bounds ?? .null)
    }
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
    // Whole pixels around what is visible.
    let left = (visible.minX * scale).rounded(.down)
    let top = (visible.minY * scale).rounded(.down)
    let width = Int((visible.maxX * scale).rounded(.up) - left)
    let height = Int((visible.maxY * scale).rounded(.up) - top)
    let toCalls = CGAffineTransform(state.transform).inverted()
    let bitmap = gradient.ramp.bitmap(width: width, height: height) { pixel in
      place(
        CGPoint(x: (left + pixel.x) / scale, y: (top + pixel.y) / scale).applying(toCalls))
    }
    let box = CGRect(
      x: left / scale, y: top / scale, width: Double(width) / scale,
      height: Double(height) / scale)
    saveGState()
    state.transform = .identity
    add([.image(ImageItem(bitmap: bitmap, destination: box))])
    restoreGState()
  }
}

extension CGGradientDrawingOptions {
  /// Whether something is drawn at `place`.
  fileprivate func allows(_ place: Double) -> Bool {
    if place < 0 { return contains(.drawsBeforeStartLocation) }
    if place > 1 { return contains(.drawsAfterEndLocation) }
    return true
  }
}

/// The circles between two circles.
private struct CirclePair {
  private let start: CGPoint
  private let radius: Double
  private let move: CGVector
  private let growth: Double

  init(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat) {
    self.start = start
    radius = Double(startRadius)
    move = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    growth = Double(endRadius - startRadius)
  }

  /// Which circle goes through `point`: the last one that is allowed and no smaller than a point.
  func place(of point: CGPoint, isAllowed: (Double) -> Bool) -> Double? {
    // |p - s·move| = radius + s·growth, squared: a·s² - 2·b·s + c = 0.
    let (x, y) = (Double(point.x - start.x), Double(point.y - start.y))
    let a = move.dx * move.dx + move.dy * move.dy - growth * growth
    let b = x * move.dx + y * move.dy + radius * growth
    let c = x * x + y * y - radius * radius
    var places: [Double]
    if abs(a) < 1e-12 {
      guard b != 0 else { return nil }
      places = [c / (2 * b)]
    } else {
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return nil }
      let root = discriminant.squareRoot()
      places = [(b + root) / a, (b - root) / a].sorted(by: >)
    }
    places = places.filter { radius + $0 * growth >= 0 && isAllowed($0) }
    return places.first
  }
}
