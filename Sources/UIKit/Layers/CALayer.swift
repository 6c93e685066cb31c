import Painting
public import Foundation

/// A rectangle that is drawn: background, contents, sublayers, border, shadow.
///
/// Lengths are points; y grows downwards, as in a view's layer.
open class CALayer: NSObject {
  /// The view the layer draws, if it belongs to one.
  package internal(set) weak var view: UIView?
  public internal(set) weak var superlayer: CALayer?
  /// The children, the last one on top; nil where there are none.
  open var sublayers: [CALayer]? { children.isEmpty ? nil : children }
  private var children: [CALayer] = []
  open weak var delegate: (any CALayerDelegate)?
  open var name: String?

  // MARK: Geometry

  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  /// The point of the bounds that lies at ``position``, in units of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var affine = CGAffineTransform.identity

  // MARK: Look

  open var isHidden = false
  /// 0 to 1, for the layer with everything in it as one.
  open var opacity: Float = 1
  open var isOpaque = false
  open var masksToBounds = false
  /// Its alpha multiplies that of the layer.
  open var mask: CALayer?
  open var backgroundColor: CGColor?
  /// Points; rounds background and border, and what is inside only with ``masksToBounds``.
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Points, inside the bounds, above the sublayers.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur, in points.
  open var shadowRadius: CGFloat = 3
  /// What throws the shadow instead of the layer's own shape.
  open var shadowPath: CGPath?
  /// A ``CGImage``, or nothing.
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsGroupOpacity = true {
    didSet { if !allowsGroupOpacity { UIKitLog.warnNotHonoured("CALayer.allowsGroupOpacity") } }
  }
  open var allowsEdgeAntialiasing = false
  open var drawsAsynchronously = false

  public override init() { super.init() }

  /// A copy for the drawing of an animation; here it starts like any layer.
  public init(layer: Any) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Creates the layer of a view: how a `layerClass` is made.
  ///
  /// Not meant to be called or overridden.
  public required convenience init(forView: Void) {
    self.init()
  }

  // MARK: Geometry derived

  /// The bounding box in the superlayer's coordinates.
  open var frame: CGRect {
    get {
      guard !affine.isIdentity else { return untransformedFrame }
      let corner = CGRect(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
        height: bounds.height)
      let box = corner.applying(affine)
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      guard !affine.isIdentity else {
        untransformedFrame = newValue
        return
      }
      bounds.size = CGRect(origin: .zero, size: newValue.size).applying(affine.inverted()).size
      let corner = CGRect(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
        height: bounds.height
      ).applying(affine)
      position = CGPoint(
        x: newValue.origin.x - corner.origin.x, y: newValue.origin.y - corner.origin.y)
    }
  }

  /// The frame as it would be without the transform, kept to the last bit.
  var untransformedFrame: CGRect {
    get {
      if let exactFrame, exactFrame.key == FrameKey(position, bounds.size, anchorPoint) {
        return exactFrame.frame
      }
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.origin.x + anchorPoint.x * newValue.width,
        y: newValue.origin.y + anchorPoint.y * newValue.height)
      exactFrame = (FrameKey(position, bounds.size, anchorPoint), newValue)
    }
  }

  private struct FrameKey: Equatable {
    let position: CGPoint
    let size: CGSize
    let anchor: CGPoint

    init(_ position: CGPoint, _ size: CGSize, _ anchor: CGPoint) {
      self.position = position
      self.size = size
      self.anchor = anchor
    }
  }

  /// The frame last set and what it became: going over the centre would lose the last bits.
  private var exactFrame: (key: FrameKey, frame: CGRect)?

  open func affineTransform() -> CGAffineTransform { affine }

  open func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }

  /// From the layer's coordinates to its superlayer's.
  var transformToSuperlayer: CGAffineTransform {
    let frame = untransformedFrame
    guard !affine.isIdentity else {
      return CGAffineTransform(
        translationX: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y)
    }
    return CGAffineTransform(
      translationX: -bounds.origin.x - anchorPoint.x * bounds.width,
      y: -bounds.origin.y - anchorPoint.y * bounds.height
    ).concatenating(affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  func pointInSuperlayer(_ point: CGPoint) -> CGPoint { point.applying(transformToSuperlayer) }

  func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    point.applying(transformToSuperlayer.inverted())
  }

  // MARK: Tree

  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = children.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + 1 } ?? children.count)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: place)
  }

  open func removeFromSuperlayer() {
    superlayer?.children.removeAll { $0 === self }
    superlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
  }

  /// Puts the given sublayers into this order, each set in the places they held together.
  func reorder(_ ordered: [CALayer]) {
    let members = Set(ordered.map(ObjectIdentifier.init))
    var next = ordered.makeIterator()
    for index in children.indices where members.contains(ObjectIdentifier(children[index])) {
      if let layer = next.next() { children[index] = layer }
    }
  }

  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func display() {}
  open func removeAllAnimations() {}

  // MARK: What Maquette's own layers override

  /// What the layer paints between background and sublayers, in its own coordinates.
  func contentItems() -> [DisplayItem] {
    guard let contents else { return [] }
    guard let image = contents as? CGImage else {
      UIKitLog.warnNotHonoured("CALayer.contents of the type \(type(of: contents))")
      return []
    }
    let size = CGSize(
      width: CGFloat(image.bitmap.width) / contentsScale,
      height: CGFloat(image.bitmap.height) / contentsScale)
    let place = ContentPlacement.rect(of: size, in: bounds, mode: contentsGravity.contentMode)
    return [.image(ImageItem(bitmap: image.bitmap, destination: place))]
  }
}

/// Draws into or lays out a layer; accepted so that code compiles.
public protocol CALayerDelegate: AnyObject {}

/// Which curve rounds the corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents fill the bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")

  /// The view's mode that places content alike.
  var contentMode: UIView.ContentMode {
    switch self {
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case .center: .center
    default: .scaleToFill
    }
  }
}
