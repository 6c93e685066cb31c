import UIKit

extension SceneClass {
  /// A controller of one screen.
  static let viewController = SceneClass(
    "UIViewController", .controller, structure: [.class, .view],
    make: { _ in UIViewController() },
    [
      .property("title", .optionalText) { $0.title = $1 },
      .property("additionalSafeAreaInsets", .insets) { $0.additionalSafeAreaInsets = $1.edges },
      .property("viewRespectsSystemMinimumLayoutMargins", .bool) {
        $0.viewRespectsSystemMinimumLayoutMargins = $1
      },
      .property("overrideUserInterfaceStyle", .userInterfaceStyle) {
        $0.overrideUserInterfaceStyle = $1
      },
    ])
}
