import Canvas
import Painting

extension Sheet {
  /// Composites a group: its shadow beneath, cut by the clip and the mask, times the opacity.
  func paint(_ group: Group, in space: Space) throws(CanvasError) {
    guard group.opacity * 255 >= 0.5 else { return }
    var space = space.moved(by: group.transform)
    guard space.transform.isUsable else { return }

    // 1 a clip of whole pixels only narrows what can show
    var clip: PixelShape?
    if let shape = group.clip {
      guard let pixels = PixelShape(shape, space.transform) else { return }
      if case .box(let box) = pixels, box.corner == nil, box.band == nil {
        space.visible = space.visible.intersection(box.rect)
      } else {
        space.visible = space.visible.intersection(pixels.extent)
        clip = pixels
      }
    }
    guard !space.visible.isEmpty else { return }

    // 2 where nothing is left to composite, the items go straight to this sheet
    if clip == nil, group.shadow == nil, group.mask == nil,
      let items = group.opacity < 1 ? group.fadedItem : group.items
    {
      return try restrict(to: space.visible) { () throws(CanvasError) in
        try paint(items, in: space)
      }
    }

    // 3 the finished group, composited where it shows
    let contents = try extent(of: group.items, in: space)
    let shadow = group.shadow.flatMap { PixelShadow($0, space.transform) }
    let shown = contents.union(shadow?.extent(of: contents) ?? .empty)
    space.visible = space.visible.intersection(shown).intersection(bounds)
    try composite(group, contents, shadow, clip, in: space)
  }

  /// Draws a group apart and puts it on this sheet.
  private func composite(
    _ group: Group, _ contents: PixelRect, _ shadow: PixelShadow?, _ clip: PixelShape?,
    in space: Space
  ) throws(CanvasError) {
    guard !space.visible.isEmpty else { return }
    // Groups in groups in groups each need a sheet: when memory runs short, strip by strip.
    if stock.isShort(of: space.visible), let strips = space.visible.strips {
      for strip in strips {
        let part = Space(transform: space.transform, visible: strip)
        try composite(group, contents, shadow, clip, in: part)
      }
      return
    }

    let sheet = try drawn(group.items, contents, shadow, clip, in: space)
    try sheet.cut(to: clip, mask: group.mask, in: space)
    try restrict(to: space.visible) { () throws(CanvasError) in
      try context.draw(
        sheet.surface, x: sheet.bounds.left, y: sheet.bounds.top, opacity: group.opacity)
    }
  }

  /// Draws items on a sheet of their own, with the shadow of all they paint beneath them.
  private func drawn(
    _ items: [DisplayItem], _ contents: PixelRect, _ shadow: PixelShadow?, _ clip: PixelShape?,
    in space: Space
  ) throws(CanvasError) -> Sheet {
    // What lies outside the visible part may still throw its shadow into it.
    let casters = contents.intersection(shadow?.casters(of: space.visible).drawable ?? .empty)
    let both = casters.union(space.visible)
    let areClose =
      both == both.drawable
      && both.pixelCount <= 2 * (casters.pixelCount + space.visible.pixelCount)
    func sheet(_ bounds: PixelRect) throws(CanvasError) -> Sheet {
      let sheet = try Sheet(.argb32, bounds: bounds, stock: stock)
      try sheet.paint(items, in: Space(transform: space.transform, visible: bounds))
      return sheet
    }
    let above = try sheet(areClose ? both : space.visible)
    guard let shadow, !casters.isEmpty else { return above }

    let caster = areClose ? above : try sheet(casters)
    let silhouette = try caster.silhouette(of: casters, cutTo: clip)
    let result = try Sheet(.argb32, bounds: space.visible, stock: stock)
    try result.paint(shadow, of: silhouette)
    try result.context.draw(above.surface, x: above.bounds.left, y: above.bounds.top)
    return result
  }

