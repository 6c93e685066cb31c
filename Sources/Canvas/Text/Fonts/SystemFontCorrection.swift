/// Every figure by which free fonts are made to measure like the system font of iOS.
///
/// Vertical metrics are San Francisco's own. Widths are Inter's, scaled to San Francisco's cap
/// height and tracked by constants fitted to label widths that Interface Builder recorded.
/// All values are fractions of the point size unless they say points.
enum SystemFontCorrection {
  // MARK: Vertical metrics, the same for every weight, size and fallback font

  static let ascender = 0.9521484375
  static let descender = -0.2412109375
  static let capHeight = 0.70458984375
  static let xHeight = 0.5263671875

  // MARK: Optical cuts

  /// From this size on, in points, the display cut is used.
  static let displaySize = 24.0

  /// Outlines are drawn this much of the size asked for.
  static let textScale = 0.9688
  static let displayScale = 0.9803

  /// The points to add after every character of the system font.
  static func tracking(size: Double, weight: Int, isDisplay: Bool) -> Double {
    isDisplay
      ? displayTracking(size: size, weight: weight) : textTracking(size: size, weight: weight)
  }

  private static func textTracking(size: Double, weight: Int) -> Double {
    let table = size < 6 ? publishedTracking(at: 6) / 6 * size : publishedTracking(at: size)
    return table + (textExtra[size] + textExtraOfWeight[Double(weight)]) * size
  }

  /// The fit holds at 34 pt; from there it follows the published table's slope.
  private static func displayTracking(size: Double, weight: Int) -> Double {
    let slope =
      publishedTracking(at: max(size, 28)) / max(size, 28) - publishedTracking(at: 34) / 34
    return (displayExtraOfWeight[Double(weight)] + slope) * size
  }

  /// San Francisco's published tracking, points by size.
  private static func publishedTracking(at size: Double) -> Double { published[size] }

  /// Added to the published tracking, by size in points.
  private static let textExtra = Curve([
    (17, 0.0153), (18, 0.014), (20, 0.0122), (22, 0), (23, -0.0035),
  ])

  /// Added for weights other than regular; semibold to bold are fitted, the others are guesses.
  private static let textExtraOfWeight = Curve([
    (100, -0.006), (200, -0.005), (300, -0.003), (400, 0), (500, 0.0033), (600, 0.0097),
    (700, 0.0167), (800, 0.021), (900, 0.025),
  ])

  /// The whole tracking of the display cut at 34 pt, by weight.
  private static let displayExtraOfWeight = Curve([
    (100, 0.015), (200, 0.016), (300, 0.017), (400, 0.019), (500, 0.018), (600, 0.02),
    (700, 0.0245), (800, 0.026), (900, 0.027),
  ])

  /// Apple's Human Interface Guidelines, Typography, "SF Pro" tracking in points.
  private static let published = Curve([
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37),
    (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28),
    (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14),
    (76, 0.07), (80, 0),
  ])

  // MARK: Fallback fonts

  /// Noto Sans CJK's hangul, 0.92 em wide, to Apple SD Gothic Neo's 0.8633.
  ///
  /// The one width with which three recorded labels, 97, 112 and 141.5 pt wide at 17 pt, come out
  /// exactly when their spaces are San Francisco's.
  static let hangulScale = 0.9384
  /// Points after every Han character and kana.
  static let ideographTracking = 0.33
  /// From this weight on, scripts with two weights take the bold one.
  static let boldWeight = 600

  // MARK: Other system designs, drawn with stand-ins

  /// DejaVu Sans Mono to San Francisco's cap height; its advance is then 0.5819 em.
  static let monospacedScale = 0.9665
  /// To SF Mono's advance of 0.6177 em.
  static let monospacedTracking = 0.0358
  /// Noto Serif to San Francisco's cap height.
  static let serifScale = 0.9868
  /// The slant of faces without an italic: x by y.
  static let slant = 0.2
}

/// A function given by points, straight between them and level beyond the ends.
struct Curve: Sendable {
  private let points: [(x: Double, y: Double)]

  init(_ points: [(x: Double, y: Double)]) {
    precondition(!points.isEmpty, "a curve needs a point")
    self.points = points
  }

  subscript(x: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.x >= x }) else {
      return points[points.count - 1].y
    }
    guard next > 0 else { return points[0].y }
    let (left, right) = (points[next - 1], points[next])
    return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
  }
}
