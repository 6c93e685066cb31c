import Painting

extension Color {
  /// The colour as premultiplied 8-bit channels, 0xAARRGGBB, each rounded once.
  var premultiplied: UInt32 {
    let alpha = Color.byte(alpha, max: 255)
    func channel(_ value: Double) -> UInt32 { Color.byte(value * self.alpha, max: alpha) }
    return alpha << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }

  /// Whether it leaves no trace in 8 bits.
  var isInvisible: Bool { premultiplied == 0 }

  private static func byte(_ value: Double, max: UInt32) -> UInt32 {
    guard value > 0 else { return 0 }
    return min(UInt32(min(value, 1) * 255 + 0.5), max)
  }
}
