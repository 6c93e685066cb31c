extension SceneClass {
  /// A controller of one screen.
  static let viewController = SceneClass(
    "UIViewController", .controller, structure: [.class, .view],
    [
      Property("title", ValueKind<String>.text.optional),
      Property("additionalSafeAreaInsets", .insets),
      Property("viewRespectsSystemMinimumLayoutMargins", .bool),
    ])
}
