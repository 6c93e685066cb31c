package import Canvas
package import Inspection
package import Painting
package import Snapshots
import SceneFiles
import Raster
import UIKit

/// The flow, one call a stage: start reading here.
///
/// A scene file (``SceneInput``, built by `Screen.init(_:variant:overrides:ground:log:)`) or views from
/// code become a ``Screen``; from there on there is one way.
@MainActor
package enum Pipeline {
  /// Takes a screen all the way to pixels, with its layout and what it was made under.
  ///
  /// - Throws: ``PictureError`` when the picture would be empty, `RasterError` when it would be too
  ///   large.
  package static func render(_ screen: Screen) throws -> Snapshot {
    let stage = layOut(screen)  // views → frames, text shaped once
    let list = displayList(of: stage)  // frames and looks → what is painted; UIKit ends here
    let bitmap = try rasterize(list, of: stage)  // what is painted → pixels
    return Snapshot(
      image: PixelBuffer(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels),
      scale: list.scale, tree: record(of: stage),
      fingerprint: PictureFingerprint.fingerprint(of: list, traits: screen.canvas.traits))
  }

  /// Lays a screen out without drawing it; conflicts go to the screen's log.
  package static func layOut(_ screen: Screen) -> Stage {
    UIKitLog.$current.withValue(screen.log) {
      // Current for the length of the stage only: tests that run beside it see their own.
      screen.canvas.traits.asCurrent {
        let stage = Stage(screen)
        stage.appear()
        stage.reportConflicts()
        return stage
      }
    }
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
    return UIKitLog.$current.withValue(stage.screen.log) {
      canvas.traits.asCurrent {
        LayerPainter(context).displayList(of: stage.view, background: stage.groundColor)
      }
    }
  }

  /// The pixels of a display list.
  package static func rasterize(_ list: DisplayList, of stage: Stage) throws -> Bitmap {
    guard list.size.width > 0, list.size.height > 0 else {
      throw PictureError.empty(name: stage.screen.name, size: list.size)
    }
    return try Rasterizer.render(list)
  }

  /// The picture as a PNG file that names what it was made under and holds its layout.
  ///
  /// The bytes depend on nothing but the picture and `effort`; the pixels are the same.
  nonisolated package static func encode(_ picture: Snapshot, effort: PNG.Effort = .fast)
    -> [UInt8]
  {
    Golden.file(for: picture, effort: effort)
  }
}
