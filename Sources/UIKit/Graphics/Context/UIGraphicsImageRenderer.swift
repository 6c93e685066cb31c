import Diagnostics
public import Foundation
import Painting
import Raster

/// How a renderer's pictures are made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  open var scale: CGFloat
  /// Whether the picture has no transparent parts: it starts black.
  open var opaque = false
  /// Accepted: pictures are sRGB.
  open var preferredRange: Range = .automatic

  /// Creates a format in the current traits' scale.
  public override init() { scale = max(UITraitCollection.current.displayScale, 1) }

  /// Creates a format in the scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format in the current traits' scale.
  open class func `default`() -> Self { standard() }

  /// A format in the current traits' scale.
  open class func preferred() -> Self { standard() }

  private class func standard<Format: UIGraphicsImageRendererFormat>() -> Format {
    guard let format = UIGraphicsImageRendererFormat() as? Format else {
      preconditionFailure("subclasses of UIGraphicsImageRendererFormat make their own formats")
    }
    return format
  }

  /// The colours a picture can have.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }
}

/// A picture that a renderer is making.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that drawing goes to.
  public final let cgContext: CGContext
  /// How the picture is made.
  public final let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// What has been drawn so far.
  open var currentImage: UIImage { cgContext.image ?? UIImage() }

  /// Fills a rectangle in the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle in the current colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// Strokes a line of one point inside the edges of a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing.
open class UIGraphicsImageRenderer: NSObject {
  /// The rectangle that is drawn, in points.
  private let bounds: CGRect
  /// How pictures are made.
  public final let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// The picture that `actions` draws; empty, with a message, where it is empty or too large.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: Double(format.scale))
    if format.opaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return context.image ?? UIImage()
  }

  /// The picture that `actions` draws, as a PNG file; empty where the picture is.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

extension CGContext {
  /// What has been drawn so far; nil, with a message, where it has no pixels or too many.
  var image: UIImage? {
    let list = DisplayList(size: size, scale: scale, items: finish())
    do {
      return UIImage(bitmap: try Rasterizer.render(list), scale: CGFloat(scale))
    } catch {
      UIKitLog.current.report(
        Diagnostic(.error, id: "image-size", "cannot draw an image: \(error.description)"))
      return nil
    }
  }
}

extension UIImage {
  /// The image in pixels: its own, or a symbol's drawn in its colour.
  func rasterized() -> CGImage? {
    guard case .symbol = properties.content else { return cgImage }
    let context = CGContext(size: size, scale: Double(scale))
    context.add(displayItems(in: CGRect(origin: .zero, size: size), tint: nil))
    return context.image?.cgImage
  }
}
