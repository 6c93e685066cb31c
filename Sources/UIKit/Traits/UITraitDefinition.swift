public import Foundation

/// A trait: a value that views inherit from what they are in.
public protocol UITraitDefinition {
  associatedtype Value
  /// What holds where nobody has set it.
  static var defaultValue: Value { get }
  /// Whether colours depend on it.
  static var affectsColorAppearance: Bool { get }
  /// A name for people.
  static var name: String { get }
  /// A name for archives.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// False.
  public static var affectsColorAppearance: Bool { false }
  /// The type's own name.
  public static var name: String { String(describing: Self.self) }
  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}

/// How much room there is in width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How much room there is in height.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The text size a person has chosen.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The reading direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Normal or high contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
}

/// At the bottom or above another interface.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
}

/// Regular text or all of it bold.
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// The colours the display can show.
public enum UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
}

/// Whether the display feels pressure.
public enum UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// Whether an interface is in front.
public enum UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
