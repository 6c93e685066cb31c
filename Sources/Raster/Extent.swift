import Foundation
import Painting

extension PixelRect {
  /// The pixels that items can touch, with room to spare; never too few.
  init(around items: [DisplayItem], in space: Space) {
    self = items.reduce(.empty) { $0.union(PixelRect(around: $1, in: space)) }
  }

  private init(around item: DisplayItem, in space: Space) {
    let transform = space.transform
    switch item {
    case .fill(let shape, let color):
      self = color.isInvisible ? .empty : PixelShape(shape, transform)?.extent ?? .empty
    case .stroke(let path, let style, _): self = path.strokeExtent(style, transform)
    case .image(let image):
      self =
        transform.isRectilinear
        ? transform.snap(image.destination)
        : Path.rect(image.destination).transformed(by: transform).extent ?? .empty
    case .glyphs(let glyphs): self = glyphs.extent(transform)
    case .shadow(let shadow, let shape):
      guard let shadow = PixelShadow(shadow, transform), let shape = PixelShape(shape, transform)
      else {
        self = .empty
        return
      }
      self = shadow.extent(of: shape.extent)
    case .group(let group): self.init(around: group, in: space)
    }
  }

  private init(around group: Group, in space: Space) {
    let space = space.moved(by: group.transform)
    guard group.opacity > 0, space.transform.isUsable else {
      self = .empty
      return
    }
    var extent = PixelRect(around: group.items, in: space)
    if let shadow = group.shadow.flatMap({ PixelShadow($0, space.transform) }) {
      extent = extent.union(shadow.extent(of: extent))
    }
    if let clip = group.clip {
      extent = extent.intersection(PixelShape(clip, space.transform)?.extent ?? .empty)
    }
    self = extent
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
