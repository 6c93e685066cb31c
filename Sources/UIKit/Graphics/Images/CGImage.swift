public import Foundation
package import Painting

/// Decoded pixels.
public final class CGImage: Hashable, Sendable {
  /// The pixels, premultiplied.
  package let bitmap: Bitmap

  /// Creates an image from pixels.
  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }
  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// 32.
  public var bitsPerPixel: Int { 32 }
  /// sRGB.
  public var colorSpace: CGColorSpace? { .rgb }

  /// The part of the image inside `rect`, in pixels; nil where they have nothing in common.
  public func cropping(to rect: CGRect) -> CGImage? {
    bitmap.cropped(to: rect.integral).map(CGImage.init)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension Bitmap {
  /// The part inside `rect`, in whole pixels; nil where there is none.
  func cropped(to rect: CGRect) -> Bitmap? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    var result: [UInt32] = []
    result.reserveCapacity(columns * rows)
    for row in top..<top + rows {
      let start = row * width + left
      result += pixels[start..<start + columns]
    }
    return Bitmap(width: columns, height: rows, pixels: result)
  }
}
