import Synchronization

/// The named colours of the interface being made: what `UIColor(named:)` finds.
package enum ColorCatalog {
  private static let search = Mutex<(@Sendable (String) -> UIColor?)?>(nil)

  /// Sets how a name is looked up, for the whole process; nil finds nothing.
  package static func setSearch(_ search: (@Sendable (String) -> UIColor?)?) {
    Self.search.withLock { $0 = search }
  }

  static func color(named name: String) -> UIColor? {
    let search = Self.search.withLock { $0 }
    return search?(name)
  }
}

/// The named images of the interface being made: what `UIImage(named:)` finds.
package enum ImageCatalog {
  private static let search = Mutex<(@Sendable (String) -> UIImage?)?>(nil)

  /// Sets how a name is looked up, for the whole process; nil finds nothing.
  package static func setSearch(_ search: (@Sendable (String) -> UIImage?)?) {
    Self.search.withLock { $0 = search }
  }

  static func image(named name: String) -> UIImage? {
    let search = Self.search.withLock { $0 }
    return search?(name)
  }
}
