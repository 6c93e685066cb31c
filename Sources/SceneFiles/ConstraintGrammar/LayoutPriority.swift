/// Bounds and names of layout priorities.
enum LayoutPriority {
  /// More than 0, which UIKit refuses, up to required.
  static let range = 0.001...1000.0

  /// UILayoutPriority's names, which scenes write as numbers.
  static let named: [String: Double] = [
    "required": 1000, "defaultHigh": 750, "dragThatCanResizeScene": 510, "sceneSizeStayPut": 500,
    "dragThatCannotResizeScene": 490, "defaultLow": 250, "fittingSizeLevel": 50,
  ]

  static let help = "1000 is required, 750 high, 250 low"

  /// What is said of a number outside the range.
  static func objection(_ value: Double) -> String {
    value > 1000 ? "a priority is at most 1000" : "a priority is more than 0"
  }
}

/// The words that name an item of a constraint and therefore cannot be ids.
///
/// `root` is the exception: it may be written as the root view's id.
enum ReservedID: String, CaseIterable {
  case this = "self"
  case superview, root, safeArea, margins, edges
}
