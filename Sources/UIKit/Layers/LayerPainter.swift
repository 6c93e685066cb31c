package import Diagnostics
package import Painting
package import Foundation

/// Turns a tree of layers into a display list: here UIKit's meanings end.
@MainActor
package struct LayerPainter {
  /// What painting a layer may depend on besides the layer.
  package struct Context {
    /// The traits of the view that is painted.
    package var traits: UITraitCollection
    /// Pixels per point.
    package var scale: Double
    /// Where what is not honoured is said.
    package var log: DiagnosticLog

    package init(traits: UITraitCollection, scale: Double, log: DiagnosticLog) {
      self.traits = traits
      self.scale = scale
      self.log = log
    }
  }

  private let context: Context

  package init(_ context: Context) { self.context = context }

  /// The picture of a view with its bounds as the canvas.
  ///
  /// - Parameters:
  ///   - view: A laid-out view.
  ///   - background: Painted under the whole canvas.
  /// - Returns: Everything the view shows.
  package func displayList(of view: UIView, background: Color?) -> DisplayList {
    let size = view.bounds.size
    var list = DisplayList(size: size, scale: context.scale)
    if let background {
      list.items.append(.fill(.box(RoundedRect(CGRect(origin: .zero, size: size))), background))
    }
    if !view.layer.isHidden, let group = group(of: view.layer, isRoot: true) {
      list.items.append(.group(group))
    }
    return list
  }

  /// The picture of a layer that belongs to no view.
  package func displayList(of layer: CALayer, size: CGSize) -> DisplayList {
    var list = DisplayList(size: size, scale: context.scale)
    if let group = group(of: layer, isRoot: true) { list.items.append(.group(group)) }
    return list
  }

  /// A layer as a group in its superlayer's coordinates; nil where it paints nothing.
  ///
  /// The order is Core Animation's: shadow, background, contents, sublayers, border, mask, opacity.
  private func group(of layer: CALayer, isRoot: Bool = false) -> Group? {
    guard !layer.isHidden || isRoot, layer.opacity > 0 else { return nil }
    let box = layer.box
    var items: [DisplayItem] = []
    let background = layer.backgroundColor?.painting
    let hasBackground = background.map { $0.alpha > 0 } == true && !box.rect.isEmpty
    let inner = contents(of: layer) + sublayers(of: layer)
    if layer.masksToBounds, !inner.isEmpty {
      if !box.rect.isEmpty {
        // The background lies inside the clip, so that a rounded edge is antialiased once.
        var below: [DisplayItem] = []
        if let background, hasBackground {
          below.append(.fill(.box(RoundedRect(box.rect)), background))
        }
        var clipped = Group(below + inner)
        clipped.clip = .box(box)
        items.append(.group(clipped))
      }
    } else {
      if let background, hasBackground { items.append(.fill(.box(box), background)) }
      items += inner
    }
    if layer.borderWidth > 0, let color = layer.borderColor?.painting, color.alpha > 0,
      !box.rect.isEmpty
    {
      items.append(.fill(.band(box, width: Double(layer.borderWidth)), color))
    }
    let shadow = shadow(of: layer)
    guard !items.isEmpty || (shadow != nil && layer.shadowPath != nil) else { return nil }
    var group = Group(items)
    if let shadow {
      if let path = layer.shadowPath?.path {
        group.items.insert(.shadow(shadow, of: .path(path, .nonZero)), at: 0)
      } else if isFilledByItsBackground(layer) {
        group.items.insert(.shadow(shadow, of: .box(box)), at: 0)
      } else {
        group.shadow = shadow
      }
    }
    if let mask = layer.mask {
      group.mask = self.group(of: mask).map { [.group($0)] } ?? []
    }
    group.opacity = Double(min(1, layer.opacity))
    group.transform = isRoot ? layer.transformAsRoot : layer.transformToSuperlayer.painting
    return group
  }

  private func contents(of layer: CALayer) -> [DisplayItem] {
    guard let view = layer.view else { return layer.contentItems() }
    var own = context
    own.traits = view.traitCollection
    return layer.contentItems() + view.contentItems(in: own)
  }

  private func sublayers(of layer: CALayer) -> [DisplayItem] {
    guard var layers = layer.sublayers else { return [] }
    if layers.contains(where: { $0.zPosition != 0 }) {
      // Equal heights keep their order.
      layers = layers.enumerated().sorted {
        ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
      }.map(\.element)
    }
    let visible = layer.masksToBounds ? layer.bounds : nil
    return layers.compactMap { sublayer in
      // What a clipping layer does not show is not painted: the rows of a long list.
      if let visible, sublayer.isConfinedToFrame, !sublayer.frame.overlaps(visible) { return nil }
      return group(of: sublayer).map { .group($0) }
    }
  }

  private func shadow(of layer: CALayer) -> Shadow? {
    guard layer.shadowOpacity > 0, !layer.masksToBounds,
      let color = layer.shadowColor?.painting, color.alpha > 0
    else { return nil }
    return Shadow(
      color: color.multiplyingAlpha(by: Double(min(1, layer.shadowOpacity))),
      offset: layer.shadowOffset, radius: Double(max(0, layer.shadowRadius)))
  }

  /// Whether the silhouette of everything painted is the rounded box itself.
  private func isFilledByItsBackground(_ layer: CALayer) -> Bool {
    guard let color = layer.backgroundColor?.painting, color.alpha == 1 else { return false }
    if layer is CAShapeLayer { return false }
    return (layer.sublayers ?? []).allSatisfy { sublayer in
      sublayer.isHidden || layer.box.contains(sublayer.frame) && sublayer.isConfinedToFrame
    }
  }
}

extension CALayer {
  /// The rounded bounds.
  var box: RoundedRect {
    RoundedRect(
      bounds, radius: Double(max(0, cornerRadius)),
      corners: Corners(rawValue: UInt8(truncatingIfNeeded: maskedCorners.rawValue & 15)),
      curve: cornerCurve == .continuous ? .continuous : .circular)
  }

  /// The root of a picture starts at its own top left corner.
  fileprivate var transformAsRoot: Painting.AffineTransform {
    .translation(x: -Double(bounds.origin.x), y: -Double(bounds.origin.y))
  }

  /// Whether nothing is painted outside the frame, as far as that is cheap to know.
  fileprivate var isConfinedToFrame: Bool {
    if shadowOpacity > 0, !masksToBounds { return false }
    if self is CAShapeLayer { return false }
    if masksToBounds { return true }
    return (sublayers ?? []).allSatisfy { sublayer in
      sublayer.isHidden || bounds.contains(sublayer.frame) && sublayer.isConfinedToFrame
    }
  }
}

extension CGRect {
  /// Whether the two share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension RoundedRect {
  /// Whether `other` lies inside, the cut-off corners not counted in.
  fileprivate func contains(_ other: CGRect) -> Bool {
    guard rect.contains(other) else { return false }
    guard radius > 0 else { return true }
    let reach =
      min(radius, Double(min(rect.width, rect.height)) / 2) * (curve == .circular ? 1 : 1.53)
    return rect.insetBy(dx: 0, dy: reach).contains(other)
      || rect.insetBy(dx: reach, dy: 0).contains(other)
      || rect.insetBy(dx: reach * 0.2929, dy: reach * 0.2929).contains(other)
  }
}
