import Foundation
import Testing
import UIKit

/// One of the shared picture cases: a tree in a neutral form, and the colours of some pixels.
struct PixelCase: Sendable, CustomTestStringConvertible {
  struct Probe: Sendable {
    let x: Int
    let y: Int
    /// Straight red, green, blue and alpha.
    let rgba: [Int]
    let tolerance: Int
    let note: String
  }

  let id: String
  let title: String
  let json: String
  let probes: [Probe]
  var testDescription: String { "\(id): \(title)" }

  /// The cases beside the project; none where they are not there.
  static let all: [PixelCase] = load()

  private static func load() -> [PixelCase] {
    var folder = URL(fileURLWithPath: #filePath)
    var file: URL?
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent("shared/cases/cases_open.json")
      if FileManager.default.fileExists(atPath: candidate.path) {
        file = candidate
        break
      }
    }
    guard let file, let data = try? Data(contentsOf: file),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = root["cases"] as? [[String: Any]]
    else { return [] }
    return cases.compactMap { entry in
      guard entry["kind"] as? String == "pixels", let id = entry["id"] as? String,
        let input = entry["input"] as? [String: Any],
        let expected = entry["expected"] as? [String: Any],
        let pixels = expected["pixels"] as? [[String: Any]],
        let text = try? JSONSerialization.data(withJSONObject: input)
      else { return nil }
      return PixelCase(
        id: id, title: entry["title"] as? String ?? "", json: String(decoding: text, as: UTF8.self),
        probes: pixels.map { pixel in
          let at = pixel["at"] as? [Int] ?? [0, 0]
          return Probe(
            x: at[0], y: at[1], rgba: pixel["rgba"] as? [Int] ?? [],
            tolerance: pixel["tol"] as? Int ?? 0, note: pixel["what"] as? String ?? "")
        })
    }
  }
}

/// Builds views of the neutral form.
@MainActor
struct PixelCaseBuilder {
  let isDark: Bool

  func view(_ node: [String: Any]) -> UIView {
    let view: UIView
    let children = (node["children"] as? [[String: Any]] ?? [])
    if node["type"] as? String == "Stack" {
      let stack = UIStackView()
      stack.axis = node["axis"] as? String == "vertical" ? .vertical : .horizontal
      stack.spacing = number(node["spacing"]) ?? 0
      if node["distribution"] as? String == "fillEqually" { stack.distribution = .fillEqually }
      view = stack
      for child in children {
        let made = self.view(child)
        if child["arranged"] as? Bool == false {
          stack.addSubview(made)
        } else {
          stack.addArrangedSubview(made)
        }
      }
    } else {
      view = UIView()
      for child in children { view.addSubview(self.view(child)) }
    }
    let frame = (node["frame"] as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
    if frame.count == 4 {
      view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    view.backgroundColor = color(node["backgroundColor"])
    view.clipsToBounds = node["clipsToBounds"] as? Bool ?? false
    if let alpha = number(node["alpha"]) { view.alpha = alpha }
    view.layer.cornerRadius = number(node["cornerRadius"]) ?? 0
    view.layer.borderWidth = number(node["borderWidth"]) ?? 0
    if let border = color(node["borderColor"]) { view.layer.borderColor = border.cgColor }
    if let shadow = node["shadow"] as? [String: Any] { set(shadow, on: view.layer) }
    return view
  }

  private func set(_ shadow: [String: Any], on layer: CALayer) {
    layer.shadowColor = color(shadow["color"])?.cgColor
    layer.shadowOpacity = Float(number(shadow["opacity"]) ?? 0)
    layer.shadowRadius = number(shadow["radius"]) ?? 3
    let offset = (shadow["offset"] as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
    if offset.count == 2 { layer.shadowOffset = CGSize(width: offset[0], height: offset[1]) }
    let rect = ((shadow["path"] as? [String: Any])?["rect"] as? [NSNumber] ?? []).map {
      CGFloat($0.doubleValue)
    }
    if rect.count == 4 {
      layer.shadowPath =
        UIBezierPath(rect: CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])).cgPath
    }
  }

  private func number(_ value: Any?) -> CGFloat? {
    (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  /// `#RRGGBB`, `#RRGGBBAA` or a pair of them.
  func color(_ value: Any?) -> UIColor? {
    if let pair = value as? [String: Any] { return color(pair[isDark ? "dark" : "light"]) }
    guard let text = value as? String, text.hasPrefix("#"),
      let number = UInt64(text.dropFirst(), radix: 16)
    else { return nil }
    let rgba = text.count == 7 ? number << 8 | 255 : number
    func channel(_ shift: UInt64) -> CGFloat { CGFloat(rgba >> shift & 255) / 255 }
    return UIColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }
}
