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
    guard clip != nil || group.shadow != nil || group.mask != nil || group.opacity < 1 else {
      return try restrict(to: space.visible) { () throws(CanvasError) in
        try paint(group.items, in: space)
      }
    }

    // 3 the finished group
    guard let part = try finished(group, clip: clip, in: space) else { return }
    try restrict(to: space.visible) { () throws(CanvasError) in
      try context.draw(
        part.surface, x: part.bounds.left, y: part.bounds.top, opacity: group.opacity)
    }
  }

  /// Draws a group on a sheet of its own, everything applied but its opacity.
  private func finished(
    _ group: Group, clip: PixelShape?, in space: Space
  ) throws(CanvasError) -> Sheet? {
    let contents = try extent(of: group.items, in: space)
    guard let shadow = group.shadow.flatMap({ PixelShadow($0, space.transform) }) else {
      let bounds = contents.intersection(space.visible)
      guard !bounds.isEmpty else { return nil }
      let sheet = try Sheet(.argb32, bounds: bounds, stock: stock)
      try sheet.paint(group.items, in: Space(transform: space.transform, visible: bounds))
      try sheet.cut(to: clip, mask: group.mask, in: space)
      return sheet
    }

    // What lies outside the visible part may still throw its shadow into it.
    let near = space.visible.union(shadow.casters(of: space.visible))
    let source = contents.intersection(near)
    let bounds = source.union(shadow.extent(of: source).intersection(space.visible))
    guard !source.isEmpty else { return nil }
    let sheet = try Sheet(.argb32, bounds: bounds, stock: stock)
    try sheet.paint(group.items, in: Space(transform: space.transform, visible: source))
    let silhouette = try sheet.silhouette(of: source, cutTo: clip)
    sheet.context.setOperator(.beneath)
    try sheet.paint(shadow, of: silhouette, within: space.visible)
    sheet.context.setOperator(.over)
    try sheet.cut(to: clip, mask: group.mask, in: space)
    return sheet
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
    let stencil = try Sheet(.alpha8, bounds: part, stock: stock)
    try stencil.context.draw(surface, x: bounds.left, y: bounds.top)
    if let clip { try stencil.keepInside(clip) }
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