  /// Takes away what lies outside a clip, then multiplies by the alpha of mask items.
  private func cut(
    to clip: PixelShape?, mask: [DisplayItem]?, in space: Space
  ) throws(CanvasError) {
    if let clip { try keepInside(clip) }
    guard let mask else { return }
    let sheet = try Sheet(.argb32, bounds: bounds, stock: stock)
    try sheet.paint(mask, in: Space(transform: space.transform, visible: bounds))
    context.setOperator(.keepInside)
    try context.draw(sheet.surface, x: bounds.left, y: bounds.top)
    context.setOperator(.over)
  }

  /// Takes away what lies outside a shape.
  private func keepInside(_ shape: PixelShape) throws(CanvasError) {
    if case .box(let box) = shape, box.band == nil, box.rect.contains(bounds) {
      let coverage = stock.coverage(of: box)
      if coverage.hasSeparateCorners { return try cutCorners(coverage) }
    }
    let stencil = try Sheet(.alpha8, bounds: bounds, stock: stock)
    stencil.context.setColor(0xff00_0000)
    try stencil.fill(shape)
    context.setOperator(.keepInside)
    try context.draw(stencil.surface, x: bounds.left, y: bounds.top)
    context.setOperator(.over)
  }

  /// Takes away what lies outside the corners of a box that is all around the sheet.
  private func cutCorners(_ coverage: BoxCoverage) throws(CanvasError) {
    context.setOperator(.cutOut)
    context.setColor(0xff00_0000)
    for (corner, part) in coverage.cornerParts where coverage.box.corners.contains(corner) {
      let place = part.moved(x: coverage.box.rect.left, y: coverage.box.rect.top)
      guard !place.intersection(bounds).isEmpty else { continue }
      let mask = try stock.mask(corner, of: coverage, part: part, isInverted: true)
      try context.fill(through: mask.surface, x: place.left, y: place.top)
    }
    context.setOperator(.over)
  }

  /// The alpha of what a part of the sheet shows, with a clip applied.
  private func silhouette(
    of part: PixelRect, cutTo clip: PixelShape?
  ) throws(CanvasError) -> AlphaMask {
    let alpha = surface.alpha(
      x: part.left - bounds.left, y: part.top - bounds.top, width: part.width,
      height: part.height)
    guard let clip else { return AlphaMask(bounds: part, alpha: alpha) }
    let stencil = try Sheet(
      ImageSurface(copying: alpha, width: part.width, height: part.height), bounds: part,
      stock: stock)
    try stencil.keepInside(clip)
    return AlphaMask(bounds: part, alpha: stencil.surface.alpha())
  }

  /// Runs `body` with drawing kept inside a rectangle.
  private func restrict(
    to rect: PixelRect, body: () throws(CanvasError) -> Void
  ) throws(CanvasError) {
    if rect.contains(bounds) { return try body() }
    try context.clipped(
      toX: rect.left, y: rect.top, width: rect.width, height: rect.height, body: body)
  }
}

extension Group {
  /// A group's only item with the group's opacity in its colour, if that looks the same.
  fileprivate var fadedItem: [DisplayItem]? {
    guard items.count == 1 else { return nil }
    switch items[0] {
    case .fill(let shape, let color): return [.fill(shape, color.multiplyingAlpha(by: opacity))]
    case .stroke(let path, let style, let color):
      return [.stroke(path, style, color.multiplyingAlpha(by: opacity))]
    case .shadow(var shadow, let shape):
      shadow.color = shadow.color.multiplyingAlpha(by: opacity)
      return [.shadow(shadow, of: shape)]
    case .group(var group):
      group.opacity *= opacity
      return [.group(group)]
    case .image, .glyphs: return nil
    }
  }
}

extension PixelRect {
  /// The upper and the lower half; nil where that is no longer worth it.
  fileprivate var strips: [PixelRect]? {
    guard height >= 64 else { return nil }
    var (upper, lower) = (self, self)
    upper.bottom = top + height / 2
    lower.top = upper.bottom
    return [upper, lower]
  }
}
