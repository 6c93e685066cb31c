/// How close counts as equal.
///
/// Coordinates are points up to about 1e5, doubles have 16 digits.
enum Tolerance {
  /// Two positions of one form are the same: well above the rounding of sums of thousands of
  /// coordinates (1e5 · 1e-16 · √n), well below what a pixel can show.
  static let position = 1e-8
  /// Required rows that are off by less than this, in points, do not contradict.
  static let conflict = 1e-6
  /// An entry of a row that is smaller is the rest of a cancellation.
  ///
  /// True factors are multipliers of layouts: 0.001 would be a small one.
  static let entry = 1e-10
  /// An entry that may become the pivot: dividing by less would blow up rounding errors.
  static let pivot = 1e-7
  /// Rows that are off by more, relative to the size of their parts, are computed anew.
  static let discrepancy = 1e-10
  /// A slope per unit of weight that is nearer to zero is zero.
  static let slope = 1e-8
  /// Relative rounding of a sum.
  static let rounding = 1e-11
}
