import Canvas
import Painting
import Snapshots
import UIKit

/// Names everything besides the scene that can move a pixel.
enum PictureFingerprint {
  /// Goes up with every change of the program that moves pixels on purpose.
  static let rendering = 1

  /// The program, the libraries, the faces the picture uses, and its traits.
  static func fingerprint(of list: DisplayList, traits: UITraitCollection) -> Fingerprint {
    var entries = [Fingerprint.Entry("rendering", "\(rendering)")]
    for library in FontLibrary.libraries {
      entries.append(Fingerprint.Entry(library.name, library.version))
    }
    for face in list.faces {
      guard let font = FontLibrary.font(of: face) else { continue }
      let value = "\(font.version ?? "?") \(font.digest ?? face.digest)"
      let entry = Fingerprint.Entry("font \(font.name)", value)
      if !entries.contains(entry) { entries.append(entry) }
    }
    entries.append(Fingerprint.Entry("traits", traits.words))
    return Fingerprint(entries)
  }
}

extension UITraitCollection {
  /// The traits that change how a picture looks, in words.
  fileprivate var words: String {
    [
      userInterfaceStyle == .dark ? "dark" : "light",
      preferredContentSizeCategory.rawValue,
      layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight",
    ].joined(separator: " ")
  }
}

extension DisplayList {
  /// The faces of all glyphs, each once, in the order of painting.
  fileprivate var faces: [Face] {
    var found: [Face] = []
    var seen: Set<FontFace> = []
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .glyphs(let glyphs):
          guard seen.insert(glyphs.run.face).inserted else { continue }
          found.append(Face(digest: glyphs.run.face.digest, index: glyphs.run.face.index))
        case .group(let group):
          visit(group.items)
          visit(group.mask ?? [])
        case .fill, .stroke, .image, .shadow: break
        }
      }
    }
    visit(items)
    return found.sorted { ($0.digest, $0.index) < ($1.digest, $1.index) }
  }
}
