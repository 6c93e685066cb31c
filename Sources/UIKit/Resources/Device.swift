package import Foundation

/// A device as the simulator offers it: its screen and what of it is free.
package struct Device: Hashable, Sendable {
  /// Which way it is held.
  package enum Orientation: String, Hashable, Sendable, CaseIterable { case portrait, landscape }

  /// The simulator's name.
  package var name: String
  /// Other names it answers to.
  package var aliases: [String]
  package var screen: Screen

  /// What devices of one screen have in common.
  package struct Screen: Hashable, Sendable {
    package var idiom: UIUserInterfaceIdiom
    /// Held upright, in points.
    package var size: CGSize
    /// Pixels per point of the picture; some panels are scaled down from it.
    package var scale: Double
    /// The radius of the display's corners, in points.
    package var cornerRadius: Double
    /// The height of the status bar held upright, in points.
    package var statusBarHeight: Double
    package var portraitSafeArea: UIEdgeInsets
    package var landscapeSafeArea: UIEdgeInsets
    /// The device's name in Interface Builder files.
    package var interfaceBuilderID: String?
  }

  /// Pixels per point.
  package var scale: Double { screen.scale }
  /// The radius of the display's corners, in points.
  package var cornerRadius: Double { screen.cornerRadius }

  /// The size in points.
  package func size(for orientation: Orientation = .portrait) -> CGSize {
    switch orientation {
    case .portrait: screen.size
    case .landscape: CGSize(width: screen.size.height, height: screen.size.width)
    }
  }

  /// What status bar, notch and home indicator take at each edge, in points.
  package func safeArea(for orientation: Orientation = .portrait) -> UIEdgeInsets {
    orientation == .portrait ? screen.portraitSafeArea : screen.landscapeSafeArea
  }

  /// The size class in width.
  package func horizontalSizeClass(
    for orientation: Orientation = .portrait
  ) -> UIUserInterfaceSizeClass {
    if screen.idiom == .pad { return .regular }
    // Phones 414 points wide and more have room to the side when turned.
    return orientation == .landscape && screen.size.width >= 414 ? .regular : .compact
  }

  /// The size class in height.
  package func verticalSizeClass(
    for orientation: Orientation = .portrait
  ) -> UIUserInterfaceSizeClass {
    screen.idiom == .pad || orientation == .portrait ? .regular : .compact
  }

  /// The margin to the left and right of a view controller's root view, inside the safe area.
  package func rootMargin(for orientation: Orientation = .portrait) -> Double {
    if screen.idiom == .pad || screen.size.width >= 414 { return 20 }
    let isNotched = screen.landscapeSafeArea.left > 0
    return orientation == .landscape && isNotched ? 20 : 16
  }

  /// The traits of an interface that fills the screen: light, the default text size.
  package func traits(for orientation: Orientation = .portrait) -> UITraitCollection {
    UITraitCollection.standard.modifyingTraits { traits in
      traits.userInterfaceIdiom = screen.idiom
      traits.displayScale = screen.scale
      traits.horizontalSizeClass = horizontalSizeClass(for: orientation)
      traits.verticalSizeClass = verticalSizeClass(for: orientation)
    }
  }
}
