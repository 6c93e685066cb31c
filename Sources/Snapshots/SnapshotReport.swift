import Inspection

/// The report of a comparison as JSON, for programs.
enum SnapshotReport {
  /// `{"id":…,"golden":…,"reason":…,"expected":{…},"actual":{…},…,"regions":[…],"changes":[…]}`.
  static func json(
    id: SnapshotID, golden: String, reason: SnapshotResult.Reason?,
    comparison: PictureComparison?, changes: [TreeChange], tree: TreeRecord?, scale: Double
  ) -> String {
    var fields = [
      ("id", JSONText.string("\(id)")), ("golden", JSONText.string(golden)),
      ("reason", reason.map { JSONText.string($0.rawValue) } ?? "null"),
    ]
    if let comparison {
      fields += [
        ("expected", object(comparison.expected)), ("actual", object(comparison.actual)),
        ("differingPixels", "\(comparison.differingPixels)"),
        ("totalPixels", "\(comparison.totalPixels)"),
        ("largestChannelDifference", "\(comparison.largestChannelDifference)"),
        ("largestConnectedArea", "\(comparison.largestConnectedArea)"),
        ("regionCount", "\(comparison.regions.count)"),
        (
          "regions",
          // The largest ones; noise has hundreds of thousands.
          list(comparison.regions.prefix(100).map { object($0, tree: tree, scale: scale) })
        ),
      ]
    }
    fields.append(("changes", list(changes.map(object))))
    return object(fields) + "\n"
  }

  private static func object(_ size: PictureComparison.Size) -> String {
    object([
      ("width", "\(size.width)"), ("height", "\(size.height)"),
      ("scale", size.scale.map(JSONText.number) ?? "null"),
    ])
  }

  private static func object(_ region: PixelRegion, tree: TreeRecord?, scale: Double) -> String {
    let view = tree?.deepestView(around: region, scale: scale)
    return object([
      ("x", "\(region.x.lowerBound)"), ("y", "\(region.y.lowerBound)"),
      ("width", "\(region.x.count)"), ("height", "\(region.y.count)"),
      ("pixels", "\(region.area)"),
      ("view", view.map { JSONText.string($0.spokenName) } ?? "null"),
    ])
  }

  private static func object(_ change: TreeChange) -> String {
    object([
      ("view", JSONText.string(change.view)), ("property", JSONText.string(change.property)),
      ("expected", change.expected.map(JSONText.string) ?? "null"),
      ("actual", change.actual.map(JSONText.string) ?? "null"),
    ])
  }

  private static func object(_ fields: [(name: String, value: String)]) -> String {
    "{\(fields.map { "\(JSONText.string($0.name)):\($0.value)" }.joined(separator: ","))}"
  }

  private static func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}
