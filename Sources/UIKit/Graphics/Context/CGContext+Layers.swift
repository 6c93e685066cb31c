public import Foundation
import Painting

extension CGContext {
  /// Begins a group that alpha and shadow apply to as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    layerStates.append(state)
    layers.append(RecordedItems())
    saveGState()
    state.alpha = 1
    state.shadow = nil
    state.clips = []
  }

  /// Ends the group that was begun last.
  public func endTransparencyLayer() {
    guard layers.count > 1, let layer = layers.popLast(), let outer = layerStates.popLast() else {
      UIKitLog.warn(id: "graphics-state", "endTransparencyLayer() without its beginning")
      return
    }
    restoreGState()
    var group = Painting.Group(layer.items)
    group.opacity = outer.alpha
    group.shadow = outer.shadow
    layers[layers.count - 1].append(.group(group), clips: outer.clips)
  }

  /// Draws an image upside down, as Core Graphics does where y grows downwards.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling {
      UIKitLog.warn(id: "tiled-image", "draw(_:in:byTiling:) draws the image once")
    }
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    add([.image(ImageItem(bitmap: image.bitmap, destination: rect))])
    restoreGState()
  }
}
