package import Canvas
package import Inspection
package import Painting
import UIKit
import Raster

/// The flow, one call a stage: start reading here.
///
/// A scene, or views from code, become a ``Screen``; from there on there is one way.
@MainActor
package enum Pipeline {
  /// A finished picture with the layout it shows.
  package struct Picture: Sendable {
    package var bitmap: Bitmap
    /// Pixels per point.
    package var scale: Double
    package var record: TreeRecord
    package var fingerprint: PictureFingerprint
  }

  /// Takes a screen all the way to pixels.
  ///
  /// - Throws: ``PictureError`` when the picture would be empty or too large.
  package static func render(_ screen: Screen) throws -> Picture {
    let stage = try layOut(screen)  // views → frames, text shaped once
    let list = displayList(of: stage)  // frames and looks → what is painted, UIKit ends here
    let bitmap = try rasterize(list, of: stage)  // what is painted → pixels
    return Picture(
      bitmap: bitmap, scale: list.scale, record: record(of: stage),
      fingerprint: PictureFingerprint())
  }

  /// Lays a screen out without drawing it.
  package static func layOut(_ screen: Screen) throws -> Stage {
    let stage = Stage(screen)
    stage.appear()
    stage.reportConflicts()
    return stage
  }

  /// The views of a laid-out screen as records.
  package static func record(of stage: Stage) -> TreeRecord {
    stage.view.treeRecord(named: stage.screen.name, scale: Double(stage.screen.canvas.scale))
  }

  /// Everything a laid-out screen shows, resolved.
  package static func displayList(of stage: Stage) -> DisplayList {
    let canvas = stage.screen.canvas
    let context = LayerPainter.Context(
      traits: canvas.traits, scale: Double(canvas.scale), log: stage.screen.log)
    return LayerPainter(context).displayList(of: stage.view, background: stage.groundColor)
  }

  /// The pixels of a display list.
  package static func rasterize(_ list: DisplayList, of stage: Stage) throws -> Bitmap {
    guard list.size.width > 0, list.size.height > 0 else {
      throw PictureError.empty(name: stage.view.layoutName, size: list.size)
    }
    return try Rasterizer.render(list)
  }
}

extension Pipeline.Picture {
  /// The picture as a PNG file, its fingerprint and layout in text chunks.
  ///
  /// The bytes depend on nothing but the picture.
  nonisolated package func png(effort: PNG.Effort = .fast) -> [UInt8] {
    PNG.encode(
      PixelBuffer(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels),
      scale: scale, text: textChunks, effort: effort)
  }
}
