package import Diagnostics
import Foundation
import SceneFiles
import UIKit

/// A scene file on its way to screens: one for itself and one for each of its variants.
package struct SceneInput: Sendable {
  private let file: SceneFile

  /// Reads the scene at `path`.
  ///
  /// - Throws: ``InputError`` when it cannot be read or is not a scene without errors.
  package init(path: String) throws(InputError) {
    do {
      file = try SceneFile.load(path: path)
    } catch {
      throw InputError(error.diagnostics)
    }
  }

  /// Reads a scene from bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: What messages call it, and where its images and fonts are looked for.
  /// - Throws: ``InputError`` when it is not a scene without errors.
  package init(bytes: [UInt8], path: String) throws(InputError) {
    do {
      file = try SceneFile(bytes: bytes, path: path)
    } catch {
      throw InputError(error.diagnostics)
    }
  }

  /// The scene's name: its file's without folders and ending.
  package var name: String { file.document.name }
  /// The names of its variants, in the file's order.
  package var variants: [String] { file.document.variantNames }
  /// What is to be said about the file although it can be used.
  package var warnings: [Diagnostic] { file.diagnostics }

  /// The traits of the pictures that are kept; one entry where the scene lists none.
  ///
  /// - Parameter flags: What overrides each of them.
  /// - Returns: At least one entry, in the file's order.
  package func snapshots(under flags: ScreenTraits) -> [ScreenTraits] {
    let stated = file.document.snapshots
    var result: [ScreenTraits] = []
    for entry in stated.isEmpty ? [ScreenTraits()] : stated {
      let traits = flags.over(entry)
      // Flags may make entries alike: each picture is made once.
      let isKnown = result.contains { $0.isLike(traits) }
      if !isKnown { result.append(traits) }
    }
    return result
  }

  /// What a command line may say about a screen besides its traits.
  package struct Setting: Sendable {
    /// A colour as scenes write it, or `none`; `nil` is the system's background.
    package var background: String?
    /// The generation of iOS, such as 18; `nil` is the usual one.
    package var release: Int?

    package init(background: String? = nil, release: Int? = nil) {
      self.background = background
      self.release = release
    }
  }

  /// Makes the screen of the scene or of one of its variants.
  ///
  /// - Parameters:
  ///   - variant: Its name; `nil` for the scene itself.
  ///   - traits: What overrides the scene's own canvas and traits.
  ///   - setting: What lies under the views, and the generation of iOS.
  ///   - log: Where warnings go.
  /// - Returns: The screen, ready for ``Pipeline``.
  /// - Throws: ``InputError`` for an unknown variant, device or colour, a canvas beyond the
  ///   limits, and for images and fonts that cannot be used.
  @MainActor
  package func screen(
    variant: String?, traits: ScreenTraits, setting: Setting = Setting(),
    log: DiagnosticLog
  ) throws(InputError) -> Screen {
    let ground = try Screen.Ground(text: setting.background)
    do {
      var screen = try Screen(
        file.document, variant: variant, overrides: traits, ground: ground, log: log)
      if let look = setting.release.flatMap(SystemLook.init) {
        screen.canvas.traits = screen.canvas.traits.with(look: look)
      }
      return screen
    } catch {
      throw InputError(error.diagnostics)
    }
  }
}

extension Screen.Ground {
  /// Reads a colour as scenes write it, or `none`; `nil` is the system's background.
  fileprivate init(text: String?) throws(InputError) {
    switch text {
    case nil: self = .systemBackground
    case "none": self = .transparent
    case let text?:
      guard let color = SceneColor.uiColor(text: text) else {
        throw InputError(SceneColor.unknown(text))
      }
      self = .color(color)
    }
  }
}
