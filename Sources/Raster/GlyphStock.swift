import Canvas
import Foundation
import Painting

/// The glyphs one picture uses, each read once.
final class GlyphStock {
  private var faces: [FontFace: GlyphShapes?] = [:]
  private var glyphs: [Key: Glyph] = [:]

  private struct Key: Hashable {
    var face: FontFace
    var id: UInt32
  }

  /// What a glyph paints, in ems from its origin.
  enum Glyph {
    case outline(Path)
    case picture(Bitmap, place: CGRect)
  }

  /// What a glyph paints; nil when its face is not installed.
  func glyph(_ id: UInt32, of face: FontFace) throws(CanvasError) -> Glyph? {
    let key = Key(face: face, id: id)
    if let known = glyphs[key] { return known }
    guard let glyph = try shapes(of: face)?.shape(of: id) else { return nil }
    let read = Glyph(glyph)
    glyphs[key] = read
    return read
  }

  private func shapes(of face: FontFace) throws(CanvasError) -> GlyphShapes? {
    if let known = faces[face] { return known }
    let opened = try GlyphShapes.open(Face(face))
    faces[face] = .some(opened)
    return opened
  }
}

extension Face {
  fileprivate init(_ face: FontFace) {
    self.init(
      digest: face.digest, index: face.index,
      variations: face.variations.map { Variation(tag: $0.tag, value: $0.value) })
  }
}

extension GlyphStock.Glyph {
  fileprivate init(_ shape: GlyphShape) {
    switch shape {
    case .outline(let elements): self = .outline(Path(elements: elements.map(Path.Element.init)))
    case .picture(let picture):
      self = .picture(
        Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels),
        place: CGRect(
          x: picture.left, y: picture.top, width: Double(picture.width) * picture.pixelSize,
          height: Double(picture.height) * picture.pixelSize))
    }
  }
}

extension Path.Element {
  fileprivate init(_ element: OutlineElement) {
    switch element {
    case .move(let x, let y): self = .move(CGPoint(x: x, y: y))
    case .line(let x, let y): self = .line(CGPoint(x: x, y: y))
    case .curve(let x1, let y1, let x2, let y2, let x, let y):
      self = .curve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1),
        control2: CGPoint(x: x2, y: y2))
    case .close: self = .close
    }
  }
}
