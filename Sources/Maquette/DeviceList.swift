import Foundation
import UIKit

/// The devices a canvas can name, as a table to read.
package enum DeviceList {
  /// One device a line: name, points held upright, pixels per point, safe area, other names.
  package static var text: String {
    let rows = [["name", "points", "scale", "safe area", "also"]] + Device.all.map(row)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in line(row, widths) + "\n" }.joined()
  }

  private static func row(_ device: Device) -> [String] {
    let size = device.size()
    let area = device.safeArea()
    return [
      device.name, "\(whole(size.width))x\(whole(size.height))", "\(whole(device.scale))x",
      [area.top, area.left, area.bottom, area.right].map(whole).joined(separator: ","),
      device.aliases.joined(separator: ", "),
    ]
  }

  private static func line(_ row: [String], _ widths: [Int]) -> String {
    let cells = zip(row, widths).map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }
    let text = cells.joined(separator: "  ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  private static func whole(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
