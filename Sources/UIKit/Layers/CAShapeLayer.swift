import Painting
public import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// In the layer's coordinates; not clipped by the bounds.
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  /// Points.
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var strokeStart: CGFloat = 0 {
    didSet { if strokeStart != 0 { UIKitLog.warnNotHonoured("CAShapeLayer.strokeStart") } }
  }
  open var strokeEnd: CGFloat = 1 {
    didSet { if strokeEnd != 1 { UIKitLog.warnNotHonoured("CAShapeLayer.strokeEnd") } }
  }

  override func contentItems() -> [DisplayItem] {
    guard let path = path?.path, !path.isEmpty else { return [] }
    var items: [DisplayItem] = []
    if let fillColor {
      items.append(
        .fill(.path(path, fillRule == .evenOdd ? .evenOdd : .nonZero), fillColor.painting))
    }
    if let strokeColor, lineWidth > 0 {
      items.append(.stroke(path, strokeStyle, strokeColor.painting))
    }
    return items
  }

  private var strokeStyle: StrokeStyle {
    var style = StrokeStyle()
    style.width = Double(lineWidth)
    style.miterLimit = Double(miterLimit)
    style.dashes = lineDashPattern?.map(\.doubleValue) ?? []
    style.dashPhase = Double(lineDashPhase)
    switch lineCap {
    case .round: style.cap = .round
    case .square: style.cap = .square
    default: style.cap = .butt
    }
    switch lineJoin {
    case .round: style.join = .round
    case .bevel: style.join = .bevel
    default: style.join = .miter
    }
    return style
  }
}

/// Which points are inside the path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
