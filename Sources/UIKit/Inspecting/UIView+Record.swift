package import Inspection
import Foundation
import Painting

extension UIView {
  /// The view and everything below it, as records in reading order.
  ///
  /// - Parameters:
  ///   - name: The scene's name.
  ///   - scale: Pixels per point.
  /// - Returns: The records, the view's own first.
  package func treeRecord(named name: String, scale: Double) -> TreeRecord {
    var tree = TreeRecord(id: name, size: bounds.size, scale: scale, views: [])
    append(to: &tree.views, path: [])
    return tree
  }

  private func append(to views: inout [ViewRecord], path: [Int]) {
    var record = ViewRecord(
      id: accessibilityIdentifier, className: className, path: path,
      frame: path.isEmpty ? CGRect(origin: .zero, size: bounds.size) : frame)
    record.boundsOrigin = bounds.origin
    record.isHidden = isHidden
    if let text = textRecord {
      record.text = TextRecord(
        string: text.string, lines: text.lines, isTruncated: text.isTruncated,
        baseline: Double(text.baseline))
    }
    record.properties = recordedProperties
    views.append(record)
    for (index, subview) in subviews.enumerated() {
      subview.append(to: &views, path: path + [index])
    }
  }

  /// What is worth comparing besides the frame, where it is not as a plain view has it.
  private var recordedProperties: [ViewRecord.Property] {
    var properties: [ViewRecord.Property] = []
    func add(_ name: String, _ value: String?) {
      if let value { properties.append(ViewRecord.Property(name: name, value: value)) }
    }
    if alpha != 1 { add("alpha", "\(PrintedNumber(alpha))") }
    add("backgroundColor", layer.backgroundColor.map(Self.printed))
    if layer.cornerRadius != 0 { add("cornerRadius", "\(PrintedNumber(layer.cornerRadius))") }
    if layer.borderWidth != 0 {
      add("borderWidth", "\(PrintedNumber(layer.borderWidth))")
      add("borderColor", layer.borderColor.map(Self.printed))
    }
    if layer.shadowOpacity != 0 {
      add("shadowOpacity", "\(PrintedNumber(CGFloat(layer.shadowOpacity)))")
      add("shadowRadius", "\(PrintedNumber(layer.shadowRadius))")
      add(
        "shadowOffset",
        "\(PrintedNumber(layer.shadowOffset.width)),\(PrintedNumber(layer.shadowOffset.height))")
    }
    if clipsToBounds { add("clipsToBounds", "true") }
    return properties
  }

  /// `#RRGGBBAA`.
  private static func printed(_ color: CGColor) -> String {
    let painted = color.painting
    return "#"
      + [painted.red, painted.green, painted.blue, painted.alpha].map { channel in
        let byte = Int((min(max(channel, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}
