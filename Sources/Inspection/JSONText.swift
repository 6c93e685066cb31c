/// The pieces of JSON text, written so that equal values are equal text everywhere.
package enum JSONText {
  /// A string literal; only what JSON demands is escaped.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number as ``DecimalText/string(_:)`` prints it; null where it is not finite.
  package static func number(_ value: Double) -> String {
    value.isFinite ? DecimalText.string(value) : "null"
  }

  /// A list of numbers.
  package static func numbers(_ values: [Double]) -> String {
    "[\(values.map(number).joined(separator: ","))]"
  }
}
