public import Foundation
import Painting

extension CGContext {
  /// Fills and strokes the current path, and begins anew.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = draft.path
    beginPath()
    switch mode {
    case .fill: fill(path, .nonZero)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .nonZero)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  /// Fills the current path, and begins anew.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path, and begins anew.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform)
    fill(path.path, .nonZero)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform)
    fill(path.path, .nonZero)
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform)
    stroke(path.path)
  }

  /// Strokes a rectangle in a width of its own.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform)
    stroke(path.path)
  }

  /// Strokes lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index], transform: transform)
      path.addLine(to: points[index + 1], transform: transform)
    }
    stroke(path.path)
  }

  /// Makes a rectangle transparent, where that can be done: on nothing, or all over.
  public func clear(_ rect: CGRect) {
    guard let last = layers.indices.last, !layers[last].isEmpty else { return }
    let picture = CGRect(origin: .zero, size: size)
    let cleared = rect.standardized.applying(transform)
    if state.clips.isEmpty, state.transform.isRectilinear, cleared.contains(picture) {
      layers[last].removeAll()
    } else {
      UIKitLog.warn(
        id: "clear-rect", "clear(_:) on top of a drawing is not drawn, unless it clears all of it"
      )
    }
  }
}

extension CGContext {
  /// Adds the fill of a path in the picture's coordinates.
  private func fill(_ path: Path, _ rule: FillRule) {
    guard !path.isEmpty else { return }
    record([.fill(.path(path, rule), state.fill.multiplyingAlpha(by: state.alpha))])
  }

  /// Adds the stroke of a path in the picture's coordinates.
  private func stroke(_ path: Path) {
    stroke(path, style: state.strokeStyle)
  }

  /// Adds the stroke of a path in the picture's coordinates, in a style of its own.
  private func stroke(_ path: Path, style: StrokeStyle) {
    guard !path.isEmpty, style.width > 0 else { return }
    let color = state.stroke.multiplyingAlpha(by: state.alpha)
    let t = state.transform
    // A pure move leaves the pen as it is; anything else turns and stretches it.
    guard t.a != 1 || t.b != 0 || t.c != 0 || t.d != 1 else {
      record([.stroke(path, style, color)])
      return
    }
    let inverse = CGAffineTransform(t).inverted().painting
    var group = Painting.Group([.stroke(path.transformed(by: inverse), style, color)])
    group.transform = t
    record([.group(group)])
  }

  /// Adds the fill of a path in the coordinates of calls.
  func fill(userPath path: Path, rule: FillRule) {
    fill(path.transformed(by: state.transform), rule)
  }

  /// Adds the stroke of a path in the coordinates of calls.
  func stroke(userPath path: Path, style: StrokeStyle) {
    stroke(path.transformed(by: state.transform), style: style)
  }

  /// Clips to a path in the coordinates of calls.
  func clip(toUserPath path: Path, rule: FillRule) {
    state.clips.append(.path(path.transformed(by: state.transform), rule))
  }

  /// Adds items in the coordinates of calls.
  func add(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    guard state.transform != .identity || state.alpha < 1 else {
      record(items)
      return
    }
    var group = Painting.Group(items)
    group.transform = state.transform
    group.opacity = state.alpha
    record([.group(group)])
  }

  /// Adds items in the picture's coordinates, with their shadow.
  func record(_ items: [DisplayItem]) {
    var items = items
    if let shadow = state.shadow {
      var group = Painting.Group(items)
      group.shadow = shadow
      items = [.group(group)]
    }
    for item in items { layers[layers.count - 1].append(item, clips: state.clips) }
  }
}
