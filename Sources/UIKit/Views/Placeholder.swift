import Canvas
import Painting
public import Foundation

/// Maquette's own wireframe view: a crossed box with its size written in it.
///
/// It stands for content whose natural size is known, such as an image that does not exist yet.
@preconcurrency @MainActor
public final class Placeholder: UIView {
  /// Content that flows like text: blocks that wrap.
  public struct Flow: Hashable, Sendable {
    /// How many blocks.
    public var count: Int
    /// The width of a block, in points.
    public var width: CGFloat
    /// The height of a line of blocks, in points.
    public var lineHeight: CGFloat

    public init(count: Int, width: CGFloat, lineHeight: CGFloat) {
      self.count = count
      self.width = width
      self.lineHeight = lineHeight
    }

    /// The size of the blocks in lines of `available` points.
    func size(atWidth available: CGFloat?) -> CGSize {
      let perLine = available.map { max(1, Int(($0 / width + 1e-6).rounded(.down))) } ?? count
      let lines = perLine > 0 ? (count + perLine - 1) / perLine : 0
      return CGSize(
        width: CGFloat(min(count, perLine)) * width, height: CGFloat(lines) * lineHeight)
    }
  }

  /// The natural size in points; nil where there is none.
  public var natural: (width: CGFloat?, height: CGFloat?) = (nil, nil) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Baselines as distances from the top and from the bottom, in points.
  public var baselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The alignment rectangle's distance from the frame (AL-2).
  public var placeholderInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// Wrapping content instead of a natural size.
  public var flow: Flow? { didSet { invalidateIntrinsicContentSize() } }

  public override var intrinsicContentSize: CGSize {
    if let flow { return flow.size(atWidth: nil) }
    return CGSize(
      width: natural.width ?? UIView.noIntrinsicMetric,
      height: natural.height ?? UIView.noIntrinsicMetric)
  }

  public override var alignmentRectInsets: UIEdgeInsets { placeholderInsets }

  override var measuresAtWidth: Bool { flow != nil }

  override func contentSize(atWidth width: CGFloat) -> CGSize? { flow?.size(atWidth: width) }

  override var baselineOffsets: BaselineOffsets? {
    baselines.map {
      BaselineOffsets(firstFromTop: $0.firstFromTop, lastFromBottom: $0.lastFromBottom)
    }
  }

  override func contentItems(in context: LayerPainter.Context) -> [DisplayItem] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let box = RoundedRect(bounds)
    let line = UIColor.systemGray2.resolved(with: context.traits)
    var items: [DisplayItem] = []
    if backgroundColor == nil {
      items.append(.fill(.box(box), UIColor.systemGray6.resolved(with: context.traits)))
    }
    var cross = Path()
    cross.elements = [
      .move(CGPoint(x: bounds.minX, y: bounds.minY)),
      .line(CGPoint(x: bounds.maxX, y: bounds.maxY)),
      .move(CGPoint(x: bounds.maxX, y: bounds.minY)),
      .line(CGPoint(x: bounds.minX, y: bounds.maxY)),
    ]
    var style = StrokeStyle()
    style.width = 1 / context.scale
    var crossed = Group([.stroke(cross, style, line)])
    crossed.clip = .box(box)
    items.append(.group(crossed))
    items.append(.fill(.band(box, width: 1 / context.scale), line))
    items += label(in: context)
    return items
  }

  /// The size in words, where there is room for it.
  private func label(in context: LayerPainter.Context) -> [DisplayItem] {
    let words = "\(PrintedNumber(bounds.width)) × \(PrintedNumber(bounds.height))"
    let content = AttributedText(
      NSAttributedString(string: words), font: .systemFont(ofSize: 11), color: .secondaryLabel,
      traits: context.traits)
    let layout = content.layout(in: AttributedText.Limits(maximumNumberOfLines: 1))
    guard layout.size.width + 8 <= bounds.width, layout.size.height + 4 <= bounds.height else {
      return []
    }
    let plate = CGRect(
      x: bounds.midX - layout.size.width / 2 - 3, y: bounds.midY - layout.size.height / 2 - 1,
      width: layout.size.width + 6, height: layout.size.height + 2)
    let ground = (backgroundColor ?? .systemGray6).resolved(with: context.traits)
    return [.fill(.box(RoundedRect(plate, radius: 2)), ground)]
      + TextPainter.items(
        of: layout, appearances: content.appearances,
        at: CGPoint(x: plate.minX + 3, y: plate.minY + 1))
  }
}
