/// A unit vector: the cosine and sine of an angle, with the same bits on every processor.
///
/// The C library's `sin` and `cos` choose their code by processor, and the last bit with it; this
/// uses the four basic operations only.
struct Direction {
  var cosine: Double
  var sine: Double

  init(cosine: Double, sine: Double) {
    self.cosine = cosine
    self.sine = sine
  }

  /// The direction at an angle in radians; y grows downwards, so angles turn clockwise.
  init(radians: Double) {
    let quarters = (radians / (Double.pi / 2)).rounded()
    // π/2 in two parts, so that the difference keeps its digits.
    let rest = (radians - quarters * (Double.pi / 2)) - quarters * 6.123_233_995_736_766e-17
    self.init(quarterTurns: quarters, rest: rest)
  }

  /// The direction at an angle in degrees; multiples of 90 are exact.
  init(degrees: Double) {
    let reduced = degrees.truncatingRemainder(dividingBy: 360)
    let quarters = (reduced / 90).rounded()
    self.init(quarterTurns: quarters, rest: (reduced - quarters * 90) * (Double.pi / 180))
  }

  private init(quarterTurns: Double, rest: Double) {
    let square = rest * rest
    var (cosine, sine) = (1.0, 1.0)
    // Taylor's series by Horner's rule; |rest| ≤ π/4, so ten terms are past the last digit.
    for n in stride(from: 20.0, through: 2, by: -2) {
      cosine = 1 - square / (n * (n - 1)) * cosine
      sine = 1 - square / (n * (n + 1)) * sine
    }
    sine *= rest
    switch quarterTurns.truncatingRemainder(dividingBy: 4) {
    case 1, -3: self.init(cosine: -sine, sine: cosine)
    case 2, -2: self.init(cosine: -cosine, sine: -sine)
    case 3, -1: self.init(cosine: sine, sine: -cosine)
    default: self.init(cosine: cosine, sine: sine)
    }
  }

  /// A quarter turn further, clockwise.
  var perpendicular: Direction { Direction(cosine: -sine, sine: cosine) }
}
