/// Conversions between premultiplied words and straight alpha.
///
/// With colour ≤ alpha they are inverse: ``premultiplied(_:alpha:)`` of ``straight(_:alpha:)``
/// is the colour itself.
enum StraightAlpha {
  /// A premultiplied channel divided by its alpha, rounded to nearest; 0 where alpha is 0.
  @inline(__always)
  static func straight(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    guard alpha > 0 else { return 0 }
    return min(255, (channel &* 255 &+ alpha &>> 1) / alpha)
  }

  /// A straight channel times alpha, rounded to nearest.
  @inline(__always)
  static func premultiplied(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    // Exact division by 255 for products of two bytes.
    let product = channel &* alpha &+ 128
    return (product &+ product &>> 8) &>> 8
  }

  /// A premultiplied word as a word with straight alpha, 0xAARRGGBB.
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    if alpha == 0 { return 0 }
    let red = straight(word >> 16 & 255, alpha: alpha)
    let green = straight(word >> 8 & 255, alpha: alpha)
    let blue = straight(word & 255, alpha: alpha)
    return alpha << 24 | red << 16 | green << 8 | blue
  }

  /// A word with straight alpha, 0xAARRGGBB, as a premultiplied one.
  static func premultiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    if alpha == 0 { return 0 }
    let red = premultiplied(word >> 16 & 255, alpha: alpha)
    let green = premultiplied(word >> 8 & 255, alpha: alpha)
    let blue = premultiplied(word & 255, alpha: alpha)
    return alpha << 24 | red << 16 | green << 8 | blue
  }
}
