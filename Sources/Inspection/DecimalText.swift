package import Foundation

/// Numbers with at most three decimals.
package enum DecimalText {
  /// The nearest multiple of 0.001 without trailing zeros, half away from zero; never `-0`.
  package static func string(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard let count = Int(exactly: thousandths) else { return "\(value)" }
    let fraction = count.magnitude % 1000
    let whole = "\(count < 0 ? "-" : "")\(count.magnitude / 1000)"
    guard fraction > 0 else { return whole }
    var digits = String(1000 + fraction).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }

  /// `x,y`.
  package static func string(_ point: CGPoint) -> String {
    "\(string(point.x)),\(string(point.y))"
  }

  /// `wxh`.
  package static func string(_ size: CGSize) -> String {
    "\(string(size.width))x\(string(size.height))"
  }

  /// `x,y wxh`.
  package static func string(_ rect: CGRect) -> String {
    "\(string(rect.origin)) \(string(rect.size))"
  }
}
