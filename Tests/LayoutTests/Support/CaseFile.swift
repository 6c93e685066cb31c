import Foundation
import Layout

/// A JSON object, read without a schema.
typealias JSONObject = [String: Any]

/// A file of worked cases that lies beside the package, where it does.
enum CaseFile {
  /// The objects under `cases`; nil where the file is not there.
  static func cases(_ path: String) throws -> [JSONObject]? {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let file = folder.appendingPathComponent("shared").appendingPathComponent(path)
      guard var text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      // Infinite numbers, which are no JSON, stand for values that are not asserted.
      for number in ["-Infinity", "Infinity", "NaN"] {
        text = text.replacingOccurrences(of: " \(number)", with: " null")
      }
      let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return (document as? JSONObject)?["cases"] as? [JSONObject]
    }
    return nil
  }
}

/// What a case came to.
struct CaseResult {
  var id: String
  var confidence: String
  /// One line each; none when the case passed.
  var differences: [String]

  /// `certain 80 of 80, likely 20 of 21` and the differences below it.
  static func summary(_ results: [CaseResult]) -> String {
    let groups = Dictionary(grouping: results, by: \.confidence).sorted { $0.key < $1.key }
    let counts = groups.map { name, all in
      "\(name) \(all.count { $0.differences.isEmpty }) of \(all.count)"
    }
    let failures = results.filter { !$0.differences.isEmpty }.map { result in
      "  \(result.id) (\(result.confidence)): \(result.differences.joined(separator: "; "))"
    }
    return ([counts.joined(separator: ", ")] + failures).joined(separator: "\n")
  }
}

extension [String: Any] {
  func number(_ key: String) -> Double? { self[key] as? Double }
  func text(_ key: String) -> String? { self[key] as? String }
  func flag(_ key: String) -> Bool { self[key] as? Bool ?? false }
  func object(_ key: String) -> JSONObject? { self[key] as? JSONObject }
  func objects(_ key: String) -> [JSONObject] { self[key] as? [JSONObject] ?? [] }
  func numbers(_ key: String) -> [Double]? { self[key] as? [Double] }
  /// Numbers of which some may be null.
  func optionals(_ key: String) -> [Double?]? {
    (self[key] as? [Any])?.map { $0 as? Double }
  }
  func pair(_ key: String) -> AxisPriorities? {
    numbers(key).map { AxisPriorities(horizontal: Float($0[0]), vertical: Float($0[1])) }
  }
}

extension Insets {
  /// Top, left, bottom, right.
  init(_ edges: [Double]) {
    self.init(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  /// Top, leading, bottom, trailing.
  init(directional edges: [Double], rightToLeft: Bool) {
    self.init(
      top: edges[0], left: rightToLeft ? edges[3] : edges[1], bottom: edges[2],
      right: rightToLeft ? edges[1] : edges[3])
  }
}

extension StackArrangement.Distribution {
  init?(name: String) {
    let all: [Self] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    guard let match = all.first(where: { "\($0)" == name }) else { return nil }
    self = match
  }
}

extension StackArrangement.Alignment {
  init?(name: String) {
    let all: [Self] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
    let plain = ["top": "leading", "bottom": "trailing"][name] ?? name
    guard let match = all.first(where: { "\($0)" == plain }) else { return nil }
    self = match
  }
}

extension StackArrangement.Spacing {
  /// A number, `system`, or `default`, which is nil.
  init?(json: Any) {
    if let number = json as? Double {
      self = .points(number)
    } else if json as? String == "system" {
      self = .system
    } else {
      return nil
    }
  }
}

/// How a frame differs from the expected one, nil where it does not.
func difference(
  _ name: String, _ actual: CGRect, _ expected: [Double?], tolerance: Double = 0.02
) -> String? {
  let values = [
    actual.origin.x, actual.origin.y, actual.size.width, actual.size.height,
  ]
  let isEqual = zip(values, expected).allSatisfy { a, b in
    b.map { abs(a - $0) <= tolerance } ?? true
  }
  if isEqual { return nil }
  let shown = values.map { ($0 * 1000).rounded() / 1000 }
  return "\(name) is \(shown), not \(expected.map { $0.map { "\($0)" } ?? "any" })"
}
