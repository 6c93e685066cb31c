import Foundation
import Painting

/// A shape on the pixel grid.
enum PixelShape {
  /// A box or band whose straight edges are pixel edges.
  case box(PixelBox)
  /// A path in pixels.
  case path(Path, FillRule)
}

/// A rectangle of whole pixels with rounded corners, or the band inside its edge.
struct PixelBox: Hashable {
  var rect: PixelRect
  /// The shape of the corners that are rounded; nil where none is.
  var corner: PixelCorner?
  var corners: Corners = []
  /// The width of the band in pixels; nil for the whole box.
  var band: Int?
  /// The corners of the band's inner edge, where these are rounded.
  var innerCorner: PixelCorner?

  init(_ rect: PixelRect) { self.rect = rect }
}

/// One rounded corner, in pixels.
struct PixelCorner: Hashable {
  var radiusX: Double
  var radiusY: Double
  /// Which curve: nil for a circle, otherwise how continuous it is, above 0 and up to 1.
  var smoothness: Double?

  /// How far the curve reaches along the sides, in whole pixels.
  var columns: Int { PixelGrid.whole((radiusX * reach).rounded(.up)) }
  var rows: Int { PixelGrid.whole((radiusY * reach).rounded(.up)) }

  private var reach: Double {
    smoothness.map { CornerOutline.continuous(smoothness: $0).reach } ?? 1
  }

  /// What continuous corners lack on the screen against their curve, in pixels of the radius.
  ///
  /// Fitted to an 8 pt corner at 2x (0.955) and 3x (0.975): the same 0.64 px in both.
  static let continuousShortfall = 0.64

  /// A corner in a box that has `columns` and `rows`; nil where nothing is round.
  init?(radiusX: Double, radiusY: Double, curve: RoundedRect.Curve, columns: Int, rows: Int) {
    guard radiusX > 0, radiusY > 0, columns > 0, rows > 0 else { return nil }
    // Half the shorter side is the most there is room for (PIX-16).
    let fit = min(1, Double(columns) / 2 / radiusX, Double(rows) / 2 / radiusY)
    var (x, y) = (radiusX * fit, radiusY * fit)
    if curve == .continuous {
      let room = min(Double(columns) / 2 / x, Double(rows) / 2 / y)
      let smoothness = CornerOutline.smoothness(radius: 1, halfSide: room)
      if smoothness > 0 {
        x -= PixelCorner.continuousShortfall * smoothness
        y -= PixelCorner.continuousShortfall * smoothness
        self.smoothness = smoothness
      }
    }
    guard x > 0, y > 0 else { return nil }
    (self.radiusX, self.radiusY) = (x, y)
  }
}

// MARK: - From points to pixels

extension PixelShape {
  /// The shape's place on the pixel grid; nil where it has no area.
  init?(_ shape: Shape, _ transform: AffineTransform) {
    switch shape {
    case .path(let path, let rule): self = .path(path.transformed(by: transform), rule)
    case .box(let box): self.init(box, band: nil, transform)
    case .band(let box, let width):
      guard width > 0 else { return nil }
      self.init(box, band: width, transform)
    }
  }

  private init?(_ box: RoundedRect, band: Double?, _ transform: AffineTransform) {
    guard transform.isRectilinear else {
      self = .outline(of: box, band: band, transform)
      return
    }
    guard let pixels = PixelBox(box, band: band, transform) else { return nil }
    self = pixels.isTooRound ? pixels.outline : .box(pixels)
  }

  /// A turned box: edges where they fall.
  private static func outline(
    of box: RoundedRect, band: Double?, _ transform: AffineTransform
  ) -> PixelShape {
    var path = Path.roundedRect(box)
    guard let band else { return .path(path.transformed(by: transform), .nonZero) }
    let rect = box.rect.standardized
    if band * 2 < min(rect.width, rect.height) {
      let radius = min(box.radius, min(rect.width, rect.height) / 2)
      path.elements +=
        Path.roundedRect(
          RoundedRect(
            rect.insetBy(dx: band, dy: band), radius: max(radius - band, 0), corners: box.corners,
            curve: box.curve)
        ).elements
    }
    return .path(path.transformed(by: transform), .evenOdd)
  }
}

