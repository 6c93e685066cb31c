import Painting
public import Foundation

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageDidChange(from: oldValue) } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  /// How a symbol without a configuration of its own is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { intrinsicContentSizeDidChange() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  private func imageDidChange(from old: UIImage?) {
    if old?.size != image?.size { intrinsicContentSizeDidChange() }
  }

  private var shown: UIImage? {
    guard let image = (isHighlighted ? highlightedImage : nil) ?? image else { return nil }
    guard image.isSymbolImage, let preferredSymbolConfiguration else { return image }
    // What the image says itself comes before what the view prefers.
    let own = image.symbolConfiguration ?? .unspecified
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration.applying(own)) ?? image
  }

  /// The image's size in points; none without an image (AL-23).
  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

  override func contentItems(in context: LayerPainter.Context) -> [DisplayItem] {
    let custom = super.contentItems(in: context)
    guard let image = shown, bounds.width > 0, bounds.height > 0 else { return custom }
    let isTemplate =
      image.renderingMode == .alwaysTemplate
      || (image.renderingMode == .automatic && image.isSymbolImage)
    let tint = isTemplate ? tintColor.resolved(with: context.traits) : nil
    let place = ContentPlacement.rect(of: image.size, in: bounds, mode: contentMode)
    return custom + image.displayItems(in: place, tint: tint)
  }
}

/// Where content of a size lies in a view's bounds.
enum ContentPlacement {
  /// The rectangle in the bounds' coordinates, in points; it may stick out.
  static func rect(of size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    func scaled(_ factor: CGFloat) -> CGRect {
      let width = size.width * factor
      let height = size.height * factor
      return CGRect(
        x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      return scaled(min(bounds.width / size.width, bounds.height / size.height))
    case .scaleAspectFill:
      return scaled(max(bounds.width / size.width, bounds.height / size.height))
    default: break
    }
    let x: CGFloat
    switch mode {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
    default: x = bounds.midX - size.width / 2
    }
    let y: CGFloat
    switch mode {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - size.height
    default: y = bounds.midY - size.height / 2
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
