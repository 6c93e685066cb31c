import Foundation
import Painting

extension PixelCorner {
  /// The corner's outline in short lines, from the y side to the x side; x never decreases.
  ///
  /// The tip of the corner is at (0, 0), and the box at greater x and y.
  var points: [CGPoint] { smoothness.map(continuousPoints) ?? circlePoints }

  /// A quarter circle from the y side to the x side, by its rational parameter.
  private var circlePoints: [CGPoint] {
    // A chord lies π²·r/(32·n²) inside its arc: n this large keeps that below 0.002 px.
    let count = PixelGrid.whole((154 * max(radiusX, radiusY)).squareRoot()) + 8
    return (0...count).map { index in
      let t = Double(index) / Double(count)
      let (cosine, sine) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
      return CGPoint(x: radiusX * (1 - cosine), y: radiusY * (1 - sine))
    }
  }

  /// The continuous curve from the y side to the x side.
  private func continuousPoints(_ smoothness: Double) -> [CGPoint] {
    let outline = CornerOutline.continuous(smoothness: smoothness)
    let count = PixelGrid.whole((40 * max(radiusX, radiusY)).squareRoot()) + 8
    var points = [outline.start]
    for segment in outline.segments {
      let start = points[points.count - 1]
      switch segment {
      case .line(let end): points.append(end)
      case .curve(let end, let control1, let control2):
        for index in 1...count {
          points.append(
            PixelCorner.cubic(at: Double(index) / Double(count), start, control1, control2, end))
        }
      }
    }
    // The outline leads the other way; it is its own mirror image.
    return points.map { CGPoint(x: $0.y * radiusX, y: $0.x * radiusY) }
  }

  private static func cubic(
    at t: Double, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }
}
