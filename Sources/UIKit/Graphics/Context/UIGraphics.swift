// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
import Painting

/// The context that drawing goes to; nil outside of a drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last }

/// Makes `context` the one that drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.contexts.append(context)
}

/// Goes back to the context before.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.contexts.popLast() }

/// Begins a picture of one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; a scale of 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  let context = CGContext(size: size, scale: Double(scale))
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  UIGraphicsPushContext(context)
}

/// What has been drawn since the picture was begun; nil where it is empty or too large.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.context(for: "UIGraphicsGetImageFromCurrentImageContext()")?.image
}

/// Ends the picture.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) {
  GraphicsStack.context(for: "UIRectFill")?.fill(rect)
}

/// Fills a rectangle.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.context(for: "UIRectFillUsingBlendMode") else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside the edges of a rectangle, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = GraphicsStack.context(for: "UIRectFrame") else { return }
  let outer = CGMutablePath()
  outer.addRect(rect)
  outer.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fill(userPath: outer.path, rule: .evenOdd)
}

/// Clips to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  GraphicsStack.context(for: "UIRectClip")?.clip(to: rect)
}
