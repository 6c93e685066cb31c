import Foundation
import Painting

/// What holds while a context draws; saved and restored as a whole.
struct GraphicsState {
  /// From the coordinates of calls to those of the picture.
  var transform = Painting.AffineTransform.identity
  /// Shapes in the picture's coordinates; drawing shows inside all of them.
  var clips: [Shape] = []
  var fill = Painting.Color.black
  var stroke = Painting.Color.black
  var strokeStyle = StrokeStyle()
  /// Multiplies the alpha of everything.
  var alpha = 1.0
  /// Cast by everything; in the picture's coordinates whatever the transform.
  var shadow: Shadow?
  var blendMode = CGBlendMode.normal
}

/// Drawn items, each with the shapes it is clipped to.
struct RecordedItems {
  private var entries: [(clips: [Shape], item: DisplayItem)] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ item: DisplayItem, clips: [Shape]) { entries.append((clips, item)) }

  mutating func removeAll() { entries = [] }

  /// The items, those with the same clips in groups, in the order they were drawn.
  var items: [DisplayItem] { Self.nest(entries[...], depth: 0) }

  private static func nest(
    _ entries: ArraySlice<(clips: [Shape], item: DisplayItem)>, depth: Int
  ) -> [DisplayItem] {
    var result: [DisplayItem] = []
    var index = entries.startIndex
    while index < entries.endIndex {
      let entry = entries[index]
      guard entry.clips.count > depth else {
        result.append(entry.item)
        index += 1
        continue
      }
      let clip = entry.clips[depth]
      var end = index
      while end < entries.endIndex, entries[end].clips.count > depth,
        entries[end].clips[depth] == clip
      {
        end += 1
      }
      var group = Painting.Group(nest(entries[index..<end], depth: depth + 1))
      group.clip = clip
      result.append(.group(group))
      index = end
    }
    return result
  }
}
