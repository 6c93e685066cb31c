import Canvas
import Foundation
import Painting

extension Sheet {
  func fill(_ shape: Shape, with color: Color, in space: Space) throws(CanvasError) {
    guard !color.isInvisible, let shape = PixelShape(shape, space.transform) else { return }
    context.setColor(color.premultiplied)
    try fill(shape)
  }

  /// Fills a shape with the context's colour.
  func fill(_ shape: PixelShape) throws(CanvasError) {
    switch shape {
    case .box(let box): try fill(box)
    case .path(let path, let rule):
      guard let extent = path.extent, !extent.intersection(bounds).isEmpty else { return }
      context.trace(path)
      try context.fillPath(evenOdd: rule == .evenOdd)
    }
  }

  /// Fills a box: rectangles of whole pixels, and a table for each corner.
  private func fill(_ box: PixelBox) throws(CanvasError) {
    guard !box.rect.intersection(bounds).isEmpty else { return }
    guard box.corner != nil || box.band != nil else { return try fill(box.rect) }
    let coverage = stock.coverage(of: box)
    guard coverage.hasSeparateCorners else { return try fillPixelByPixel(coverage) }

    for part in coverage.fullParts { try fill(part.moved(x: box.rect.left, y: box.rect.top)) }
    for (corner, part) in coverage.cornerParts { try fill(corner, of: coverage, part) }
  }

  private func fill(_ rect: PixelRect) throws(CanvasError) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    try context.fillRectangle(x: rect.left, y: rect.top, width: rect.width, height: rect.height)
  }

  /// Fills one corner; `part` counts from the box's top left.
  private func fill(
    _ corner: Corners, of coverage: BoxCoverage, _ part: PixelRect
  ) throws(CanvasError) {
    let place = part.moved(x: coverage.box.rect.left, y: coverage.box.rect.top)
    guard !place.intersection(bounds).isEmpty else { return }
    guard coverage.box.corners.contains(corner) || coverage.box.band != nil else {
      return try fill(place)
    }
    let mask = try stock.mask(corner, of: coverage, part: part)
    try context.fill(through: mask.surface, x: place.left, y: place.top)
  }

  /// Fills a box whose corners meet, such as a circle or a pill.
  private func fillPixelByPixel(_ coverage: BoxCoverage) throws(CanvasError) {
    let rect = coverage.box.rect
    let place = rect.intersection(bounds)
    let mask = try ImageSurface(
      copying: coverage.coverage(of: place.moved(x: -rect.left, y: -rect.top)),
      width: place.width, height: place.height)
    try context.fill(through: mask, x: place.left, y: place.top)
  }

  func stroke(
    _ path: Path, _ style: StrokeStyle, with color: Color, in space: Space
  ) throws(CanvasError) {
    guard !color.isInvisible, style.width > 0, style.width.isFinite, space.transform.isUsable else {
      return
    }
    let extent = path.strokeExtent(style, space.transform)
    guard !extent.intersection(bounds).isEmpty else { return }
    context.setColor(color.premultiplied)
    context.trace(path.transformed(by: space.transform))
    try context.strokePath(DrawingContext.Pen(style, space.transform))
  }
}

extension Path {
  /// The pixels that a filled path can touch; nil for an empty path.
  var extent: PixelRect? { bounds.map(PixelGrid.touched) }

  /// The pixels that the stroked path can touch, with room to spare.
  func strokeExtent(_ style: StrokeStyle, _ transform: AffineTransform) -> PixelRect {
    guard let bounds = transformed(by: transform).bounds else { return .empty }
    let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    let spike = style.join == .miter ? max(style.miterLimit, 1.5) : 1.5
    let reach = style.width / 2 * spike * scale + 1
    return PixelGrid.touched(by: bounds.insetBy(dx: -reach, dy: -reach))
  }
}

extension DrawingContext {
  /// Makes a path in pixels the current one.
  func trace(_ path: Path) {
    func reach(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -PixelGrid.farthest), PixelGrid.farthest)
    }
    beginPath()
    for element in path.elements {
      switch element {
      case .move(let p): move(x: reach(p.x), y: reach(p.y))
      case .line(let p): line(x: reach(p.x), y: reach(p.y))
      case .curve(let end, let control1, let control2):
        curve(
          x1: reach(control1.x), y1: reach(control1.y), x2: reach(control2.x),
          y2: reach(control2.y), x: reach(end.x), y: reach(end.y))
      case .close: closePath()
      }
    }
  }
}

extension DrawingContext.Pen {
  fileprivate init(_ style: StrokeStyle, _ transform: AffineTransform) {
    let cap: Cap =
      switch style.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch style.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    // Dashes that cannot be drawn are none: a solid line.
    let areUsable =
      style.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && style.dashes.contains { $0 > 0 }
    self.init(
      width: style.width, cap: cap, join: join, miterLimit: max(style.miterLimit, 1),
      dashes: areUsable ? style.dashes : [], dashPhase: style.dashPhase,
      matrix: (a: transform.a, b: transform.b, c: transform.c, d: transform.d))
  }
}
