import Foundation

/// Display P3 (P3 primaries, D65, sRGB's curve) in sRGB.
enum DisplayP3 {
  /// Gamma-encoded sRGB of gamma-encoded Display P3; may lie outside 0 to 1.
  static func sRGB(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    let (x, y, z) = (linear(r), linear(g), linear(b))
    return (
      encoded(1.224_940_2 * x - 0.224_940_2 * y),
      encoded(-0.042_056_9 * x + 1.042_056_9 * y),
      encoded(-0.019_637_6 * x - 0.078_636_1 * y + 1.098_273_7 * z)
    )
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
