public import Foundation

/// Traits while they are being set.
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayGamut: UIDisplayGamut { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The value of a trait of one's own.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// The values of a trait collection; what nobody has set is unspecified.
struct TraitValues: UIMutableTraits {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var look: SystemLook?
  /// Values of users' traits, in the order they were first set.
  var custom: [(trait: ObjectIdentifier, value: Any)] = []

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      let value = custom.first { $0.trait == ObjectIdentifier(trait) }?.value
      return (value as? T.Value) ?? T.defaultValue
    }
    set {
      if let index = custom.firstIndex(where: { $0.trait == ObjectIdentifier(trait) }) {
        custom[index].value = newValue
      } else {
        custom.append((ObjectIdentifier(trait), newValue))
      }
    }
  }

  /// Takes over what `other` specifies.
  mutating func merge(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.forceTouchCapability != .unknown {
      forceTouchCapability = other.forceTouchCapability
    }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    if let other = other.look { look = other }
    for (trait, value) in other.custom {
      if let index = custom.firstIndex(where: { $0.trait == trait }) {
        custom[index].value = value
      } else {
        custom.append((trait, value))
      }
    }
  }

  /// Whether all of UIKit's traits are equal, and those of one's own that can be compared.
  static func == (a: TraitValues, b: TraitValues) -> Bool {
    a.userInterfaceIdiom == b.userInterfaceIdiom && a.hasSameColorTraits(as: b)
      && a.layoutDirection == b.layoutDirection && a.displayScale == b.displayScale
      && a.horizontalSizeClass == b.horizontalSizeClass
      && a.verticalSizeClass == b.verticalSizeClass
      && a.forceTouchCapability == b.forceTouchCapability
      && a.preferredContentSizeCategory == b.preferredContentSizeCategory
      && a.legibilityWeight == b.legibilityWeight && a.activeAppearance == b.activeAppearance
      && a.custom.count == b.custom.count
      && a.custom.allSatisfy { mine in
        b.custom.contains { $0.trait == mine.trait && equal($0.value, mine.value) }
      }
  }

  private static func equal(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
  }

  /// Whether system colours are the same under both.
  func hasSameColorTraits(as other: TraitValues) -> Bool {
    userInterfaceStyle == other.userInterfaceStyle && displayGamut == other.displayGamut
      && accessibilityContrast == other.accessibilityContrast
      && userInterfaceLevel == other.userInterfaceLevel && look == other.look
  }
}
