import Canvas
import Inspection

/// What is said about a snapshot: a first line with the cause, the files, a way out.
struct SnapshotMessage {
  /// What failed, in one line.
  var summary: String
  /// Evidence, one line each.
  var notes: [String] = []
  /// The way out; nil where accepting the picture is it.
  var help: String?

  /// The whole message.
  func text(id: SnapshotID, store: GoldenStore, hasGolden: Bool) -> String {
    var lines = [summary] + notes.map { "  \($0)" }
    if hasGolden { lines.append("  accepted    \(store.goldenPath(of: id))") }
    var files = "  actual      \(store.report.actualPath(of: id))"
    if hasGolden { files += "      difference  \(store.report.differencePath(of: id))" }
    lines.append(files)
    lines.append("help: \(help ?? "maquette accept \(id)   if this is intended")")
    return lines.joined(separator: "\n")
  }

  // MARK: Failures with a report

  static func missing(_ golden: String) -> SnapshotMessage {
    SnapshotMessage(summary: "\(golden) does not exist, and nothing is recorded here")
  }

  static func unreadable(
    _ golden: String, _ error: PNGError, _ id: SnapshotID
  ) -> SnapshotMessage {
    let help =
      switch error {
      case .notPNG(.gitLFSPointer): "git lfs pull"
      case .notPNG(.mergeConflict):
        "git checkout --ours -- \(golden)   or --theirs, and then run again"
      default: "git checkout -- \(golden)   or: maquette accept \(id)"
      }
    return SnapshotMessage(summary: "\(golden) cannot be compared: \(error)", help: help)
  }

  static func otherFingerprint(
    _ golden: String, _ differences: [Fingerprint.Difference], _ changes: [TreeChange]
  ) -> SnapshotMessage {
    let names = differences.map(\.description).joined(separator: ", ")
    let trees = changes.isEmpty ? ["layout      unchanged"] : changesNotes(changes)
    return SnapshotMessage(
      summary: "\(golden) was made under another fingerprint, pixels are not compared: \(names)",
      notes: trees,
      help: "run where the golden was made, or pass --allow-other-fingerprint")
  }

  static func layout(_ golden: String, _ changes: [TreeChange]) -> SnapshotMessage {
    SnapshotMessage(
      summary: "\(golden) has the same pixels but another layout — \(changes[0])",
      notes: changesNotes(Array(changes.dropFirst())))
  }

  /// A picture of another size or with other pixels.
  static func differs(
    _ golden: String, _ comparison: PictureComparison, change: TreeChange?, view: String?
  ) -> SnapshotMessage {
    let cause = (change.map(\.description) ?? view).map { " — \($0)" } ?? ""
    return SnapshotMessage(summary: "\(golden) differs: \(difference(comparison))\(cause)")
  }

  /// What was measured: the sizes where they differ, else the pixels.
  static func difference(_ comparison: PictureComparison) -> String {
    comparison.isSameSize
      ? figures(comparison)
      : "size \(text(comparison.expected)) → \(text(comparison.actual))"
  }

  private static func changesNotes(_ changes: [TreeChange]) -> [String] {
    let shown = changes.prefix(5).map { "layout      \($0)" }
    let rest = changes.count - shown.count
    return rest > 0 ? shown + ["layout      and \(rest) more"] : shown
  }

  // MARK: Messages without a report

  static func nameTaken(_ id: SnapshotID, by first: String, and second: String) -> String {
    """
    the snapshot name \(id) is used by \(first) and by \(second)
    help: give one of them another name
    """
  }

  static func empty(_ id: SnapshotID, size: String) -> String {
    """
    the picture of \(id) is empty: all of its \(size) pixels are transparent
    help: give the view a size and something to show
    """
  }

  static func foreignColorSpace(_ golden: String, _ space: String) -> String {
    """
    \(golden) cannot be compared: its colours are in another colour space than sRGB, \(space)
    help: convert it to sRGB, or delete it and record it anew
    """
  }

  static func recorded(_ golden: String, isFirst: Bool, failsOnce: Bool) -> String {
    guard failsOnce else { return "\(golden) was \(isFirst ? "written" : "rewritten")" }
    return """
      \(golden) did not exist; it was written now, and this case fails once
      help: look at it, then run again
      """
  }

  static func withinTolerance(_ golden: String, _ comparison: PictureComparison) -> String {
    "\(golden) differs within the tolerance: \(figures(comparison)), "
      + "largest area \(comparison.largestConnectedArea) pixels"
  }

  // MARK: Figures

  /// `312 of 58 800 pixels (0.53 %), largest channel difference 41, inside (24, 80) 96×18 px`.
  static func figures(_ comparison: PictureComparison) -> String {
    let count = "\(grouped(comparison.differingPixels)) of \(grouped(comparison.totalPixels))"
    var parts = [
      "\(count) pixels (\(percentage(comparison)))",
      "largest channel difference \(comparison.largestChannelDifference)",
    ]
    if let region = PixelRegion.union(of: comparison.regions) {
      let size = "\(region.x.count)×\(region.y.count) px"
      let areas = comparison.regions.count == 1 ? "" : " in \(comparison.regions.count) areas"
      parts.append("inside (\(region.x.lowerBound), \(region.y.lowerBound)) \(size)\(areas)")
    }
    return parts.joined(separator: ", ")
  }

  /// Two decimals, never 0.00 where pixels differ.
  private static func percentage(_ comparison: PictureComparison) -> String {
    let total = max(1, comparison.totalPixels)
    let hundredths = (comparison.differingPixels * 10_000 + total / 2) / total
    if hundredths == 0 && comparison.differingPixels > 0 { return "under 0.01 %" }
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
  }

  /// Digits in groups of three.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { result.append(" ") }
      result.append(digit)
    }
    return result
  }

  /// `320×240 px (160×120 pt at 2x)`.
  private static func text(_ size: PictureComparison.Size) -> String {
    let pixels = "\(size.width)×\(size.height) px"
    guard let scale = size.scale, scale > 0 else { return pixels }
    let points = [size.width, size.height].map { number(Double($0) / scale) }
    return "\(pixels) (\(points[0])×\(points[1]) pt at \(number(scale))x)"
  }

  private static func number(_ value: Double) -> String { DecimalText.string(value) }
}
