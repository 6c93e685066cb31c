import Diagnostics
import UIKit

/// The images and fonts of a scene, read from its project.
struct SceneAssets {
  /// By the names of the file's `images`.
  private(set) var images: [String: UIImage] = [:]

  /// Reads every image and registers every font of a document, also those no view uses: a name
  /// that leads nowhere is a mistake wherever it stands.
  init(of document: SceneDocument, findings: Findings) {
    guard !document.images.isEmpty || !document.fonts.isEmpty else { return }
    let project = ProjectFolder(ofScene: document.file)
    for asset in document.images {
      guard let path = Self.path(of: asset, in: project, findings) else { continue }
      do throws(ImageError) {
        images[asset.name] = try UIImage.load(file: path)
      } catch {
        var diagnostic = error.diagnostic
        diagnostic.location = asset.location
        // The person wrote the relative path; the absolute one is not theirs.
        diagnostic.summary = diagnostic.summary.replacing(path, with: asset.path)
        findings.report(diagnostic)
      }
    }
    for asset in document.fonts {
      guard let path = Self.path(of: asset, in: project, findings) else { continue }
      do throws(UIFont.FileError) {
        _ = try UIFont.register(file: path)
      } catch {
        findings.report(
          Diagnostic(
            .error, id: "bad-font", at: asset.location,
            "cannot use the font \(asset.path): \(error.reason.replacing(path, with: asset.path))"))
      }
    }
  }

  private static func path(
    of asset: SceneAsset, in project: ProjectFolder, _ findings: Findings
  ) -> String? {
    do throws(ProjectFolder.Refusal) {
      return try project.file(asset.path)
    } catch {
      findings.report(
        Diagnostic(.error, id: error.id, at: asset.location, error.summary, help: error.help))
      return nil
    }
  }
}
