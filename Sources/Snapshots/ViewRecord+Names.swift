import Foundation
package import Inspection

extension ViewRecord {
  /// The view as a person would call it: `title label`, `image view /0/2`, `root view`.
  package var spokenName: String {
    if let id { return "\(id) \(kind)" }
    return path.isEmpty ? "root \(kind)" : "\(kind) \(pathText)"
  }

  /// The class in words, without UIKit's prefix: `UIImageView` is an image view.
  private var kind: String {
    let name = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
    var words = ""
    for character in name {
      if character.isUppercase, let last = words.last, last.isLowercase { words += " " }
      words.append(character)
    }
    return words.lowercased()
  }
}

extension TreeRecord {
  /// The deepest visible view around `region`, in tree order the last of several.
  ///
  /// - Parameters:
  ///   - region: Pixels of the picture.
  ///   - scale: Pixels per point.
  /// - Returns: Nil where even the root is smaller.
  package func deepestView(around region: PixelRegion, scale: Double) -> ViewRecord? {
    var best: ViewRecord?
    // By path: where a view's own coordinates begin on the canvas, unless it is hidden.
    var origins: [[Int]: CGPoint] = [[]: .zero]
    let target = CGRect(
      x: Double(region.x.lowerBound) / scale, y: Double(region.y.lowerBound) / scale,
      width: Double(region.x.count) / scale, height: Double(region.y.count) / scale)
    for view in views {
      let isRoot = view.path.isEmpty
      guard !view.isHidden, let parent = origins[isRoot ? [] : Array(view.path.dropLast())]
      else {
        origins[view.path] = nil
        continue
      }
      let x = parent.x + view.frame.origin.x
      let y = parent.y + view.frame.origin.y
      origins[view.path] = CGPoint(x: x - view.boundsOrigin.x, y: y - view.boundsOrigin.y)
      let isAround =
        x <= target.minX && y <= target.minY && x + view.frame.size.width >= target.maxX
        && y + view.frame.size.height >= target.maxY
      if isAround && view.path.count >= best?.path.count ?? 0 { best = view }
    }
    return best
  }
}
