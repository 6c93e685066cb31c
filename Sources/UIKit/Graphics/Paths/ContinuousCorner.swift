import Foundation
import Painting

/// The smooth corner of `UIBezierPath(roundedRect:cornerRadius:)`.
///
/// It reaches 1.528665 radii along each edge: a cubic, a short line, the round part, a short line
/// and a cubic. Where that does not fit, it goes over into a quarter circle, which it is at half
/// the shorter side.
enum ContinuousCorner {
  /// How many radii the curve reaches along an edge.
  static let reach = 1.528_664_83

  /// A point: radii back along the edge before the corner, and forward along the one after it.
  private typealias Place = (back: Double, forward: Double)

  private static let joins: [Place] = [
    (reach, 0), (0.669_934_27, 0.065_496), (0.631_493_99, 0.074_911),
    (0.074_911, 0.631_493_99), (0.065_496, 0.669_934_27), (0, reach),
  ]
  /// Control points of the three cubics, in order.
  private static let controls: [(first: Place, second: Place)] = [
    ((1.088_493_23, 0), (0.868_406_89, 0)),
    ((0.372_823_92, 0.169_058_99), (0.169_058_99, 0.372_823_92)),
    ((0, 0.868_406_89), (0, 1.088_493_23)),
  ]

  /// The share of the smooth curve in the corner of a rectangle: 0 is a circle, 1 the full curve.
  static func share(radius: Double, in size: CGSize) -> Double {
    guard radius > 0 else { return 1 }
    let room = min(size.width, size.height) / 2 / radius
    return min(max((room - 1) / (reach - 1), 0), 1)
  }

  /// Adds the way around one corner.
  static func add(_ corner: RectCorner, radius: Double, share: Double, to path: inout Path) {
    func point(_ place: Place) -> CGPoint {
      corner.at(back: place.back * radius, forward: place.forward * radius)
    }
    func blend(_ circular: Place, _ smooth: Place) -> CGPoint {
      point(
        (
          circular.back + (smooth.back - circular.back) * share,
          circular.forward + (smooth.forward - circular.forward) * share
        ))
    }
    let angles = joins.map(angle(of:))
    path.lineOrMove(to: blend(circle(at: angles[0]), joins[0]))
    for index in 1..<joins.count {
      let (from, to) = (angles[index - 1], angles[index])
      let end = blend(circle(at: to), joins[index])
      guard index % 2 == 1 else {
        path.elements.append(.line(end))
        continue
      }
      let round = circleControls(from: from, to: to)
      let smooth = controls[index / 2]
      path.elements.append(
        .curve(
          to: end, control1: blend(round.first, smooth.first),
          control2: blend(round.second, smooth.second)))
    }
  }

  /// Radians of the quarter circle, 0 where it starts, at which a join's counterpart lies.
  private static func angle(of place: Place) -> Double {
    min(max(atan2(1 - place.back, 1 - place.forward), 0), .pi / 2)
  }

  private static func circle(at angle: Double) -> Place {
    (1 - sin(angle), 1 - cos(angle))
  }

  private static func circleControls(from: Double, to: Double) -> (first: Place, second: Place) {
    let length = 4 / 3 * tan((to - from) / 4)
    let (a, b) = (circle(at: from), circle(at: to))
    return (
      (a.back - length * cos(from), a.forward + length * sin(from)),
      (b.back + length * cos(to), b.forward - length * sin(to))
    )
  }
}

extension Path {
  /// Adds a closed rectangle with smooth corners, clockwise on the screen.
  mutating func addContinuousRoundedRect(
    _ rect: CGRect, radius: Double, corners: Corners = .all
  ) {
    let r = rect.standardized
    let radius = min(radius, r.width / 2, r.height / 2)
    guard radius > 0 else {
      addRect(r)
      return
    }
    let share = ContinuousCorner.share(radius: radius, in: r.size)
    var path = Path()
    for corner in RectCorner.clockwise(of: r) {
      if corners.contains(corner.name) {
        ContinuousCorner.add(corner, radius: radius, share: share, to: &path)
      } else {
        path.lineOrMove(to: corner.point)
      }
    }
    path.elements.append(.close)
    elements += path.elements
  }
}
