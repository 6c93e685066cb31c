import Foundation

/// Figures of UIColor's system colours: 0 to 255 in sRGB and an alpha of 0 to 1.
struct SystemColorValue: Hashable, Sendable {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Double

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  var components: ColorComponents {
    ColorComponents(
      .rgb(CGFloat(red) / 255, CGFloat(green) / 255, CGFloat(blue) / 255), alpha: alpha)
  }
}

/// What a colour is in each of UIKit's circumstances.
struct SystemColorVariants: Hashable, Sendable {
  var light: SystemColorValue
  var dark: SystemColorValue
  var lightHighContrast: SystemColorValue
  var darkHighContrast: SystemColorValue
  /// In a sheet and other raised interfaces; only backgrounds differ, and only when dark.
  var darkElevated: SystemColorValue
  var darkHighContrastElevated: SystemColorValue

  /// The value for one set of circumstances.
  func value(isDark: Bool, hasHighContrast: Bool, isElevated: Bool) -> SystemColorValue {
    switch (isDark, hasHighContrast, isElevated) {
    case (false, false, _): light
    case (false, true, _): lightHighContrast
    case (true, false, false): dark
    case (true, true, false): darkHighContrast
    case (true, false, true): darkElevated
    case (true, true, true): darkHighContrastElevated
    }
  }
}
