import Canvas
import Painting

extension Sheet {
  /// Paints the shadow of a known shape.
  func paint(_ shadow: Shadow, of shape: Shape, in space: Space) throws(CanvasError) {
    guard let shadow = PixelShadow(shadow, space.transform),
      let shape = PixelShape(shape, space.transform)
    else { return }
    switch shape {
    case .box(var box):
      // A box on the grid throws its shadow on the grid.
      box.rect = box.rect.moved(
        x: PixelGrid.snap(shadow.offsetX), y: PixelGrid.snap(shadow.offsetY))
      try paint(shadow, of: box)
    case .path(let path, let rule):
      let moved = path.transformed(by: .translation(x: shadow.offsetX, y: shadow.offsetY))
      try paint(shadow, of: moved, rule)
    }
  }

  /// Paints the shadow of a box that lies where the shadow falls.
  private func paint(_ shadow: PixelShadow, of box: PixelBox) throws(CanvasError) {
    let blur = shadow.blur
    context.setColor(shadow.color)
    guard blur.horizontal.reach > 0 || blur.vertical.reach > 0 else { return try fill(.box(box)) }
    let reach = box.rect.grown(x: blur.horizontal.reach, y: blur.vertical.reach)
    let part = reach.intersection(bounds)
    guard !part.isEmpty else { return }
    let mask = stock.shadow(of: box, blur: blur)
    try context.fill(through: mask.surface(of: part), x: part.left, y: part.top)
  }

  /// Paints the shadow of a path that lies where the shadow falls.
  private func paint(
    _ shadow: PixelShadow, of path: Path, _ rule: FillRule
  ) throws(CanvasError) {
    let blur = shadow.blur
    let near = bounds.grown(x: blur.horizontal.reach, y: blur.vertical.reach).drawable
    guard let source = path.extent?.intersection(near), !source.isEmpty else { return }
    let stencil = try Sheet(.alpha8, bounds: source, stock: stock)
    stencil.context.setColor(0xff00_0000)
    try stencil.fill(.path(path, rule))
    try paint(AlphaMask(bounds: source, alpha: stencil.surface.alpha()), blur, shadow.color)
  }

  /// Paints the shadow of a silhouette.
  func paint(_ shadow: PixelShadow, of silhouette: AlphaMask) throws(CanvasError) {
    let (left, top) = (shadow.offsetX.rounded(.down), shadow.offsetY.rounded(.down))
    var moved = silhouette.moved(
      right: Int((shadow.offsetX - left) * 256), down: Int((shadow.offsetY - top) * 256))
    moved.bounds = moved.bounds.moved(x: PixelGrid.whole(left), y: PixelGrid.whole(top))
    try paint(moved, shadow.blur, shadow.color)
  }

  private func paint(
    _ mask: AlphaMask, _ blur: GaussianBlur, _ color: UInt32
  ) throws(CanvasError) {
    let blurred = blur.blurred(mask, within: bounds)
    guard !blurred.bounds.isEmpty else { return }
    let surface = try ImageSurface(
      copying: blurred.alpha, width: blurred.bounds.width, height: blurred.bounds.height)
    context.setColor(color)
    try context.fill(through: surface, x: blurred.bounds.left, y: blurred.bounds.top)
  }
}
