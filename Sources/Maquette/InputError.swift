package import Diagnostics
import Raster

/// Input that cannot be used, with everything there is to say about it.
package struct InputError: Error, Hashable, Sendable {
  /// At least one error, warnings among them.
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package init(_ diagnostic: Diagnostic) { self.init([diagnostic]) }

  /// Takes an error of ``Pipeline/render(_:)`` that the input is to blame for; `nil` for others.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - screen: The name of the screen that was rendered.
  package init?(_ error: any Error, rendering screen: String) {
    let help = "give the canvas another size: width and height, a device, or --size"
    switch error {
    case let error as PictureError:
      self.init(Diagnostic(.error, id: "empty-picture", error.description, help: error.help))
    case RasterError.canvas: return nil
    case let error as RasterError:
      self.init(Diagnostic(.error, id: "canvas-size", "\(screen): \(error)", help: help))
    default: return nil
    }
  }
}
