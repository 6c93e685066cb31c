import Cassowary

/// The engine's record of an item.
///
/// A record may stand for an id that was named but not described yet; such an item takes no part.
final class ItemNode {
  /// The unknowns of a frame in root coordinates.
  struct Unknowns {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
  }

  /// A place in a stack.
  struct Place: Equatable {
    var stack: ItemID
    var index: Int
  }

  /// A content size at a width, in points.
  struct Measurement: Equatable {
    var width: Double
    var size: ContentSize
  }

  let id: ItemID
  var item: LayoutItem
  /// Whether the item was described; false for one that is only named.
  var isPresent = false
  /// Made when a row first needs them.
  var unknowns: Unknowns?
  /// In order of ids.
  var children: [ItemID] = []
  var arrangement: StackArrangement?
  /// The free edge of a stack's spanner (SV-46), in root coordinates.
  var spannerEdge: Variable?
  /// The common gap of an equal-spacing stack (SV-35).
  var gap: Variable?
  /// Where it is arranged.
  var place: Place?
  /// The constraints that name it.
  var constraints: Set<ConstraintID> = []
  /// What came of measuring at the width of the first pass (AL-65).
  var measurement: Measurement?
  /// Sources that read its geometry, and must be made anew when that changes.
  var geometryReaders: Set<RowSource> = []
  /// Sources that read its content size.
  var contentReaders: Set<RowSource> = []

  init(_ id: ItemID) {
    self.id = id
    item = LayoutItem(parent: nil, name: "item \(id.rawValue)", placement: .constraints)
  }

  /// What the solver holds for it.
  var variables: [Variable] {
    let frame = unknowns.map { [$0.left, $0.top, $0.width, $0.height] } ?? []
    return frame + [spannerEdge, gap].compactMap(\.self)
  }

  func forgetVariables() {
    (unknowns, spannerEdge, gap) = (nil, nil, nil)
  }

  /// The content size of the pass that is running; absurd values are kept off the solver.
  func contentSize(_ policy: LayoutPolicy) -> ContentSize {
    var size = item.contentSize
    if let measurement {
      size = measurement.size
      if policy.wrappedTextWidth == .foundWidth, size.width != nil {
        size.width = measurement.width
      }
    }
    return ContentSize(width: Self.usable(size.width), height: Self.usable(size.height))
  }

  /// The largest length layout works with, the one UIKit stops at; points.
  static let longest = 2_777_777.0

  private static func usable(_ length: Double?) -> Double? {
    guard let length, !length.isNaN else { return nil }
    return min(max(length, 0), longest)
  }
}

extension ContentSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> Double? {
    axis == .horizontal ? width : height
  }
}

extension AxisPriorities {
  /// The priority along an axis.
  package subscript(axis: Axis) -> Float {
    axis == .horizontal ? horizontal : vertical
  }
}