extension PixelBox {
  fileprivate init?(_ box: RoundedRect, band: Double?, _ transform: AffineTransform) {
    self.init(transform.snap(box.rect))
    guard !rect.isEmpty else { return nil }
    let scale = transform.rectilinearScale
    if box.radius > 0, !box.corners.isEmpty {
      corner = PixelCorner(
        radiusX: box.radius * scale.x, radiusY: box.radius * scale.y, curve: box.curve,
        columns: rect.width, rows: rect.height)
      corners = corner == nil ? [] : box.corners.turned(by: transform)
    }
    guard let band else { return }

    // A hairline is one pixel, not none.
    let width = max(1, PixelGrid.snap(band * min(scale.x, scale.y)))
    guard width * 2 < min(rect.width, rect.height) else { return }
    self.band = width
    let fit = min(
      1, Double(rect.width) / 2 / (box.radius * scale.x),
      Double(rect.height) / 2 / (box.radius * scale.y))
    innerCorner =
      corners.isEmpty
      ? nil
      : PixelCorner(
        radiusX: box.radius * scale.x * fit - Double(width),
        radiusY: box.radius * scale.y * fit - Double(width), curve: box.curve,
        columns: rect.width - 2 * width, rows: rect.height - 2 * width)
  }

  /// Whether the corners are too large to be worth a table of pixels.
  fileprivate var isTooRound: Bool {
    guard let corner else { return false }
    return corner.columns > 512 || corner.rows > 512
  }

  /// The same box as a path, for very large corners.
  fileprivate var outline: PixelShape {
    let whole = Path(rect, corner, corners)
    guard let band else { return .path(whole, .nonZero) }
    let inner = Path(rect.grown(x: -band, y: -band), innerCorner, corners)
    return .path(Path(elements: whole.elements + inner.elements), .evenOdd)
  }
}

extension Path {
  /// A box in pixels, its corners made of short lines.
  fileprivate init(_ rect: PixelRect, _ corner: PixelCorner?, _ corners: Corners) {
    let points = corner?.points ?? [.zero]
    let (left, top) = (Double(rect.left), Double(rect.top))
    let (right, bottom) = (Double(rect.right), Double(rect.bottom))
    func curve(_ corner: Corners) -> [CGPoint] { corners.contains(corner) ? points : [.zero] }
    // Points lead from the side of a corner to its top or bottom.
    let outline =
      curve(.topLeft).map { CGPoint(x: left + $0.x, y: top + $0.y) }
      + curve(.topRight).reversed().map { CGPoint(x: right - $0.x, y: top + $0.y) }
      + curve(.bottomRight).map { CGPoint(x: right - $0.x, y: bottom - $0.y) }
      + curve(.bottomLeft).reversed().map { CGPoint(x: left + $0.x, y: bottom - $0.y) }
    self.init(
      elements: outline.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close])
  }
}

extension Corners {
  /// The corners of the image under a rectilinear transform.
  fileprivate func turned(by transform: AffineTransform) -> Corners {
    let isUpright = transform.b == 0 && transform.c == 0
    var result: Corners = []
    for (corner, isRight, isBottom) in [
      (Corners.topLeft, false, false), (.topRight, true, false), (.bottomLeft, false, true),
      (.bottomRight, true, true),
    ] where contains(corner) {
      let goesRight = isUpright ? isRight == (transform.a > 0) : isBottom == (transform.c > 0)
      let goesDown = isUpright ? isBottom == (transform.d > 0) : isRight == (transform.b > 0)
      switch (goesRight, goesDown) {
      case (false, false): result.insert(.topLeft)
      case (true, false): result.insert(.topRight)
      case (false, true): result.insert(.bottomLeft)
      case (true, true): result.insert(.bottomRight)
      }
    }
    return result
  }
}
