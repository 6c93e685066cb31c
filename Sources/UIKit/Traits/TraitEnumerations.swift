/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable {
  case unspecified, light, dark
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
  case unspecified, compact, regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The reading direction of an application.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// The reading direction of a trait collection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether a view's content is mirrored where one reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Normal or high contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// At the bottom or above another interface, as a sheet is.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// Regular text or all of it bold.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The colours a display can show; pictures are sRGB.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// Whether the display feels pressure.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// Whether an interface is in front (Mac only).
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}
