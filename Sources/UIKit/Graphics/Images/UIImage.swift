public import Foundation
package import Painting

/// A picture: pixels, or the outlines of a symbol.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// What the image shows.
  package enum Content: Hashable, Sendable {
    case bitmap(Bitmap)
    case symbol(SymbolArtwork)
    case none
  }

  /// Everything that makes one image different from another.
  struct Properties: Hashable, Sendable {
    var content = Content.none
    /// Pixels per point.
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var stretching: Stretching?
    var alignmentRectInsets = UIEdgeInsets.zero
    var configuration: Configuration?
    var baselineOffsetFromBottom: CGFloat?
    var flipsForRightToLeftLayoutDirection = false
  }

  /// Never changed.
  final let properties: Properties

  init(properties: Properties) { self.properties = properties }

  /// Creates an image without content.
  public override init() { properties = Properties() }

  /// Creates an image of pixels, `scale` of them a point.
  package convenience init(bitmap: Bitmap, scale: CGFloat) {
    self.init(properties: Properties(content: .bitmap(bitmap), scale: scale))
  }

  /// Creates an image from a PNG file; its name says the pixels per point (`@2x`, `@3x`).
  ///
  /// Nil where the file cannot be shown; ``load(file:)`` says why, and a warning does.
  public convenience init?(contentsOfFile path: String) {
    guard let image = UIImage.reporting({ () throws(ImageError) in try UIImage.load(file: path) })
    else { return nil }
    self.init(properties: image.properties)
  }

  /// Creates an image from the bytes of a PNG file, one pixel a point.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a PNG file, `scale` pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard
      let image = UIImage.reporting({ () throws(ImageError) in
        try UIImage.load(data: data, scale: scale, name: "data")
      })
    else { return nil }
    self.init(properties: image.properties)
  }

  /// Creates an image of ``ImageCatalog``; nil where there is none of that name.
  public convenience init?(named name: String) {
    guard let image = ImageCatalog.image(named: name) else {
      UIKitLog.warn(id: "missing-image", "no image is named \(name)")
      return nil
    }
    self.init(properties: image.properties)
  }

  /// Creates an image of ``ImageCatalog``; nil where there is none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates an image of ``ImageCatalog``; nil where there is none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// Creates an image of pixels, one a point.
  public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage.bitmap, scale: 1) }

  /// Creates an image of pixels, `scale` of them a point; only upright images are drawn right.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    if orientation != .up {
      UIKitLog.warn(
        id: "image-orientation", "images are drawn upright: orientation \(orientation) is not",
        help: "turn the pixels before the image is made")
    }
    self.init(bitmap: cgImage.bitmap, scale: scale)
  }

  /// Creates an image from an `#imageLiteral`; empty, with a warning, where there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(properties: UIImage(named: name)?.properties ?? Properties())
  }

  // MARK: Measures

  /// The size in points: pixels divided by ``scale`` (PIX-27).
  open var size: CGSize {
    switch properties.content {
    case .bitmap(let bitmap):
      CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .symbol(let artwork): artwork.size
    case .none: .zero
    }
  }

  /// Pixels per point.
  open var scale: CGFloat { properties.scale }

  /// Always upright.
  open var imageOrientation: Orientation { .up }

  /// The pixels; nil for symbols.
  open var cgImage: CGImage? {
    if case .bitmap(let bitmap) = properties.content { return CGImage(bitmap) }
    return nil
  }

  /// What the image shows.
  package final var content: Content { properties.content }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = properties.content { return true }
    return false
  }

  /// How far alignment lies inside the edges.
  open var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }

  /// The distance from the bottom to the baseline of text beside the image.
  open var baselineOffsetFromBottom: CGFloat? { properties.baselineOffsetFromBottom }

  /// Whether the image has a baseline.
  open var hasBaseline: Bool { properties.baselineOffsetFromBottom != nil }

  /// How the image was made.
  open var configuration: Configuration? { properties.configuration }

  /// How a symbol was made.
  open var symbolConfiguration: SymbolConfiguration? {
    properties.configuration as? SymbolConfiguration
  }

  /// Whether views mirror the image where one reads from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool {
    properties.flipsForRightToLeftLayoutDirection
  }

  // MARK: The same image, another way

  /// The same image in its own colours or as a template.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Whether the image is drawn in its own colours or as a template.
  open var renderingMode: RenderingMode { properties.renderingMode }

  /// The same image in one colour; a view that shows it as a template has the last word.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// The same image in one colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same image whose middle is repeated when it is drawn larger, the edges kept.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image whose middle is repeated or stretched, the edges kept.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed { $0.stretching = Stretching(capInsets: capInsets, mode: resizingMode) }
  }

  /// The same image whose column and row after the caps are stretched.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left),
      bottom: top == 0 ? 0 : max(size.height - CGFloat(top) - 1, 0),
      right: left == 0 ? 0 : max(size.width - CGFloat(left) - 1, 0))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The parts that keep their size when the image is drawn larger.
  open var capInsets: UIEdgeInsets { properties.stretching?.capInsets ?? .zero }

  /// How the middle of the image fills a larger rectangle.
  open var resizingMode: ResizingMode { properties.stretching?.mode ?? .stretch }

  /// The same image whose alignment lies inside the edges.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same image with a baseline.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// The same image, mirrored by views where one reads from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeftLayoutDirection = true }
  }

  private func changed(_ change: (inout Properties) -> Void) -> UIImage {
    var properties = properties
    change(&properties)
    return UIImage(properties: properties)
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || properties == other.properties
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }
}

extension UIImage {
  /// In its own colours or as a template for a colour.
  public enum RenderingMode: Int, Sendable {
    /// As a template where the image is a symbol.
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// How the middle of an image fills a larger rectangle.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// How the pixels are turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The parts that keep their size, and what happens to the rest.
  struct Stretching: Hashable, Sendable {
    var capInsets: UIEdgeInsets
    var mode: ResizingMode
  }

  /// Whether the image takes the tint colour of the view it is in.
  package var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }
}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
