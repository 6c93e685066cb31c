import Canvas
import Foundation
import Painting

extension Sheet {
  /// The pixels that items can touch; never too few.
  func extent(of items: [DisplayItem], in space: Space) throws(CanvasError) -> PixelRect {
    var extent = PixelRect.empty
    for item in items { extent = extent.union(try self.extent(of: item, in: space)) }
    return extent
  }

  private func extent(of item: DisplayItem, in space: Space) throws(CanvasError) -> PixelRect {
    let transform = space.transform
    switch item {
    case .fill(let shape, let color):
      return color.isInvisible ? .empty : PixelShape(shape, transform)?.extent ?? .empty
    case .stroke(let path, let style, _): return path.strokeExtent(style, transform)
    case .image(let image):
      return transform.isRectilinear
        ? transform.snap(image.destination)
        : Path.rect(image.destination).transformed(by: transform).extent ?? .empty
    case .glyphs(let glyphs): return try glyphs.extent(transform, stock.glyphs)
    case .shadow(let shadow, let shape):
      guard let shadow = PixelShadow(shadow, transform), let shape = PixelShape(shape, transform)
      else { return .empty }
      return shadow.extent(of: shape.extent)
    case .group(let group): return try extent(of: group, in: space)
    }
  }

  private func extent(of group: Group, in space: Space) throws(CanvasError) -> PixelRect {
    let space = space.moved(by: group.transform)
    guard group.opacity > 0, space.transform.isUsable else { return .empty }
    var extent = try self.extent(of: group.items, in: space)
    if let shadow = group.shadow.flatMap({ PixelShadow($0, space.transform) }) {
      extent = extent.union(shadow.extent(of: extent))
    }
    if let clip = group.clip {
      extent = extent.intersection(PixelShape(clip, space.transform)?.extent ?? .empty)
    }
    return extent
  }
}

extension PixelShape {
  /// The pixels the shape can touch.
  var extent: PixelRect {
    switch self {
    case .box(let box): box.rect
    case .path(let path, _): path.extent ?? .empty
    }
  }
}
