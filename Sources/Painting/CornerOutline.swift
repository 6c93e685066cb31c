package import Foundation

/// The outline of one rounded corner, in radii.
///
/// The corner's tip is at (0, 0), x runs back along one side and y along the other; the outline
/// leads from a point on the x side to its mirror image on the y side.
package struct CornerOutline: Hashable, Sendable {
  /// A straight or curved piece that starts where the one before it ends.
  package enum Segment: Hashable, Sendable {
    case line(to: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  }

  package var start: CGPoint
  package var segments: [Segment]

  /// How far the outline reaches along each side.
  package var reach: Double { start.x }

  /// A quarter of a circle, as close as one cubic curve comes (0.03 % of the radius).
  package static let circular = CornerOutline(
    start: CGPoint(x: 1, y: 0),
    segments: [
      .curve(
        to: CGPoint(x: 0, y: 1), control1: CGPoint(x: 1 - kappa, y: 0),
        control2: CGPoint(x: 0, y: 1 - kappa))
    ])

  /// How much of the continuous curve there is room for, 1 for all of it, 0 for a circle.
  ///
  /// Where `radius` times 1.528665 exceeds half the shorter side, the curve gives way to the
  /// circle in proportion; at half the side it is the circle, so that pills have round ends.
  package static func smoothness(radius: Double, halfSide: Double) -> Double {
    guard radius > 0 else { return 0 }
    return min(max((halfSide / radius - 1) / (continuousReach - 1), 0), 1)
  }

  /// The continuous corner, blended with the circle where `smoothness` is below 1.
  package static func continuous(smoothness: Double) -> CornerOutline {
    func blend(_ index: Int) -> CGPoint {
      let (circle, smooth) = (circlePoints[index], continuousPoints[index])
      return CGPoint(
        x: circle.0 + (smooth.0 - circle.0) * smoothness,
        y: circle.1 + (smooth.1 - circle.1) * smoothness)
    }
    return CornerOutline(
      start: blend(0),
      segments: [
        .curve(to: blend(3), control1: blend(1), control2: blend(2)),
        .line(to: blend(4)),
        .curve(to: blend(7), control1: blend(5), control2: blend(6)),
        .line(to: blend(8)),
        .curve(to: blend(11), control1: blend(9), control2: blend(10)),
      ])
  }

  /// The outline in a rectangle with room for `halfSide` beside its corners.
  package static func outline(
    _ curve: RoundedRect.Curve, radius: Double, halfSide: Double
  ) -> CornerOutline {
    switch curve {
    case .circular: circular
    case .continuous: continuous(smoothness: smoothness(radius: radius, halfSide: halfSide))
    }
  }

  /// What makes a cubic curve a quarter of a circle: 4/3 · (√2 - 1).
  static let kappa = 0.552_284_749_830_793_5

  private static let continuousReach = 1.528_664_83

  private static let continuousPoints: [(Double, Double)] = [
    (1.528_664_83, 0), (1.088_493_23, 0), (0.868_406_89, 0), (0.669_934_27, 0.065_496),
    (0.631_493_99, 0.074_911), (0.372_823_92, 0.169_058_99), (0.169_058_99, 0.372_823_92),
    (0.074_911, 0.631_493_99), (0.065_496, 0.669_934_27), (0, 0.868_406_89), (0, 1.088_493_23),
    (0, 1.528_664_83),
  ]

  /// A quarter circle in the same five pieces; its lines have no length.
  private static let circlePoints: [(Double, Double)] = [
    (1, 0), (0.880_956_57, 0), (0.762_869_46, 0.021_255_68), (0.651_297_95, 0.062_766_37),
    (0.651_297_95, 0.062_766_37), (0.378_922_1, 0.164_105_05), (0.164_105_05, 0.378_922_1),
    (0.062_766_37, 0.651_297_95), (0.062_766_37, 0.651_297_95), (0.021_255_68, 0.762_869_46),
    (0, 0.880_956_57), (0, 1),
  ]
}
