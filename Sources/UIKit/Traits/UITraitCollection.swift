public import Foundation
import Synchronization

/// The circumstances an interface is shown in: light or dark, room, text size, pixels per point.
///
/// A collection says something about some traits and leaves the others unspecified.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Written only while the collection is being made.
  final let values: TraitValues

  /// Creates a collection that specifies nothing.
  public override init() { values = TraitValues() }

  /// Creates a collection from its values.
  init(values: TraitValues) { self.values = values }

  /// Creates a collection that specifies whatever one of `traitCollections` does; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Creates a collection by setting traits.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.changed(TraitValues(), mutations))
  }

  private static func changed(
    _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return (traits as? TraitValues) ?? values
  }

  /// The same collection with some traits set anew.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: Self.changed(values, mutations))
  }

  /// The same collection with one trait of one's own set anew.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// The value of a trait of one's own.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Whether everything that `trait` specifies holds here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether system colours look different under the other collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return !values.hasSameColorTraits(as: traitCollection.values)
  }

  // MARK: The traits

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 where unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// How much room there is in width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is in height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the display feels pressure.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The text size a person has chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The colours the display can show.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Normal or high contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// At the bottom or above another interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Regular text or all of it bold.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether an interface is in front.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The generation of iOS whose colours hold.
  package var look: SystemLook { values.look ?? .standard }

  /// The same collection with the colours of one generation of iOS.
  package func with(look: SystemLook) -> UITraitCollection {
    var values = values
    values.look = look
    return UITraitCollection(values: values)
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.displayScale)
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.verticalSizeClass)
    hasher.combine(values.preferredContentSizeCategory)
    return hasher.finalize()
  }

  // MARK: The current collection

  /// Where a scope of ``performAsCurrent(_:)`` keeps its collection.
  private final class Scope: Sendable {
    let collection: Mutex<UITraitCollection>
    init(_ collection: UITraitCollection) { self.collection = Mutex(collection) }
  }

  @TaskLocal private static var scope: Scope?
  private static let outermost = Scope(.standard)

  /// What holds where nothing is asked for: a phone held upright, light, at 2 pixels a point.
  package static let standard = UITraitCollection { traits in
    traits.userInterfaceIdiom = .phone
    traits.userInterfaceStyle = .light
    traits.layoutDirection = .leftToRight
    traits.displayScale = 2
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.preferredContentSizeCategory = .large
    traits.displayGamut = .SRGB
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
    traits.legibilityWeight = .regular
    traits.forceTouchCapability = .unavailable
    traits.activeAppearance = .active
  }

  /// The circumstances that colours and fonts are looked up in while a view draws.
  ///
  /// Setting it inside ``performAsCurrent(_:)`` lasts until that ends, outside for good.
  public static var current: UITraitCollection {
    get { (scope ?? outermost).collection.withLock { $0 } }
    set { (scope ?? outermost).collection.withLock { $0 = newValue } }
  }

  /// Does something while this is the current collection.
  open func performAsCurrent(_ actions: () -> Void) {
    Self.$scope.withValue(Scope(self), operation: actions)
  }

  /// Does something while this is the current collection, and hands on its result or error.
  package func asCurrent<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$scope.withValue(Scope(self), operation: body)
  }
}

extension UITraitCollection {
  /// Creates a collection that specifies light or dark only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection that specifies the kind of device only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// Creates a collection that specifies the reading direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection that specifies pixels per point only.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// Creates a collection that specifies the room in width only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection that specifies the room in height only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection that specifies the text size only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection that specifies the colours of the display only.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// Creates a collection that specifies the contrast only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection that specifies the level only.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection that specifies bold text only.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Creates a collection that specifies pressure only.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// Creates a collection that specifies being in front only.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
}
