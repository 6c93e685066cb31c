package import Foundation
package import Painting

/// Colours along a line from 0 to 1.
package struct GradientRamp: Hashable, Sendable {
  /// A colour and where it is reached.
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var color: Painting.Color

    package init(location: Double, color: Painting.Color) {
      self.location = location
      self.color = color
    }
  }

  /// In the order of their locations; equal locations make an edge.
  package let stops: [Stop]

  /// Creates a ramp; stops are put in order.
  package init(_ stops: [Stop]) {
    // Stable: stops at one place keep their order.
    self.stops = stops.enumerated().sorted { a, b in
      (a.element.location, a.offset) < (b.element.location, b.offset)
    }.map(\.element)
  }

  /// Creates a ramp of colours at equal distances, or at `locations`.
  package init(colors: [Painting.Color], locations: [Double]?) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      colors.enumerated().map { index, color in
        let location =
          locations.flatMap { $0.indices.contains(index) ? $0[index] : nil }
          ?? Double(index) / last
        return Stop(location: location, color: color)
      })
  }

  /// The colour at `place`, blended in encoded sRGB with straight alpha.
  ///
  /// iOS blends with a gamma of 1.8, which is up to 8 of 255 off from what design tools show.
  package func color(at place: Double) -> Painting.Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.location { return first.color }
    guard let index = stops.firstIndex(where: { place < $0.location }) else { return last.color }
    let (a, b) = (stops[index - 1], stops[index])
    let share = (place - a.location) / (b.location - a.location)
    func blend(_ channel: KeyPath<Painting.Color, Double>) -> Double {
      a.color[keyPath: channel] + (b.color[keyPath: channel] - a.color[keyPath: channel]) * share
    }
    return Painting.Color(
      red: blend(\.red), green: blend(\.green), blue: blend(\.blue), alpha: blend(\.alpha))
  }

  /// Pixels coloured by where they are on the ramp.
  ///
  /// - Parameters:
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - place: The place on the ramp of a pixel's middle, given in pixels; nil leaves it clear.
  /// - Returns: The pixels, premultiplied.
  package func bitmap(
    width: Int, height: Int, place: (CGPoint) -> Double?
  ) -> Bitmap {
    // 1,024 steps are finer than 8-bit channels between two stops.
    let steps = 1_024
    let low = stops.first?.location ?? 0
    let span = max((stops.last?.location ?? 1) - low, 1e-9)
    let table = (0...steps).map {
      color(at: low + span * Double($0) / Double(steps)).premultipliedWord
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let middle = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)
        guard let place = place(middle) else {
          pixels.append(0)
          continue
        }
        let step = (min(max((place - low) / span, 0), 1) * Double(steps)).rounded()
        pixels.append(table[Int(step)])
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension Painting.Color {
  /// The colour as a pixel: premultiplied, 0xAARRGGBB.
  fileprivate var premultipliedWord: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
